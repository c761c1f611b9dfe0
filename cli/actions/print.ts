import { statSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import type { Diagnostic } from '../../diagnostics/index.ts';
import { defaultOut } from '../../generator/build.ts';
import { GameChecker, isSound, type CheckResult } from '../../generator/check.ts';
import { judgeDeckFile } from '../../generator/decks/judge-file.ts';
import {
  isPrintable,
  papersOf,
  Press,
  printGame,
  type PrintRequest,
  type PrintResult,
  PSEUDO_LOCALE,
} from '../../print/index.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { findGames, gameAround } from '../find-games.ts';
import { refuseUnwritable } from '../out-folder.ts';
import { report } from '../report.ts';
import { shownGame, shownPath } from '../shown-path.ts';
import type { Terminal } from '../terminal.ts';
import { known, knownLanguages } from './known.ts';
import { papersNamed } from './papers.ts';
import { isDateGiven, printDate } from './print-date.ts';
import { makerFor, wordsForNothing, type FormatArguments, type Maker } from './print-format.ts';
import { impositionFor, type ImpositionArguments } from './print-imposition.ts';

export interface PrintArguments extends FormatArguments, ImpositionArguments {
  readonly kind?: readonly string[];
  readonly deck?: string;
  readonly card?: readonly string[];
  readonly lang?: readonly string[];
  readonly paper?: readonly string[];
  readonly out?: string;
  readonly browser?: string;
  /** Pictures that are missing are errors. */
  readonly final?: boolean;
}

export async function print(
  terminal: Terminal,
  names: string[],
  given: PrintArguments,
): Promise<number> {
  const imposed = impositionFor(given);
  const make = makerFor(given);
  // Slips in what is wanted of any game are reported before anything is made.
  const orders = foldersFor(names, given, terminal).map((folder) =>
    orderFor(folder, given, terminal),
  );
  const press = new Press(given.browser);
  try {
    let exit: number = EXIT.sound;
    for (const order of orders) {
      const made =
        order === null
          ? EXIT.faults
          : await printOne(order, given, { make, press, imposed }, terminal);
      exit = Math.max(exit, made);
    }
    return exit;
  } finally {
    await press.close();
  }
}

/** What all games of a command are printed with. */
interface Means {
  readonly make: Maker;
  readonly press: Press;
  readonly imposed: ReturnType<typeof impositionFor>;
}

/** What is wanted of one game. */
interface Order {
  readonly checked: CheckResult;
  readonly selection: Selection;
  readonly papers: readonly string[];
  readonly out: string;
}

/** Null, and reported, when the game or the deck has faults. */
function orderFor(folder: string, given: PrintArguments, terminal: Terminal): Order | null {
  const checked = new GameChecker(folder).check();
  if (!isPrintable(checked)) {
    report(checked.diagnostics, 'pretty', terminal);
    terminal.remark(`${shownGame(folder, terminal)} was not printed: it has faults.`);
    return null;
  }
  const papers = papersNamed(given.paper ?? ['a4'], papersOf(checked));
  const selection = selectionOf(checked, given, terminal);
  if (selection === null) return null;
  const { cwd } = terminal;
  const out = given.out === undefined ? defaultOut(folder, cwd, 'out') : resolve(cwd, given.out);
  if (given.colours !== true) refuseUnwritable(out, terminal);
  return { checked, selection, papers, out };
}

async function printOne(
  { checked, selection, papers, out }: Order,
  given: PrintArguments,
  { make, press, imposed }: Means,
  terminal: Terminal,
): Promise<number> {
  const request = {
    ...selection,
    ...imposed,
    ...(given.final === true ? { final: true } : {}),
    out,
    papers,
    date: printDate(),
    exactDate: isDateGiven(),
  };
  const result = await printed(checked, request, press, terminal, make);
  const diagnostics = withoutRepeats(checked.diagnostics, result.diagnostics);
  report(diagnostics, 'pretty', terminal);
  for (const { path, pages, unchanged } of result.files) {
    const unit = extname(path) === '' ? 'picture' : 'page';
    const done = unchanged === true ? 'unchanged' : 'wrote';
    terminal.print(
      `${done} ${shownPath(path, terminal)}, ${pages} ${unit}${pages === 1 ? '' : 's'}`,
    );
  }
  if (result.browser !== 'good') return EXIT.wrongUse;
  if (result.files.length === 0 && isSound(result)) {
    const words = wordsForNothing(given, shownGame(checked.folder, terminal));
    if (words !== null) terminal.remark(words);
  }
  return isSound({ diagnostics }) && selection.legal ? EXIT.sound : EXIT.faults;
}

/** A picture whose lack is an error in this print is no warning besides. */
function withoutRepeats(
  found: readonly Diagnostic[],
  printed: readonly Diagnostic[],
): readonly Diagnostic[] {
  const errors = new Set(printed.filter(({ code }) => code === 'CW3086').map(placeOf));
  return [...found.filter((one) => one.code !== 'CW3085' || !errors.has(placeOf(one))), ...printed];
}

function placeOf({ file, range }: Diagnostic): string {
  return `${file}:${range?.start.offset}`;
}

/** Prints with progress. */
export function printed(
  checked: CheckResult,
  request: Omit<PrintRequest, 'onFile'>,
  press: Press,
  terminal: Terminal,
  make: Maker = printGame,
): Promise<PrintResult> {
  return terminal.progress('Printing', (tell) =>
    make(checked, { ...request, onFile: (name) => tell(`Printing ${name}`) }, press),
  );
}

/** The games that are named, else the one around the deck, else the one around the user. */
function foldersFor(names: string[], { deck }: PrintArguments, { cwd }: Terminal): string[] {
  if (names.length > 0 || deck === undefined) return findGames(names, cwd);
  const around = gameAround(dirname(resolve(cwd, deck)));
  return around === null ? findGames(names, cwd) : [around];
}

type Selection = Pick<PrintRequest, 'kinds' | 'cards' | 'locales' | 'deck' | 'label'> & {
  readonly legal: boolean;
};

/** Null when the deck cannot be read. */
function selectionOf(
  checked: CheckResult,
  { kind, card, lang, deck }: PrintArguments,
  terminal: Terminal,
): Selection | null {
  const { manifest, linked } = checked;
  const ids = Object.values(linked?.cards ?? {}).flatMap((cards) => cards.map(({ id }) => id));
  known('kind', kind, Object.keys(manifest?.kinds ?? {}));
  known('card', card, ids);
  knownLanguages(lang, checked, [PSEUDO_LOCALE]);
  const held = deck === undefined ? null : readDeck(checked, deck, terminal);
  if (held?.cards === null) return null;
  const label = [held?.id, labelOf(card)].filter((part) => part !== undefined).join('-');
  return {
    ...(kind === undefined ? {} : { kinds: kind }),
    ...(card === undefined ? {} : { cards: card }),
    ...(lang === undefined ? {} : { locales: lang }),
    ...(held === null ? {} : { deck: held.cards }),
    ...(label === '' ? {} : { label }),
    legal: held?.legal ?? true,
  };
}

/** `orc-ravager`, or `orc-ravager-and-2-more`. */
function labelOf(cards: readonly string[] | undefined): string | undefined {
  const [first, ...others] = cards ?? [];
  return others.length === 0 ? first : `${first}-and-${others.length}-more`;
}

interface HeldDeck {
  readonly id: string;
  /** Null when the file cannot be read as a deck. */
  readonly cards: ReadonlyMap<string, number> | null;
  readonly legal: boolean;
}

/** A deck that breaks limits is printed all the same: it is being worked on. */
function readDeck(checked: CheckResult, file: string, terminal: Terminal): HeldDeck {
  const path = resolve(terminal.cwd, file);
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) {
    throw new WrongUse(`There is no file "${file}".`);
  }
  if (checked.linked?.judge == null) {
    throw new WrongUse(
      `${shownGame(checked.folder, terminal)} has no decks: it has no construction.yaml.`,
    );
  }
  const { deck, verdict, diagnostics } = judgeDeckFile(checked, path);
  if (diagnostics.length > 0) report(diagnostics, 'pretty', terminal);
  const legal = isSound({ diagnostics });
  return { id: deck?.id ?? '', cards: verdict?.cards ?? null, legal };
}
