import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Code, wordsOf } from '../../diagnostics/index.ts';
import {
  type FieldSort,
  GameChecker,
  inferKind,
  type InferredKind,
  isSound,
  identify,
  type Identity,
  kindNamed,
  type NameRefusal,
  readSource,
  sheetNameOf,
  writeEmptyGame,
  writeStarter,
} from '../../generator/index.ts';
import { docsPage } from '../docs-page.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { gameAround } from '../find-games.ts';
import { refuseUnwritable } from '../out-folder.ts';
import { report, shownPath } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import type { DefineCommand } from './command.ts';
import { say } from '../say.ts';

/** A game to begin with. */
export const define: DefineCommand = (command, run) =>
  command
    .description(
      say(
        `Make a small complete game in a new folder, as a start for your own: "cardwright init 'Salt Harbour'" makes the game Salt Harbour in salt-harbour. It can be checked, played and printed at once.`,
      ),
    )
    .argument('<name>', say('title of the game; may be preceded by a folder, as in games/Harbour'))
    .option('--id <id>', say('id and folder name; default: made from the title'))
    .option(
      '--empty',
      say('nothing to delete: one kind of card, its template and a deck, no cards'),
    )
    .option(
      '--table <file>',
      say(
        'a game of the cards in a table (CSV, TSV, XLSX, ODS): fields and their types are inferred',
      ),
    )
    .action(run(init));

interface InitArguments {
  readonly id?: string;
  readonly empty?: boolean;
  /** Path of one. */
  readonly table?: string;
}

function init(terminal: Terminal, name: string, options: InitArguments): number {
  const { id, empty = false, table: path } = options;
  const place = resolve(terminal.cwd, name);
  const identity = identify(basename(place), id);
  if ('refused' in identity) throw refusal(identity, name);
  const folder = join(dirname(place), identity.id);
  refuseUnlessFree(place, folder, terminal);
  refuseUnwritable(dirname(folder), terminal, say('Make the game in another folder.'));
  const table = path === undefined ? null : tableAt(resolve(terminal.cwd, path), terminal);
  if (table !== null) {
    const kind = kindNamed(basename(path ?? ''));
    writeStarter(folder, identity, (target) => writeEmptyGame(target, identity, kind, table));
    showInferred(kind, table, terminal);
    showChangedIds(table, terminal);
  } else if (empty) {
    writeStarter(folder, identity, (target) => writeEmptyGame(target, identity, 'card'));
  } else {
    writeStarter(folder, identity);
  }
  const result = new GameChecker(folder).check();
  const made = { title: identity.title, folder: shownPath(folder, terminal) };
  terminal.print(
    isSound(result)
      ? say('{title} is ready in {folder}.', made)
      : say('{title} is in {folder}, but it has errors:', made),
  );
  report(result.diagnostics, 'pretty', terminal);
  const plays = table === null && !empty;
  terminal.print(nextSteps(folder, identity, plays, terminal));
  return isSound(result) ? EXIT.sound : EXIT.faults;
}

/** The cards of a table; a table that cannot be used is refused with the reason. */
function tableAt(path: string, terminal: Terminal): InferredKind {
  const file = shownPath(path, terminal);
  if (!existsSync(path)) throw new WrongUse(say('There is no file "{file}".', { file }));
  const { table, faults } = readSource(path, basename(path));
  const read = table?.(sheetNameOf(kindNamed(basename(path))));
  const why = [...faults, ...(read?.faults ?? [])][0];
  if (why !== undefined)
    throw new WrongUse(`${file}: ${wordsOf(why.code as Code).message(why.params)}`);
  if (read?.unclosed !== undefined) {
    const { start, end } = read.unclosed;
    const text = read.text.slice(start, end);
    throw new WrongUse(`${file}: ${wordsOf('CW1707').message({ text })}`);
  }
  const inferred = read === undefined ? null : inferKind(read);
  if (inferred !== null) return inferred;
  throw new WrongUse(
    say('{file} is no table with headers and cards below them.', { file }),
    say('Tables are files that end with .csv, .tsv, .xlsx or .ods.'),
  );
}

