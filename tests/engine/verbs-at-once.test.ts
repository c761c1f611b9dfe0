/** Verbs that several seats may play at once, clocks that nobody plays, and answers to several questions. */
import { expect, test } from 'vitest';
import {
  NOBODY,
  numberWord,
  oneOfWords,
  refuseBy,
  VerbTable,
  type Setting,
  type Verb,
  type WordedAction,
} from '../../engine/index.ts';

type Phase = 'bid' | 'deal' | 'over';

/** Two players bid at once; then the first of them is asked what to keep. */
interface State {
  readonly config: Setting;
  phase: Phase;
  asks: 'red' | 'blue' | 'none' | null;
  isLate: boolean;
  /** By seat; 0 for none yet. */
  readonly bids: number[];
}

const refuse = refuseBy({
  GAME_OVER: 'B-1',
  NOT_YOUR_DECISION: 'B-2',
  WRONG_PHASE: 'B-3',
  ANSWER_FIRST: 'B-4',
  TOO_MUCH: 'B-5',
});

let tested = 0;

type BidVerb = Verb<State, Phase, undefined, Setting>;

const bid: BidVerb = {
  in: ['bid'],
  words: { much: numberWord(100) },
  among: {
    much(_, seat, into) {
      for (let i = 0; i <= seat; i += 1) into[i] = i + 1;
      return seat + 1;
    },
  },
  tested: ['much'],
  refuse: [
    [
      ['much'],
      (_, seat, much) => {
        tested += 1;
        return much > seat + 1 ? refuse('TOO_MUCH') : null;
      },
    ],
  ],
  play: ({ bids }, seat, _, much) => {
    bids[seat] = much;
  },
};

const keep: BidVerb = { answers: ['red', 'blue'], play: (state) => void (state.asks = null) };
const late: BidVerb = {
  in: ['bid', 'deal'],
  isClock: true,
  play: (state) => void (state.isLate = true),
};

const table = new VerbTable<State, 'bid' | 'keep' | 'late', Phase, undefined, Setting>({
  verbs: { bid, keep, late },
  refuse,
  phase: { get: ({ phase }) => phase, is: ({ phase }, one) => phase === one },
  turn: { get: ({ bids }) => (bids[0]! > 0 ? 1 : 0) },
  mayAct: ({ phase, bids }, seat) =>
    seat === NOBODY ? phase !== 'over' : phase === 'bid' && bids[seat] === 0,
  notNow: ({ phase, asks }) =>
    asks === null ? refuse('WRONG_PHASE', { phase }) : refuse('ANSWER_FIRST'),
  asked: {
    isOpen: ({ asks }) => asks !== null,
    chooser: () => 0,
    form: ({ asks }) => (asks === null ? null : { word: asks }),
    list: () => 0,
    optionNames: () => [],
  },
});

const stateOf = (words: Partial<State> = {}): State => ({
  config: {} as Setting,
  phase: 'bid',
  asks: null,
  isLate: false,
  bids: [0, 0],
  ...words,
});

const { actions } = table;
const code = (verb: 'bid' | 'keep' | 'late', ...words: number[]): WordedAction =>
  actions.code(actions.verbs[verb], ...words);
const why = (state: State, seat: number, action: WordedAction): string | null =>
  table.refusal(state, seat, action)?.code ?? null;

function listed(state: State, seat: number): string[] {
  const into: WordedAction[] = [];
  const count = table.legalActions(state, seat, into);
  return into.slice(0, count).map((one) => `${actions.verbOf(one)} ${actions.first(one)}`);
}

test('whoever may act is listed what the seat may do, whether it is waited for or not', () => {
  expect(table.toAct(stateOf())).toBe(0);
  expect(listed(stateOf(), 0)).toEqual(['bid 1']);
  expect(listed(stateOf(), 1)).toEqual(['bid 1', 'bid 2']);
  const state = stateOf();
  table.play(state, 1, code('bid', 2), undefined);
  expect(state.bids).toEqual([0, 2]);
  expect(listed(state, 1)).toEqual([]);
  expect(why(state, 1, code('bid', 2))).toBe('NOT_YOUR_DECISION');
});

test('a clock is nobody’s, and nobody has nothing else', () => {
  expect(listed(stateOf(), NOBODY)).toEqual(['late 0']);
  expect(why(stateOf(), NOBODY, code('late'))).toBeNull();
  expect(why(stateOf(), 0, code('late'))).toBe('NOT_YOUR_DECISION');
  expect(why(stateOf(), NOBODY, code('bid', 1))).toBe('NOT_YOUR_DECISION');
  expect(listed(stateOf({ phase: 'over' }), NOBODY)).toEqual([]);
});

test('a clock runs out whatever is asked', () => {
  const asked = stateOf({ phase: 'deal', asks: 'red' });
  expect(listed(asked, NOBODY)).toEqual(['late 0']);
  expect(why(asked, NOBODY, code('late'))).toBeNull();
});

test('a verb answers each of its questions, and no other', () => {
  for (const asks of ['red', 'blue'] as const) {
    const state = stateOf({ phase: 'deal', asks });
    expect(listed(state, 0)).toEqual(['keep 0']);
    expect(why(state, 0, code('keep'))).toBeNull();
  }
  const other = stateOf({ phase: 'deal', asks: 'none' });
  expect(listed(other, 0)).toEqual([]);
  expect(why(other, 0, code('keep'))).toBe('ANSWER_FIRST');
  expect(why(stateOf(), 0, code('keep'))).toBe('WRONG_PHASE');
});

test('what a list writes as tested is not tested again, but every action is', () => {
  tested = 0;
  listed(stateOf(), 1);
  expect(tested).toBe(0);
  expect(why(stateOf(), 0, code('bid', 2))).toBe('TOO_MUCH');
  expect(tested).toBe(1);
});

test('one of a few words, in the order in which they are listed', () => {
  const form = oneOfWords<State>('wind', ['calm', 'breeze', 'storm'], [2, 0]);
  const into: number[] = [];
  const count = form.options(stateOf(), { chooser: 0, least: 1, most: 1, about: 0 }, [], into);
  const names = into.slice(0, count).map((kind) => form.nameOf(stateOf(), kind));
  expect(names).toEqual(['storm', 'calm']);
  expect(form.kindNamed(stateOf(), 'breeze')).toBe(1);
});
