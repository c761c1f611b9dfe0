import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { Option } from 'commander';
import {
  type ExportRefusal,
  isFileOfGame,
  kindTable,
  TABLE_FORMS,
  type TableForm,
  writeTable,
} from '../../../generator/index.ts';
import { writeAtomically } from '../../../kernel/index.ts';
import { aboutGame, gamesNamed } from '../../arguments.ts';
import { EXIT, WrongUse } from '../../exit.ts';
import { findGame } from '../../find-games.ts';
import { refuseUnwritable } from '../../out-folder.ts';
import { note, shownPath, wrote } from '../../report.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';
import type { DefineCommand } from '../command.ts';
import { kindNamed, openGame, type OpenedGame } from './kinds.ts';

export const define: DefineCommand = (command, run) =>
  aboutGame(
    command
      .description(
        say(
          'Write all components of a kind as a table, to be edited in a spreadsheet and read back by "cardwright table import".',
        ),
      )
      .argument('<kind>', say('kind of component: unit, or units')),
  )
    .addOption(
      new Option(
        '--to <file>',
        say(
          'form to write: a file, such as units.xlsx, or only its extension: xlsx, ods, csv, tsv',
        ),
      ).default('xlsx'),
    )
    .option('--replace', say('replace an existing table'))
    .action(
      run((terminal, kind: string, name: string | undefined, options: ExportArguments) =>
        exportTable(terminal, kind, gamesNamed(name, options), options),
      ),
    );

interface ExportArguments {
  readonly to: string;
  readonly replace?: boolean;
}

async function exportTable(
  terminal: Terminal,
  name: string,
  games: readonly string[],
  { to, replace = false }: ExportArguments,
): Promise<number> {
  const folder = findGame(games, terminal.cwd);
  const opened = openGame(folder);
  const { checked } = opened;
  const kind = kindNamed(name, checked);
  const path = resolve(terminal.cwd, isForm(to) ? `${name}.${to}` : to);
  const form = formOf(path);
  refuseTaken(path, opened, replace, terminal);
  const table = kindTable(checked, kind);
  if ('refused' in table) throw refusal(table);
  refuseUnwritable(dirname(path), terminal, say('Name another file with --to.'));
  writeAtomically(path, await writeTable(table, form));
  const { length } = table.rows;
  const more = length === 1 ? say(': 1 row') : say(': {count} rows', { count: length });
  wrote(path, terminal, more);
  if (form === 'ods') {
    note(
      say('An .ods has no lists to choose from, notes or column widths; an .xlsx has them.'),
      terminal,
    );
  }
  return EXIT.sound;
}

function isForm(to: string): to is TableForm {
  return (TABLE_FORMS as readonly string[]).includes(to);
}

function formOf(path: string): TableForm {
  const ending = /\.([^./\\]+)$/.exec(path.toLowerCase())?.[1] ?? '';
  if (isForm(ending)) return ending;
  throw new WrongUse(
    say('A table is a file that ends with {endings}.', {
      endings: TABLE_FORMS.map((form) => `.${form}`).join(', '),
    }),
  );
}

/** A file of the game is no export; and what was edited in an earlier one may not have been read back yet. */
function refuseTaken(
  path: string,
  { checked }: OpenedGame,
  replace: boolean,
  terminal: Terminal,
): void {
  const file = shownPath(path, terminal);
  if (isFileOfGame(checked, relative(checked.folder, path).replaceAll('\\', '/'))) {
    throw new WrongUse(
      say('{file} would be a file of the game itself.', { file }),
      say('Name another file with --to.'),
    );
  }
  if (replace || !existsSync(path)) return;
  throw new WrongUse(
    say('{file} is there already.', { file }),
    say(
      'Read it back with "cardwright table import {file}", name another with --to, or add --replace.',
      { file },
    ),
  );
}

function refusal(why: ExportRefusal): WrongUse {
  if (why.refused === 'unknown') {
    return new WrongUse(say('Its kinds: {kinds}.', { kinds: why.kinds.join(', ') }));
  }
  return new WrongUse(
    say('These files have errors: {files}.', { files: why.files.join(', ') }),
    say('Fix them first, so that nothing is lost; "cardwright check" says how.'),
  );
}