/** What was made of the columns, so that nobody has to guess. */
function showInferred(kind: string, { fields, columns }: InferredKind, terminal: Terminal): void {
  const headers = new Map(Object.entries(columns).map(([from, to]) => [to, from]));
  const width = Math.max(...fields.map(({ name }) => name.length));
  terminal.print(say('Fields of the kind {kind}:', { kind }));
  for (const { name, is } of fields) {
    const header = headers.get(name)?.replaceAll(/\s+/g, ' ');
    const from = header === undefined ? '' : ` (${header})`;
    terminal.print(`  ${name.padEnd(width)}  ${sortShown(is)}${from}`);
  }
}

/** Ids that the table had and the game cannot have. */
function showChangedIds({ changedIds }: InferredKind, terminal: Terminal): void {
  if (changedIds.length === 0) return;
  terminal.print(
    say('Ids have small letters, digits and hyphens, and no two are the same. Changed:'),
  );
  for (const { from, to } of changedIds.slice(0, SHOWN_IDS)) terminal.print(`  ${from} → ${to}`);
  const more = changedIds.length - SHOWN_IDS;
  if (more > 0) terminal.print(say('  … and {count} more', { count: more }));
}

const SHOWN_IDS = 8;

function sortShown(is: FieldSort): string {
  switch (is.sort) {
    case 'id':
      return say('id');
    case 'text':
      return say('text');
    case 'texts':
      return say('text in {languages}', { languages: is.languages.join(', ') });
    case 'integer':
      return say('whole number');
    case 'number':
      return say('number');
    case 'boolean':
      return say('yes or no');
    case 'words':
      return is.words.join(' | ');
  }
}

function refusal(why: NameRefusal, name: string): WrongUse {
  switch (why.refused) {
    case 'empty':
      return new WrongUse(
        say('A game needs a name.'),
        say('For example: cardwright init "Salt Harbour"'),
      );
    case 'control-character':
      return new WrongUse(
        say('The name holds a character that cannot be seen, such as a line break.'),
      );
    case 'needs-id':
      return new WrongUse(
        say(
          'No id can be made of "{name}": ids have the letters a to z, digits and hyphens, begin with a letter, and are at most 64 long.',
          { name },
        ),
        say('Give one: cardwright init "{name}" --id my-game', { name }),
      );
    case 'bad-id':
      return new WrongUse(
        say('"{id}" cannot be an id.', { id: why.id }),
        say(
          'Use small letters, digits and single hyphens, at most 64 of them, beginning with a letter.',
        ),
      );
    case 'reserved':
      return new WrongUse(
        say('No folder can be called "{id}" on Windows.', { id: why.id }),
        say('Give another id: cardwright init "{name}" --id {id}-game', { name, id: why.id }),
      );
  }
}

function refuseUnlessFree(path: string, folder: string, terminal: Terminal): void {
  const shown = shownPath(folder, terminal);
  if ([path, folder].includes(resolve(terminal.cwd))) {
    throw new WrongUse(
      say('A new game needs a folder of its own, not the one that you are in.'),
      say('Give it a name: cardwright init "Salt Harbour" makes the folder salt-harbour.'),
    );
  }
  const around = gameAround(dirname(folder));
  if (around !== null) {
    throw new WrongUse(
      say('{folder} would lie inside another game, {around}.', {
        folder: shown,
        around: shownPath(around, terminal),
      }),
      say('Make it beside that game.'),
    );
  }
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory())
    throw new WrongUse(say('There is a file {file} already.', { file: shown }));
  if (readdirSync(folder).length > 0) {
    throw new WrongUse(
      say('The folder {folder} is not empty; nothing was changed in it.', { folder: shown }),
      say('Choose another name, or another place.'),
    );
  }
}

/** What to type next, and what to read. */
function nextSteps(
  folder: string,
  { title }: Identity,
  plays: boolean,
  terminal: Terminal,
): string {
  return [
    '',
    say('Next:'),
    `  cd ${shellWord(shownPath(folder, terminal))}`,
    say('  npm start                 checks the game, judges its decks and prints its sheets'),
    say('  npm run check -- --watch  reports errors whenever you save'),
    ...(plays ? [say('  npm run play              plays it, you against a bot')] : []),
    say('  npm run preview           shows all cards in the browser'),
    say('  npm run print             makes sheets to cut out'),
    '',
    say('After the first of these, all commands of "npx cardwright" work in this folder.'),
    '',
    say('How to make {title} your own: {guide}', {
      title,
      guide: shownPath(docsPage('how-to/your-own-game'), terminal),
    }),
  ].join('\n');
}

function shellWord(text: string): string {
  return /^[\w./\\:@%+-]+$/.test(text) ? text : `"${text}"`;
}
