/**
 * What belongs to nobody, and what lasts for a time, on hexes: two wanderers in a fen, who go up to three
 * steps in a turn. What they tread on works by itself, in nobody's name: a lamp counts for who finds it
 * and goes out; mire slows for two of one's own turns. Who sees the other in a straight line may call,
 * which counts and dazzles the other for one turn. After twelve turns the higher count wins.
 */
import {
  catalogueOf,
  compileEffects,
  count,
  defineEvents,
  defineState,
  directionTo,
  EffectRunner,
  FRAME_ARGUMENT,
  hexGrid,
  makeStarter,
  NO_DIRECTION,
  NOBODY,
  numbered,
  outcome,
  ownSide,
  parseSquare,
  pendingEffects,
  pieces,
  PositionFormat,
  refuseBy,
  refuseOutOfTurn,
  seat,
  seatPer,
  shuffle,
  sourceIn,
  squareAt,
  squareName,
  squaresOf,
  stepsBetween,
  stream,
  timedEffects,
  zone,
  type Card,
  type Cards,
  type DeclaredState,
  type EffectMeaning,
  type EventsOf,
  type GameEnded,
  type Grid,
  type HandlerTable,
  type Listener,
  type Refusal,
  type Rules,
  type Seat,
  type Setting,
  type Square,
  type TimedEnded,
} from '../../engine/index.ts';

interface Effect {
  readonly on: 'entered';
  readonly if: readonly { readonly is: 'here' }[];
  readonly do: readonly (
    | { readonly op: 'light' }
    | { readonly op: 'slow'; readonly by: number; readonly turns: number }
  )[];
}

const here = [{ is: 'here' }] as const;
const things: readonly { readonly id: string; readonly effects: readonly Effect[] }[] = [
  { id: 'wanderer', effects: [] },
  { id: 'lamp', effects: [{ on: 'entered', if: here, do: [{ op: 'light' }] }] },
  { id: 'mire', effects: [{ on: 'entered', if: here, do: [{ op: 'slow', by: 2, turns: 2 }] }] },
];
const catalogue = catalogueOf(things);
const [WANDERER, LAMP, MIRE] = [0, 1, 2] as const;
/** One wanderer of each player, three lamps, three mires. */
const TYPES = [WANDERER, WANDERER, LAMP, LAMP, LAMP, MIRE, MIRE, MIRE];
const grid = hexGrid(5, 5, { rowsFrom: 'top' });
const STEPS = 3;
const SIGHT = 4;
const TURNS = 12;

interface Config extends Setting {
  readonly grid: Grid;
  readonly table: HandlerTable<State, Event>;
  readonly runner: EffectRunner<State, Event>;
}
export type State = DeclaredState<Config>;

const { events, observeEvent } = defineEvents({
  walked: { seat: 'seat', square: 'square' },
  called: { seat: 'seat' },
  lampFound: { seat: 'seat', square: 'square' },
  slowed: { seat: 'seat', by: 'number' },
});
export type Event = TimedEnded | GameEnded<'lights'> | EventsOf<typeof events>;

const turn = seat<Config>();
const turns = count<Config>();
const lights = count<Config>({ per: 'seat' });
const owner = seatPer<Config>('card');
/** Two layers: what lies on a hex, and who stands there. */
const ground = pieces<Config>({ grid: (config) => config.grid });
const wanderers = pieces<Config>({ grid: (config) => config.grid, owner });
const out = zone<Config>({ sees: 'all' });
const lasting = timedEffects<Config, 'steps', 'turn'>({
  words: ['steps'],
  moments: ['turn'],
  room: 2 * TURNS,
});
const work = pendingEffects<Config>({
  room: { seats: 2, sources: 0, unowned: TYPES.length, frames: 4, queued: 8, picks: 0 },
  running: (config) => config,
});
const result = outcome(['lights']);

const declaration = defineState<Config>({
  turn,
  turns,
  lights,
  owner,
  ground,
  wanderers,
  out,
  lasting,
  effects: work,
  outcome: result,
});
const positions = new PositionFormat<Config>(declaration, { owner });

const wandererOf = (state: State, who: Seat): Card =>
  wanderers.cards(state).find((card) => owner.get(state, card) === who)!;
const placeOf = (state: State, who: Seat): Square =>
  wanderers.squareOf(state, wandererOf(state, who));

const triggers = ['entered'] as const;
const { entered: ENTERED } = numbered(triggers);

const meaning: EffectMeaning<State, Event, Effect> = {
  events: triggers,
  standing: [],
  conditions: {
    here: () => (state, _, source, wanderer) =>
      ground.squareOf(state, source) === wanderers.squareOf(state, wanderer),
  },
  choices: {},
  limits: {},
  operations: {
    light: () => ({
      apply(state, frame, report) {
        const lamp = sourceIn(state, frame);
        const who = owner.get(state, state.ints[frame + FRAME_ARGUMENT]!);
        const square = ground.squareOf(state, lamp);
        lights.add(state, who, 1);
        ground.take(state, lamp);
        out.add(state, 0, lamp);
        runner.listening.end(state, lamp, NOBODY);
        if (report) report(events.lampFound(state, { seat: who, square }));
      },
    }),
    slow: ({ by, turns: times }) => ({
      apply(state, frame, report) {
        const wanderer = state.ints[frame + FRAME_ARGUMENT]!;
        slow(state, sourceIn(state, frame), wanderer, by, times, report);
      },
    }),
  },
};

/** For a number of turns of the wanderer, this one if it is theirs. */
function slow(
  state: State,
  source: Card,
  wanderer: Card,
  by: number,
  times: number,
  report: Listener<Event>,
): void {
  const who = owner.get(state, wanderer);
  const timed = { word: 'steps', source, about: wanderer, amount: -by } as const;
  lasting.add(state, { ...timed, until: 'turn', of: who, times });
  if (report) report(events.slowed(state, { seat: who, by }));
}

