/** What `print` is asked for of one game: which of its cards, on which papers, into which folder. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type CheckedGame,
  type CheckResult,
  defaultOut,
  isSound,
  judgeDeckFile,
} from '../../../generator/index.ts';
import { isPrintable, papersOf, PSEUDO_LOCALE, type PrintRequest } from '../../../print/index.ts';
import { WrongUse } from '../../exit.ts';
import { known, knownLanguages } from '../../known.ts';
import { refuseUnwritable } from '../../out-folder.ts';
import { report, shownGame } from '../../report.ts';
import type { Terminal } from '../../terminal.ts';
import type { FormatArguments } from './formats.ts';
import { papersNamed, type ImpositionArguments } from './imposition.ts';

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

/** What is wanted of one game. */
export interface Order {
  readonly checked: CheckedGame;
  readonly selection: Selection;
  readonly papers: readonly string[];
  readonly out: string;
}

/** Null, and reported, when the game or the deck has faults. */
export function orderFor(
  checked: CheckResult,
  given: PrintArguments,
  terminal: Terminal,
): Order | null {
  const { folder } = checked;
  if (!isPrintable(checked)) {
    report(checked.diagnostics, 'pretty', terminal);
    terminal.remark(`${shownGame(folder, terminal)} was not printed: it has errors.`);
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

type Selection = Pick<PrintRequest, 'kinds' | 'cards' | 'locales' | 'deck' | 'label'> & {
  readonly legal: boolean;
};

/** Null when the deck cannot be read. */
function selectionOf(
  checked: CheckedGame,
  { kind, card, lang, deck }: PrintArguments,
  terminal: Terminal,
): Selection | null {
  const { manifest, linked } = checked;
  const ids = Object.values(linked.cards).flatMap((cards) => cards.map(({ id }) => id));
  known('kind', kind, Object.keys(manifest.kinds));
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
function readDeck(checked: CheckedGame, file: string, terminal: Terminal): HeldDeck {
  const path = resolve(terminal.cwd, file);
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) {
    throw new WrongUse(`There is no file "${file}".`);
  }
  if (checked.linked.judge === null) {
    throw new WrongUse(
      `${shownGame(checked.folder, terminal)} has no decks: it has no construction.yaml.`,
    );
  }
  const { deck, verdict, diagnostics } = judgeDeckFile(checked, path);
  if (diagnostics.length > 0) report(diagnostics, 'pretty', terminal);
  const legal = isSound({ diagnostics });
  return { id: deck?.id ?? '', cards: verdict?.cards ?? null, legal };
}
