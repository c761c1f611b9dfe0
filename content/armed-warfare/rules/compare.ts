/** What scenarios ask of a state in words of their own (scenarios/README.md), and what everybody sees. */
import * as engine from 'cardwright/engine';
import type { Compare, Seat, Words } from 'cardwright/engine';
import { slots } from './cards.ts';
import { squaresInReach } from './attack.ts';
import { places, type Config } from './config.ts';
import { stats, statOf } from './effects/standing.ts';
import { formations, isAlive, plan } from './formation.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';

const { enduranceOf, facing, hand, jamTurns, map, moved, offer } = parts;
const { order, removed, slow, undeployed, weaponPile } = parts;

/** `{ armdroid, at, facing, endurance, slow }`, and by slot `[card, facing, endurance, jam]`. */
export const formationWords = new engine.FormationWords<Config>({
  formations,
  plan,
  places,
  pieces: map,
  facing,
  ofLeader: ['endurance', 'slow'],
  beside({ catalogue }, type, said) {
    const [left, slowed] = said;
    const taken = typeof left === 'number' ? ` damage${catalogue.endurance[type]! - left}` : '';
    if (typeof slowed === 'number') return `${taken} slow${slowed} slowTurns1`;
    return said.includes('jam') ? `${taken} jamTurns1` : taken;
  },
  // AWF-5.14.1
  seen: (state, card) => ({
    endurance: enduranceOf(state, card),
    status: {
      ...(jamTurns.get(state, card) > 0 && { jam: true }),
      ...(slow.get(state, card) > 0 && { slow: slow.get(state, card) }),
    },
  }),
});

/** What is open of a player (AWF-5.14.1, AWF-5.14.2). */
export function openWords(state: State, seat: Seat): Words {
  const values = isAlive(state, seat)
    ? stats.map((stat) => [stat, statOf(state, seat, stat)] as const)
    : [];
  return {
    alive: isInGame(state, seat),
    handCount: hand.size(state, seat),
    moved: moved.get(state, seat),
    ...(isAlive(state, seat) && formationWords.of(state, seat)),
    ...Object.fromEntries(values),
  };
}

/** Living, or with an Armdroid that has no corner yet. */
function isInGame(state: State, seat: Seat): boolean {
  return isAlive(state, seat) || undeployed.get(state, seat) >= 0 || offer.size(state, seat) > 0;
}

/** All of it, for scenarios. */
export function wordsOf(state: State, seat: Seat): Words {
  const waiting = undeployed.get(state, seat);
  const armdroid = waiting < 0 ? {} : { armdroid: engine.idOfCard(state, waiting) };
  return { ...openWords(state, seat), ...armdroid, hand: hand.names(state, seat) };
}

/** `P1.front: ['(4,3)']`, or how many they are. */
const compareReach: Compare<State> = (state, expected, what) =>
  engine.compareSquareSets(what, expected, (name, place) => {
    const [player, source = ''] = name.split('.');
    const seat = engine.readSeat(player, place, state.config.seats);
    const which = engine.readName([...slots, 'innate'], source, place) + 1;
    return squaresInReach(state, seat, which).map((square) => map.nameOf(state, square));
  });

export const comparisons: Readonly<Record<string, Compare<State>>> = {
  pileLast: (state, expected, what) =>
    engine.compared(what, [expected], [weaponPile.names(state, 0).at(-1) ?? null]),
  removed: (state, expected, what) => engine.compareSets(what, expected, removed.names(state)),
  orderOneOf(state, expected, what) {
    const actual = order.get(state).map(engine.seatName);
    const isOne = engine
      .listOf(expected)
      .some((one) => engine.compared(what, one, actual).length === 0);
    return isOne ? [] : [{ what, expected, actual }];
  },
  squares: compareReach,
};
