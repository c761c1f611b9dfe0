/**
 * Several who may decide at once, in a game of two or three. First everybody says that they are ready,
 * in any order. Then everybody moors two boats on five berths, unseen; when all are in they are
 * revealed, and boats on one berth sink each other. If the clock runs out (an action of nobody), boats
 * that are missing take the first berths. Then each in turn collects a point for every boat afloat, two
 * if their flag is up; the flag may be changed at any time before one's own third round, by anybody.
 */
import {
  asWritten,
  below,
  bySeat,
  compareKeys,
  copyState,
  freshState,
  GameResult,
  listOf,
  makeStarter,
  NOBODY,
  ofSeat,
  readInteger,
  readName,
  readSeat,
  refuseBy,
  refuseOutOfTurn,
  Sealed,
  seatName,
  standingsByScore,
  StateLayout,
  stream,
  withoutSecrets,
  type NamedEnding,
  type FlatState,
  type Listener,
  type Position,
  type Refusal,
  type Rules,
  type Seat,
  type EventOfType,
  type Viewer,
  ownSide,
} from '../../engine/index.ts';

interface Config {
  readonly seats: number;
  readonly blank: Int32Array;
  readonly ready: number;
  readonly boats: number;
  readonly flags: number;
  readonly points: number;
  readonly moorings: Sealed;
  readonly result: GameResult<'points'>;
}

export type State = FlatState<Config>;
/** `moor 1 2` is 12; the others by name. */
export type Action = number;

type Event =
  | (EventOfType<'readied' | 'collected'> & { readonly seat: string })
  | (EventOfType<'moored'> & { readonly seat: string; readonly berths?: readonly number[] })
  | (EventOfType<'revealed'> & { readonly afloat: Readonly<Record<string, number>> })
  | (EventOfType<'flagChanged'> & { readonly seat: string; readonly up: boolean })
  | EventOfType<'clockRanOut'>
  | (EventOfType<'gameEnded'> & NamedEnding<'points'>);

const [PHASE, TURN, ROUND, RESULT] = [0, 1, 2, 3] as const;
const phases = ['ready', 'moor', 'collect', 'over'];
const [READYING, MOORING, COLLECTING, OVER] = [0, 1, 2, 3] as const;
const BERTHS = 5;
const BOATS = 2;
const ROUNDS = 3;
const [READY, COLLECT, FLAG, TIMEOUT] = [1, 2, 3, 4] as const;
const verbs = ['', 'ready', 'collect', 'flag', 'timeout'];
const moorings = Array.from({ length: BERTHS }, (_, i) => i + 1).flatMap((first) =>
  Array.from({ length: BERTHS - first }, (_, i) => first * 10 + first + 1 + i),
);

const refuse = refuseBy({
  GAME_OVER: 'HBR-4',
  NOT_YOUR_DECISION: 'HBR-1',
  WRONG_PHASE: 'HBR-1',
  HBR_BERTHS: 'HBR-2',
});

function configOf(seats: number): Config {
  const layout = new StateLayout(RESULT + 2 + seats);
  return {
    seats,
    ready: layout.take(seats),
    boats: layout.take(seats),
    flags: layout.take(seats),
    points: layout.take(seats),
    moorings: new Sealed(layout.take(Sealed.size(seats, BOATS)), seats, BOATS),
    result: new GameResult(RESULT, ['points'] as const, seats),
    blank: layout.blank(),
  };
}

const isReady = ({ ints, config }: State, seat: Seat): boolean => ints[config.ready + seat] === 1;

function toAct(state: State): Seat | null {
  const { ints, config } = state;
  switch (ints[PHASE]!) {
    case READYING:
      return bySeats(config).find((seat) => !isReady(state, seat)) ?? null;
    case MOORING:
      return config.moorings.next(state);
    case COLLECTING:
      return ints[TURN]!;
    default:
      return null;
  }
}

const bySeats = ({ seats }: Config): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

function legalActions(state: State, seat: Seat, into: Action[]): number {
  let found = 0;
  const candidates =
    state.ints[PHASE] === MOORING && seat !== NOBODY ? moorings : [READY, COLLECT, FLAG, TIMEOUT];
  for (const action of candidates) {
    if (refusal(state, seat, action) === null) into[found++] = action;
  }
  return found;
}

