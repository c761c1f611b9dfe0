import { join, resolve } from 'node:path';
import { defaultOut } from '../../generator/build.ts';
import { GameChecker, isSound } from '../../generator/check.ts';
import { paperSizes } from '../../generator/print-sizes.ts';
import { gameAt, type PastGame } from '../../generator/revision.ts';
import { writeAtomically } from '../../generator/write-atomically.ts';
import {
  diffGames,
  diffLines,
  isPrintable,
  NoBrowser,
  openShop,
  pictureDiff,
  placeInGame,
  Press,
  type GameDiff,
  type PrintShop,
} from '../../print/index.ts';
import { EXIT } from '../exit.ts';
import { findGame } from '../find-games.ts';
import { refuseUnwritable } from '../out-folder.ts';
import { report } from '../report.ts';
import { shownGame, shownPath } from '../shown-path.ts';
import type { Terminal } from '../terminal.ts';
import { knownLanguages } from './known.ts';
import { printDate } from './print-date.ts';

export interface DiffArguments {
  readonly html?: boolean;
  readonly lang?: string;
  readonly out?: string;
  readonly browser?: string;
}

export async function diff(
  terminal: Terminal,
  revision: string,
  names: readonly string[],
  given: DiffArguments,
): Promise<number> {
  const folder = findGame(names, terminal.cwd);
  const checked = new GameChecker(folder).check();
  knownLanguages(given.lang, checked);
  const after = openShop(checked);
  if (!isPrintable(checked) || after === null) {
    report(checked.diagnostics, 'pretty', terminal);
    terminal.remark(`${shownGame(folder, terminal)} has no sound cards to compare.`);
    return EXIT.faults;
  }
  if (!isSound(checked)) terminal.remark('Decks break limits; "cardwright check" says which.');
  const { locales } = after.data.manifest;
  const locale = given.lang ?? locales[0] ?? 'en';
  if (given.html === true) refuseUnwritable(outFor(folder, given, terminal), terminal);
  const past = gameAt(folder, revision);
  if ('code' in past) {
    report(placeInGame([past], checked), 'pretty', terminal);
    return EXIT.wrongUse;
  }
  try {
    const before = openShop(new GameChecker(past.folder).check());
    return await tell({ folder, past, before, after, locale, revision }, given, terminal);
  } finally {
    past.remove();
  }
}

interface States {
  readonly folder: string;
  readonly past: PastGame;
  readonly before: PrintShop | null;
  readonly after: PrintShop;
  readonly locale: string;
  readonly revision: string;
}

async function tell(states: States, given: DiffArguments, terminal: Terminal): Promise<number> {
  const { before, after, locale } = states;
  const paper = paperSizes().get('a4');
  if (paper === undefined) throw new Error('The paper a4 is missing.');
  const found = diffGames(before, after, locale, paper);
  const { cards, items } = found;
  for (const line of diffLines(cards)) terminal.print(line);
  for (const { item, fate, print, takeOut } of items) {
    const copies = [
      ...(takeOut > 0 ? [`−${takeOut}`] : []),
      ...(print > 0 ? [`+${print}`] : []),
    ].join(' ');
    terminal.print(`${item.sheet}: ${item.card ?? 'the panel'}, ${fate}, ${copies}`);
  }
  if (cards.length + items.length === 0) terminal.print('Nothing changed.');
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
  const press = new Press(given.browser);
  try {
    const paper = [...after.papers.values()][0];
    if (paper === undefined) throw new Error('There is no paper.');
    const since = `${revision} (${past.commit.slice(0, 7)}, ${past.day})`;
    const order = { before, after, diff: found, locale, paper, date: printDate(), since };
    const page = await terminal.progress('Drawing', () => pictureDiff(order, press));
    const path = join(target, id, `${id}-diff-${locale}.html`);
    writeAtomically(path, Buffer.from(page));
    terminal.print(`wrote ${shownPath(path, terminal)}`);
    return EXIT.sound;
  } catch (error) {
    if (!(error instanceof NoBrowser)) throw error;
    terminal.remark('There is no browser to draw the faces with; `cardwright doctor` says more.');
    return EXIT.wrongUse;
  } finally {
    await press.close();
  }
}
