/**
 * What a state holds, declared once (3.5): what is where in its array, how positions write it, who
 * sees it and which cards must be conserved follow from here. What the game writes in its own way:
 * position.ts.
 */
import * as engine from 'cardwright/engine';
import type { Card, CardType } from 'cardwright/engine';
import { ARMDROID } from './cards.ts';
import type { Config, State } from './config.ts';
import { isPersonal, MOST_SEATS, places } from './config.ts';
import { reasons } from './events.ts';

export type { State };

const state = new engine.StateParts<Config>();

/** AWF-5.3.6 */
const phases = ['setup', 'draft', 'corner', 'draw', 'equip', 'move', 'attack', 'over'] as const;
export type Phase = (typeof phases)[number];
export const phase = state.oneOf('phase', phases, { usual: () => 'equip' });
/** The turn player; during set-up whoever picks. */
export const turn = state.seat('turn');
export const round = state.count('round', { start: 1, least: 1, usual: () => 2 });
/** Of this round (AWF-5.3.1). */
export const order = state.seatOrder('order');
/** By seat: who is first when action speeds are equal (AWF-5.3.2, AWF-6.1.5). */
export const tieRank = state.count('tieRank', { per: 'seat', usual: (_, seat) => seat });
/** Movement spent in the latest turn (AWF-5.11.12). */
export const moved = state.count('moved', { per: 'seat' });
/** The card of each living seat, plus 1 (AWF-5.9.3). */
export const armdroid = state.count('armdroid', { per: 'seat', follows: true });

/** Different attack sources in this attack phase (AWF-5.12.11). */
export const sources = state.count('sources', { until: 'turn' });
/** Turns, refacings and relocations in this phase (AWF-6.1.18). */
export const freeActionsSpent = state.count('freeActions');
/** By seat: all of them since another seat had its turn, so that bots come to an end. */
export const fiddling = state.count('fiddling', { per: 'seat' });
/** Of the attack that is resolved or just over: its kind, 0 for none (AWF-5.11.14), and its origin. */
export const attackKind = state.count('attackKind', { most: 2, observed: false });
export const attackFrom = state.count('attackFrom', { observed: false });
/** By seat: steps that it may evade when this attack comes to that (AWF-5.12.5); 0 for none. */
export const evadeSteps = state.count('evadeSteps', { per: 'seat', observed: false });
/** The same of the damage of an ability, which may come in the middle of an attack. */
export const evadeStepsNow = state.count('evadeStepsNow', { per: 'seat', observed: false });

export const owner = state.seatPer('owner', 'card');
export const facing = state.oneOf('facing', engine.compass, { per: 'card' });
/** What is kept beside a card on the map; nothing of it stays when the card leaves (AWF-5.9.10). */
const ofCard = { per: 'card', isQuiet: true } as const;
export const damage = state.count('damage', { ...ofCard, mark: 'damage' });
/** Less movement by so much (AWF-5.13.2); ends of the owner's turns until that is over (AWF-5.13.3). */
export const slow = state.count('slow', { ...ofCard, mark: 'slow' });
export const slowTurns = state.count('slowTurns', { ...ofCard, mark: 'slowTurns' });
/** The same of a jam (AWF-5.13.1); 0 for none. */
export const jamTurns = state.count('jamTurns', { ...ofCard, mark: 'jamTurns' });
/** Attacks in this attack phase (AWF-5.12.12). */
export const attacks = state.count('attacks', { ...ofCard, mark: 'attacks', until: 'turn' });
/** In an attack: a target of it (AWF-5.7.9), the chosen defender (AWF-5.8.7), damaged by it. */
export const isTarget = state.flag('isTarget', { per: 'card', until: 'strike' });
export const isDefender = state.flag('isDefender', { per: 'card', until: 'strike' });
export const isHit = state.flag('isHit', { per: 'card' });

