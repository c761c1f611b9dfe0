/** The attack phase: 5.7. */
import * as engine from 'cardwright/engine';
import type { Card, Cover, Refusal, Seat, Square } from 'cardwright/engine';
import { refuse, INNATE, source, type Verb } from './actions.ts';
import { ARMDROID, LINE, SINGLE, SUPPORT, WHOLE_RANGE } from './cards.ts';
import { attackKindOf } from './damage.ts';
import { amountOf, isGranted } from './effects/standing.ts';
import { on } from './effects/vocabulary.ts';
import { events } from './events.ts';
import { armdroidOf, cardIn, facingOf, placeOf } from './formation.ts';
import { beginAttack } from './strike.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';

const { attackFrom, attackKind, attacks, isTarget, jamTurns, kindOf } = parts;
const { map, owner, round, sources, typeOf } = parts;

/** The card of an attack source of a seat: a unit by its slot, or the Armdroid; less than 0 for none. */
export function sourceOf(state: State, seat: Seat, which: number): Card {
  if (which !== INNATE) return cardIn(state, seat, which);
  const card = armdroidOf(state, seat);
  if (state.config.catalogue.innate[typeOf(state, card)] === null) return -1;
  return isGranted(state, on.innateAttack, seat, card, placeOf(seat, 0)) ? card : -1;
}

/** AWF-5.7.4: what the range of an attack source covers. */
export function reachOf(state: State, card: Card): Cover {
  const { innate, range } = state.config.catalogue;
  const type = typeOf(state, card);
  const own = kindOf(state, card) === ARMDROID ? innate[type]!.range : range[type]!;
  return state.config.ranges.cover(own, facingOf(state, card), map.squareOf(state, card));
}

/** Why a source cannot attack at all, whatever it aims at. */
function refuseSource(state: State, seat: Seat, which: number): Refusal | null {
  const card = sourceOf(state, seat, which);
  if (card < 0) {
    // AWF-5.12.13, AWF-5.7.2
    return which === INNATE
      ? refuse('ABILITY_UNAVAILABLE', 'AWF-5.12.13')
      : refuse('EMPTY_SLOT', 'AWF-5.7.2');
  }
  if (kindOf(state, card) === SUPPORT) return refuse('SUPPORT_CANNOT_ATTACK');
  if (jamTurns.get(state, card) > 0) return refuse('JAMMED');
  if (isRestricted(state, seat, card)) return refuse('ATTACK_RESTRICTED');
  if (!state.config.options.firstRoundAttacks && round.get(state) === 1) {
    return refuse('ATTACK_RESTRICTED', 'AWF-6.1.11');
  }
  return isLimitReached(state, seat, card) ? refuse('ATTACK_LIMIT') : null;
}

/** AWF-5.12.18, AWF-5.11.2: all that it needs must hold. */
function isRestricted(state: State, seat: Seat, card: Card): boolean {
  const needed = state.config.catalogue.requirements[typeOf(state, card)]!;
  return (
    needed > 0 && amountOf(state, on.requireForAttack, seat, card, placeOf(seat, 0), 0) < needed
  );
}

/** AWF-5.7.1, AWF-5.12.11, AWF-5.12.12, AWF-6.1.4 */
function isLimitReached(state: State, seat: Seat, card: Card): boolean {
  const place = placeOf(seat, 0);
  if (attacks.get(state, card) > 0)
    return attacks.get(state, card) >= amountOf(state, on.extraAttack, seat, card, place, 1);
  const { attacksPerTurn } = state.config.options;
  return sources.get(state) >= amountOf(state, on.extraAttack, seat, -1, place, attacksPerTurn);
}

/** AWF-5.7.5, AWF-5.7.4, AWF-6.1.10 */
function refuseAim(state: State, seat: Seat, which: number, square: Square): Refusal | null {
  const card = sourceOf(state, seat, which);
  if (state.config.counted[square] !== 1) return refuse('OFF_MAP', 'AWF-5.7.5');
  if (reachOf(state, card).has[square] !== 1)
    return refuse('OUT_OF_RANGE', { square: map.nameOf(state, square) });
  if (state.config.options.allowAttackWithoutTarget || hasTarget(state, seat, card, square))
    return null;
  return refuse('NO_TARGET');
}

/** AWF-5.7.8, AWF-5.7.19 to AWF-5.7.21: the squares that an attack covers. */
function areaOf(state: State, card: Card, square: Square): readonly Square[] {
  const { grid, catalogue, ranges } = state.config;
  const area = kindOf(state, card) === ARMDROID ? SINGLE : catalogue.area[typeOf(state, card)]!;
  if (area === SINGLE) return [square];
  if (area === WHOLE_RANGE) return reachOf(state, card).squares;
  if (area !== LINE) return [square, ...ranges.cover(area, facingOf(state, card), square).squares];
  const from = map.squareOf(state, card);
  return engine.squaresOnTheWay(
    grid,
    reachOf(state, card),
    from,
    square,
    engine.directionTo(grid, from, square),
  );
}

/** AWF-5.7.9, AWF-5.7.10: all cards of other players. */
function hasTarget(state: State, seat: Seat, card: Card, square: Square): boolean {
  return areaOf(state, card, square).some((one) => isEnemy(state, seat, map.on(state, one)));
}

function isEnemy(state: State, seat: Seat, card: Card): boolean {
  return card >= 0 && owner.get(state, card) !== seat;
}

export const attack: Verb = {
  in: ['attack'],
  words: { source, square: engine.squareWord },
  among: {
    square: (state, seat, into, which) =>
      engine.writeList(reachOf(state, sourceOf(state, seat, which)).counted, into),
  },
  refuse: [
    [['source'], refuseSource],
    [['source', 'square'], refuseAim],
  ],
  // AWF-5.7.7: it counts as made, whatever comes of it. AWF-5.7.16: (a) and (b).
  play(state, seat, report, which, square) {
    const card = sourceOf(state, seat, which);
    if (attacks.get(state, card) === 0) sources.add(state, 1);
    attacks.add(state, card, 1);
    attackKind.set(state, attackKindOf(state, card));
    attackFrom.set(state, map.squareOf(state, card));
    for (const one of areaOf(state, card, square)) {
      const target = map.on(state, one);
      if (isEnemy(state, seat, target)) isTarget.set(state, target);
    }
    if (report) report(events.attackDeclared(state, { seat, card, square }));
    beginAttack(state, seat, card, square);
  },
};

/** What an attack source may choose (AWF-5.7.4, AWF-5.7.5), whether or not it may attack now. */
export function squaresInReach(state: State, seat: Seat, which: number): readonly Square[] {
  const card = sourceOf(state, seat, which);
  return card < 0 || kindOf(state, card) === SUPPORT ? [] : reachOf(state, card).counted;
}
