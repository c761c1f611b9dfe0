/** Verbs in a table: who may play which of them when, what is legal, and which refusal comes first. */
import { expect, test } from 'vitest';
import {
  numberWord,
  refuseBy,
  valuesOf,
  VerbTable,
  wordAmong,
  type Setting,
  type Verb,
  type WordedAction,
} from '../../engine/index.ts';

type Phase = 'build' | 'fight' | 'flag' | 'over';

/** A tower that two players build by turns; whoever shoots asks the other one. */
interface State {
  readonly config: Setting;
  readonly ints: Int32Array;
  phase: Phase;
  turn: number;
  asks: string | null;
  height: number;
  /** The sides that have a wall. */
  walls: readonly number[];
}

const refuse = refuseBy({
  GAME_OVER: 'T-1',
  NOT_YOUR_DECISION: 'T-2',
  WRONG_PHASE: 'T-3',
  TOO_HIGH: 'T-4',
  FINISHED: 'T-5',
  HAS_WALL: 'T-6',
  NO_WALL: 'T-7',
});

type TowerVerb = Verb<State, Phase, string[] | undefined, Setting>;

const sides = ['left', 'right'];
const side = wordAmong(sides, 1);
const tried: string[] = [];
/** The Setting of a game without cards. */
const config: Setting = {
  types: [],
  backs: [],
  seats: 2,
  sides: [0, 1],
  catalogue: { ids: [], indexOf: new Map() },
};

const verbs = {
  raise: {
    in: ['build', 'fight'],
    words: { by: numberWord(1000) },
    among: {
      by(_, __, into) {
        for (let by = 1; by <= 3; by += 1) into[by - 1] = by;
        return 3;
      },
    },
    refuse: [
      ({ height }) => (height === 9 ? refuse('FINISHED') : null),
      (_, __, by) => (by > 3 ? refuse('TOO_HIGH', { by }) : null),
    ],
    play(state, seat, report, by) {
      state.height += by;
      report?.push(`${seat} raised ${by}`);
    },
  },
  wall: {
    in: ['build'],
    words: { height: numberWord(1000), side },
    among: { height: valuesOf((_, __, on) => [10 * on]) },
    listed: ['side', 'height'],
    refuse: [
      [['height', 'side'], (_, __, up, on) => (up === 10 * on ? null : refuse('TOO_HIGH'))],
      [['side'], ({ walls }, _, on) => (walls.includes(on) ? refuse('HAS_WALL') : null)],
    ],
    play: () => {},
  },
  raze: {
    in: ['build'],
    words: { side, with: side },
    refuse: [
      [['side'], ({ walls }, _, on) => (walls.includes(on) ? null : refuse('NO_WALL'))],
      [
        ['with', 'side'],
        (_, __, by, on) => {
          tried.push(`${sides[on - 1]} ${sides[by - 1]}`);
          return by === on ? null : refuse('TOO_HIGH');
        },
      ],
    ],
    play: () => {},
  },
  fly: {
    in: ['flag'],
    decision: 'colour',
    words: { colour: wordAmong(['red', 'blue', 'white']), side },
    refuse: [
      [['colour'], (_, seat, colour) => (colour === seat ? refuse('FINISHED') : null)],
      [['colour', 'side'], () => refuse('HAS_WALL')],
    ],
    play: () => {},
  },
  shoot: { in: ['fight'], play: (state) => void (state.asks = 'duck') },
  stay: { answers: 'duck', play: (_, __, report) => void report?.push('stays') },
  duck: {
    answers: 'duck',
    words: { by: numberWord(1000) },
    play: (_, __, report, by) => void report?.push(`ducks by ${by}`),
  },
} satisfies Readonly<Record<string, TowerVerb>>;

const table = new VerbTable<State, keyof typeof verbs, Phase, string[] | undefined, Setting>({
  verbs,
  together: ['wall', 'raze'],
  refuse,
  phase: { get: (state) => state.phase, is: (state, phase) => state.phase === phase },
  turn: { get: (state) => state.turn },
  asked: {
    isOpen: (state) => state.asks !== null,
    chooser: (state) => 1 - state.turn,
    form: ({ asks }) => (asks === null ? null : { word: asks }),
    // -1 stands for "that is all".
    list(_, into) {
      into.splice(0, 3, -1, 7, 8);
      return 3;
    },
    optionNames: () => ['low', 'high'],
  },
});

const tower = (words: Partial<State> = {}): State => ({
  config,
  ints: new Int32Array(),
  phase: 'build',
  turn: 0,
  asks: null,
  height: 0,
  walls: [],
  ...words,
});

const { actions } = table;
const code = (verb: keyof typeof verbs, ...words: number[]): WordedAction =>
  actions.code(actions.verbs[verb], ...words);
const why = (words: Partial<State>, seat: number, action: WordedAction) =>
  table.refusal(tower(words), seat, action)?.code ?? null;

