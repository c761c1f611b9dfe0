import {
  GameChecker,
  type FileLeft,
  placesLeft,
  renameId,
  type RenameRefusal,
} from '../../generator/index.ts';
import { nearest } from '../../kernel/index.ts';
import { aboutGame, gamesNamed } from '../arguments.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { findGame } from '../find-games.ts';
import { shownPath } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import type { DefineCommand } from './command.ts';

/** Another id, everywhere. */
export const define: DefineCommand = (command, run) =>
  aboutGame(
    command
      .description(
        'Change the id of a component, pattern or deck in every file of the game that refers to it. Comments and layout are kept. Lists places that still use the old id.',
      )
      .argument('<old>', 'current id')
      .argument('<new>', 'new id'),
  ).action(
    run((terminal, from: string, to: string, name: string | undefined, options: object) =>
      rename(terminal, from, to, gamesNamed(name, options)),
    ),
  );

export function rename(
  terminal: Terminal,
  from: string,
  to: string,
  names: readonly string[],
): number {
  const folder = findGame(names, terminal.cwd);
  const result = new GameChecker(folder).check();
  const { game } = result;
  if (game === null) throw new WrongUse('game.yaml cannot be used; "cardwright check" says why.');
  const renamed = renameId({ ...result, game }, from, to);
  if ('refused' in renamed) throw refusal(renamed, from, to);
  for (const { file, places } of renamed) {
    terminal.print(`${shownPath(file, terminal)}: ${places} ${places === 1 ? 'place' : 'places'}`);
  }
  tellLeft(placesLeft(game, folder, from), from, terminal);
  return EXIT.sound;
}

/** Files, and lines of one, that are named. */
const MOST_FILES = 20;
const MOST_LINES = 8;

/** What only people can decide: whether a rule, a template or a sentence means the id. */
function tellLeft(left: readonly FileLeft[], id: string, terminal: Terminal): void {
  const written = left.filter(({ made }) => !made);
  if (written.length > 0) {
    terminal.remark(`"${id}" is still in these places; change by hand those that mean this id:`);
  }
  for (const { file, lines } of written.slice(0, MOST_FILES)) {
    const shown = lines.slice(0, MOST_LINES).join(', ');
    const more = lines.length > MOST_LINES ? ', …' : '';
    const noun = lines.length === 1 ? 'line' : 'lines';
    terminal.remark(`  ${shownPath(file, terminal)}: ${noun} ${shown}${more}`);
  }
  const more = written.length - MOST_FILES;
  if (more > 0) terminal.remark(`  and in ${more} more ${more === 1 ? 'file' : 'files'}`);
  for (const { file } of left.filter(({ made }) => made)) {
    terminal.remark(`${shownPath(file, terminal)} is rebuilt by "cardwright build".`);
  }
}

function refusal(why: RenameRefusal, from: string, to: string): WrongUse {
  switch (why.refused) {
    case 'unknown': {
      const meant = nearest(from, why.ids);
      return new WrongUse(
        `Nothing in the game has the id "${from}".`,
        meant === undefined ? undefined : `Did you mean "${meant}"?`,
      );
    }
    case 'taken':
      return new WrongUse(`The id "${to}" belongs to a ${why.by.kind} already.`);
    case 'bad-id':
      return new WrongUse(
        `"${to}" cannot be an id.`,
        'Use small letters, digits and single hyphens, beginning with a letter.',
      );
    case 'unreadable':
      return new WrongUse(
        `Not every file can be read: ${why.files.join(', ')}.`,
        'Fix them first, so that no place is missed; "cardwright check" says how.',
      );
  }
}
