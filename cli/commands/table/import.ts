import { basename, resolve } from 'node:path';
import {
  isError,
  type ImportPlan,
  placedInTable,
  placeFaults,
  planImport,
  readSource,
  sheetNameOf,
} from '../../../generator/index.ts';
import type { Diagnostic, Fault } from '../../../diagnostics/index.ts';
import { writeAtomically } from '../../../kernel/index.ts';
import { aboutGame, gamesNamed } from '../../arguments.ts';
import { allDiagnostics } from '../../check-game.ts';
import { EXIT, WrongUse } from '../../exit.ts';
import { gamesOf } from '../../find-games.ts';
import { done, report, shownPath } from '../../report.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';
import type { DefineCommand } from '../command.ts';
import { showChanges } from './changes.ts';
import { kindNamed, kindOfFile, openGame, type OpenedGame } from './kinds.ts';

export const define: DefineCommand = (command, run) =>
  aboutGame(
    command
      .description(
        say(
          'Write the changes of a table into the files of the game: values in place, with comments, order and layout kept; new rows as new components. Shows every change; writes nothing if the game would have new errors.',
        ),
      )
      .argument('<file>', say('table: CSV, TSV, XLSX or ODS, with the headers of "table export"')),
    say('the one that the file is in, or of the current folder'),
  )
    .option('--dry-run', say('show the changes, write nothing'))
    .option(
      '--as <kind>',
      say('kind of component in the table; default: from the name of the file'),
    )
    .option('--remove-missing', say('remove components that have no row; without it they stay'))
    .option('--force', say('write even if the game would have new errors'))
    .action(
      run((terminal, file: string, name: string | undefined, options: ImportArguments) =>
        importTable(terminal, file, gamesNamed(name, options), options),
      ),
    );

type Table = Parameters<typeof placedInTable>[3];

interface ImportArguments {
  readonly dryRun?: boolean;
  readonly as?: string;
  readonly removeMissing?: boolean;
  readonly force?: boolean;
}

async function importTable(
  terminal: Terminal,
  given: string,
  games: readonly string[],
  { dryRun = false, as, removeMissing = false, force = false }: ImportArguments,
): Promise<number> {
  const [folder = '', ...others] = gamesOf(games, given, terminal.cwd);
  if (others.length > 0) {
    throw new WrongUse(
      say('There are several games here.'),
      say('Name the one that is meant, by its path or id.'),
    );
  }
  const opened = openGame(folder);
  const path = resolve(terminal.cwd, given);
  const { checked } = opened;
  const kind =
    as === undefined
      ? kindOfFile(basename(path).replace(/\.[^.]*$/, ''), checked)
      : kindNamed(as, checked);
  const source = readSource(path, path);
  const table = source.table?.(sheetNameOf(kind));
  if (source.faults.length > 0 && table === undefined)
    return reported(source.faults, path, null, opened, terminal);
  if (table === undefined || (table.faults.length === 0 && isWithoutRows(table))) {
    throw new WrongUse(
      say('{file} is no table with headers and cards below them.', {
        file: shownPath(path, terminal),
      }),
      say('Tables are files that end with .csv, .tsv, .xlsx or .ods.'),
    );
  }
  if (table.faults.length > 0) return reported(table.faults, path, null, opened, terminal);
  refuseWithoutIds(table, kind, opened, shownPath(path, terminal));
  const plan = planImport(checked, { kind, table, file: path, removeMissing });
  showChanges(plan.changes, terminal);
  if (plan.faults.length > 0) {
    return reported([...plan.faults, ...plan.remarks], path, plan, opened, terminal);
  }
  const found = plan.texts.size === 0 ? [] : await newDiagnostics(opened, plan, path, table);
  const shown = [...placed(plan.remarks, path, plan, opened), ...found];
  if (shown.length > 0) report(shown, 'pretty', terminal);
  const isRefused = found.some(({ severity }) => severity === 'error') && !force;
  if (!isRefused && !dryRun) {
    for (const [file, text] of plan.texts) writeAtomically(resolve(folder, file), text);
  }
  done(outcome(plan, { isRefused, dryRun }), terminal);
  return isRefused ? EXIT.faults : EXIT.sound;
}

/** Headers alone would have all components removed by --remove-missing. */
function isWithoutRows({ rows }: Table): boolean {
  return rows.filter(isWritten).length < 2;
}

function isWritten(row: Table['rows'][number]): boolean {
  return row.some(({ text }) => text.trim() !== '');
}

/** Without ids every row would be a new component, and none of those that are there would have one. */
function refuseWithoutIds(
  { rows, unclosed }: Table,
  kind: string,
  { checked }: OpenedGame,
  file: string,
): void {
  if (unclosed !== undefined) return;
  const { columns = {} } = checked.manifest.kinds[kind] ?? {};
  const headers = (rows.find(isWritten) ?? []).map(({ text }) => text.trim());
  if (headers.some((header) => (columns[header] ?? header) === 'id')) return;
  const near = headers.find((header) => header.toLowerCase() === 'id');
  throw new WrongUse(
    say('{file} has no column "id", which says of each row which component it is.', { file }),
    near === undefined
      ? say('Add it, or begin with the table of "cardwright table export {kind}".', { kind })
      : say('Write "id" in place of "{header}".', { header: near }),
  );
}

/** What the game would have that it does not have now, at the cells of the table. */
async function newDiagnostics(
  { checker, checked }: OpenedGame,
  plan: ImportPlan,
  path: string,
  table: Table,
): Promise<Diagnostic[]> {
  const before = await allDiagnostics(checked);
  const after = checker.supposing(plan.texts);
  if (after.game === null) return [...after.diagnostics];
  const known = new Map<string, number>();
  for (const key of before.map(keyOf)) known.set(key, (known.get(key) ?? 0) + 1);
  const fresh = (await allDiagnostics(after)).filter((one) => {
    const left = known.get(keyOf(one)) ?? 0;
    known.set(keyOf(one), left - 1);
    return left <= 0;
  });
  return placedInTable(fresh, after, plan, table, path);
}

function keyOf({ code, file, message }: Diagnostic): string {
  return [code, file, message].join('\n');
}

function reported(
  faults: readonly Fault[],
  path: string,
  plan: ImportPlan | null,
  opened: OpenedGame,
  terminal: Terminal,
): number {
  report(placed(faults, path, plan, opened), 'pretty', terminal);
  done(say('Nothing was written.'), terminal);
  return faults.some(isError) ? EXIT.faults : EXIT.sound;
}

function placed(
  faults: readonly Fault[],
  path: string,
  plan: ImportPlan | null,
  { checked }: OpenedGame,
): Diagnostic[] {
  const { folder, messages, locale, schemas } = checked;
  return placeFaults(faults, {
    folder,
    text: (file) => (file === path ? plan?.list.text : undefined),
    textLists: new Map(plan === null ? [] : [[path, plan.list]]),
    messages,
    locale,
    describe: schemas.describe,
  });
}

function outcome(
  { texts, changes }: ImportPlan,
  { isRefused, dryRun }: { readonly isRefused: boolean; readonly dryRun: boolean },
): string {
  if (texts.size === 0) return say('The table changes nothing.');
  if (isRefused) {
    return say(
      'Nothing was written: the game would have these errors. --force writes nevertheless.',
    );
  }
  const count = changes.filter(({ what }) => what !== 'missing').length;
  if (dryRun)
    return say('Nothing was written (--dry-run). Components that would change: {count}', { count });
  return say('Components changed: {count}', { count });
}
