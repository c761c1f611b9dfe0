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
  compareWords,
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
  type EndingInWords,
  type FlatState,
  type Listener,
  type Position,
  type Refusal,
  type Rules,
  type Seat,
  type Told,
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
  | (Told<'readied' | 'collected'> & { readonly seat: string })
  | (Told<'moored'> & { readonly seat: string; readonly berths?: readonly number[] })
  | (Told<'revealed'> & { readonly afloat: Readonly<Record<string, number>> })
  | (Told<'flagChanged'> & { readonly seat: string; readonly up: boolean })
  | Told<'clockRanOut'>
  | (Told<'gameEnded'> & EndingInWords<'points'>);

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
    moorings: new Sealed(layout.take(Sealed.words(seats, BOATS)), seats, BOATS),
    result: new GameResult(RESULT, ['points'] as const, seats),
    blank: layout.blank(),
  };
}

const isReady = ({ words, config }: State, seat: Seat): boolean => words[config.ready + seat] === 1;

function toAct(state: State): Seat | null {
  const { words, config } = state;
  switch (words[PHASE]!) {
    case READYING:
      return bySeats(config).find((seat) => !isReady(state, seat)) ?? null;
    case MOORING:
      return config.moorings.next(state);
    case COLLECTING:
      return words[TURN]!;
    default:
      return null;
  }
}

const bySeats = ({ seats }: Config): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

function legalActions(state: State, seat: Seat, into: Action[]): number {
  let found = 0;
  const candidates =
    state.words[PHASE] === MOORING && seat !== NOBODY ? moorings : [READY, COLLECT, FLAG, TIMEOUT];
  for (const action of candidates) {
    if (refusal(state, seat, action) === null) into[found++] = action;
  }
  return found;
}

/** Whether a seat may act now, waited for or not. */
function mayAct(state: State, seat: Seat): boolean {
  const { words, config } = state;
  switch (words[PHASE]!) {
    case READYING:
      return seat !== NOBODY && !isReady(state, seat);
    case MOORING:
      return seat === NOBODY || !config.moorings.isIn(state, seat);
    default:
      return seat !== NOBODY && words[ROUND]! < ROUNDS;
  }
}

function refusal(state: State, seat: Seat, action: Action): Refusal | null {
  const outOfTurn = refuseOutOfTurn(refuse, toAct(state), seat, mayAct(state, seat));
  if (outOfTurn !== null) return outOfTurn;
  const phase = state.words[PHASE]!;
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
  return seat === state.words[TURN] ? null : refuse('NOT_YOUR_DECISION');
}

const flagRefusal = ({ words }: State): Refusal | null =>
  words[ROUND]! < ROUNDS ? null : refuse('WRONG_PHASE');

function apply(state: State, seat: Seat, action: Action, tell: Listener<Event>): void {
  const { words, config } = state;
  switch (action) {
    case READY:
      words[config.ready + seat] = 1;
      if (tell) tell({ type: 'readied', seat: seatName(seat) });
      if (toAct(state) === null) words[PHASE] = MOORING;
      return;
    case TIMEOUT:
      if (tell) tell({ type: 'clockRanOut' });
      for (const other of bySeats(config)) {
        if (!config.moorings.isIn(state, other)) moor(state, other, [1, 2], tell);
      }
      return;
    case FLAG:
      words[config.flags + seat]! ^= 1;
      if (tell) {
        const up = words[config.flags + seat] === 1;
        tell({ type: 'flagChanged', seat: seatName(seat), up });
      }
      return;
    case COLLECT:
      return collect(state, seat, tell);
    default:
      moor(state, seat, [Math.floor(action / 10), action % 10], tell);
  }
}

function moor(state: State, seat: Seat, berths: readonly number[], tell: Listener<Event>): void {
  const { words, config } = state;
  config.moorings.submit(state, seat, berths);
  if (tell) tell({ type: 'moored', seat: seatName(seat), berths });
  if (config.moorings.next(state) !== null) return;
  const all = config.moorings.open(state);
  const taken = all.flat();
  for (const [other, own] of all.entries()) {
    const afloat = own.filter((berth) => taken.filter((one) => one === berth).length === 1);
    words[config.boats + other] = afloat.length;
  }
  words[PHASE] = COLLECTING;
  if (tell) tell({ type: 'revealed', afloat: afloatOf(state) });
}

const afloatOf = ({ words, config }: State) =>
  bySeat(config.seats, (seat) => words[config.boats + seat]!);

function collect(state: State, seat: Seat, tell: Listener<Event>): void {
  const { words, config } = state;
  words[config.points + seat]! += words[config.boats + seat]! * (1 + words[config.flags + seat]!);
  if (tell) tell({ type: 'collected', seat: seatName(seat) });
  words[TURN] = (seat + 1) % config.seats;
  if (words[TURN] === 0) words[ROUND]! += 1;
  if (words[ROUND]! <= ROUNDS) return;
  words[PHASE] = OVER;
  const standings = standingsByScore(pointsOf(state));
  config.result.set(state, standings.length === 1 ? [] : standings[0]!, 'points', standings);
  if (tell) tell({ type: 'gameEnded', ...config.result.inWords(state)! });
}

const pointsOf = ({ words, config }: State): number[] =>
  bySeats(config).map((seat) => words[config.points + seat]!);

function inWords(state: State, viewer: Viewer | undefined): Position {
  const { words, config } = state;
  const flagged = (at: number) => bySeats(config).filter((seat) => words[at + seat] === 1);
  return {
    phase: phases[words[PHASE]!],
    turn: seatName(words[TURN]!),
    round: words[ROUND],
    ready: flagged(config.ready).map(seatName),
    flags: flagged(config.flags).map(seatName),
    moorings: config.moorings.inWords(state, viewer, (berths) => berths),
    boats: afloatOf(state),
    points: bySeat(config.seats, (seat) => words[config.points + seat]!),
    outcome: config.result.inWords(state),
  };
}

const readBerth = (item: unknown, what: string): number => readInteger(item, 0, what, 1);

function fromPosition(position: Position): State {
  const seats = Object.keys(position['points'] ?? { P1: 0, P2: 0 }).length;
  const state = freshState(configOf(seats));
  const { words, config } = state;
  words[PHASE] = readName(phases, position['phase'] ?? 'ready', 'phase');
  words[TURN] = readSeat(position['turn'] ?? 'P1', 'turn', seats);
  words[ROUND] = readInteger(position['round'], 1, 'round');
  for (const seat of listOf(position['ready']))
    words[config.ready + readSeat(seat, 'ready', seats)] = 1;
  for (const seat of listOf(position['flags']))
    words[config.flags + readSeat(seat, 'flags', seats)] = 1;
  config.moorings.read(state, position['moorings'], 'moorings', readBerth);
  for (const seat of bySeats(config)) {
    words[config.boats + seat] = readInteger(ofSeat(position, 'boats', seat), 0, 'boats');
    words[config.points + seat] = readInteger(ofSeat(position, 'points', seat), 0, 'points');
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
      state.words[ROUND] = 1;
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
  observe: inWords,
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
  toPosition: (state) => inWords(state, undefined),
  differences: (state, then, given) =>
    compareWords(
      asWritten<State>(['phase', 'moorings', 'boats', 'points', 'round'], (one) =>
        inWords(one, undefined),
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
  diagram: (state, viewer) => JSON.stringify(inWords(state, viewer)),
  invariants: ({ words, config }) =>
    bySeats(config).every((seat) => words[config.boats + seat]! <= BOATS) ? [] : ['boats'],
};
