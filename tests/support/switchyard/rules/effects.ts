/** What the words of the orders mean. Choices are made in the order of the card (SWY-3). */
import * as engine from 'cardwright/engine';
import type {
  Card,
  EffectMeaning,
  EffectPlace,
  Frame,
  Listener,
  Seat,
  Square,
} from 'cardwright/engine';
import type { Effect } from './data.gen.ts';
import { asked, deck, hand, owner, plates, result, squares, wagons, work, yard } from './state.ts';
import type { Definition, Event, State } from './state.ts';

type Place = EffectPlace<Effect>;
const { seatIn } = engine;
const events = ['played'] as const;
export const { played: PLAYED } = engine.numbered(events);
const homeRow = [1, 4];

/** One choice of a word, among as many numbers as `count` writes. */
const oneOf = (
  word: string,
  candidates: (state: State, frame: Frame, into: number[]) => number,
  picks = 1,
) => ({ word, least: picks, most: picks, candidates });

function write(found: readonly number[], into: number[]): number {
  for (const [i, one] of found.entries()) into[i] = one;
  return found.length;
}

const numbersTo = (count: number) => (_: State, __: Frame, into: number[]) =>
  write([...Array(count).keys()], into);

/** The first pick of a choice by its name; below 0 where there was nothing to pick. */
function picker(place: Place, name: string): (state: State, frame: Frame) => number {
  const choice = engine.choiceNamed(place, name);
  return (state, frame) => runner.pending.picksOf(state, frame, choice)[0] ?? -1;
}

const meaning: EffectMeaning<State, Event, Effect> = {
  events,
  standing: [],
  conditions: {},
  limits: {},
  choices: {
    wagon: ({ pick, side }) =>
      oneOf(pick, (state, frame, into) => {
        const isMeant = (wagon: Card) =>
          side === 'any' || (owner.get(state, wagon) === seatIn(state, frame)) === (side === 'own');
        return write(wagons.cards(state).filter(isMeant), into);
      }),
    track: ({ pick, beside }, place) => {
      const near = beside === undefined ? null : picker(place, beside);
      return oneOf(pick, (state, frame, into) => {
        const wagon = near?.(state, frame) ?? -1;
        const around =
          wagon < 0 ? squares : engine.squaresAround(yard, wagons.squareOf(state, wagon));
        const free = squares.flatMap((square, i) =>
          wagons.on(state, square) < 0 && around.includes(square) ? [i] : [],
        );
        return write(near !== null && wagon < 0 ? [] : free, into);
      });
    },
    plate: ({ pick }) => oneOf(pick, numbersTo(plates.length)),
    turn: ({ pick }) => oneOf(pick, numbersTo(2)),
    way: ({ pick }) => oneOf(pick, numbersTo(4)),
    orders: ({ pick, count }) =>
      oneOf(
        pick,
        (state, frame, into) => write(hand.cards(state, seatIn(state, frame)), into),
        count,
      ),
  },
  operations: {
    roll({ what, way, steps }, place) {
      const [wagonOf, wayOf] = [picker(place, what), picker(place, way)];
      return {
        apply(state, frame, report) {
          const wagon = wagonOf(state, frame);
          if (wagon >= 0)
            roll(state, wagon, engine.orthogonal[wayOf(state, frame)]!, steps, report);
        },
      };
    },
    lift({ what, to }, place) {
      const [wagonOf, squareOf] = [picker(place, what), picker(place, to)];
      return {
        apply(state, frame, report) {
          const square = squares[squareOf(state, frame)];
          if (square !== undefined) move(state, [[wagonOf(state, frame), square]], report);
        },
      };
    },
    swap({ one, other }, place) {
      const [firstOf, secondOf] = [picker(place, one), picker(place, other)];
      return {
        apply(state, frame, report) {
          const [first, second] = [firstOf(state, frame), secondOf(state, frame)];
          if (first < 0 || second < 0) return;
          const [there, here] = [first, second].map((wagon) => wagons.squareOf(state, wagon));
          move(
            state,
            [
              [first, here!],
              [second, there!],
            ],
            report,
          );
        },
      };
    },
    turn({ what, way }, place) {
      const [plateOf, roundOf] = [picker(place, what), picker(place, way)];
      return {
        apply(state, frame, report) {
          const plate = plates[plateOf(state, frame)]!;
          const step = roundOf(state, frame) === 0 ? 1 : 3;
          const goes = plate.flatMap((square, i) => {
            const wagon = wagons.on(state, square);
            return wagon < 0 ? [] : [[wagon, plate[(i + step) % 4]!] as const];
          });
          move(state, goes, report); // SWY-5
        },
      };
    },
    trade({ what }, place) {
      const choice = engine.choiceNamed(place, what);
      return {
        apply(state, frame, report) {
          const trader = seatIn(state, frame);
          const given = runner.pending.picksOf(state, frame, choice);
          for (const card of given) {
            hand.take(state, trader, card);
            deck.addBelow(state, 0, card);
          }
          for (const _ of given) hand.add(state, trader, deck.takeTop(state));
          if (report)
            report({ type: 'traded', seat: engine.seatName(trader), orders: given.length });
        },
      };
    },
    recall({ what }, place) {
      const named = what === undefined ? null : picker(place, what);
      return {
        apply(state, frame, report) {
          const wagon = named?.(state, frame) ?? runner.pending.picks(state, frame)[0] ?? -1;
          if (wagon < 0) return;
          const row = homeRow[owner.get(state, wagon)];
          const home = squares.find(
            (square) => engine.rowOf(yard, square) === row && wagons.on(state, square) < 0,
          );
          if (home !== undefined) move(state, [[wagon, home]], report);
        },
      };
    },
  },
};

/** SWY-4 */
function roll(
  state: State,
  wagon: Card,
  way: number,
  steps: number,
  report: Listener<Event>,
): void {
  let square = wagons.squareOf(state, wagon);
  for (let step = 0; step < steps; step += 1) {
    const next = square + yard.steps[way]!;
    if (wagons.on(state, next) !== engine.NO_PIECE) break;
    square = next;
  }
  move(state, [[wagon, square]], report);
}

/** All at once. */
function move(
  state: State,
  goes: readonly (readonly [wagon: Card, to: Square])[],
  report: Listener<Event>,
): void {
  for (const [wagon] of goes) wagons.take(state, wagon);
  for (const [wagon, to] of goes) {
    wagons.put(state, wagon, to);
    const names = { wagon: engine.idOfCard(state, wagon), to: engine.squareName(yard, to) };
    if (report) report({ type: 'moved', ...names });
  }
}

export const tableOf = (definitions: readonly Definition[]) =>
  engine.compileEffects(meaning, definitions);

/** One runner for all set-ups: nothing in it but the table depends on the cards. */
export let runner: engine.EffectRunner<State, Event>;

export function runnerFor(table: engine.HandlerTable<State, Event>): typeof runner {
  runner = new engine.EffectRunner({
    table,
    layoutOf: () => work.layout,
    definitionOf: ({ config }, card) => config.types[card]!,
    order: () => [0, 1] satisfies Seat[],
    steps: [],
    settle: () => undefined,
    isOver: (state) => result.isKnown(state),
    ask: engine.askThrough(() => asked),
  });
  return runner;
}
