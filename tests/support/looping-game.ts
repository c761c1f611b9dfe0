/** The starter with rules that never answer once a second keeper is on the table. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editedStarter } from './edited-starter.ts';

const FILE = 'rules/light.ts';
const BEFORE = '    const keeper = keeperOn(state, from);\n';
const LOOP = '    while (lamps.cards(state).length > 1) oil.get(state, from);\n';

/** `place`: the function that goes on for ever, its file and its line. */
export function loopingGame(folder: string): { game: string; place: RegExp } {
  const game = editedStarter(folder, [FILE, BEFORE, `${BEFORE}${LOOP}`]);
  const lines = readFileSync(join(game, FILE), 'utf8').split('\n');
  const line = lines.indexOf(LOOP.trimEnd()) + 1;
  return {
    game,
    place: new RegExp(String.raw`^ {4}at lightOf \([^:]*rules.light\.ts:${line}:\d+\)$`, 'm'),
  };
}