/** Verbs with their words as numbers. */
function listed(words: Partial<State>, seat: number): string[] {
  const into: WordedAction[] = [];
  const count = table.legalActions(tower(words), seat, into);
  return into.slice(0, count).map((action) => {
    const values = [actions.first(action), actions.second(action)].filter((value) => value > 0);
    return [actions.verbOf(action), ...values].join(' ');
  });
}

test('the turn player decides, unless somebody is asked; nobody after the end', () => {
  expect(table.toAct(tower())).toBe(0);
  expect(table.toAct(tower({ asks: 'duck' }))).toBe(1);
  expect(table.toAct(tower({ phase: 'over' }))).toBeNull();
});

test('the first refusal is the end, then the seat, then the phase, then the first check of the verb', () => {
  expect(why({ phase: 'over', height: 9 }, 1, code('raise', 1))).toBe('GAME_OVER');
  expect(why({ height: 9 }, 1, code('raise', 1))).toBe('NOT_YOUR_DECISION');
  expect(why({}, 0, code('shoot'))).toBe('WRONG_PHASE');
  expect(why({ height: 9 }, 0, code('raise', 5))).toBe('FINISHED');
  expect(why({ height: 8 }, 0, code('raise', 5))).toBe('TOO_HIGH');
  expect(why({ height: 8 }, 0, code('raise', 1))).toBeNull();
  expect(why({ phase: 'fight' }, 0, code('shoot'))).toBeNull();
});

test('a check sees the words that it names, in the order in which it names them', () => {
  expect(why({}, 0, code('wall', 10, 1))).toBeNull();
  expect(why({}, 0, code('wall', 20, 1))).toBe('TOO_HIGH');
  expect(why({ walls: [1] }, 0, code('wall', 10, 1))).toBe('HAS_WALL');
  expect(why({ walls: [1] }, 0, code('raze', 1, 2))).toBe('TOO_HIGH');
  expect(why({ walls: [1] }, 0, code('raze', 1, 1))).toBeNull();
});

test('what is asked is answered by its verbs alone, and only while it is asked', () => {
  const asked = { phase: 'fight', asks: 'duck' } as const;
  expect(why(asked, 1, code('duck', 1))).toBeNull();
  expect(why(asked, 1, code('raise', 1))).toBe('WRONG_PHASE');
  expect(why({ ...asked, asks: 'jump' }, 1, code('duck', 1))).toBe('WRONG_PHASE');
  expect(why({ phase: 'fight' }, 0, code('duck', 1))).toBe('WRONG_PHASE');
});

test('what is legal is listed for whoever decides, as no check forbids it', () => {
  expect(listed({ phase: 'fight' }, 0)).toEqual(['raise 1', 'raise 2', 'raise 3', 'shoot']);
  expect(listed({ phase: 'fight', height: 9 }, 0)).toEqual(['shoot']);
  expect(listed({ phase: 'fight' }, 1)).toEqual([]);
  expect(listed({ phase: 'over' }, 0)).toEqual([]);
});

test('answers are listed as the question has them', () => {
  expect(listed({ asks: 'duck' }, 1)).toEqual(['stay', 'duck 7', 'duck 8']);
  expect(listed({ asks: 'duck' }, 0)).toEqual([]);
  expect(listed({ asks: 'jump' }, 1)).toEqual([]);
});

test('verbs of one word are listed by its values, side by side; what it forbids is not tried on', () => {
  tried.length = 0;
  expect(listed({ height: 9, walls: [1] }, 0)).toEqual(['raze 1 1', 'wall 20 2']);
  expect(tried).toEqual(['left left', 'left right']);
});

test('a check of a word that the verb does not have is a mistake of the rules', () => {
  const jump: TowerVerb = { in: ['build'], refuse: [[['far'], () => null]], play: () => {} };
  const options = {
    refuse,
    phase: { get: () => 'build', is: () => false },
    turn: { get: () => 0 },
  };
  const asked = { isOpen: () => false, chooser: () => 0, form: () => null, list: () => 0 };
  expect(() => new VerbTable({ ...options, verbs: { jump }, asked } as never)).toThrow('far');
});

test('what is decided: a question, all of a phase by one verb, or a turn', () => {
  expect(table.decision(tower({ asks: 'duck' }))).toBe('duck');
  expect(table.choices(tower({ asks: 'duck' }))).toEqual(['low', 'high']);
  expect(table.decision(tower({ phase: 'flag' }))).toBe('colour');
  expect(table.choices(tower({ phase: 'flag' }))).toEqual(['blue', 'white']);
  expect(table.choices(tower({ phase: 'flag', turn: 1 }))).toEqual(['red', 'white']);
  expect(table.decision(tower())).toBe('turn');
  expect(table.choices(tower())).toBeNull();
});

test('a verb is played with its words by whoever decides, whoever listens', () => {
  const state = tower();
  const reported: string[] = [];
  table.play(state, 0, code('raise', 3), reported);
  table.play(state, 1, code('raise', 2), undefined);
  table.play(state, 1, code('duck', 2), reported);
  expect(state.height).toBe(5);
  expect(reported).toEqual(['0 raised 3', 'ducks by 2']);
});
