/** The starter with rules that never answer once a second keeper is on the table. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';
import { copyGame } from './games.ts';

/** `place`: the function that goes on for ever, its file and its line. */
export function loopingGame(folder: string): { game: string; place: RegExp } {
  const starter = join(packageRoot(), 'starter');
  const light = readFileSync(join(starter, 'rules/light.ts'), 'utf8');
  const endless = light.replace(
    '    const keeper = keeperOn(state, from);\n',
    '$&    while (lamps.cards(state).length > 1) oil.get(state, from);\n',
  );
  expect(endless).not.toBe(light);
  const line = endless.split('\n').findIndex((text) => text.includes('while (')) + 1;
  return {
    game: copyGame(starter, folder, { 'rules/light.ts': endless }),
    place: new RegExp(String.raw`^ {4}at lightOf \([^:]*rules.light\.ts:${line}:\d+\)$`, 'm'),
  };
}
