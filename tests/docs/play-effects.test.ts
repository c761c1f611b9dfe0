/** docs/how-to/play-effects.md: its file compiles, and running it gives what the page says. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createJiti } from 'jiti';
import { expect, test } from 'vitest';
import * as engine from '../../engine/index.ts';
import { packageRoot } from '../../kernel/index.ts';
import { temporaryRoom } from '../support/games.ts';
import { expectToCompile } from './compiles.ts';

const room = temporaryRoom();
const page = readFileSync(join(packageRoot(), 'docs', 'how-to', 'play-effects.md'), 'utf8');

function blocks(pattern: RegExp): string[] {
  return [...page.matchAll(pattern)].map(([, block = '']) => block);
}

const file = join(room, 'lamps.ts');
writeFileSync(file, blocks(/^```ts file=lamps\.ts\n([^]*?)^```$/gm).join('\n'));
const [expected = ''] = blocks(/^```text\n([^]*?)^```$/gm);

test('the file compiles', () => {
  expectToCompile(room, 'lamps.ts');
});

test('the lamps burn as the page says', async () => {
  const jiti = createJiti(import.meta.url, {
    fsCache: false,
    virtualModules: { 'cardwright/engine': engine },
  });
  const { play } = await jiti.import<{ readonly play: () => string[] }>(file);
  expect(play()).toEqual(expected.trimEnd().split('\n'));
});
