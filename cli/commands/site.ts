import { join, resolve } from 'node:path';
import type { Diagnostic } from '../../diagnostics/index.ts';
import { type CheckedGame, GameChecker, isSound } from '../../generator/index.ts';
import {
  hasRulebook,
  Press,
  type PrintResult,
  printRulebook,
  webBooks,
} from '../../print/index.ts';
import {
  BadRules,
  clausesAt,
  NotASite,
  refuseForeign,
  writeSite,
  writeSiteList,
} from '../../studio/index.ts';
import { aboutGames, gamesNamed } from '../arguments.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { findGames } from '../find-games.ts';
import { outFolderFlag } from '../flags.ts';
import { refuseUnwritable } from '../out-folder.ts';
import { done, note, report, shownGame, shownPath } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import { say } from '../say.ts';
import type { DefineCommand } from './command.ts';
import { printDate, type PrintDate } from './print/date.ts';
import { printed } from './print/print.ts';

/** A site of each game that any host of static files gives out. */
export const define: DefineCommand = (command, run) =>
  aboutGames(command)
    .description(
      say(
        'Write a site of games that works from any static host, also from a subfolder: all cards with search, a deck builder, playing against bots, the rulebook and the clauses to read, print files, in every language of the game.',
      ),
    )
    .addOption(outFolderFlag('site/'))
    .option('--no-print-files', say('nothing to print: only what is read and played'))
    .action(
      run((terminal, names: string[], options: SiteArguments) =>
        site(terminal, gamesNamed(names, options), options),
      ),
    );

interface SiteArguments {
  readonly out?: string;
  readonly printFiles: boolean;
}

/** What all sites of a command are made with. */
interface Means {
  readonly press: Press;
  readonly terminal: Terminal;
  readonly printFiles: boolean;
  readonly moment: PrintDate;
}

async function site(
  terminal: Terminal,
  names: readonly string[],
  { out = 'site', printFiles }: SiteArguments,
): Promise<number> {
  const folder = resolve(terminal.cwd, out);
  const games = findGames([...names], terminal.cwd).map((game) => soundGame(game, terminal));
  const sound = games.filter((game) => game !== null);
  // Before minutes of printing.
  refuseUnwritable(folder, terminal);
  for (const { manifest } of sound) await withHints(() => refuseForeign(join(folder, manifest.id)));
  const press = new Press();
  const moment = printDate();
  let isWhole = sound.length === games.length;
  try {
    for (const checked of sound) {
      const target = join(folder, checked.manifest.id);
      if (!(await siteOf(checked, target, { press, terminal, printFiles, moment })))
        isWhole = false;
    }
  } finally {
    await press.close();
  }
  if (sound.length > 0) list(folder, terminal);
  return isWhole ? EXIT.sound : EXIT.faults;
}

function soundGame(folder: string, terminal: Terminal): CheckedGame | null {
  const checked = new GameChecker(folder).check();
  if (isSound(checked) && checked.game !== null) return checked;
  report(checked.diagnostics, 'pretty', terminal);
  terminal.remark(
    say('{game} has errors and was not built.', { game: shownGame(folder, terminal) }),
  );
  return null;
}

/** Whether everything of it could be printed. */
async function siteOf(checked: CheckedGame, target: string, means: Means): Promise<boolean> {
  const { press, terminal, printFiles, moment } = means;
  const results = printFiles ? await printsOf(checked, means) : [];
  const game = checked.folder;
  const writing = say('Writing the site of {game}', { game });
  const web = await terminal.progress(writing, (show) =>
    webBooks(
      checked,
      { ...moment, clausesAt, onFile: (name) => show(say('Writing {name}', { name })) },
      press,
    ),
  );
  const diagnostics = eachOnce([...results, web].flatMap((result) => result.diagnostics));
  if (diagnostics.length > 0) report(diagnostics, 'pretty', terminal);
  const prints = results.flatMap(({ files }) => files);
  const parts = { prints, date: moment.date, books: web.books };
  await terminal.progress(writing, () => withHints(() => writeSite(checked, target, parts)));
  done(say('  site      {folder}/', { folder: shownPath(target, terminal) }), terminal);
  return isSound({ diagnostics });
}

/** Printed where `cardwright print` prints: what has not changed since is not printed again. */
async function printsOf(
  checked: CheckedGame,
  { press, terminal, moment }: Means,
): Promise<PrintResult[]> {
  const request = { out: resolve(terminal.cwd, 'out'), papers: ['a4'], ...moment };
  const sheets = await printed(checked, request, press, terminal);
  if (!hasRulebook(checked)) return [sheets];
  const book = await printed(checked, request, press, terminal, printRulebook);
  return [sheets, book];
}

/** What sheets and books both say. */
function eachOnce(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values()];
}

function list(folder: string, terminal: Terminal): void {
  const written = writeSiteList(folder);
  if ('list' in written) {
    done(say('  sites     {file}', { file: shownPath(written.list, terminal) }), terminal);
    return;
  }
  const file = shownPath(written.foreign, terminal);
  note(say('"{file}" is not a list of sites, and is left alone.', { file }), terminal);
  note(say('Name another folder with --out to have a list of the sites.'), terminal);
}

/** What only the user can fix is reported as such. */
async function withHints(work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof NotASite) {
      throw new WrongUse(
        say('"{folder}" is not a site, and is left alone.', { folder: error.message }),
        say('Name another folder with --out, or move what is there.'),
      );
    }
    if (error instanceof BadRules) throw new WrongUse(error.message);
    throw error;
  }
}