const table = compileEffects(meaning, things);
const runner: EffectRunner<State, Event> = new EffectRunner({
  table,
  layoutOf: () => work.layout,
  definitionOf: ({ config }, card) => config.types[card]!,
  order: () => [NOBODY, 0, 1],
  steps: [],
  settle: () => undefined,
  isOver: (state) => result.isKnown(state),
  ask: () => undefined,
});

const refuse = refuseBy({
  GAME_OVER: 'FEN-4',
  NOT_YOUR_DECISION: 'FEN-1',
  BAD_ACTION: 'FEN-1',
  FEN_TOO_FAR: 'FEN-2',
  FEN_TAKEN: 'FEN-2',
  FEN_NOT_SEEN: 'FEN-3',
});

/** The hex to walk to, the own one for a rest, or the call. */
export type Action = number;
const CALL = grid.size;

const toAct = (state: State): Seat | null => (result.isKnown(state) ? null : turn.get(state));

/** Straight, and not too far. */
function sees(state: State, who: Seat): boolean {
  const [own, other] = [placeOf(state, who), placeOf(state, 1 - who)];
  const isStraight = directionTo(grid, own, other) !== NO_DIRECTION;
  return isStraight && stepsBetween(grid, own, other) <= SIGHT;
}

function refusal(state: State, who: Seat, action: Action): Refusal | null {
  const outOfTurn = refuseOutOfTurn(refuse, toAct(state), who);
  if (outOfTurn !== null) return outOfTurn;
  if (action === CALL) return sees(state, who) ? null : refuse('FEN_NOT_SEEN');
  const own = wandererOf(state, who);
  if (action === placeOf(state, who)) return null;
  const steps = Math.max(0, STEPS + lasting.sum(state, 'steps', own));
  if (stepsBetween(grid, placeOf(state, who), action) > steps)
    return refuse('FEN_TOO_FAR', { steps });
  return wanderers.on(state, action) >= 0 ? refuse('FEN_TAKEN') : null;
}

const hexes = squaresOf(grid);

function legalActions(state: State, who: Seat, into: Action[]): number {
  if (toAct(state) !== who) return 0;
  into[0] = placeOf(state, who);
  const others = [...hexes, CALL].filter((action) => action !== into[0]);
  const legal = others.filter((action) => refusal(state, who, action) === null);
  for (const [i, action] of legal.entries()) into[i + 1] = action;
  return 1 + legal.length;
}

function apply(state: State, who: Seat, action: Action, report: Listener<Event>): void {
  const own = wandererOf(state, who);
  if (action === CALL) {
    lights.add(state, who, 1);
    if (report) report(events.called(state, { seat: who }));
    slow(state, own, wandererOf(state, 1 - who), 1, 1, report);
  } else if (action !== placeOf(state, who)) {
    wanderers.move(state, own, action);
    if (report) report(events.walked(state, { seat: who, square: action }));
    runner.pending.raise(state, ENTERED, NOBODY, own);
    runner.run(state, report);
  }
  lasting.pass(state, 'turn', who, report);
  turns.add(state, 1);
  if (turns.get(state) === TURNS) return end(state, report);
  turn.set(state, 1 - who);
}

function end(state: State, report: Listener<Event>): void {
  const lead = lights.get(state, 0) - lights.get(state, 1);
  result.end(state, lead === 0 ? [] : [lead > 0 ? 0 : 1], 'lights', report);
}

function configOf({ types, backs }: Cards): Config {
  return { types, backs, seats: 2, sides: [0, 1], catalogue, grid, table, runner };
}

function begin(seed: number): State {
  const state = declaration.blank(configOf({ types: TYPES, backs: TYPES.map(() => 0) }));
  const ends = [squareAt(grid, 1, 3), squareAt(grid, 5, 3)];
  const free = hexes.filter((square) => !ends.includes(square));
  shuffle(free, stream(seed, 'ground'));
  for (const [card, type] of TYPES.entries()) {
    if (type === WANDERER) {
      owner.set(state, card, card);
      wanderers.put(state, card, ends[card]!);
    } else ground.put(state, card, free[card]!);
  }
  return listening(state);
}

/** Whatever lies on the ground works, for nobody. */
function listening(state: State): State {
  for (const card of ground.cards(state)) runner.listening.begin(state, card, NOBODY);
  return state;
}

export const fenLights: Rules<State, Action, Event> = {
  id: 'fen-lights',
  ...makeStarter<State, null, Event>({
    refuse: () => [],
    prepare: () => null,
    begin: (_, seed) => begin(seed),
  }),
  ...positions.rules(),
  sideOf: (_, who) => ownSide(who),
  toAct,
  legalActions,
  refusal,
  apply,
  outcome: (state) => result.of(state),
  observeEvent,
  advantage(state, side) {
    const lead = lights.get(state, side) - lights.get(state, 1 - side);
    return result.advantage(state, side) ?? lead / 100;
  },
  fromPosition: (position) => listening(positions.read(position, configOf)),
  notation: {
    format: (_, action) => (action === CALL ? 'call' : `go ${squareName(grid, action)}`),
    parse(_, text) {
      if (text === 'call') return CALL;
      const square = parseSquare(/^go (\S+)$/.exec(text)?.[1] ?? '');
      const found = square === null ? -1 : squareAt(grid, ...square);
      return hexes.includes(found) ? found : null;
    },
  },
  diagram: (state) => JSON.stringify({ ...wanderers.write(state), ...ground.write(state) }),
};
