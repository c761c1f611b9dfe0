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
import { say } from '../say.ts';

/** The main job: everything that can be made of a game. */
export const define: DefineCommand = (command, run) =>
  aboutGames(command)
    .description(
      say(
        'Make everything of games: check them, build them, judge their decks and print their sheets.',
      ),
    )
    .action(
      run((terminal, names: string[], options: object) =>
        make(terminal, gamesNamed(names, options)),
      ),
    );

/** On both papers, so that everybody can print at home. */
const PAPERS = ['a4', 'letter'];

async function make(terminal: Terminal, names: string[]): Promise<number> {
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
  const checked = await terminal.progress(say('Checking {game}', { game: folder }), () =>
    new GameChecker(folder).check(),
  );
  if (checked.diagnostics.length > 0) report(checked.diagnostics, 'pretty', terminal);
  if (!isSound(checked)) {
    terminal.remark(
      say('{game} has errors and was not built.', { game: shownGame(folder, terminal) }),
    );
    return EXIT.faults;
  }
  await terminal.progress(say('Building {game}', { game: folder }), () => buildGame(checked, out));
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
    done(
      say('  printed   {folder}/ ({files}, {pages})', {
        folder: target,
        files: files.length === 1 ? say('1 PDF') : say('{count} PDFs', { count: files.length }),
        pages: pages === 1 ? say('1 page') : say('{count} pages', { count: pages }),
      }),
      terminal,
    );
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
    say('{game}: no errors', { game: inLocale(manifest.title, 'en') }),
    say('  checked   {kinds}', { kinds: kinds.join(', ') }),
    say('  judged    {decks}: {legal} legal{refused}', {
      decks: decks.length === 1 ? say('1 deck') : say('{count} decks', { count: decks.length }),
      legal: legal.length,
      refused: refused === 0 ? '' : say(', {refused} refused as their files say', { refused }),
    }),
    say('  built     {folder}/ (index.js, index.d.ts, game.json)', { folder: out }),
  ].join('\n');
}
