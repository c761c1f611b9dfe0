/** Verbs in a table: who may play which of them when, and which refusal comes first. */
import { expect, test } from 'vitest';
import {
  numberWord,
  refuseBy,
  VerbTable,
  wordAmong,
  WordedActions,
  type WordedAction,
} from '../../engine/index.ts';

type Phase = 'build' | 'fight' | 'over';

/** A tower that two players build by turns; whoever shoots asks the other one. */
interface State {
  readonly ints: Int32Array;
  phase: Phase;
  turn: number;
  asks: string | null;
  height: number;
}

const actions = new WordedActions({
  raise: [numberWord(10)],
  shoot: [],
  duck: [wordAmong(['left', 'right'], 1)],
});
const { verbs: numbers } = actions;
const refuse = refuseBy({
  GAME_OVER: 'T-1',
  NOT_YOUR_DECISION: 'T-2',
  WRONG_PHASE: 'T-3',
  TOO_HIGH: 'T-4',
});

const table = new VerbTable<State, keyof typeof numbers, Phase, string[] | undefined>({
  actions,
  verbs: {
    raise: {
      in: ['build', 'fight'],
      refuse: (state, by) => (state.height + by > 9 ? refuse('TOO_HIGH') : null),
      play(state, tell, by) {
        state.height += by;
        tell?.push(`raised ${by}`);
      },
    },
    shoot: { in: ['fight'], play: (state) => void (state.asks = 'duck') },
    duck: { answers: 'duck', play: (_, tell, side) => void tell?.push(`side ${side}`) },
  },
  refuse,
  phase: { get: (state) => state.phase, is: (state, phase) => state.phase === phase },
  turn: { get: (state) => state.turn },
  asked: {
    isOpen: (state) => state.asks !== null,
    chooser: (state) => 1 - state.turn,
    form: ({ asks }) => (asks === null ? null : { word: asks }),
  },
  listIn: {
    build(_, into) {
      into[0] = actions.code(numbers.raise, 1);
      return 1;
    },
  },
  listAnswers(_, into) {
    into[0] = actions.code(numbers.duck, 1);
    into[1] = actions.code(numbers.duck, 2);
    return 2;
  },
});

const tower = (words: Partial<State> = {}): State => ({
  ints: new Int32Array(),
  phase: 'build',
  turn: 0,
  asks: null,
  height: 0,
  ...words,
});
const code = (verb: keyof typeof numbers, first?: number): WordedAction =>
  actions.code(numbers[verb], first);
const why = (words: Partial<State>, seat: number, action: WordedAction) =>
  table.refusal(tower(words), seat, action)?.code ?? null;

function listed(words: Partial<State>, seat: number): string[] {
  const into: WordedAction[] = [];
  const count = table.legalActions(tower(words), seat, into);
  return into.slice(0, count).map((action) => actions.verbOf(action));
}

test('the turn player decides, unless somebody is asked; nobody after the end', () => {
  expect(table.toAct(tower())).toBe(0);
  expect(table.toAct(tower({ asks: 'duck' }))).toBe(1);
  expect(table.toAct(tower({ phase: 'over' }))).toBeNull();
});

test('the first refusal is the end, then the seat, then the phase, then that of the verb', () => {
  expect(why({ phase: 'over', height: 9 }, 1, code('raise', 1))).toBe('GAME_OVER');
  expect(why({ height: 9 }, 1, code('raise', 1))).toBe('NOT_YOUR_DECISION');
  expect(why({}, 0, code('shoot'))).toBe('WRONG_PHASE');
  expect(why({ height: 9 }, 0, code('raise', 1))).toBe('TOO_HIGH');
  expect(why({ height: 8 }, 0, code('raise', 1))).toBeNull();
  expect(why({ phase: 'fight' }, 0, code('shoot'))).toBeNull();
});

test('what is asked is answered by its verb alone, and only while it is asked', () => {
  const asked = { phase: 'fight', asks: 'duck' } as const;
  expect(why(asked, 1, code('duck', 1))).toBeNull();
  expect(why(asked, 1, code('raise', 1))).toBe('WRONG_PHASE');
  expect(why({ ...asked, asks: 'jump' }, 1, code('duck', 1))).toBe('WRONG_PHASE');
  expect(why({ phase: 'fight' }, 0, code('duck', 1))).toBe('WRONG_PHASE');
});

test('actions are listed for whoever decides, of the phase or of the question', () => {
  expect(listed({}, 0)).toEqual(['raise']);
  expect(listed({}, 1)).toEqual([]);
  expect(listed({ asks: 'duck' }, 1)).toEqual(['duck', 'duck']);
  expect(listed({ phase: 'fight' }, 0)).toEqual([]);
});

test('a verb is played with its words, whoever listens', () => {
  const state = tower();
  const told: string[] = [];
  table.play(state, code('raise', 3), told);
  table.play(state, code('raise', 2), undefined);
  table.play(state, code('duck', 2), told);
  expect(state.height).toBe(5);
  expect(told).toEqual(['raised 3', 'side 2']);
});
