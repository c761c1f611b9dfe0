/**
 * A game that brings no decks: a pile of weapons that both share, judged by a format, and a field, a
 * component with its size, the zones of both sides and what arrives in which round. Each in turn takes
 * the top weapon; what arrives for a side counts for it. When the pile is empty the greater sum wins.
 */
import {
  asWritten,
  bySide,
  cardsOfDeck,
  compareKeys,
  copyState,
  freshState,
  GameResult,
  listItems,
  listPop,
  listPush,
  listSize,
  makeParts,
  makeStarter,
  NOBODY,
  readInteger,
  refuseBy,
  refuseOutOfTurn,
  seatName,
  shuffleItems,
  sideName,
  StateLayout,
  stream,
  type ChanceEvent,
  type CompiledGame,
  type NamedEnding,
  type FlatState,
  type Listener,
  type Position,
  type Rules,
  type Seat,
  type EventOfType,
  ownSide,
} from '../../engine/index.ts';
import { bareGame } from './scenario.ts';

interface Field {
  readonly id: string;
  readonly columns: number;
  /** By side: in which round so much arrives. */
  readonly arrivals: readonly {
    readonly side: string;
    readonly round: number;
    readonly worth: number;
  }[];
}

interface Config {
  readonly blank: Int32Array;
  readonly field: Field;
  readonly pile: readonly number[];
}

export type State = FlatState<Config>;

type Event =
  | ChanceEvent
  | (EventOfType<'taken'> & { readonly seat: string; readonly card: string })
  | (EventOfType<'gameEnded'> & NamedEnding<'sum'>);

const SIDES = 2;
const weapons = ['axe', 'bow', 'club'];
const numbers = new Map(weapons.map((id, weapon) => [id, weapon]));

/** The game, with construction rules that know a pile of weapons beside decks. */
export const ambushGame: CompiledGame = {
  ...bareGame('ambush', [2]),
  kinds: {
    weapon: weapons.map((id) => ({ id, kind: 'weapon' })),
    field: [
      { id: 'bridge', kind: 'field', columns: 5, arrivals: [{ side: 'B', round: 2, worth: 3 }] },
      { id: 'ford', kind: 'field', columns: 3, arrivals: [] },
    ],
  },
  construction: {
    cards: ['weapon'],
    choices: {},
    entries: {},
    constraints: [],
    formats: {
      deck: { constraints: [{ use: 'size', exactly: 40 }] },
      pile: { constraints: [{ use: 'size', min: 4, code: 'AMB_PILE', clause: 'AMB-1.1' }] },
    },
  },
  parts: { weapons: 'armoury' },
  decks: [{ id: 'armoury', choices: { format: 'pile' }, cards: { axe: 2, bow: 2, club: 1 } }],
};

const parts = makeParts(ambushGame, {
  weapons: { is: 'list', format: 'pile', clause: 'AMB-1.1' },
  field: {
    is: { kind: 'field' },
    clause: 'AMB-1.2',
    refuse: (part) =>
      'component' in part && Number(part.component['columns']) < 3
        ? [{ code: 'AMB_FIELD', clause: 'AMB-1.2', params: { columns: part.component['columns'] } }]
        : [],
  },
});

const layout = new StateLayout(6);
const [TURN, ROUND, SUMS, RESULT] = [0, 1, 2, 4] as const;
/** The only action there is. */
const TAKE = 0;
const pileAt = layout.list(40);
const blank = layout.blank();
const result = new GameResult(RESULT, ['sum'] as const);
const nameOf = (weapon: number): string => weapons[weapon]!;

const refuse = refuseBy({ GAME_OVER: 'AMB-3', NOT_YOUR_DECISION: 'AMB-2' });
const toAct = (state: State): Seat | null => (result.isKnown(state) ? null : state.ints[TURN]!);

function arrive({ ints, config }: State): void {
  for (const { side, round, worth } of config.field.arrivals) {
    if (round === ints[ROUND]) ints[SUMS + (side === 'A' ? 0 : 1)]! += worth;
  }
}

