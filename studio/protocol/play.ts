/** What the page of play is given: a game, its printed faces, and how its table looks. */
import type { ShownFace, TableLayout } from '../../print/in-page.ts';
import type { BotWords } from './bots.ts';
import type { TableGame } from '../table/view.ts';

export interface PlayedGame {
  readonly title: string;
  /** In which the game's own texts are. */
  readonly locale: string;
  readonly locales: readonly string[];
  readonly table: TableGame;
  readonly looks: TableLooks;
  /** What keys of positions are called, and what they mean, where the game says it. */
  readonly positionKeys: Readonly<Record<string, { title: string; description: string }>>;
  readonly players: readonly number[];
  readonly usualPlayers: number;
  readonly options: readonly OfferedOption[];
  readonly decks: readonly { readonly id: string; readonly name: string }[];
  /** What may be brought beside decks, by the names of the parts. */
  readonly parts: readonly OfferedPart[];
  /** As on the command line, the weakest first. */
  readonly bots: readonly string[];
}

/** `isNow` is false while the game has errors: then it is the game as it was before. */
export interface PlayableGame {
  readonly game: PlayedGame;
  readonly isNow: boolean;
}

export interface OfferedOption {
  readonly name: string;
  readonly title: string;
  /** What it means; empty where its title says all. */
  readonly about: string;
  readonly schema: unknown;
  readonly usual: unknown;
  /** By number of players, where it is another one than `usual`. */
  readonly byPlayers: Readonly<Record<string, unknown>>;
  /** What its values are called, by how they are written; others as they are written. */
  readonly names: Readonly<Record<string, string>>;
}

export interface OfferedPart {
  readonly name: string;
  /** Of its sort, where it is a component. */
  readonly title: string;
  readonly usual: string;
  readonly offered: readonly { readonly id: string; readonly name: string }[];
}

/** Everything that is seen of cards and boards, as it prints. */
export interface TableLooks {
  readonly layout: TableLayout | null;
  /** Keys of positions whose cards are shown to the seat that holds them. */
  readonly hands: readonly string[];
  readonly sheets: readonly FaceSheet[];
  readonly faces: readonly ShownFace[];
  /** `@font-face` rules that the faces need. */
  readonly fonts: string;
  /** What is before the style sheets of a game. */
  readonly base: string;
}

/** Faces of one sheet share its styles; no style of another sheet reaches them. */
export interface FaceSheet {
  readonly id: string;
  readonly title: string;
  /** Addresses of its style sheets. */
  readonly styles: readonly string[];
}

/** A position that was played to, to be kept with the scenarios of the game. */
export interface NewScenario {
  readonly id: string;
  readonly title: string;
  readonly position: Readonly<Record<string, unknown>>;
}

export interface KeptScenario {
  /** Relative to the game; null where nothing was written. */
  readonly path: string | null;
  /** What would be wrong with it. */
  readonly why: readonly string[];
  /** Keys of the position for which scenarios of the game have no words. */
  readonly dropped: readonly string[];
}

export interface PlayWords extends BotWords {
  readonly play: string;
  readonly newGame: string;
  readonly backToGame: string;
  readonly begin: string;
  readonly players: string;
  readonly seat: string;
  readonly deck: string;
  readonly usualDeck: string;
  readonly human: string;
  readonly bot: string;
  readonly seed: string;
  readonly options: string;
  readonly usual: string;
  readonly moves: string;
  readonly search: string;
  readonly noMoves: string;
  /** {what} */
  readonly noMoveThere: string;
  readonly yourTurn: string;
  readonly waitingFor: string;
  readonly thinking: string;
  readonly pass: string;
  readonly show: string;
  readonly table: string;
  readonly hand: string;
  readonly zones: string;
  readonly goals: string;
  readonly log: string;
  readonly logHidden: string;
  readonly takenBack: string;
  readonly takenBackChance: string;
  readonly step: string;
  readonly goOnFromHere: string;
  readonly toTheEnd: string;
  readonly undoMove: string;
  readonly pause: string;
  readonly seconds: string;
  readonly save: string;
  readonly link: string;
  readonly linkCopied: string;
  readonly linkIsLong: string;
  readonly open: string;
  readonly notOpened: string;
  readonly position: string;
  readonly positionSecrets: string;
  /** {why} */
  readonly positionFault: string;
  readonly positionText: string;
  /** {seat} */
  readonly positionSound: string;
  readonly positionOver: string;
  readonly notRead: string;
  readonly owner: string;
  readonly none: string;
  readonly topFirst: string;
  readonly latestLast: string;
  readonly cardUp: string;
  readonly cardDown: string;
  readonly moveCard: string;
  readonly moveWhere: string;
  readonly addCard: string;
  readonly add: string;
  /** {where} */
  readonly addTo: string;
  /** {what} and {where} */
  readonly removeFrom: string;
  readonly moreKeys: string;
  /** {keys} */
  readonly shortForms: string;
  readonly writeWhole: string;
  readonly movePieces: string;
  /** {square} */
  readonly pieceHeld: string;
  readonly removePiece: string;
  readonly addPiece: string;
  readonly playPosition: string;
  readonly keepScenario: string;
  readonly scenarioId: string;
  readonly scenarioTitle: string;
  readonly scenarioKept: string;
  readonly scenarioDropped: string;
  readonly notJson: string;
  readonly typeMove: string;
  readonly playMove: string;
  readonly won: string;
  readonly draw: string;
  readonly unplayable: string;
  readonly openingGame: string;
  readonly noRules: string;
  readonly chosen: string;
  readonly clear: string;
  readonly square: string;
  readonly cardShown: string;
  readonly close: string;
  readonly mayAct: string;
  /** Above what happens when a clock runs out. */
  readonly clockMayEnd: string;
  readonly language: string;
  readonly also: string;
}
