/** Declared states: what follows from a declaration, for a state with one of each kind. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BadPosition,
  count,
  defineState,
  StateParts,
  PositionFormat,
  oneOf,
  outcome,
  pile,
} from '../../../engine/index.ts';
import { nothing } from '../../support/random-game.ts';
import {
  arm,
  board,
  configOf,
  deck,
  declaration,
  discard,
  facing,
  hand,
  hurt,
  positions,
  isLate,
  locked,
  phase,
  read,
  round,
  tired,
  traps,
  turn,
  type State,
} from './declared.ts';

const id = fc.constantFrom('ape', 'bee', 'cat', 'dog');
const cards = fc.array(id, { maxLength: 5 });
const seatNames = ['P1', 'P2', 'P3'];
const bySeat = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> =>
  fc.record(Object.fromEntries(seatNames.map((name) => [name, value])));
const squares = [1, 2, 3].flatMap((row) => [1, 2, 3, 4].map((column) => `(${column},${row})`));

const piece = fc
  .tuple(
    fc.constantFrom(...seatNames),
    id,
    fc.constantFrom('', ' down'),
    fc.nat(9),
    fc.constantFrom('', ' tired'),
  )
  .map(([seat, card, way, harm, flag]) => `${seat} ${card}${way} h${harm}${flag}`);

/** Any position of the game, in its words. */
const anyPosition = fc
  .record({
    phase: fc.constantFrom('open', 'closed'),
    turn: fc.constantFrom(...seatNames),
    round: fc.integer({ min: 1, max: 10 }),
    isLate: fc.boolean(),
    life: bySeat(fc.nat(99)),
    locked: fc.subarray(['A', 'B']),
    bid: bySeat(fc.nat(6)),
    traps: fc.dictionary(fc.constantFrom(...squares), fc.constantFrom('snare', 'pit')),
    deck: cards,
    chest: bySeat(cards),
    hand: bySeat(cards),
    discard: cards,
    arm: fc.record({ left: fc.option(id), right: fc.option(id) }),
    at: fc.dictionary(fc.constantFrom(...squares), piece, { maxKeys: 6 }),
    waiting: fc.subarray(seatNames),
    seed: fc.integer(),
    outcome: fc.constantFrom(null, { winners: ['A'], reason: 'points' }),
  })
  .map((position): Readonly<Record<string, unknown>> => position);

const states = anyPosition.map(read);
const words = (state: State): unknown => positions.position(state);
const viewers = [0, 1, 2] as const;

/** The card that is wrong is named; the other lines say what else follows from it. */
const faultsOf = (change: (state: State) => void, position = someCards): readonly string[] => {
  const state = read(position);
  expect(declaration.faults(state)).toEqual([]);
  change(state);
  return declaration.faults(state);
};
const someCards = {
  deck: ['ape', 'bee'],
  hand: { P1: ['cat', 'dog'] },
  at: { '(2,2)': 'P1 ape' },
};