/** AWF-6.1.15: one pile for all, or one for each. */
const piles = engine.holders<Config>({
  count: (config) => (isPersonal(config) ? config.seats : 1),
  nameOf: (config, pile) => (isPersonal(config) ? engine.seatName(pile) : 'shared'),
  seatsOf: (config, pile) => (isPersonal(config) ? [pile] : []),
});
const isArmdroid = ({ catalogue }: Config, type: CardType): boolean =>
  catalogue.kind[type] === ARMDROID;
const isWeapon = (config: Config, type: CardType): boolean => !isArmdroid(config, type);
/** AWF-5.14.5 */
export const armdroidPile = state.pile('armdroidPile', { sees: 'nobody', types: isArmdroid });
/** Dealt in a draft (AWF-6.1.14, AWF-5.14.7). */
export const offer = state.zone('offer', { per: 'seat', sees: 'owner', types: isArmdroid });
/** An Armdroid that has no corner yet; in a draft only its player has seen it. */
export const undeployed = state.slot('undeployed', {
  per: 'seat',
  types: isArmdroid,
  sees: (state, seat, viewer) => !phase.is(state, 'draft') || viewer === seat,
});
/** AWF-5.14.3; whoever looks at cards on top knows them (AWF-5.14.7). */
export const weaponPile = state.pile('pile', {
  per: piles,
  types: isWeapon,
  whose: (_, pile) => pile,
  sees: 'nobody',
  known: (state, card, viewer) => asked.isShown(state, card, viewer),
});
/** AWF-5.14.2; in the order in which they came (AWF-5.9.7). */
export const hand = state.pile('hand', {
  per: 'seat',
  sees: 'owner',
  from: 'bottom',
  types: isWeapon,
});
/** AWF-5.1.2 */
export const map = state.pieces('map', {
  grid: ({ grid }) => grid,
  owner,
  beside: [facing, damage, slow, slowTurns, jamTurns, attacks, isTarget, isDefender, isHit],
  order: 'age',
});
/** AWF-5.14.4: the latest card last. */
export const discard = state.pile('discard', {
  per: piles,
  types: isWeapon,
  whose: (_, pile) => pile,
  sees: 'all',
  from: 'bottom',
});
export const removed = state.pile('removed', { sees: 'all', from: 'bottom' });

/** AWF-5.11.8 */
const effects = ({ catalogue }: Config, type: CardType): number =>
  catalogue.data[type]!.abilities?.length ?? 0;
export const usedInTurn = state.uses('usedInTurn', {
  effects,
  until: 'anyTurn',
});
export const usedInGame = state.uses('usedInGame', {
  effects,
});
export const pending = state.pendingEffects('effects', {
  room: { seats: MOST_SEATS, sources: places.length, frames: 24, queued: 96, picks: 32 },
  running: ({ effects }) => effects,
  observed: false,
  picks: engine.picksAsAsked(({ questions }) => questions),
});
/** What is asked in the middle of a turn, see questions.ts. */
export const asked = state.question('asked', {
  forms: ({ questions }) => questions,
  room: () => 8,
  observed: false,
});
export const luck = state.chance('chance', { stream: 'piles' });
export const result = state.outcome('outcome', reasons, { phase });

export const declaration = state.declare();

export const forgetTurn = declaration.until('turn');
export const forgetUses = declaration.until('anyTurn');
export const forgetStrike = declaration.until('strike');

export function typeOf({ config }: State, card: Card): CardType {
  return config.types[card]!;
}

/** A place in `kinds`. */
export function kindOf({ config }: State, card: Card): number {
  return config.catalogue.kind[config.types[card]!]!;
}

/** What abilities have begun, and what waits. */
export const workOf = ({ config }: State) => config.effects.runner.pending;

/** AWF-5.9.1 */
export function enduranceOf(state: State, card: Card): number {
  return state.config.catalogue.endurance[typeOf(state, card)]! - damage.get(state, card);
}