function apply(state: State, seat: Seat, _: number, report: Listener<Event>): void {
  const { ints } = state;
  const weapon = listPop(ints, pileAt);
  ints[SUMS + seat]! += weapon + 1;
  if (report) report({ type: 'taken', seat: seatName(seat), card: nameOf(weapon) });
  ints[TURN] = 1 - seat;
  if (seat === 1) {
    ints[ROUND]! += 1;
    arrive(state);
  }
  if (listSize(ints, pileAt) > 0) return;
  const lead = ints[SUMS]! - ints[SUMS + 1]!;
  result.set(state, lead === 0 ? [] : [lead > 0 ? 0 : 1], 'sum');
  if (report) report({ type: 'gameEnded', ...result.inPosition(state)! });
}

const toPosition = (state: State): Position => ({
  turn: state.ints[TURN],
  round: state.ints[ROUND],
  sums: bySide(SIDES, (side) => state.ints[SUMS + side]!),
  field: state.config.field,
  pile: listItems(state.ints, pileAt).map(nameOf),
  outcome: result.inPosition(state),
});

export const ambush: Rules<State, number, Event> = {
  id: 'ambush',
  ...makeStarter<State, Config, Event>({
    refuse: () => [],
    parts,
    prepare: (setup) => ({
      blank,
      field: parts.component(setup, 'field') as unknown as Field,
      pile: cardsOfDeck(parts.list(setup, 'weapons'), numbers),
    }),
    begin(config, seed, report) {
      const state = freshState(config);
      const { ints } = state;
      ints[ROUND] = 1;
      for (const weapon of config.pile) listPush(ints, pileAt, weapon);
      const end = pileAt + 1 + config.pile.length;
      const chance = stream(seed, 'weapons');
      shuffleItems(
        { decides: 'weapons' },
        NOBODY,
        ints,
        pileAt + 1,
        end,
        nameOf,
        chance,
        0,
        report,
      );
      arrive(state);
      return state;
    },
  }),
  seats: () => SIDES,
  sides: () => SIDES,
  sideOf: (_, seat) => ownSide(seat),
  toAct,
  legalActions(state, seat, into) {
    into[0] = TAKE;
    return toAct(state) === seat ? 1 : 0;
  },
  refusal: (state, seat) => refuseOutOfTurn(refuse, toAct(state), seat),
  apply,
  outcome: (state) => result.of(state),
  observe: (state) => ({ ...toPosition(state), pile: listSize(state.ints, pileAt) }),
  observeEvent: (event) => event,
  redeal(state, _, seed) {
    const dealt = copyState(state);
    const items = listItems(dealt.ints, pileAt).toSorted((a, b) => a - b);
    dealt.ints.set(items, pileAt + 1);
    const end = pileAt + 1 + items.length;
    const chance = stream(seed, 'redeal');
    shuffleItems(
      { decides: 'weapons' },
      NOBODY,
      dealt.ints,
      pileAt + 1,
      end,
      nameOf,
      chance,
      0,
      undefined,
    );
    return dealt;
  },
  clone: copyState,
  advantage(state, side) {
    const decided = result.advantage(state, side);
    return decided ?? (state.ints[SUMS + side]! - state.ints[SUMS + 1 - side]!) / 200;
  },
  fromPosition(position) {
    const field = (position['field'] ?? ambushGame.kinds['field']![0]) as unknown as Field;
    const state = freshState({ blank, field, pile: [] });
    const { ints } = state;
    ints[TURN] = readInteger(position['turn'], 0, 'turn');
    ints[ROUND] = readInteger(position['round'], 1, 'round');
    const sums = (position['sums'] ?? {}) as Record<string, number>;
    for (let side = 0; side < SIDES; side += 1) ints[SUMS + side] = sums[sideName(side)] ?? 0;
    for (const name of (position['pile'] ?? []) as string[])
      listPush(ints, pileAt, numbers.get(name)!);
    if (position['outcome']) result.read(state, position['outcome'], SIDES);
    return state;
  },
  toPosition,
  differences: (state, then, given) =>
    compareKeys(asWritten(['sums', 'pile', 'field', 'round'], toPosition), state, then, given),
  notation: { format: () => 'take', parse: (_, text) => (text === 'take' ? TAKE : null) },
  diagram: (state) => `${listSize(state.ints, pileAt)} weapons`,
  invariants: () => [],
};
