/**
 * What a state holds, declared once (3.12): what is where in its array, how positions write it and who
 * sees it follow from here. Nothing is hidden but the dice to come (AAW-18.1.1, AAW-18.1.2).
 */
import * as engine from 'cardwright/engine';
import { MOST_SEATS, type Config, type State, type Unit } from './config.ts';
import { reasons } from './events.ts';
import * as per from './holders.ts';
import { stances } from './tables.ts';

export type { State };

const state = new engine.StateParts<Config>();

/** Squares of a way that a player may name one by one; a cheapest way leads on from there. */
export const MOST_VIA = 64;

const phases = ['deploy', 'main', 'minor', 'major', 'over'] as const;
export type Phase = (typeof phases)[number];
export const phase = state.oneOf('phase', phases, { start: 'main' });
/** Who decides while nothing is asked. */
export const turn = state.seat('turn');
export const round = state.count('round', { start: 1, least: 1 });
/** The side with initiative and 1; 0 before the first dice (AAW-4.2.12). */
export const holder = state.count('holder', { most: 2 });
/** By side: average, dice and boosts of this round (AAW-4.2.5). */
export const total = state.count('total', { per: per.perSide });
/** By side: its representative and 1 where it takes the command die (AAW-4.2.4). */
export const command = state.count('command', {
  per: per.perSide,
  most: ({ units }) => units.length,
});
/** By unit: boost dice that it pays for (AAW-11.6.1). */
export const initiativeDice = state.count('initiativeDice', { per: per.perUnit });
/** Its place among those that do, in declared order (AAW-4.2.7). */
export const boostPlace = state.ranks('boostPlace', { per: per.perUnit, until: 'round' });
/** Places in the action order from 1 (AAW-4.2.10), and in the list of the side without initiative. */
export const place = state.ranks('place', { per: per.perUnit, until: 'round' });
export const listed = state.ranks('listed', { per: per.perUnit, until: 'round' });
export const hasActed = state.flag('hasActed', { per: per.perUnit, until: 'round' });

/** The unit that is active, and 1. */
export const active = state.count('active', { most: ({ units }) => units.length });
export const slotUses = ['open', 'pass', 'move', 'restricted-move', 'charge', 'action'] as const;
export type SlotUse = (typeof slotUses)[number];
export const minorUse = state.oneOf('minorUse', slotUses, { until: 'activation' });
export const majorUse = state.oneOf('majorUse', slotUses, { until: 'activation' });
export const movedSquares = state.count('movedSquares', { until: 'activation' });
/** Movement power of the latest move, and what was left of it when it was confirmed. */
export const power = state.count('power');
export const left = state.count('left');
/** What is left of the declared way. */
export const way = state.part(
  'way',
  engine.squareStack<Config>({ room: ({ grid }) => grid.size + MOST_VIA }),
);

const statuses = ['active', 'incapacitated', 'dead', 'escaped', 'reserve'] as const;
export type Status = (typeof statuses)[number];
/** Where it is; units on the field alone have a square. */
export const at = state.part('at', engine.squarePer<Config>(per.perUnit));
export const status = state.oneOf('status', statuses, {
  per: per.perUnit,
  usual: (combat, unit) => (at.get(combat, unit) === engine.NOWHERE ? 'reserve' : 'active'),
});
/** By square: the unit on it, and 1. */
export const onSquare = state.count('onSquare', { per: per.perSquare, follows: true });
export const vp = state.count('vp', {
  per: per.perUnit,
  usual: ({ config }, unit) => config.units[unit]!.maxVp,
});
export const stance = state.oneOf('stance', stances, { per: per.perUnit });
export const charge = state.count('charge', { per: per.perUnit });
export const cooperation = state.count('cooperation', { per: per.perUnit });
export const defence = state.count('defence', { per: per.perUnit });
export const domination = state.count('domination', { per: per.perUnit });
/** By name. */
export const tokenCounts = { charge, cooperation, defence, domination };
export const escaping = state.flag('escaping', { per: per.perUnit });
/** By pair: the first lifts its domination for the second (an enemy), or stops it (an ally): AAW-13.2.3. */
export const policy = state.flag('policy', { per: per.perPair });
/** Changes of its policy in this activation, so that it is not changed back and forth for ever. */
export const policySet = state.count('policySet', { per: per.perUnit, until: 'activation' });

/** Uses of elements in the combat, of temporary ones in the round (AAW-11.1.2, AAW-11.1.3). */
export const used = state.count('used', { per: per.perElement });
/** Uses in what is still going on: the bonus of their item is lost only afterwards (AAW-3.1.6). */
export const isFresh = state.flag('isFresh', { per: per.perElement });
export const hasTemporary = state.flag('hasTemporary', { per: per.perTemporary });
export const temporaryUsed = state.count('temporaryUsed', {
  per: per.perTemporary,
  until: 'round',
});
/** What effects add to abilities, until the end of the round or of the combat (AAW-16.1.5). */
export const inRound = state.count('inRound', { per: per.perAbility, least: -99 });
export const inCombat = state.count('inCombat', { per: per.perAbility, least: -99 });
/** Limited traits that were used (AAW-16.1.4). */
export const usedInRound = state.flag('usedInRound', { per: per.perTrait, until: 'round' });
export const usedInCombat = state.flag('usedInCombat', { per: per.perTrait });

