/**
 * What a state holds, declared once (3.12): what is where in its array, how positions write it and who
 * sees it follow from here. Nothing is hidden but the dice to come (AAW-18.1.1, AAW-18.1.2).
 */
import * as engine from 'cardwright/engine';
import { attackParts } from './attack-state.ts';
import type { Config, State } from './config.ts';
import { MOST_SEATS } from './config.ts';
import { reasons } from './events.ts';
import * as per from './holders.ts';
import { stances } from './tables.ts';

export type { State };

/** Squares of a way that a player may name one by one; a cheapest way leads on from there. */
export const MOST_VIA = 64;

const phases = ['deploy', 'main', 'minor', 'major', 'over'] as const;
export type Phase = (typeof phases)[number];
export const phase = engine.oneOf(phases, { start: 'main' });
/** Who decides while nothing is asked. */
export const turn = engine.seat<Config>();
export const round = engine.count<Config>({ start: 1, least: 1 });
/** The side with initiative and 1; 0 before the first dice (AAW-4.2.12). */
export const holder = engine.count<Config>({ most: 2 });
/** By side: average, dice and boosts of this round (AAW-4.2.5). */
export const total = engine.count<Config>({ per: per.perSide });
/** By side: its representative and 1 where it takes the command die (AAW-4.2.4). */
export const command = engine.count<Config>({ per: per.perSide, most: ({ units }) => units.length });
/** By unit: boost dice that it pays for (AAW-11.6.1). */
export const initiativeDice = engine.count<Config>({ per: per.perUnit });
/** Places in the action order from 1 (AAW-4.2.10), and in the list of the side without initiative. */
export const place = engine.count<Config>({ per: per.perUnit });
export const listed = engine.count<Config>({ per: per.perUnit });
export const hasActed = engine.flag<Config>({ per: per.perUnit });

/** The unit that is active, and 1. */
export const active = engine.count<Config>({ most: ({ units }) => units.length });
const slotUses = ['open', 'pass', 'move', 'restricted-move', 'charge', 'action'] as const;
export type SlotUse = (typeof slotUses)[number];
export const minorUse = engine.oneOf<Config, SlotUse>(slotUses);
export const majorUse = engine.oneOf<Config, SlotUse>(slotUses);
export const movedSquares = engine.count<Config>();
/** Movement power of the latest move, and what was left of it when it was confirmed. */
export const power = engine.count<Config>();
export const left = engine.count<Config>();
/** What is left of the declared way. */
export const way = engine.squareStack<Config>({ room: ({ grid }) => grid.size + MOST_VIA });

const statuses = ['active', 'incapacitated', 'dead', 'escaped', 'reserve'] as const;
export type Status = (typeof statuses)[number];
export const status = engine.oneOf<Config, Status>(statuses, { per: per.perUnit });
/** Where it is; units on the field alone have a square. */
export const at = engine.squarePer<Config>(per.perUnit);
/** By square: the unit on it, and 1. */
export const onSquare = engine.count<Config>({ per: per.perSquare, follows: true });
export const vp = engine.count<Config>({ per: per.perUnit });
export const stance = engine.oneOf<Config, (typeof stances)[number]>(stances, { per: per.perUnit });
const token = (): engine.EachFigure<Config, number> => engine.count<Config>({ per: per.perUnit });
export const charge = token();
export const cooperation = token();
export const defence = token();
export const domination = token();
export const escaping = engine.flag<Config>({ per: per.perUnit });
/** By pair: the first lifts its domination for the second (an enemy), or stops it (an ally): AAW-13.2.3. */
export const policy = engine.flag<Config>({ per: per.perPair });
/** Changes of its policy in this activation, so that it is not changed back and forth for ever. */
export const policySet = engine.count<Config>({ per: per.perUnit });

/** Uses of elements in the combat, of temporary ones in the round (AAW-11.1.2, AAW-11.1.3). */
export const used = engine.count<Config>({ per: per.perElement });
/** Uses in what is still going on: the bonus of their item is lost only afterwards (AAW-3.1.6). */
export const isFresh = engine.flag<Config>({ per: per.perElement });
export const hasTemporary = engine.flag<Config>({ per: per.perTemporary });
export const temporaryUsed = engine.count<Config>({ per: per.perTemporary });
/** What effects add to abilities, until the end of the round or of the combat (AAW-16.1.5). */
const modifier = (): engine.EachFigure<Config, number> =>
  engine.count<Config>({ per: per.perAbility, least: -99 });
export const inRound = modifier();
export const inCombat = modifier();
/** Limited traits that were used (AAW-16.1.4). */
export const usedInRound = engine.flag<Config>({ per: per.perTrait });
export const usedInCombat = engine.flag<Config>({ per: per.perTrait });

/** Numbers in the tables; terrain 0 is open. Objects count from 1. */
export const terrain = engine.oneOf<Config, string>(
  ({ tables }) => tables.terrain.all.map(({ id }) => id),
  { per: per.perSquare },
);
export const object = engine.oneOf<Config, string>(
  ({ tables }) => ['none', ...tables.objects.all.map(({ id }) => id)],
  { per: per.perSquare },
);
export const equipped = engine.pile<Config>({ per: per.perUnit, sees: 'all', from: 'bottom' });
export const carried = engine.pile<Config>({ per: per.perUnit, sees: 'all', from: 'bottom' });
export const ground = engine.pile<Config>({ sees: 'all', from: 'bottom' });
/** Where the items on the ground lie. */
export const liesAt = engine.squarePer<Config>('card');
/** By goal: end phases in a row in which it was held (AAW-15.3.1). */
export const heldRounds = engine.count<Config>({ per: per.perGoal });
/** Units that left over an edge, by goal that counts them (AAW-15.3.2). */
export const escapedOver = engine.count<Config>({ per: per.perGoal });

export const pending = engine.pendingEffects<Config>({
  room: { seats: MOST_SEATS, sources: 1, frames: 32, queued: 1, picks: 1 },
  running: ({ runner, table }) => ({ runner, table }),
  sources: {
    nameOf: ({ config }, unit) => config.units[unit]?.name ?? 'none',
    sourceNamed: ({ config }, name) =>
      name === 'none' ? config.units.length : config.units.findIndex((unit) => unit.name === name),
  },
});
/** What is asked in the middle of something, see questions.ts. */
export const asked = engine.question<Config>({ forms: ({ questions }) => questions, room: () => MOST_VIA });
export const luck = engine.chance({ stream: 'dice' });
export const result = engine.outcome(reasons, { phase });

export const declaration = engine.defineState<Config>({
  phase,
  turn,
  round,
  holder,
  total,
  command,
  initiativeDice,
  place,
  listed,
  hasActed,
  active,
  minorUse,
  majorUse,
  movedSquares,
  power,
  left,
  way,
  status,
  at,
  onSquare,
  vp,
  stance,
  charge,
  cooperation,
  defence,
  domination,
  escaping,
  policy,
  policySet,
  used,
  isFresh,
  hasTemporary,
  temporaryUsed,
  inRound,
  inCombat,
  usedInRound,
  usedInCombat,
  terrain,
  object,
  equipped,
  carried,
  ground,
  groundAt: liesAt,
  heldRounds,
  escapedOver,
  ...attackParts,
  effects: pending,
  asked,
  chance: luck,
  outcome: result,
});
