/**
 * What a state holds, declared once: what is where in its array, how positions write it, who sees it
 * and which cards must be conserved follow from here. What the game writes in its own way: position.ts.
 */
import * as engine from 'cardwright/engine';
import type { Card, CardType, Seat, Side } from 'cardwright/engine';
import type { Config } from './config.ts';
import { GENERAL } from './tables.ts';

export type State = engine.DeclaredState<Config>;

const state = new engine.StateParts<Config>();

/** Phases, in the order of a turn (LOW-5.3.2). */
const phases = ['challenge', 'place', 'shoot', 'resolve', 'reinforce', 'over'] as const;
export type Phase = (typeof phases)[number];
export const phase = state.oneOf('phase', phases, { start: 'place' });

/** Seat on turn; during the challenge the seat that challenges. */
export const turn = state.seat('turn');
/** 0 during the challenge. */
export const turnNumber = state.count('turnNumber', {
  usual: (state) => (phase.is(state, 'challenge') ? 0 : 1),
});
/** Place in the turn cycle of the last turn that was not an extra turn. */
export const cycle = state.count('cycle', { from: 1, most: ({ cycle }) => cycle.length - 1 });
export const extraTurn = state.flag('extraTurn');
/** Turns in a row in which nobody placed, eliminated or recalled a unit (LOW-5.9.8). */
export const idleTurns = state.count('idleTurns');
/** Somebody has done so in this turn. */
export const busy = state.flag('busy', { until: 'turn' });
/** This turn has no reinforcement (LOW-6.6.7). */
export const noReinforcement = state.flag('noReinforcement', { until: 'turn' });
/** Checks of this turn so far. */
export const checks = state.count('checks', { until: 'turn' });
/** Sides that lost a general in this turn. */
export const lostGenerals = state.flag('lostGenerals', { per: 'side', until: 'turn' });

/** What a square must be like in this turn; `skipped` when nothing can be placed (LOW-5.4.15). */
const placementRules = ['contact', 'besideFriend', 'anywhere', 'forced', 'skipped'] as const;
export type PlacementRule = (typeof placementRules)[number];
export const placementRule = state.oneOf('placementRule', placementRules, { follows: true });

/** Base races. */
export const races = state.oneOf('races', ({ catalogue }: Config) => catalogue.races, {
  per: 'seat',
});
/** Place in the list of entrants. */
export const entrants = state.count('entrants', {
  per: 'seat',
  from: 1,
  most: ({ seats }) => seats - 1,
  usual: (_, seat) => seat,
});

export const owner = state.seatPer('owner', 'card');
/** Placed in this turn; part of an elimination in this turn (LOW-3.4.3, LOW-5.7.12). */
export const placed = state.flag('placed', { per: 'card', until: 'turnEnd' });
export const involved = state.flag('involved', { per: 'card', until: 'turnEnd' });
/** Everybody knows that it is in the hand where it is: recalled, shown, or the general at the start. */
export const known = state.flag('known', { per: 'card', observed: false });

/** By seat that draws from it: a team has one. */
const armies = engine.holders<Config>({
  count: ({ deckRoom }) => deckRoom.length,
  nameOf: ({ armies }, army) => engine.seatName(armies.indexOf(army)),
  seatsOf: ({ armies }, army) => [...armies.keys()].filter((seat) => armies[seat] === army),
});
/** LOW-5.10.3 */
export const deck = state.pile('deck', {
  per: armies,
  sees: 'nobody',
  room: ({ deckRoom }, army) => deckRoom[army]!,
});
/** LOW-5.10.2 */
export const hand = state.zone('hand', {
  per: 'seat',
  sees: 'owner',
  known: (state, card) => known.is(state, card),
  room: ({ handSizes }, seat) => handSizes[seat]!,
  limit: ({ handSizes }, seat) => handSizes[seat]!, // LOW-5.7.1
});
/** The general between the team members (LOW-6.6.4). */
export const sharedGeneral = state.slot('sharedGeneral', {
  sees: 'all',
  whose: () => 1,
  types: ({ catalogue }, type) => (catalogue.traits[type]! & GENERAL) !== 0,
});
/** Captured cards, the first capture first (LOW-3.4.2). */
export const captured = state.pile('pile', {
  per: 'side',
  sees: 'all',
  from: 'bottom',
  whose: (_, side) => 1 - side,
});
export const board = state.pieces('at', {
  grid: ({ grid }) => grid,
  owner,
  beside: [placed, involved],
});

/** The card that this one has shot at in this turn, plus 1; 0 for none. */
export const aim = state.count('shots', { per: 'card' });
/** Directions in which enemies fell to it in this check, bit by bit (LOW-6.5.2). */
export const fallen = state.count('moves', { per: 'card' });
/** Seats whose berserkers may move, the next one on top. */
export const waiting = state.seatStack('waiting', { room: ({ seats }) => seats });

const reasons = ['eliminations', 'commandCards', 'simultaneous', 'deadRound', 'turnLimit'] as const;
export type Reason = (typeof reasons)[number];
export const result = state.outcome('outcome', reasons, { phase }); // LOW-5.9.7

export const declaration = state.declare();

/** LOW-3.4.3, LOW-5.7.12 */
export const forgetTurn = declaration.until('turnEnd');
export const beginAnew = declaration.until('turn');

export function typeOf({ config }: State, card: Card): CardType {
  return config.types[card]!;
}

/** Whether a card has one of these traits (tables.ts). */
export function has({ config }: State, card: Card, traits: number): boolean {
  return (config.catalogue.traits[config.types[card]!]! & traits) !== 0;
}

export function cardSide({ config }: State, card: Card): Side {
  return config.cardSides[card]!;
}

export function seatSide({ config }: State, seat: Seat): Side {
  return config.sides[seat]!;
}
