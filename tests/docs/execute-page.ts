/** A page of docs/how-to/ as a test: every block of its numbered sections is executed, in order, in a new folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../diagnostics/index.ts';
import { packageRoot } from '../../kernel/index.ts';
import { temporaryRoom } from '../support/games.ts';
import { readSections } from './page.ts';
import { Reader } from './play-page.ts';

/**
 * `least`: how many numbered sections the page has, or more. `language`: of the page, and of what the
 * command prints. Returns the folder, for tests that follow.
 */
export function executePage(name: string, least: number, language: Language = 'en'): string {
  const docs = join(packageRoot(), 'docs', ...(language === 'en' ? [] : [language]));
  const page = readFileSync(join(docs, 'how-to', `${name}.md`), 'utf8');
  const sections = readSections(page);
  const room = temporaryRoom();
  const reader = new Reader(room, language);

  test('every numbered section has something to do', () => {
    expect(sections.length).toBeGreaterThanOrEqual(least);
    expect(sections.filter(({ steps }) => steps.length === 0)).toEqual([]);
  });

  // Each section goes on where the one before it ended, so the first that fails ends the page.
  describe.sequential('the page', () => {
    let failed = false;
    for (const { heading, steps } of sections) {
      test(heading, async ({ skip, onTestFailed }) => {
        skip(failed, 'an earlier section failed');
        onTestFailed(() => {
          failed = true;
        });
        for (const step of steps) await reader.follow(step);
      });
    }
  });

  return room;
}
