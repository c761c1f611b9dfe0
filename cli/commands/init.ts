import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import {
  GameChecker,
  isSound,
  identify,
  type Identity,
  type NameRefusal,
  writeStarter,
} from '../../generator/index.ts';
import { packageRoot } from '../../kernel/index.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { gameAround } from '../find-games.ts';
import { refuseUnwritable } from '../out-folder.ts';
import { report, shownPath } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import type { DefineCommand } from './command.ts';

/** A game to begin with. */
export const define: DefineCommand = (command, run) =>
  command
    .description(
      'Make a small complete game in a new folder, as a start for your own: "cardwright init \'Salt Harbour\'" makes the game Salt Harbour in salt-harbour. It can be checked, played and printed at once.',
    )
    .argument('<name>', 'title of the game; may be preceded by a folder, as in games/Harbour')
    .option('--id <id>', 'id and folder name; default: made from the title')
    .action(run(init));

export interface InitArguments {
  readonly id?: string;
}

export function init(terminal: Terminal, name: string, { id }: InitArguments): number {
  const path = resolve(terminal.cwd, name);
  const identity = identify(basename(path), id);
  if ('refused' in identity) throw refusal(identity, name);
  const folder = join(dirname(path), identity.id);
  refuseUnlessFree(path, folder, terminal);
  refuseUnwritable(dirname(folder), terminal, 'Make the game in another folder.');
  writeStarter(folder, identity);
  const result = new GameChecker(folder).check();
  terminal.print(`${identity.title} is ready in ${shownPath(folder, terminal)}.`);
  report(result.diagnostics, 'pretty', terminal);
  terminal.print(nextSteps(folder, identity, terminal));
  return isSound(result) ? EXIT.sound : EXIT.faults;
}

function refusal(why: NameRefusal, name: string): WrongUse {
  switch (why.refused) {
    case 'empty':
      return new WrongUse('A game needs a name.', 'For example: cardwright init "Salt Harbour"');
    case 'control-character':
      return new WrongUse('The name holds a character that cannot be seen, such as a line break.');
    case 'needs-id':
      return new WrongUse(
        `No id can be made of "${name}": ids have the letters a to z, digits and hyphens, begin with a letter, and are at most 64 long.`,
        `Give one: cardwright init "${name}" --id my-game`,
      );
    case 'bad-id':
      return new WrongUse(
        `"${why.id}" cannot be an id.`,
        'Use small letters, digits and single hyphens, at most 64 of them, beginning with a letter.',
      );
    case 'reserved':
      return new WrongUse(
        `No folder can be called "${why.id}" on Windows.`,
        `Give another id: cardwright init "${name}" --id ${why.id}-game`,
      );
  }
}

function refuseUnlessFree(path: string, folder: string, terminal: Terminal): void {
  const shown = shownPath(folder, terminal);
  if ([path, folder].includes(resolve(terminal.cwd))) {
    throw new WrongUse(
      'A new game needs a folder of its own, not the one that you are in.',
      'Give it a name: cardwright init "Salt Harbour" makes the folder salt-harbour.',
    );
  }
  const around = gameAround(dirname(folder));
  if (around !== null) {
    throw new WrongUse(
      `${shown} would lie inside another game, ${shownPath(around, terminal)}.`,
      'Make it beside that game.',
    );
  }
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) throw new WrongUse(`There is a file ${shown} already.`);
  if (readdirSync(folder).length > 0) {
    throw new WrongUse(
      `The folder ${shown} is not empty; nothing was changed in it.`,
      'Choose another name, or another place.',
    );
  }
}

/** What to type next, and what to read. */
function nextSteps(folder: string, { title }: Identity, terminal: Terminal): string {
  const guide = join(packageRoot(), 'docs', 'how-to', 'your-own-game.md');
  return [
    '',
    'Next:',
    `  cd ${shellWord(shownPath(folder, terminal))}`,
    '  npm start                 checks the game, judges its decks and prints its sheets',
    '  npm run check -- --watch  reports errors whenever you save',
    '  npm run play              plays it, you against a bot',
    '  npm run preview           shows all cards in the browser',
    '  npm run print             makes sheets to cut out',
    '',
    'After the first of them "npx cardwright" is at hand in this folder with all its commands.',
    '',
    `How ${title} becomes a game of your own: ${shownPath(guide, terminal)}`,
  ].join('\n');
}

function shellWord(text: string): string {
  return /^[\w./\\:@%+-]+$/.test(text) ? text : `"${text}"`;
}
