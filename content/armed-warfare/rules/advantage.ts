/**
 * How far a side is ahead, for bots that look at a position: by what is left of the Armdroids, by what
 * is mounted on them, and by how near the enemies are to what can hit them.
 */
import * as engine from 'cardwright/engine';
import type { Card, CardType, Cover, Seat, Side, Square } from 'cardwright/engine';
import { INNATE } from './actions.ts';
import { reachOf, sourceOf } from './attack.ts';
import { SUPPORT, MELEE } from './cards.ts';
import { attackKindOf, printedAttack } from './damage.ts';
import { canBeDefended, hasDefender, listDefenders } from './defence.ts';
import { statOf } from './effects/standing.ts';
import * as formation from './formation.ts';
import { damageAhead } from './strike.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';

const { armdroidOf, cardIn, isAlive, placeOf, PLACES, standsAt } = formation;
const { asked, enduranceOf, fiddling, hand, isTarget, jamTurns, kindOf, result } = parts;

/** What counts, in points of endurance of an Armdroid. */
const WORTH = {
  unit: 0.3,
  unitEndurance: 0.1,
  card: 0.15,
  threat: 0.45,
  feared: 0.25,
  otherThreats: 0.3,
  fiddling: 0.01,
  /** More than the threat to an opponent, which ends with it. */
  out: 5,
};

/** More cards in hand than these are worth nothing more. */
const USEFUL_CARDS = 6;

/** What is left of a threat that a unit between can take upon itself. */
const DEFENDED = 0.4;

/** What is left of the threat of a unit that waits in the hand for a free slot. */
const PLANNED = 0.9;

/** What is left of all fear with each round: two who shun each other would never come to an end. */
const BOLDER = 0.97;

/** What is left of a threat for each square that is missing to its range. */
const FADING = 0.85;

/** From -1 (lost) to 1 (won). */
export function advantage(state: State, side: Side): number {
  const decided = result.advantage(state, side);
  if (decided !== null) return decided;
  const seat = side as number as Seat;
  const others = state.config.seatList.filter((other) => other !== seat && isAlive(state, other));
  const own = isAlive(state, seat) ? worthOf(state, seat) : 0;
  const total = others.reduce((sum, other) => sum + worthOf(state, other), 0);
  const threat = others.reduce(
    (most, other) =>
      Math.max(most, threatOf(state, seat, other), PLANNED * threatInHand(state, seat, other)),
    0,
  );
  const feared = others.reduce((sum, other) => sum + threatOf(state, other, seat), 0);
  const fear = WORTH.feared * BOLDER ** parts.round.get(state);
  // Shared among all opponents, also those who are out: otherwise it would pay to spare the weakest.
  const opponents = state.config.seats - 1;
  const lead =
    own -
    (total - WORTH.out * (opponents - others.length)) / opponents +
    WORTH.threat * threat -
    fear * feared;
  return engine.shortOfWin((lead - WORTH.fiddling * fiddling.get(state, seat)) / 30);
}

/** The Armdroid, its units and the cards in hand. */
function worthOf(state: State, seat: Seat): number {
  let worth =
    enduranceOf(state, armdroidOf(state, seat)) +
    WORTH.card * Math.min(USEFUL_CARDS, hand.size(state, seat));
  for (let slot = 1; slot < PLACES; slot += 1) {
    const unit = cardIn(state, seat, slot);
    if (unit >= 0) worth += worthOfUnit(state, unit);
  }
  return asked.form(state)?.word === 'defence' ? worth - lossOf(state, seat) : worth;
}

function worthOfUnit(state: State, unit: Card): number {
  return WORTH.unit + WORTH.unitEndurance * enduranceOf(state, unit);
}

/** What a strike that waits for a defence will cost a seat that defends as well as it can. */
function lossOf(state: State, seat: Seat): number {
  let loss = 0;
  for (let place = 0; place < PLACES; place += 1) {
    const card = cardIn(state, seat, place);
    if (card >= 0 && isTarget.is(state, card)) loss += leastCost(state, seat, place);
  }
  return loss;
}

const defenders: number[] = [];
const types: CardType[] = [];

function leastCost(state: State, seat: Seat, place: number): number {
  const target = placeOf(seat, place);
  let least = costOf(state, seat, place, damageAhead(state, target, target));
  if (place > 0) return least;
  const count = listDefenders(state, seat, asked.about(state), defenders);
  for (let i = 0; i < count; i += 1) {
    const slot = defenders[i]!;
    const taken = damageAhead(state, target, placeOf(seat, slot));
    least = Math.min(least, costOf(state, seat, slot, taken));
  }
  return least;
}

function costOf(state: State, seat: Seat, place: number, taken: number): number {
  if (place === 0) return taken;
  const unit = cardIn(state, seat, place);
  return taken < enduranceOf(state, unit) ? WORTH.unitEndurance * taken : worthOfUnit(state, unit);
}

/** What the attack sources of a seat could deal to the Armdroid of another one: the best of them above all. */
function threatOf(state: State, seat: Seat, other: Seat): number {
  if (!isAlive(state, seat) || !isAlive(state, other)) return 0;
  let [best, sum] = [0, 0];
  for (let which = 1; which <= INNATE; which += 1) {
    const card = sourceOf(state, seat, which);
    if (card < 0 || kindOf(state, card) === SUPPORT || jamTurns.get(state, card) > 1) continue;
    const threat = threatBy(state, seat, card, other);
    best = Math.max(best, threat);
    sum += threat;
  }
  return best + WORTH.otherThreats * (sum - best);
}

/** What a card on the map could deal. */
function threatBy(state: State, seat: Seat, card: Card, other: Seat): number {
  const kind = attackKindOf(state, card);
  const gap = gapTo(state, reachOf(state, card), other);
  const threat = threatAt(state, seat, kind, printedAttack(state, card), gap);
  return canBeDefended(state, other, card) ? DEFENDED * threat : threat;
}

/** What a unit of the hand could deal from a free slot: worth a discard when all slots are full. */
function threatInHand(state: State, seat: Seat, other: Seat): number {
  if (!isAlive(state, seat)) return 0;
  const count = hand.typesIn(state, seat, types);
  let most = 0;
  for (let slot = 1; slot < PLACES; slot += 1) {
    const square = formation.slotSquare(state, seat, slot);
    if (cardIn(state, seat, slot) >= 0 || formation.refuseSquare(state, seat, square) !== null)
      continue;
    const left = hasDefender(state, other, square) ? DEFENDED : 1;
    for (let i = 0; i < count; i += 1)
      most = Math.max(most, left * threatFrom(state, seat, types[i]!, square, other));
  }
  return most;
}

/** Of a unit on a square, facing as well as it can. */
function threatFrom(state: State, seat: Seat, type: CardType, square: Square, other: Seat): number {
  const { attack, kind, range } = state.config.catalogue;
  if (kind[type] === SUPPORT) return 0;
  const gaps = engine.orthogonal.map((facing) =>
    gapTo(state, state.config.ranges.cover(range[type]!, facing, square), other),
  );
  return threatAt(state, seat, kind[type]!, attack[type]!, Math.min(...gaps));
}

/** Squares that are missing to a range. */
const gapTo = (state: State, cover: Cover, other: Seat): number =>
  engine.distanceTo(state.config.grid, cover, standsAt(state, other));

function threatAt(state: State, seat: Seat, kind: number, attack: number, gap: number): number {
  const added = kind === MELEE ? statOf(state, seat, 'attack') : 0;
  return (attack + added) * FADING ** gap;
}
