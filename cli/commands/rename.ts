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
import { say } from '../say.ts';

/** Another id, everywhere. */
export const define: DefineCommand = (command, run) =>
  aboutGame(
    command
      .description(
        say(
          'Change the id of a component, pattern or deck in every file of the game that refers to it. Comments and layout are kept. Lists places that still use the old id.',
        ),
      )
      .argument('<old>', say('current id'))
      .argument('<new>', say('new id')),
  ).action(
    run((terminal, from: string, to: string, name: string | undefined, options: object) =>
      rename(terminal, from, to, gamesNamed(name, options)),
    ),
  );

function rename(terminal: Terminal, from: string, to: string, names: readonly string[]): number {
  const folder = findGame(names, terminal.cwd);
  const result = new GameChecker(folder).check();
  const { game } = result;
  if (game === null)
    throw new WrongUse(say('game.yaml cannot be used; "cardwright check" says why.'));
  const renamed = renameId({ ...result, game }, from, to);
  if ('refused' in renamed) throw refusal(renamed, from, to);
  for (const { file, places } of renamed) {
    const path = shownPath(file, terminal);
    terminal.print(
      places === 1
        ? say('{path}: 1 place', { path })
        : say('{path}: {places} places', { path, places }),
    );
  }
  showLeft(placesLeft(game, folder, from), from, terminal);
  return EXIT.sound;
}

/** Files, and lines of one, that are named. */
const MOST_FILES = 20;
const MOST_LINES = 8;

/** What only people can decide: whether a rule, a template or a sentence means the id. */
function showLeft(left: readonly FileLeft[], id: string, terminal: Terminal): void {
  const written = left.filter(({ made }) => !made);
  if (written.length > 0) {
    terminal.remark(
      say('"{id}" is still in these places; change by hand those that mean this id:', { id }),
    );
  }
  for (const { file, lines } of written.slice(0, MOST_FILES)) {
    const shown = lines.slice(0, MOST_LINES).join(', ');
    const more = lines.length > MOST_LINES ? ', …' : '';
    const place = { file: shownPath(file, terminal), lines: `${shown}${more}` };
    terminal.remark(
      lines.length === 1
        ? say('  {file}: line {lines}', place)
        : say('  {file}: lines {lines}', place),
    );
  }
  const more = written.length - MOST_FILES;
  if (more > 0)
    terminal.remark(
      more === 1 ? say('  and in 1 more file') : say('  and in {more} more files', { more }),
    );
  for (const { file } of left.filter(({ made }) => made)) {
    terminal.remark(
      say('{file} is rebuilt by "cardwright build".', { file: shownPath(file, terminal) }),
    );
  }
}

function refusal(why: RenameRefusal, from: string, to: string): WrongUse {
  switch (why.refused) {
    case 'unknown': {
      const meant = nearest(from, why.ids);
      return new WrongUse(
        say('Nothing in the game has the id "{id}".', { id: from }),
        meant === undefined ? undefined : say('Did you mean "{meant}"?', { meant }),
      );
    }
    case 'taken':
      return new WrongUse(
        say('The id "{id}" belongs to a {kind} already.', { id: to, kind: why.by.kind }),
      );
    case 'bad-id':
      return new WrongUse(
        say('"{id}" cannot be an id.', { id: to }),
        say('Use small letters, digits and single hyphens, beginning with a letter.'),
      );
    case 'family':
      return new WrongUse(
        say('"{id}" is one of a family in {file}: its id follows from lists.', {
          id: from,
          file: why.file,
        }),
        say('Change the lists or the id of the family.'),
      );
    case 'workbook':
      return new WrongUse(
        say('"{id}" is in a workbook, which is not written: {files}.', {
          id: from,
          files: why.files.join(', '),
        }),
        say('Change it there and everywhere else by hand, or keep the table as CSV.'),
      );
    case 'unreadable':
      return new WrongUse(
        say('Not every file can be read: {files}.', { files: why.files.join(', ') }),
        say('Fix them first, so that no place is missed; "cardwright check" says how.'),
      );
  }
}
