import { join, resolve } from 'node:path';
import { GameChecker, isSound } from '../../generator/index.ts';
import { hasRulebook, Press, printRulebook, webBooks } from '../../print/index.ts';
import { BadRules, clausesAt, NotASite, writeSite, writeSiteList } from '../../studio/index.ts';
import { aboutGames, gamesNamed } from '../arguments.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { findGames } from '../find-games.ts';
import { done, report, shownGame, shownPath } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import { say } from '../say.ts';
import type { DefineCommand } from './command.ts';
import { printDate } from './print/date.ts';
import { printed } from './print/print.ts';

/** A site of each game that any host of static files gives out. */
export const define: DefineCommand = (command, run) =>
  aboutGames(command)
    .description(
      say(
        'Write a site of games that works from any static host, also from a subfolder: all cards with search, a deck builder, playing against bots, the rulebook and the clauses to read, print files, in every language of the game.',
      ),
    )
    .option('-o, --out <folder>', say('where to write; default: site/'))
    .action(
      run((terminal, names: string[], options: { readonly out?: string }) =>
        site(terminal, gamesNamed(names, options), options.out ?? 'site'),
      ),
    );

async function site(terminal: Terminal, names: readonly string[], out: string): Promise<number> {
  const press = new Press();
  try {
    let exit: number = EXIT.sound;
    const target = resolve(terminal.cwd, out);
    for (const folder of findGames([...names], terminal.cwd)) {
      exit = Math.max(exit, await siteOf(folder, target, press, terminal));
    }
    const list = exit === EXIT.sound ? writeSiteList(target) : null;
    if (list !== null) {
      done(say('  sites     {file}', { file: shownPath(list, terminal) }), terminal);
    }
    return exit;
  } finally {
    await press.close();
  }
}

async function siteOf(
  folder: string,
  out: string,
  press: Press,
  terminal: Terminal,
): Promise<number> {
  const checked = new GameChecker(folder).check();
  if (!isSound(checked)) {
    report(checked.diagnostics, 'pretty', terminal);
    terminal.remark(
      say('{game} has errors and was not built.', { game: shownGame(folder, terminal) }),
    );
    return EXIT.faults;
  }
  const request = { out: resolve(terminal.cwd, 'out'), papers: ['a4'], ...printDate() };
  const sheets = await printed(checked, request, press, terminal);
  const books = hasRulebook(checked)
    ? await printed(checked, request, press, terminal, printRulebook)
    : null;
  const web = await terminal.progress(say('Writing the site of {game}', { game: folder }), (tell) =>
    webBooks(
      checked,
      {
        ...printDate(),
        clausesAt,
        onFile: (name) => tell(say('Writing {name}', { name })),
      },
      press,
    ),
  );
  if (web.diagnostics.length > 0) report(web.diagnostics, 'pretty', terminal);
  const parts = { prints: [...sheets.files, ...(books?.files ?? [])], books: web.books };
  const target = join(out, checked.manifest.id);
  try {
    await terminal.progress(say('Writing the site of {game}', { game: folder }), () =>
      writeSite(checked, target, parts),
    );
  } catch (error) {
    if (error instanceof NotASite) {
      throw new WrongUse(say('"{folder}" is not a site, and is left alone.', { folder: target }));
    }
    if (error instanceof BadRules) throw new WrongUse(error.message);
    throw error;
  }
  done(say('  site      {folder}/', { folder: shownPath(target, terminal) }), terminal);
  return EXIT.sound;
}
