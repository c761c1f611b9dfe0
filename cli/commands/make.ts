import {
  buildGame,
  type CheckedGame,
  defaultOut,
  GameChecker,
  isSound,
} from '../../generator/index.ts';
import { inLocale } from '../../kernel/index.ts';
import { hasRulebook, Press, printRulebook } from '../../print/index.ts';
import { aboutGames, gamesNamed } from '../arguments.ts';
import { EXIT } from '../exit.ts';
import { findGames } from '../find-games.ts';
import { refuseUnwritable } from '../out-folder.ts';
import { done, report, shownGame, shownPath } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import type { DefineCommand } from './command.ts';
import { printDate } from './print/date.ts';
import { printed } from './print/print.ts';

/** The main job: everything that can be made of a game. */
export const define: DefineCommand = (command, run) =>
  aboutGames(command)
    .description(
      'Make everything of games: check them, build them, judge their decks and print their sheets.',
    )
    .action(
      run((terminal, names: string[], options: object) =>
        make(terminal, gamesNamed(names, options)),
      ),
    );

/** On both papers, so that everybody can print at home. */
const PAPERS = ['a4', 'letter'];

export async function make(terminal: Terminal, names: string[]): Promise<number> {
  const press = new Press();
  try {
    let exit: number = EXIT.sound;
    for (const folder of findGames(names, terminal.cwd)) {
      exit = Math.max(exit, await makeOne(folder, press, terminal));
    }
    return exit;
  } finally {
    await press.close();
  }
}

async function makeOne(folder: string, press: Press, terminal: Terminal): Promise<number> {
  const out = defaultOut(folder, terminal.cwd);
  for (const target of [out, defaultOut(folder, terminal.cwd, 'out')]) {
    refuseUnwritable(target, terminal);
  }
  const checked = await terminal.progress(`Checking ${folder}`, () =>
    new GameChecker(folder).check(),
  );
  if (checked.diagnostics.length > 0) report(checked.diagnostics, 'pretty', terminal);
  if (!isSound(checked)) {
    terminal.remark(`${shownGame(folder, terminal)} has errors and was not built.`);
    return EXIT.faults;
  }
  await terminal.progress(`Building ${folder}`, () => buildGame(checked, out));
  done(summary(checked, shownPath(`${out}/${checked.manifest.id}`, terminal)), terminal);
  return printAll(checked, press, terminal);
}

/** Without a browser everything else was made: that is reported, and is no error of the game. */
async function printAll(checked: CheckedGame, press: Press, terminal: Terminal): Promise<number> {
  const out = defaultOut(checked.folder, terminal.cwd, 'out');
  const request = { out, papers: PAPERS, ...printDate() };
  const sheets = await printed(checked, request, press, terminal);
  const books =
    hasRulebook(checked) && sheets.browser === 'good'
      ? await printed(checked, request, press, terminal, printRulebook)
      : null;
  const files = [...sheets.files, ...(books?.files ?? [])];
  const diagnostics = [...sheets.diagnostics, ...(books?.diagnostics ?? [])];
  const browser = books?.browser ?? sheets.browser;
  if (diagnostics.length > 0) report(diagnostics, 'pretty', terminal);
  const pages = files.reduce((sum, file) => sum + file.pages, 0);
  if (files.length > 0) {
    const target = shownPath(`${out}/${checked.manifest.id}`, terminal);
    done(`  printed   ${target}/ (${files.length} PDFs, ${pages} pages)`, terminal);
  }
  return browser === 'none' || isSound({ diagnostics }) ? EXIT.sound : EXIT.faults;
}

/** What was made, in a few lines. */
function summary({ manifest, linked }: CheckedGame, out: string): string {
  const kinds = Object.entries(linked.cards).map(
    ([kind, cards]) =>
      `${cards.length} ${inLocale(manifest.kinds[kind]?.title ?? kind, 'en').toLowerCase()}${cards.length === 1 ? '' : 's'}`,
  );
  const decks = linked.decks;
  const legal = decks.filter(({ verdict }) => verdict.legal);
  const refused = decks.length - legal.length;
  return [
    `${inLocale(manifest.title, 'en')}: no errors`,
    `  checked   ${kinds.join(', ')}`,
    `  judged    ${decks.length} decks: ${legal.length} legal${refused === 0 ? '' : `, ${refused} refused as their files say`}`,
    `  built     ${out}/ (index.js, index.d.ts, game.json)`,
  ].join('\n');
}
