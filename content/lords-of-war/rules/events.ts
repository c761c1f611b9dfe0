/** What is told of a game (Appendix A). Events are made only when somebody listens. */
import type {
  ChanceEvent,
  EndingInWords,
  EventOf,
  Listener as EngineListener,
} from 'cardwright/engine';
import type { Reason } from './state.ts';

export type Event = ChanceEvent | EventOf<Fields>;

interface Fields {
  unitPlaced: {
    seat: string;
    card: string;
    square: string;
    from: 'hand' | 'sharedGeneral';
    challenge: boolean;
    forced: boolean;
  };
  placementSkipped: { seat: string; reason: 'noSquare' | 'emptyHand' };
  handRevealed: { seat: string; cards: readonly string[] };
  shotDeclared: { seat: string; from: string; to: string };
  unitEliminated: {
    square: string;
    card: string;
    owner: string;
    /** The sum that was more than its defence (LOW-5.5.2). */
    incoming: number;
    /** Squares of the units whose arrow or shot was part of the sum (LOW-5.7.11). */
    contributors: readonly string[];
    /** 1 for the first check of the turn. */
    check: number;
  };
  berserkerMoved: { owner: string; card: string; from: string; to: string };
  /** Only the player who draws sees the card (LOW-5.10.4). */
  cardDrawn: { seat: string; card?: string };
  unitRecalled: { seat: string; card: string; square: string };
  extraTurnGranted: { seat: string };
  turnEnded: { seat: string; turnNumber: number };
  gameEnded: EndingInWords<Reason>;
}

export type Listener = EngineListener<Event>;
