/** What is told of a game (Appendix A). Events are made only when somebody listens. */
import {
  seatName,
  squareName,
  type Card,
  type EndingInWords,
  type Listener as EngineListener,
  type Square,
  type Told,
} from 'cardwright/engine';
import { owner, typeOf, type Reason, type State } from './state.ts';

export type Event =
  | (Told<'unitPlaced'> & {
      readonly seat: string;
      readonly card: string;
      readonly square: string;
      readonly from: 'hand' | 'sharedGeneral';
      readonly challenge: boolean;
      readonly forced: boolean;
    })
  | (Told<'placementSkipped'> & {
      readonly seat: string;
      readonly reason: 'noSquare' | 'emptyHand';
    })
  | (Told<'handRevealed'> & { readonly seat: string; readonly cards: readonly string[] })
  | (Told<'shotDeclared'> & { readonly seat: string; readonly from: string; readonly to: string })
  | (Told<'unitEliminated'> & {
      readonly square: string;
      readonly card: string;
      readonly owner: string;
      /** The sum that was more than its defence (LOW-5.5.2). */
      readonly incoming: number;
      /** Squares of the units whose arrow or shot was part of the sum (LOW-5.7.11). */
      readonly contributors: readonly string[];
      /** 1 for the first check of the turn. */
      readonly check: number;
    })
  | (Told<'berserkerMoved'> & {
      readonly owner: string;
      readonly card: string;
      readonly from: string;
      readonly to: string;
    })
  /** Only the player who draws sees the card (LOW-5.10.4). */
  | (Told<'cardDrawn'> & { readonly seat: string; readonly card?: string })
  | (Told<'unitRecalled'> & {
      readonly seat: string;
      readonly card: string;
      readonly square: string;
    })
  | (Told<'extraTurnGranted'> & { readonly seat: string })
  | (Told<'turnEnded'> & { readonly seat: string; readonly turnNumber: number })
  | (Told<'gameEnded'> & EndingInWords<Reason>);

export type Listener = EngineListener<Event>;

export function nameOfCard(state: State, card: Card): string {
  return state.config.catalogue.ids[typeOf(state, card)] ?? '';
}

export function nameOfSquare({ config }: State, square: Square): string {
  return squareName(config.grid, square);
}

export function nameOfOwner(state: State, card: Card): string {
  return seatName(owner.get(state, card));
}