describe('positions', () => {
  test('a state is read from its position as it was', () => {
    fc.assert(
      fc.property(states, (state) => {
        const copy = read(positions.position(state));
        expect(words(copy)).toEqual(words(state));
        expect(declaration.faults(copy)).toEqual([]);
      }),
    );
  });

  test('what was written is what is held', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const written = positions.position(read(position));
        const plain = ['phase', 'turn', 'round', 'isLate', 'life', 'bid', 'traps', 'arm'] as const;
        for (const word of [...plain, 'at', 'waiting', 'outcome']) {
          expect(written[word]).toEqual(position[word]);
        }
      }),
    );
  });

  test('a deck is written from its top, a discard from its bottom, a hand in order', () => {
    const state = read({
      deck: ['dog', 'ape'],
      discard: ['dog', 'ape'],
      hand: { P2: ['dog', 'ape'] },
    });
    const typeOf = (card: number): string | undefined =>
      configOf({ types: [], backs: [] }).catalogue.ids[state.config.types[card]!];
    expect(typeOf(deck.takeTop(state))).toBe('dog');
    expect(typeOf(discard.takeTop(state))).toBe('ape');
    expect(hand.names(state, 1)).toEqual(['ape', 'dog']);
  });

  test.each([
    [{ weather: 'rain' }, 'weather'],
    [{ phase: 'ajar' }, 'phase'],
    [{ turn: 'P4' }, 'turn'],
    [{ round: 0 }, 'round'],
    [{ round: 11 }, 'round'],
    [{ isLate: 1 }, 'isLate'],
    [{ life: { P4: 3 } }, 'life.P4'],
    [{ life: { P1: -1 } }, 'life.P1'],
    [{ life: 20 }, 'life'],
    [{ locked: ['C'] }, 'locked'],
    [{ traps: { '(5,1)': 'pit' } }, 'traps.(5,1)'],
    [{ traps: { '(1,1)': 'hole' } }, 'traps.(1,1)'],
    [{ hand: { P1: ['eel'] } }, 'hand.P1'],
    [{ hand: { P9: [] } }, 'hand.P9'],
    [{ hand: ['ape'] }, 'hand'],
    [{ deck: 'ape' }, 'deck'],
    [{ arm: { left: 3 } }, 'arm.left'],
    [{ arm: { tail: 'ape' } }, 'arm.tail'],
    [{ at: { '(9,9)': 'P1 ape' } }, 'at.(9,9)'],
    [{ at: { '(1,1)': 'P7 ape' } }, 'at.(1,1)'],
    [{ at: { '(1,1)': 'P1 ape blue' } }, 'at.(1,1)'],
    [{ at: { '(1,1)': 'P1 ape' }, board: '1 A\n  1', units: { A: 'ape' } }, 'at.(1,1)'],
    [{ board: '1 A\n  1' }, 'units'],
    [{ waiting: ['P1', 'P2', 'P3', 'P1'] }, 'waiting'],
    [{ luck: [1] }, 'luck'],
    [{ outcome: { winners: ['A'], reason: 'boredom' } }, 'outcome'],
    [{ owner: ['P1'] }, 'owner'],
    [{ tired: [] }, 'tired'],
  ])('%j is refused at its place', (position, what) => {
    const act = (): State => read(position);
    expect(act).toThrow(BadPosition);
    expect(act).toThrow(expect.objectContaining({ what }));
  });

  test('the words that differ from a scenario are reported, and no others', () => {
    fc.assert(
      fc.property(states, states, (state, other) => {
        const {
          at,
          hand: hands,
          options: _,
          luck: __,
          cardsLeft: ___,
          ...then
        } = words(other) as Record<string, Record<string, unknown>>;
        const { at: ____, hand: _____, ...same } = words(state) as Record<string, unknown>;
        delete same['options'];
        delete same['luck'];
        expect(positions.differences(state, same, {})).toEqual([]);
        const different = Object.keys(then).filter(
          (word) =>
            JSON.stringify(then[word]) !==
            JSON.stringify((words(state) as Record<string, unknown>)[word]),
        );
        const reported = positions
          .differences(state, then, {})
          .map(({ what }) => what.split('.')[0]);
        expect(new Set(reported)).toEqual(new Set(different));
        expect([at, hands]).toBeDefined();
      }),
    );
  });
});

