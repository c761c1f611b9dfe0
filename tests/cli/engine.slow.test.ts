/** `cardwright engine`: the session of docs/engine-protocol.md, and what a pipe may bring. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { TRACE } from '../support/command.ts';
import { TINY_GAME } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';
import { talk } from '../support/talk.ts';

interface Exchange {
  readonly written: string;
  readonly answer: unknown;
}

/** Lines with `>` and the lines with `<` below them, of all sessions of the page. */
function exchanges(): Exchange[] {
  const page = readFileSync(join(packageRoot(), 'docs', 'engine-protocol.md'), 'utf8');
  const lines = [...page.matchAll(/^```session\n([^]*?)^```$/gm)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  );
  return lines.flatMap((line, index) => {
    if (!line.startsWith('> ')) return [];
    const answer: unknown = JSON.parse((lines[index + 1] ?? '').replace(/^< /, ''));
    return [{ written: line.slice(2), answer }];
  });
}

/** `…` stands for anything, and as a key for further fields. */
function asPattern(value: unknown): unknown {
  if (value === '…') return expect.anything() as unknown;
  if (Array.isArray(value)) return value.map(asPattern);
  if (typeof value !== 'object' || value === null) return value;
  const { '…': rest, ...fields } = value as Record<string, unknown>;
  const patterns = Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, asPattern(field)]),
  );
  return rest === undefined ? patterns : (expect.objectContaining(patterns) as unknown);
}

test.concurrent('the session of the page', async () => {
  const session = exchanges();
  expect(session.length).toBeGreaterThan(15);
  const { exit, out, err } = await talk(
    ['engine', 'lords-of-war'],
    packageRoot(),
    session.map(({ written }) => written),
  );
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  const answers = out.trim().split('\n');
  expect(answers).toHaveLength(session.length);
  for (const [index, { written, answer }] of session.entries()) {
    const got: unknown = JSON.parse(answers[index] ?? '');
    expect({ written, got }).toEqual({ written, got: asPattern(answer) });
  }
});

test.concurrent('odd lines, and an end without quit', async () => {
  const odd = ['', '   ', '\u0000\u0001', '{"do":', '{"do":"game"}', `"${'x'.repeat(100_000)}"`];
  const { exit, out, err } = await runHere(
    ['engine', 'lords-of-war', '--lang', 'ja'],
    packageRoot(),
    odd,
  );
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  const answers = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { error?: { code: string }; game?: string });
  expect(answers.map(({ error, game }) => error?.code ?? game)).toEqual([
    'BAD_LINE',
    'BAD_LINE',
    'lords-of-war',
    'BAD_LINE',
  ]);
});

test.concurrent('a position that no memory could hold is refused', async () => {
  const lines = [
    '{"do":"position","position":{"hand":{"P1":["999999999 x fx-dummy3"]}}}',
    '{"do":"position","position":{"board":"4 a b\\n  1"}}',
    '{"do":"position","position":{"turn":"P9"}}',
  ];
  const { exit, out } = await runHere(['engine', 'lords-of-war'], packageRoot(), lines);
  expect(exit).toBe(0);
  expect(out.match(/"code":"BAD_POSITION"/g)).toHaveLength(3);
});

test.concurrent('a game that cannot be played', async () => {
  const { exit, out, err } = await runHere(['engine', TINY_GAME], packageRoot(), ['{"do":"game"}']);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).not.toMatch(TRACE);
});
