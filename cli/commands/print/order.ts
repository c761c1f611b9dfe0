/** What `print` is asked for of one game: which of its cards, on which papers, into which folder. */
import { resolve } from 'node:path';
import { type CheckedGame, type CheckResult, defaultOut } from '../../../generator/index.ts';
import {
  boxOf,
  isPrintable,
  papersOf,
  PSEUDO_LOCALE,
  type PrintRequest,
} from '../../../print/index.ts';
import { WrongUse } from '../../exit.ts';
import { refuseUnknown, refuseUnknownLanguages } from '../../refuse-unknown.ts';
import { refuseUnwritable } from '../../out-folder.ts';
import { report, shownGame } from '../../report.ts';
import type { Terminal } from '../../terminal.ts';
import type { HeldDeck } from './deck.ts';
import type { FormatArguments } from './formats.ts';
import { papersNamed, type ImpositionArguments } from './imposition.ts';
import { say } from '../../say.ts';

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
export async function orderFor(
  checked: CheckResult,
  given: PrintArguments,
  terminal: Terminal,
): Promise<Order | null> {
  const { folder } = checked;
  if (!isPrintable(checked)) {
    report(checked.diagnostics, 'pretty', terminal);
    terminal.remark(
      say('{game} was not printed: it has errors.', { game: shownGame(folder, terminal) }),
    );
    return null;
  }
  const papers = papersNamed(given.paper ?? ['a4'], papersOf(checked));
  const selection = await selectionOf(checked, given, terminal);
  if (selection === null) return null;
  const { cwd } = terminal;
  const out = given.out === undefined ? defaultOut(folder, cwd, 'out') : resolve(cwd, given.out);
  if (given.colours !== true) refuseUnwritable(out, terminal);
  return { checked, selection, papers, out };
}

type Selection = Pick<
  PrintRequest,
  'kinds' | 'cards' | 'locales' | 'deck' | 'label' | 'fromBox'
> & {
  readonly legal: boolean;
};

/** Null when the deck cannot be read. */
async function selectionOf(
  checked: CheckedGame,
  { kind, card, lang, deck, box, vendor }: PrintArguments,
  terminal: Terminal,
): Promise<Selection | null> {
  const { manifest, linked } = checked;
  const ids = Object.values(linked.cards).flatMap((cards) => cards.map(({ id }) => id));
  refuseUnknown('kind', kind, Object.keys(manifest.kinds));
  refuseUnknown('card', card, ids);
  refuseUnknownLanguages(lang, checked, [PSEUDO_LOCALE]);
  const held = deck === undefined ? null : await deckNamed(checked, deck, terminal);
  if (held?.cards === null) return null;
  if (box === true && boxOf(checked) === null) {
    throw new WrongUse(
      say('{game} has no box.yaml.', { game: shownGame(checked.folder, terminal) }),
      say('Write one: a line for each thing that is in the box.'),
    );
  }
  // An order is the box, unless it is of some cards.
  const isOrder = vendor !== undefined && deck === undefined && card === undefined;
  const fromBox = isOrder && boxOf(checked) !== null;
  const label = [box === true ? 'box' : undefined, held?.id, labelOf(card)]
    .filter((part) => part !== undefined)
    .join('-');
  return {
    ...(kind === undefined ? {} : { kinds: kind }),
    ...(card === undefined ? {} : { cards: card }),
    ...(lang === undefined ? {} : { locales: lang }),
    ...(held === null ? {} : { deck: held.cards }),
    ...(fromBox ? { fromBox } : {}),
    ...(label === '' ? {} : { label }),
    legal: held?.legal ?? true,
  };
}

/** `orc-ravager`, or `orc-ravager-and-2-more`. */
function labelOf(cards: readonly string[] | undefined): string | undefined {
  const [first, ...others] = cards ?? [];
  return others.length === 0 ? first : `${first}-and-${others.length}-more`;
}

/** What reads decks is loaded for prints of decks only. */
async function deckNamed(
  checked: CheckedGame,
  file: string,
  terminal: Terminal,
): Promise<HeldDeck> {
  const { readDeck } = await import('./deck.ts');
  return readDeck(checked, file, terminal);
}
