/** Choices that say why an option is none, in the one place that lists, refuses and declares. */
import { expect, test } from 'vitest';
import {
  JudgedEffects,
  type EffectChoice,
  type GameEvent,
  type OperationHandler,
  type Why,
} from '../../../engine/index.ts';
import { Judge } from '../../../engine/effects/judge.ts';

/** Cells of a row; a number other than 0 is marked. */
interface State {
  readonly ints: Int32Array;
}

type Code = 'NONE' | 'MARKED' | 'ODD' | 'FULL' | 'NOT_A_CELL';
type Operation = { readonly op: 'mark'; readonly what: string } | { readonly op: 'wipe' };

interface Effect {
  readonly on: string;
  readonly choose?: Readonly<Record<string, { readonly pick: 'cell'; readonly upTo: number }>> & {
    readonly pick?: never;
  };
  readonly do: readonly Operation[];
}

interface At {
  readonly from: number;
}

const judged = new JudgedEffects<State, At, GameEvent, Code, Effect>({
  choices: {
    cell: ({ upTo }) => ({
      word: 'cell',
      most: upTo,
      room: () => 2,
      options: ({ ints }, { from }) => [...ints.keys()].filter((cell) => cell >= from),
      why: ({ ints }, _, cell) => (ints[cell] === 0 ? null : 'MARKED'),
    }),
  },
  operations: {
    mark: ({ what }) => ({
      judges: what,
      why: (_, __, cell) => (cell % 2 === 1 ? 'ODD' : null),
      apply: ({ ints }, { from }) => {
        ints[from] = 1;
      },
    }),
    wipe: () => ({
      why: ({ ints }) => (ints.includes(0) ? null : 'FULL'),
      apply: ({ ints }) => void ints.fill(0),
    }),
  },
  atFrame: (_, frame) => ({ from: frame }),
  noOption: 'NOT_A_CELL',
  nothing: (faults) => (faults.every((code) => code === 'MARKED') ? 'MARKED' : 'NONE'),
  spares: ({ on }) => (on === 'must' ? 'ODD' : null),
});

const marking = (on: string, upTo = 3): Effect => ({
  on,
  choose: { it: { pick: 'cell', upTo } },
  do: [{ op: 'mark', what: 'it' }],
});

const cells = (...ints: number[]): State => ({ ints: Int32Array.from(ints) });
const start: At = { from: 0 };

function choiceOf(effect: Effect): EffectChoice<State> {
  const { it } = effect.choose!;
  return judged.meaning().choices.cell(it!, { definition: 0, effect });
}

function listed(effect: Effect, state: State, from = 0): number[] {
  const into: number[] = [];
  into.length = choiceOf(effect).candidates(state, from, into);
  return into;
}

test('an option is judged by its choice, then by what is done with it', () => {
  const { why } = choiceOf(marking('any'));
  const state = cells(0, 0, 1, 1, 0);
  const codes = [0, 1, 2, 3, 4].map((cell) => why!(state, 0, cell));
  expect(codes).toEqual([null, 'ODD', 'MARKED', 'MARKED', null]);
  expect(listed(marking('any'), state)).toEqual([0, 4]);
});

test('what cannot be named at all is none, wherever the effect is', () => {
  const { why } = choiceOf(marking('any'));
  expect(why!(cells(0, 0, 0), 1, 0)).toBe('NOT_A_CELL');
  expect(why!(cells(0, 0, 0), 0, 9)).toBe('NOT_A_CELL');
  expect(listed(marking('any'), cells(0, 0, 0), 1)).toEqual([2]);
});

test('an effect can be declared where each choice has an option', () => {
  const declaring = judged.declaring({ definition: 0, effect: marking('any') });
  expect(declaring(cells(1, 0, 0), start)).toBeNull();
  expect(declaring(cells(1, 0, 1), start)).toBe('NONE');
  expect(declaring(cells(1, 1, 1), start)).toBe('MARKED');
});

test('what nothing is chosen for is judged by itself, and first', () => {
  const effect: Effect = { ...marking('any'), do: [{ op: 'wipe' }, { op: 'mark', what: 'it' }] };
  const declaring = judged.declaring({ definition: 0, effect });
  expect(declaring(cells(1, 1), start)).toBe('FULL');
  expect(declaring(cells(0, 1), start)).toBeNull();
});

const odd: Why<State, At, Code> = (_, __, cell) => (cell % 2 === 1 ? 'ODD' : null);

test('what looks at no option is asked once for all of them', () => {
  let asked = 0;
  const fullOnce =
    (full: boolean): Why<State, At, Code> =>
    () => {
      asked += 1;
      return full ? 'FULL' : null;
    };
  const into: number[] = [];
  expect(new Judge([odd, fullOnce(false)], null).list([0, 1, 2], cells(), start, into)).toBe(2);
  expect([asked, into]).toEqual([1, [0, 2]]);
  expect(new Judge([odd, fullOnce(true)], null).isAny([0, 1, 2], cells(), start)).toBe(false);
  expect(asked).toBe(2);
  expect(new Judge([odd, fullOnce(true)], null).why(cells(), start, 1)).toBe('ODD');
  expect(new Judge([odd, fullOnce(true)], null).why(cells(), start, 2)).toBe('FULL');
});

test('a fault is spared where there is nothing else', () => {
  expect(listed(marking('must'), cells(0, 0))).toEqual([0]);
  expect(listed(marking('must'), cells(1, 0))).toEqual([1]);
  expect(listed(marking('any'), cells(1, 0))).toEqual([]);
  expect(
    judged.declaring({ definition: 0, effect: marking('must') })(cells(1, 0), start),
  ).toBeNull();
});

test('an operation acts where its frame is', () => {
  const state = cells(0, 0);
  const handler: OperationHandler<State, GameEvent> = judged
    .meaning()
    .operations.mark({ op: 'mark', what: 'it' }, { definition: 0, effect: marking('any') });
  handler.apply!(state, 1, undefined);
  expect([...state.ints]).toEqual([0, 1]);
  expect(choiceOf(marking('any')).room!(state, 0)).toBe(2);
});
