/** docs/how-to/play.md in each language: every transcript is played, in order, in one folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../diagnostics/index.ts';
import { packageRoot } from '../../kernel/index.ts';
import { temporaryRoom } from '../support/games.ts';
import { talk } from '../support/talk.ts';

export function playTranscripts(language: Language): void {
  const room = temporaryRoom();
  const docs = join(packageRoot(), 'docs', ...(language === 'en' ? [] : [language]));
  const page = readFileSync(join(docs, 'how-to', 'play.md'), 'utf8');
  const transcripts = [...page.matchAll(/^```play\n\$ npx cardwright (.*)\n([^]*?)^```$/gm)];

  test('the page has transcripts', () => {
    expect(transcripts.length).toBeGreaterThanOrEqual(4);
  });

  describe.sequential('the page', () => {
    for (const [, command = '', transcript = ''] of transcripts) {
      test(command, async () => {
        const typed = [...transcript.matchAll(/^(?:P\d)?> (.*)$/gm)].map(([, line = '']) => line);
        const words = [...command.split(' '), '--ui', language];
        const { exit, out, err } = await talk(words, room, typed);
        expect({ exit, err }).toEqual({ exit: 0, err: '' });
        expect(out).toMatch(asPattern(transcript));
      });
    }
  });
}

/** Lines as they are, but a line `…` for any lines or none. */
function asPattern(transcript: string): RegExp {
  const lines = transcript
    .trimEnd()
    .split('\n')
    .map((line) => (line === '…' ? '(?:.*\\n)*?' : `${escaped(line)}\\n`));
  return new RegExp(`^${lines.join('')}$`);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