describe('hidden information', () => {
  test('redeal changes nothing that the viewer observes, and loses nothing', () => {
    fc.assert(
      fc.property(states, fc.integer(), (state, seed) => {
        for (const viewer of viewers) {
          const dealt = declaration.redeal(state, viewer, seed);
          expect(positions.observation(dealt, viewer)).toEqual(
            positions.observation(state, viewer),
          );
          nothing(declaration.faults(dealt));
        }
      }),
    );
  });

  test('what is hidden does change', () => {
    const state = read({ deck: ['ape', 'bee', 'cat', 'dog'], hand: { P2: ['ape', 'bee', 'cat'] } });
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    const seen = (word: string): unknown[] =>
      seeds.map((seed) =>
        JSON.stringify(
          (words(declaration.redeal(state, 0, seed)) as Record<string, unknown>)[word],
        ),
      );
    for (const word of ['deck', 'hand', 'bid', 'luck']) {
      expect(new Set(seen(word)).size).toBeGreaterThan(1);
    }
  });

  test('cards of other backs stay where they are', () => {
    const state = read({ deck: ['ape', 'ape'], hand: { P2: ['dog', 'dog'] } });
    const backs = state.config.types.map((type) => type);
    const marked: State = { ...state, config: { ...state.config, backs } };
    for (let seed = 0; seed < 20; seed += 1) {
      expect(deck.names(declaration.redeal(marked, 0, seed))).toEqual(['ape', 'ape']);
    }
  });

  test('a spectator sees no card of a hidden place, and no secret', () => {
    fc.assert(
      fc.property(cards, cards, (held, drawn) => {
        const state = read({ hand: { P1: held }, deck: drawn, chest: { P2: drawn } });
        const seen = positions.observation(state, 'spectator');
        expect(seen['hand']).toEqual({ P1: held.length, P2: 0, P3: 0 });
        expect(seen['deck']).toBe(drawn.length);
        expect(seen['chest']).toEqual({ P1: 0, P2: drawn.length, P3: 0 });
        expect(seen['bid']).toEqual({});
        expect(seen).not.toHaveProperty('luck');
        expect(seen).not.toHaveProperty('shown');
      }),
    );
  });

  test('a seat sees its own: a hand, a bid, and a shuffled chest without its order', () => {
    const state = read({
      hand: { P1: ['dog'] },
      bid: { P1: 3, P2: 4 },
      chest: { P1: ['dog', 'ape'] },
    });
    const seen = positions.observation(state, 0);
    expect(seen['hand']).toEqual({ P1: ['dog'], P2: 0, P3: 0 });
    expect(seen['bid']).toEqual({ P1: 3 });
    expect(seen['chest']).toEqual({ P1: ['ape', 'dog'], P2: 0, P3: 0 });
    expect(positions.observation(state, 1)['arm']).toEqual({ left: 0, right: null });
  });
});

function swapInHand(state: State): void {
  const list = hand.list(state, 0);
  [state.ints[list + 1], state.ints[list + 2]] = [state.ints[list + 2]!, state.ints[list + 1]!];
}

function leaveSquareBehind(state: State): void {
  const unit = board.card(state, 0);
  board.take(state, unit);
  state.ints[state.ints.indexOf(-1)] = 3;
  discard.add(state, 0, unit);
}

describe('conservation', () => {
  test('a card that is lost is found out', () => {
    expect(faultsOf((state) => void deck.takeTop(state))).toEqual(['card 1 (ape) is nowhere']);
  });

  test('a card that is in two places is found out', () => {
    expect(faultsOf((state) => deck.add(state, 0, hand.card(state, 0, 0)))).toEqual([
      'card 2 (cat) is in 2 places',
    ]);
    expect(faultsOf((state) => arm.put(state, hand.card(state, 0, 0), 1))).toEqual([
      'card 2 (cat) is in 2 places',
    ]);
  });

  test('a card that does not exist is found out', () => {
    expect(faultsOf((state) => arm.put(state, 99))).toEqual(['there is no card 99']);
  });

  test('disorder and values out of range are found out', () => {
    expect(faultsOf(swapInHand)).toEqual(['hand.P1 is not in order']);
    expect(faultsOf((state) => turn.set(state, 7))).toEqual(['turn holds 7']);
    expect(faultsOf((state) => round.set(state, 10))).toEqual(['round holds 10']);
  });

  test('a card that has a square and is not on the board is found out', () => {
    expect(faultsOf(leaveSquareBehind)).not.toEqual([]);
  });
});