/** Whether a seat may act now, waited for or not. */
function mayAct(state: State, seat: Seat): boolean {
  const { ints, config } = state;
  switch (ints[PHASE]!) {
    case READYING:
      return seat !== NOBODY && !isReady(state, seat);
    case MOORING:
      return seat === NOBODY || !config.moorings.isIn(state, seat);
    default:
      return seat !== NOBODY && ints[ROUND]! < ROUNDS;
  }
}

function refusal(state: State, seat: Seat, action: Action): Refusal | null {
  const outOfTurn = refuseOutOfTurn(refuse, toAct(state), seat, mayAct(state, seat));
  if (outOfTurn !== null) return outOfTurn;
  const phase = state.ints[PHASE]!;
  const isWrong = (wanted: number): Refusal | null =>
    phase === wanted ? null : refuse('WRONG_PHASE', { phase: phases[phase] });
  if (action === TIMEOUT) return seat === NOBODY ? isWrong(MOORING) : refuse('NOT_YOUR_DECISION');
  if (seat === NOBODY) return refuse('WRONG_PHASE');
  if (action === READY) return isWrong(READYING);
  if (action > TIMEOUT) {
    return isWrong(MOORING) ?? (moorings.includes(action) ? null : refuse('HBR_BERTHS'));
  }
  const wrong = isWrong(COLLECTING);
  if (wrong !== null || action === FLAG) return wrong ?? flagRefusal(state);
  return seat === state.ints[TURN] ? null : refuse('NOT_YOUR_DECISION');
}

const flagRefusal = ({ ints }: State): Refusal | null =>
  ints[ROUND]! < ROUNDS ? null : refuse('WRONG_PHASE');

function apply(state: State, seat: Seat, action: Action, report: Listener<Event>): void {
  const { ints, config } = state;
  switch (action) {
    case READY:
      ints[config.ready + seat] = 1;
      if (report) report({ type: 'readied', seat: seatName(seat) });
      if (toAct(state) === null) ints[PHASE] = MOORING;
      return;
    case TIMEOUT:
      if (report) report({ type: 'clockRanOut' });
      for (const other of bySeats(config)) {
        if (!config.moorings.isIn(state, other)) moor(state, other, [1, 2], report);
      }
      return;
    case FLAG:
      ints[config.flags + seat]! ^= 1;
      if (report) {
        const up = ints[config.flags + seat] === 1;
        report({ type: 'flagChanged', seat: seatName(seat), up });
      }
      return;
    case COLLECT:
      return collect(state, seat, report);
    default:
      moor(state, seat, [Math.floor(action / 10), action % 10], report);
  }
}

function moor(state: State, seat: Seat, berths: readonly number[], report: Listener<Event>): void {
  const { ints, config } = state;
  config.moorings.submit(state, seat, berths);
  if (report) report({ type: 'moored', seat: seatName(seat), berths });
  if (config.moorings.next(state) !== null) return;
  const all = config.moorings.open(state);
  const taken = all.flat();
  for (const [other, own] of all.entries()) {
    const afloat = own.filter((berth) => taken.filter((one) => one === berth).length === 1);
    ints[config.boats + other] = afloat.length;
  }
  ints[PHASE] = COLLECTING;
  if (report) report({ type: 'revealed', afloat: afloatOf(state) });
}

const afloatOf = ({ ints, config }: State) =>
  bySeat(config.seats, (seat) => ints[config.boats + seat]!);

function collect(state: State, seat: Seat, report: Listener<Event>): void {
  const { ints, config } = state;
  ints[config.points + seat]! += ints[config.boats + seat]! * (1 + ints[config.flags + seat]!);
  if (report) report({ type: 'collected', seat: seatName(seat) });
  ints[TURN] = (seat + 1) % config.seats;
  if (ints[TURN] === 0) ints[ROUND]! += 1;
  if (ints[ROUND]! <= ROUNDS) return;
  ints[PHASE] = OVER;
  const standings = standingsByScore(pointsOf(state));
  config.result.set(state, standings.length === 1 ? [] : standings[0]!, 'points', standings);
  if (report) report({ type: 'gameEnded', ...config.result.inPosition(state)! });
}