/** Numbers in the tables; terrain 0 is open. Objects count from 1. */
export const terrain = state.oneOf('terrain', ({ tables }) => tables.terrainWords, {
  per: per.perSquare,
});
export const object = state.oneOf('object', ({ tables }) => tables.objectWords, {
  per: per.perSquare,
});
export const equipped = state.pile('equipped', { per: per.perUnit, sees: 'all', from: 'bottom' });
export const carried = state.pile('carried', { per: per.perUnit, sees: 'all', from: 'bottom' });
export const ground = state.pile('ground', { sees: 'all', from: 'bottom' });
/** Where the items on the ground lie. */
export const liesAt = state.part('groundAt', engine.squarePer<Config>('card'));
/** By item: whose it was at set-up (AAW-5.5.2). */
export const firstOwner = state.oneOf('firstOwner', ({ owners }) => owners, { per: 'card' });
/** By goal: end phases in a row in which it was held (AAW-15.3.1). */
export const heldRounds = state.count('heldRounds', { per: per.perGoal });
/** Units that left over an edge, by goal that counts them (AAW-15.3.2). */
export const escapedOver = state.count('escapedOver', { per: per.perGoal });

// Of the attack in progress (3.12).

/** The unit that attacks, and 1; 0 while nobody does. */
export const attacker = state.count('attacker', {
  most: ({ units }) => units.length,
  until: 'attack',
});
/** The attack action, and the one that lends its range and 1 (AAW-9.3.1). */
export const attackWith = state.count('attackWith', { until: 'attack' });
export const extendedBy = state.count('extendedBy', { until: 'attack' });
const slots = ['none', 'major', 'immediate', 'counter', 'triggered'] as const;
export type AttackSlot = (typeof slots)[number];
export const attackSlot = state.oneOf('attackSlot', slots, { until: 'attack' });
/** Counters that this one follows, itself included (AAW-10.2.6). */
export const counters = state.count('counters', { until: 'attack' });
/** n and 1; 0 before it is named (AAW-9.2.3). */
export const rangeValue = state.count('rangeValue', { until: 'attack' });
/** Declared with the targets (AAW-9.4.5). */
export const rangeBoosts = state.count('rangeBoosts', { until: 'attack' });
export const targetBoosts = state.count('targetBoosts', { until: 'attack' });
/** By unit: its place in target order from 1 (AAW-9.2.9). */
export const targetPlace = state.ranks('targetPlace', { per: per.perUnit, until: 'attack' });
/** Units that gave their place to another (AAW-12.1.7). */
export const isReplaced = state.flag('isReplaced', { per: per.perUnit, until: 'attack' });
/** By unit: its place among those that cooperate in the attack; its dice (AAW-10.3, AAW-9.5.3). */
export const helpPlace = state.ranks('helpPlace', { per: per.perUnit, until: 'attack' });
export const attackDice = state.count('attackDice', { per: per.perUnit, until: 'attack' });
/** By helper and target: the same for the defence; a unit pays for itself too (AAW-10.4). */
export const guardPlace = state.ranks('guardPlace', { per: per.perPair, until: 'attack' });
export const targetDice = state.count('targetDice', { per: per.perPair, until: 'attack' });
/** By unit: abilities that come with defence tokens (AAW-10.5.3). */
export const addedAbility = state.count('addedAbility', { per: per.perUnit, until: 'attack' });

export const pending = state.pendingEffects('effects', {
  room: { seats: MOST_SEATS, sources: 1, frames: 32, queued: 1, picks: 1 },
  running: ({ runner, table }) => ({ runner, table }),
  sources: {
    nameOf: ({ config }, unit) => config.units[unit]?.name ?? 'none',
    sourceNamed: ({ config }, name) =>
      name === 'none' ? config.units.length : config.units.findIndex((unit) => unit.name === name),
  },
});
/** What is asked in the middle of something, see questions.ts. */
export const asked = state.question('asked', {
  forms: ({ questions }) => questions,
  room: () => 1,
  observed: false, // compare.ts says it: picks are open too.
});
export const luck = state.chance('chance', { stream: 'dice' });
export const result = state.outcome('outcome', reasons, { phase });

export const declaration = state.declare();

export const forgetRound = declaration.until('round');
export const forgetActivation = declaration.until('activation');
export const forgetAttack = declaration.until('attack');

/** Presumes that one attacks. */
export const attackUnit = (combat: State): Unit => attacker.get(combat) - 1;