test('what lasts until a moment is set back then, and nothing else', () => {
  fc.assert(
    fc.property(states, (state) => {
      const before = words(state) as Record<string, unknown>;
      declaration.until('dawn')(state);
      expect([isLate.is(state), locked.is(state, 0), locked.is(state, 1)]).toEqual([
        false,
        false,
        false,
      ]);
      for (const card of board.cards(state)) expect(tired.is(state, card)).toBe(false);
      const after = words(state) as Record<string, unknown>;
      for (const word of ['phase', 'turn', 'round', 'life', 'traps', 'hand', 'deck', 'waiting']) {
        expect(after[word]).toEqual(before[word]);
      }
    }),
  );
  expect(() => declaration.until('dusk')).toThrow(TypeError);
});

test('a board remembers what stands behind an id', () => {
  const state = read({ at: { '(1,1)': 'P3 bee down h4 tired' }, traps: { '(2,1)': 'pit' } });
  const card = board.card(state, 0);
  expect([facing.get(state, card), hurt.get(state, card), tired.is(state, card)]).toEqual([
    'down',
    4,
    true,
  ]);
  expect(traps.get(state, board.squareOf(state, card) + 1)).toBe('pit');
  expect(phase.is(state, 'open')).toBe(true);
});

test('a part belongs to one declaration, under one word', () => {
  const figure = count();
  defineState({ figure });
  expect(() => defineState({ other: figure })).toThrow(TypeError);
  expect(() => defineState({ a: pile({ sees: 'all' }), b: oneOf(['x']) })).not.toThrow();
});

describe('a result that ends a phase', () => {
  const config = configOf({ types: [], backs: [] });

  test('the game is over when it has one, and says so to whoever listens', () => {
    const { phase, result, declaration } = declareEnding();
    const state = declaration.blank(config);
    const reported: unknown[] = [];
    result.end(state, [1], 'points', (event) => reported.push(event));
    expect(phase.is(state, 'over')).toBe(true);
    expect(reported).toEqual([{ type: 'gameEnded', winners: ['B'], reason: 'points' }]);
    expect(declaration.faults(state)).toEqual([]);
  });

  test('a phase that does not agree with it is a fault, and refused in a position', () => {
    const { phase, declaration } = declareEnding();
    const state = declaration.blank(config);
    phase.set(state, 'over');
    expect(declaration.faults(state)).toEqual(['phase and outcome do not agree']);
    const positions = new PositionFormat(declaration);
    const read = (position: object) => () => positions.read({ ...position }, configOf);
    expect(read({ phase: 'over' })).toThrow(new BadPosition('outcome', undefined));
    const ended = { winners: [], reason: 'points' };
    expect(read({ outcome: ended })).toThrow(new BadPosition('outcome', ended));
    expect(read({ phase: 'over', outcome: ended })).not.toThrow();
  });

  test('the phase is declared first, since positions are read in that order', () => {
    const phase = oneOf(['open', 'over']);
    const result = outcome(['points'], { phase });
    expect(() => defineState({ outcome: result, phase })).toThrow(TypeError);
  });
});

function declareEnding() {
  const phase = oneOf(['open', 'over']);
  const result = outcome(['points'], { phase });
  return { phase, result, declaration: defineState({ phase, outcome: result }) };
}

test('parts that are named where they are made are declared in their order, each name once', () => {
  const state = new StateParts();
  const turn = state.seat('turn');
  const marks = state.count('marks', { per: 'seat', start: 2 });
  const isOpen = state.flag('open');
  const phase = state.oneOf('phase', ['a', 'b']);
  const { parts } = state.declare();
  expect(parts).toEqual([turn, marks, isOpen, phase]);
  expect(parts.map(({ name }) => name)).toEqual(['turn', 'marks', 'open', 'phase']);
  expect(() => state.count('turn')).toThrow(TypeError);
});