const pointsOf = ({ ints, config }: State): number[] =>
  bySeats(config).map((seat) => ints[config.points + seat]!);

function positions(state: State, viewer: Viewer | undefined): Position {
  const { ints, config } = state;
  const flagged = (at: number) => bySeats(config).filter((seat) => ints[at + seat] === 1);
  return {
    phase: phases[ints[PHASE]!],
    turn: seatName(ints[TURN]!),
    round: ints[ROUND],
    ready: flagged(config.ready).map(seatName),
    flags: flagged(config.flags).map(seatName),
    moorings: config.moorings.inPosition(state, viewer, (berths) => berths),
    boats: afloatOf(state),
    points: bySeat(config.seats, (seat) => ints[config.points + seat]!),
    outcome: config.result.inPosition(state),
  };
}

const readBerth = (item: unknown, what: string): number => readInteger(item, 0, what, 1);

function fromPosition(position: Position): State {
  const seats = Object.keys(position['points'] ?? { P1: 0, P2: 0 }).length;
  const state = freshState(configOf(seats));
  const { ints, config } = state;
  ints[PHASE] = readName(phases, position['phase'] ?? 'ready', 'phase');
  ints[TURN] = readSeat(position['turn'] ?? 'P1', 'turn', seats);
  ints[ROUND] = readInteger(position['round'], 1, 'round');
  for (const seat of listOf(position['ready']))
    ints[config.ready + readSeat(seat, 'ready', seats)] = 1;
  for (const seat of listOf(position['flags']))
    ints[config.flags + readSeat(seat, 'flags', seats)] = 1;
  config.moorings.read(state, position['moorings'], 'moorings', readBerth);
  for (const seat of bySeats(config)) {
    ints[config.boats + seat] = readInteger(ofSeat(position, 'boats', seat), 0, 'boats');
    ints[config.points + seat] = readInteger(ofSeat(position, 'points', seat), 0, 'points');
  }
  if (position['outcome']) config.result.read(state, position['outcome'], seats);
  return state;
}

export const blindHarbour: Rules<State, Action, Event> = {
  id: 'blind-harbour',
  ...makeStarter<State, Config, Event>({
    refuse: () => [],
    prepare: ({ players }) => configOf(players),
    begin(config) {
      const state = freshState(config);
      state.ints[ROUND] = 1;
      return state;
    },
  }),
  seats: ({ config }) => config.seats,
  sides: ({ config }) => config.seats,
  sideOf: (_, seat) => ownSide(seat),
  toAct,
  legalActions,
  refusal,
  apply,
  outcome: (state) => state.config.result.of(state),
  observe: positions,
  observeEvent: (event, viewer) => withoutSecrets(event, viewer, { moored: 'berths' }),
  redeal(state, viewer, seed) {
    const dealt = copyState(state);
    const chance = stream(seed, 'redeal');
    dealt.config.moorings.dealAnew(dealt, viewer, () => {
      const mooring = moorings[below(moorings.length, chance)]!;
      return [Math.floor(mooring / 10), mooring % 10];
    });
    return dealt;
  },
  clone: copyState,
  advantage(state, side) {
    const points = pointsOf(state);
    const all = points.reduce((sum, one) => sum + one, 0);
    const decided = state.config.result.advantage(state, side);
    return decided ?? (2 * points[side]! + 1) / (all + points.length) - 1;
  },
  fromPosition,
  toPosition: (state) => positions(state, undefined),
  differences: (state, then, given) =>
    compareKeys(
      asWritten<State>(['phase', 'moorings', 'boats', 'points', 'round'], (one) =>
        positions(one, undefined),
      ),
      state,
      then,
      given,
    ),
  notation: {
    format: (_, action) => verbs[action] ?? `moor ${Math.floor(action / 10)} ${action % 10}`,
    parse(_, text) {
      const verb = verbs.indexOf(text);
      if (verb > 0) return verb;
      const [, first, second] = /^moor ([1-9]) ([1-9])$/.exec(text) ?? [];
      return first === undefined ? null : Number(first) * 10 + Number(second);
    },
  },
  diagram: (state, viewer) => JSON.stringify(positions(state, viewer)),
  invariants: ({ ints, config }) =>
    bySeats(config).every((seat) => ints[config.boats + seat]! <= BOATS) ? [] : ['boats'],
};
