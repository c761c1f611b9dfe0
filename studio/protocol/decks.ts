/** What the page of decks and the server say to each other: JSON, checked where it arrives. */
import { isList, isRecord, isText } from './read.ts';

/** A deck file of the game. */
export interface DeckFile {
  /** Path relative to the game. */
  readonly file: string;
  readonly name: string;
  readonly state: 'legal' | 'incomplete' | 'illegal' | 'unread';
  readonly size: number;
  /** It says itself which limits it breaks: it proves them. */
  readonly isProof: boolean;
}

/** A deck as its file has it. */
export interface OpenDeck {
  readonly file: string;
  /** `cards` and what else is written. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** A sheet of cards, and the page without scripts in which their fronts are shown. */
export interface FrontSheet {
  readonly id: string;
  readonly title: string;
  /** Of one card, in mm. */
  readonly width: number;
  readonly height: number;
  readonly cards: readonly string[];
  /** Address of the page, or the page itself where no server gives it out. */
  readonly frame: { readonly src: string } | { readonly srcdoc: string };
}

export interface FrontSheets {
  readonly locale: string;
  readonly sheets: readonly FrontSheet[];
  /** Of the cards, in that language. */
  readonly names: Readonly<Record<string, string>>;
}

/** A front as it prints. */
export interface Front {
  readonly key: string;
  readonly sheet: string;
  readonly card: string | null;
  readonly width: number;
  readonly height: number;
  readonly shape: 'rectangle' | 'round' | 'hexagon';
  readonly html: string;
}

/** What a deck is to be, and what whoever changed it saw. Null: no such file. */
export interface DeckEdit {
  readonly label: string;
  readonly file: string;
  readonly was: Readonly<Record<string, unknown>> | null;
  readonly data: Readonly<Record<string, unknown>> | null;
}

/** Null for what is no step. */
export function readDeckEdit(value: unknown): DeckEdit | null {
  if (!isRecord(value)) return null;
  const { label, file, was, data } = value;
  if (!isText(label) || label.length > 200 || !isText(file)) return null;
  const isSound = [was, data].every((one) => one === null || isRecord(one));
  return isSound
    ? { label, file, was: was as DeckEdit['was'], data: data as DeckEdit['was'] }
    : null;
}

/** Which fronts a page asks for. */
export interface FrontsAsked {
  readonly locale: string;
  readonly cards: readonly string[];
}

export function readFrontsAsked(value: unknown): FrontsAsked | null {
  if (!isRecord(value)) return null;
  const { locale, cards } = value;
  return isText(locale) && isList(cards, isText) && cards.length <= MOST_FRONTS
    ? { locale, cards }
    : null;
}

/** More than any window shows. */
const MOST_FRONTS = 1000;

export interface DeckWords {
  readonly decks: string;
  readonly deck: string;
  readonly newDeck: string;
  readonly copyDeck: string;
  readonly removeDeck: string;
  readonly deckName: string;
  readonly noDecks: string;
  readonly noRules: string;
  readonly unread: string;
  readonly gone: string;
  /** Shown where decks are judged by the rules that were read last. */
  readonly oldRules: string;
  readonly states: Readonly<Record<DeckFile['state'], string>>;
  readonly cards: string;
  readonly cardCount: string;
  readonly search: string;
  readonly searchHint: string;
  readonly all: string;
  readonly section: string;
  readonly kind: string;
  readonly onlyFitting: string;
  readonly language: string;
  readonly size: string;
  readonly asList: string;
  readonly asCards: string;
  readonly add: string;
  readonly remove: string;
  readonly removeLine: string;
  readonly attach: string;
  readonly attachTo: string;
  readonly copies: string;
  readonly verdict: string;
  readonly fixes: string;
  readonly moreFixes: string;
  readonly searching: string;
  readonly choose: string;
  readonly exchange: string;
  readonly move: string;
  readonly takeOut: string;
  readonly take: string;
  readonly numbers: string;
  readonly mean: string;
  readonly without: string;
  readonly odds: string;
  readonly oddsOf: string;
  readonly hand: string;
  readonly draws: string;
  readonly afterDraws: string;
  readonly opening: string;
  readonly copiesOf: string;
  readonly hands: string;
  readonly newHand: string;
  readonly drawOne: string;
  readonly inOut: string;
  readonly importList: string;
  readonly pasteHere: string;
  readonly form: string;
  readonly recognised: string;
  readonly asNewDeck: string;
  readonly exportAs: string;
  readonly copyText: string;
  readonly copied: string;
  readonly download: string;
  readonly print: string;
  readonly addTo: string;
  readonly swaps: string;
  /** What to do to swap cards: nothing is chosen, the card that goes, or the one that comes. */
  readonly howToSwap: string;
  readonly swapIn: string;
  readonly swapOut: string;
  readonly swapped: string;
  readonly undoSwap: string;
  readonly giveUp: string;
  readonly cancel: string;
  readonly base: string;
  readonly ownCards: string;
  readonly conflict: string;
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  /** Labels of steps. */
  readonly countStep: string;
  readonly choiceStep: string;
  readonly swapStep: string;
  readonly baseStep: string;
  readonly fixStep: string;
  readonly newStep: string;
  readonly removeStep: string;
}
