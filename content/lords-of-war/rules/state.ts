/**
 * What a state holds, declared once: what is where in its array, how positions write it, who sees it
 * and which cards must be conserved follow from here. What the game writes in its own way: position.ts.
 */
import {
  count,
  defineState,
  flag,
  holders,
  oneOf,
  outcome,
  pieces,
  pile,
  seat,
  seatName,
  seatPer,
  seatStack,
  slot,
  zone,
  type Card,
  type CardType,
  type DeclaredState,
  type Seat,
  type Side,
} from 'cardwright/engine';
import type { Config } from './config.ts';

export type State = DeclaredState<Config>;

/** Phases, in the order of a turn (LOW-5.3.2). */
const phases = ['challenge', 'place', 'shoot', 'resolve', 'reinforce', 'over'] as const;
export type Phase = (typeof phases)[number];
export const phase = oneOf(phases, { start: 'place' });

/** Seat on turn; during the challenge the seat that challenges. */
export const turn = seat<Config>();
/** 0 during the challenge. */
export const turnNumber = count<Config>({
  usual: (state) => (phase.is(state, 'challenge') ? 0 : 1),
});
/** Place in the turn cycle of the last turn that was not an extra turn. */
export const cycle = count<Config>({ from: 1, most: ({ cycle }) => cycle.length - 1 });
export const extraTurn = flag<Config>();
/** Turns in a row in which nobody placed, eliminated or recalled a unit (LOW-5.9.8). */
export const idleTurns = count<Config>();
/** Somebody has done so in this turn. */
export const busy = flag<Config>({ until: 'turn' });
/** This turn has no reinforcement (LOW-6.6.7). */
export const noReinforcement = flag<Config>({ until: 'turn' });
/** Checks of this turn so far. */
export const checks = count<Config>({ until: 'turn' });
/** Sides that lost a general in this turn. */
export const lostGenerals = flag<Config>({ per: 'side', until: 'turn' });

/** What a square must be like in this turn; `skipped` when nothing can be placed (LOW-5.4.15). */
const placementRules = ['contact', 'besideFriend', 'anywhere', 'forced', 'skipped'] as const;
export type PlacementRule = (typeof placementRules)[number];
export const placementRule = oneOf(placementRules, { follows: true });

/** Base races. */
export const races = oneOf(({ catalogue }: Config) => catalogue.races, { per: 'seat' });
/** Place in the list of entrants. */
export const entrants = count<Config>({
  per: 'seat',
  from: 1,
  most: ({ seats }) => seats - 1,
  usual: (_, seat) => seat,
});

export const owner = seatPer<Config>('card');
/** Placed in this turn; part of an elimination in this turn (LOW-3.4.3, LOW-5.7.12). */
export const placed = flag<Config>({ per: 'card', until: 'turnEnd' });
export const involved = flag<Config>({ per: 'card', until: 'turnEnd' });
/** Everybody knows that it is in the hand where it is: recalled, shown, or the general at the start. */
export const known = flag<Config>({ per: 'card', observed: false });

/** By seat that draws from it: a team has one. */
const armies = holders<Config>({
  count: ({ deckRoom }) => deckRoom.length,
  nameOf: ({ decks }, army) => seatName(decks.indexOf(army)),
  seatsOf: ({ decks }, army) => [...decks.keys()].filter((seat) => decks[seat] === army),
});
/** LOW-5.10.3 */
export const deck = pile<Config>({
  per: armies,
  sees: 'nobody',
  room: ({ deckRoom }, army) => deckRoom[army]!,
});
/** LOW-5.10.2 */
export const hand = zone<Config>({
  per: 'seat',
  sees: 'owner',
  known: (state, card) => known.is(state, card),
  room: ({ options }, seat) => options.handSizes[seat]!,
  limit: ({ options }, seat) => options.handSizes[seat]!, // LOW-5.7.1
});
/** The general between the team members (LOW-6.6.4). */
export const sharedGeneral = slot<Config>({ sees: 'all', whose: () => 1 });
/** Captured cards, the first capture first (LOW-3.4.2). */
export const captured = pile<Config>({
  per: 'side',
  sees: 'all',
  from: 'bottom',
  whose: (_, side) => 1 - side,
});
export const board = pieces<Config>({
  grid: ({ grid }) => grid,
  owner,
  beside: [placed, involved],
});

/** The card that this one has shot at in this turn, plus 1; 0 for none. */
export const aim = count<Config>({ per: 'card' });
/** Directions in which enemies fell to it in this check, bit by bit (LOW-6.5.2). */
export const fallen = count<Config>({ per: 'card' });
/** Seats whose berserkers may move, the next one on top. */
export const waiting = seatStack<Config>({ room: ({ seats }) => seats });

const reasons = ['eliminations', 'commandCards', 'simultaneous', 'deadRound', 'turnLimit'] as const;
export type Reason = (typeof reasons)[number];
export const result = outcome(reasons);

export const declaration = defineState<Config>({
  phase,
  turn,
  turnNumber,
  cycle,
  extraTurn,
  idleTurns,
  busy,
  noReinforcement,
  checks,
  lostGenerals,
  placementRule,
  races,
  entrants,
  owner,
  placed,
  involved,
  deck,
  hand,
  known,
  sharedGeneral,
  pile: captured,
  at: board,
  shots: aim,
  moves: fallen,
  waiting,
  outcome: result,
});

/** LOW-3.4.3, LOW-5.7.12 */
export const forgetTurn = declaration.until('turnEnd');
export const beginAnew = declaration.until('turn');

export function typeOf({ config }: State, card: Card): CardType {
  return config.types[card]!;
}

export function traitsOf({ config }: State, card: Card): number {
  return config.catalogue.traits[config.types[card]!]!;
}

export function cardSide({ config }: State, card: Card): Side {
  return config.cardSides[card]!;
}

export function seatSide({ config }: State, seat: Seat): Side {
  return config.sides[seat]!;
}
