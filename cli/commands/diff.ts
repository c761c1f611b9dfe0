import { join, resolve } from 'node:path';
import {
  defaultOut,
  gameAt,
  GameChecker,
  isSound,
  usualLocale,
  type PastGame,
} from '../../generator/index.ts';
import { paperSizes, writeAtomically } from '../../kernel/index.ts';
import {
  diffGames,
  diffLines,
  diffWords,
  isPrintable,
  printableGame,
  pictureDiff,
  placeInGame,
  type GameDiff,
  type PrintableGame,
} from '../../print/index.ts';
import { aboutGame, gamesNamed } from '../arguments.ts';
import { EXIT } from '../exit.ts';
import { findGame } from '../find-games.ts';
import { refuseUnknownLanguages } from '../refuse-unknown.ts';
import { refuseUnwritable } from '../out-folder.ts';
import { browserFlag, languageFlag, outFolderFlag } from '../flags.ts';
import { note, report, shownGame, wrote } from '../report.ts';
import type { Terminal } from '../terminal.ts';
import type { DefineCommand } from './command.ts';
import { printDate } from './print/date.ts';
import { examples } from '../help.ts';
import { say } from '../say.ts';
import { withPress } from '../with-press.ts';

/** What changed in the cards since an earlier state. */
export const define: DefineCommand = (command, run) =>
  aboutGame(
    command
      .description(
        say(
          'Compare a game with its state at a git revision: cards that are new, gone or changed, field by field, and how many of them there are. With --html also as a page with the old and the new face of each card side by side.',
        ),
      )
      .argument('<revision>', say('a commit, branch or tag: HEAD, HEAD~3, v1.2')),
  )
    .option('--html', say('write a page with pictures as well'))
    .addOption(languageFlag())
    .addOption(outFolderFlag(say('out/ of the project')))
    .addOption(browserFlag())
    .addHelpText(
      'after',
      examples([
        ['cardwright diff HEAD', 'what is not yet committed'],
        ['cardwright diff v1.2 --html', 'since a tag, with pictures'],
      ]),
    )
    .action(
      run((terminal, revision: string, name: string | undefined, options: DiffArguments) =>
        diff(terminal, revision, gamesNamed(name, options), options),
      ),
    );

interface DiffArguments {
  readonly html?: boolean;
  readonly lang?: string;
  readonly out?: string;
  readonly browser?: string;
}

async function diff(
  terminal: Terminal,
  revision: string,
  names: readonly string[],
  given: DiffArguments,
): Promise<number> {
  const folder = findGame(names, terminal.cwd);
  const checked = new GameChecker(folder).check();
  refuseUnknownLanguages(given.lang, checked);
  const after = printableGame(checked);
  if (!isPrintable(checked) || after === null) {
    report(checked.diagnostics, 'pretty', terminal);
    terminal.remark(
      say('{game} has no cards without errors to compare.', { game: shownGame(folder, terminal) }),
    );
    return EXIT.faults;
  }
  if (!isSound(checked)) note(say('Decks break limits; "cardwright check" says which.'), terminal);
  const { locales } = after.data.manifest;
  const locale = given.lang ?? usualLocale(locales);
  if (given.html === true) refuseUnwritable(outFor(folder, given, terminal), terminal);
  const past = gameAt(folder, revision);
  if ('code' in past) {
    report(placeInGame([past], checked), 'pretty', terminal);
    return EXIT.wrongUse;
  }
  try {
    const before = printableGame(new GameChecker(past.folder).check());
    return await show({ folder, past, before, after, locale, revision }, given, terminal);
  } finally {
    past.remove();
  }
}

interface States {
  readonly folder: string;
  readonly past: PastGame;
  readonly before: PrintableGame | null;
  readonly after: PrintableGame;
  readonly locale: string;
  readonly revision: string;
}

async function show(states: States, given: DiffArguments, terminal: Terminal): Promise<number> {
  const { before, after, locale } = states;
  const paper = paperSizes().get('a4');
  if (paper === undefined) throw new Error(say('The paper a4 is missing.'));
  const found = diffGames(before, after, locale, paper);
  const { cards, items } = found;
  for (const line of diffLines(cards)) terminal.print(line);
  for (const { item, fate, print, takeOut } of items) {
    const copies = [
      ...(takeOut > 0 ? [`−${takeOut}`] : []),
      ...(print > 0 ? [`+${print}`] : []),
    ].join(' ');
    const what = item.card ?? say('the panel');
    terminal.print(`${item.sheet}: ${what}, ${diffWords().fates[fate]}, ${copies}`);
  }
  if (cards.length + items.length === 0) terminal.print(say('Nothing changed.'));
  return given.html === true ? writePage(states, found, given, terminal) : EXIT.sound;
}

function outFor(folder: string, { out }: DiffArguments, { cwd }: Terminal): string {
  return out === undefined ? defaultOut(folder, cwd, 'out') : resolve(cwd, out);
}

async function writePage(
  { folder, past, before, after, locale, revision }: States,
  found: GameDiff,
  given: DiffArguments,
  terminal: Terminal,
): Promise<number> {
  const target = outFor(folder, given, terminal);
  const { id } = after.data.manifest;
  return withPress(given.browser, terminal, async (press) => {
    const paper = [...after.papers.values()][0];
    if (paper === undefined) throw new Error(say('There is no paper.'));
    const since = `${revision} (${past.commit.slice(0, 7)}, ${past.day})`;
    const order = { before, after, diff: found, locale, paper, date: printDate().date, since };
    const page = await terminal.progress(say('Drawing'), () => pictureDiff(order, press));
    const path = join(target, id, `${id}-diff-${locale}.html`);
    writeAtomically(path, Buffer.from(page));
    wrote(path, terminal);
  });
}
