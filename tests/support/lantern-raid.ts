/**
 * Chance of every kind in a game of two to four: guards in a shuffled pile (deal), who begins (toss),
 * raids with one to three dice (dice), guards that run away at random (draw).
 *
 * A raid turns up the top guard and beats it with a sum as high as its number, unless two dice are
 * equal. Whoever waits frightens a guard away. When no guard is left, points decide.
 */
import {
  asWritten,
  bySeat,
  compareKeys,
  copyState,
  drawOne,
  freshState,
  GameResult,
  listItems,
  listPop,
  listPush,
  listRemove,
  listSize,
  makeStarter,
  mapOf,
  NOBODY,
  ofSeat,
  readCards,
  readInteger,
  readSeat,
  refuseBy,
  refuseOtherKeys,
  refuseOutOfTurn,
  rollDie,
  seatName,
  seedStream,
  shuffleItems,
  sideName,
  standingsByScore,
  StateLayout,
  STREAM_SIZE,
  toss,
  type ChanceEvent,
  type NamedEnding,
  type FlatState,
  type Listener,
  type Position,
  type Rules,
  type Seat,
  type EventOfType,
  ownSide,
} from '../../engine/index.ts';

interface Config {
  readonly seats: number;
  readonly blank: Int32Array;
  readonly scores: number;
  readonly chance: number;
  readonly guards: number;
  readonly result: GameResult<'guards'>;
}

export type State = FlatState<Config>;
/** Dice to raid with; 0 waits. */
export type Action = number;

type Event =
  | ChanceEvent
  | (EventOfType<'guardBeaten' | 'guardHeld'> & { readonly seat: string; readonly guard: string })
  | (EventOfType<'gameEnded'> & NamedEnding<'guards'>);

const TURN = 0;
const RESULT = 1;
const WEAKEST = 2;
const GUARDS = 8;

const attackDie = { decides: 'attack', faces: 6 };
const firstLot = { decides: 'first', nameOf: seatName };
const pile = { decides: 'guards' };
const guardName = (guard: number): string => `guard-${guard}`;
const guards = Array.from({ length: GUARDS }, (_, i) => WEAKEST + i);

const refuse = refuseBy({
  GAME_OVER: 'RAID-3',
  NOT_YOUR_DECISION: 'RAID-2',
  RAID_TOO_MANY_DICE: 'RAID-2.1',
});

function configOf(seats: number): Config {
  const layout = new StateLayout(RESULT + 2 + seats);
  const [scores, chance] = [layout.take(seats), layout.take(STREAM_SIZE)];
  const result = new GameResult(RESULT, ['guards'] as const, seats);
  return { seats, scores, chance, guards: layout.list(GUARDS), result, blank: layout.blank() };
}

const starter = makeStarter<State, Config, Event>({
  refuse: ({ players }) =>
    players >= 2 && players <= 4
      ? []
      : [{ code: 'RAID_PLAYERS', clause: 'RAID-1', params: { players } }],
  prepare: ({ players }) => configOf(players),
  begin(config, seed, report) {
    const state = freshState(config);
    const { ints } = state;
    seedStream(ints, config.chance, seed, 'raid');
    for (const guard of guards) listPush(ints, config.guards, guard);
    const first = config.guards + 1;
    shuffleItems(pile, NOBODY, ints, first, first + GUARDS, guardName, ints, config.chance, report);
    ints[TURN] = toss(firstLot, config.seats, NOBODY, ints, config.chance, report);
    return state;
  },
});

const toAct = (state: State): Seat | null =>
  state.config.result.isKnown(state) ? null : state.ints[TURN]!;

function apply(state: State, seat: Seat, dice: Action, report: Listener<Event>): void {
  const { ints, config } = state;
  if (dice === 0) frighten(state, seat, report);
  else raid(state, seat, dice, report);
  ints[TURN] = (seat + 1) % config.seats;
  if (listSize(ints, config.guards) === 0) end(state, report);
}

function frighten({ ints, config }: State, seat: Seat, report: Listener<Event>): void {
  const names = listItems(ints, config.guards).map(guardName);
  const lot = { decides: 'flight', nameOf: (place: number) => names[place]! };
  const place = drawOne(lot, names.length, seat, ints, config.chance, report);
  listRemove(ints, config.guards, place);
}

function raid({ ints, config }: State, seat: Seat, dice: number, report: Listener<Event>): void {
  let [sum, seen, isDouble] = [0, 0, false];
  for (let i = 0; i < dice; i += 1) {
    const value = rollDie(attackDie, seat, ints, config.chance, report);
    isDouble ||= (seen & (1 << value)) !== 0;
    seen |= 1 << value;
    sum += value;
  }
  const guard = listPop(ints, config.guards);
  const isBeaten = !isDouble && sum >= guard;
  if (isBeaten) ints[config.scores + seat]! += guard;
  const type = isBeaten ? 'guardBeaten' : 'guardHeld';
  if (report) report({ type, seat: seatName(seat), guard: guardName(guard) });
}

function end(state: State, report: Listener<Event>): void {
  const { result } = state.config;
  const standings = standingsByScore(scoresOf(state));
  result.set(state, standings.length === 1 ? [] : standings[0]!, 'guards', standings);
  if (report) report({ type: 'gameEnded', ...result.inPosition(state)! });
}

function scoresOf({ ints, config }: State): number[] {
  return [...ints.subarray(config.scores, config.scores + config.seats)];
}

const others = (state: State): Position => ({
  turn: seatName(state.ints[TURN]!),
  scores: bySeat(state.config.seats, (seat) => scoresOf(state)[seat]!),
  outcome: state.config.result.inPosition(state),
});

/** Guards that have left the pile: everybody knows what is still in it, nobody in which order. */
function goneFrom({ ints, config }: State): string[] {
  const left = listItems(ints, config.guards);
  return guards.filter((guard) => !left.includes(guard)).map(guardName);
}

/** The first guard is the top one. */
const toPosition = (state: State): Position => ({
  ...others(state),
  guards: listItems(state.ints, state.config.guards).map(guardName).toReversed(),
  chance: [...state.ints.subarray(state.config.chance, state.config.chance + STREAM_SIZE)],
});

function fromPosition(position: Position): State {
  const known = new Set(['turn', 'scores', 'outcome', 'guards', 'chance', 'players']);
  refuseOtherKeys(position, known);
  const scores = Object.keys(mapOf(position['scores'])).length;
  const seats = readInteger(position['players'], scores === 0 ? 2 : scores, 'players', 2);
  const state = freshState(configOf(seats));
  const { ints, config } = state;
  ints[TURN] = readSeat(position['turn'] ?? 'P1', 'turn', seats);
  for (let seat = 0; seat < seats; seat += 1) {
    ints[config.scores + seat] = readInteger(ofSeat(position, 'scores', seat), 0, 'scores');
  }
  for (const name of readCards(position['guards'] ?? [], 'guards').toReversed()) {
    listPush(ints, config.guards, Number(name.slice('guard-'.length)));
  }
  seedStream(ints, config.chance, 1, 'raid');
  if (Array.isArray(position['chance'])) ints.set(position['chance'] as number[], config.chance);
  if (position['outcome']) config.result.read(state, position['outcome'], seats);
  return state;
}

function refusal(state: State, seat: Seat, dice: Action) {
  const outOfTurn = refuseOutOfTurn(refuse, toAct(state), seat);
  return outOfTurn ?? (dice > 3 ? refuse('RAID_TOO_MANY_DICE', { dice, limit: 3 }) : null);
}

export const lanternRaid: Rules<State, Action, Event> = {
  id: 'lantern-raid',
  ...starter,
  seats: ({ config }) => config.seats,
  sides: ({ config }) => config.seats,
  sideOf: (_, seat) => ownSide(seat),
  toAct,
  legalActions(state, seat, into) {
    if (toAct(state) !== seat) return 0;
    for (let i = 0; i < 4; i += 1) into[i] = i === 3 ? 0 : i + 1;
    return 4;
  },
  refusal,
  apply,
  outcome: (state) => state.config.result.of(state),
  observe: (state) => ({ ...others(state), gone: goneFrom(state) }),
  observeEvent: (event) => event,
  redeal(state, _, seed) {
    const dealt = copyState(state);
    const { ints, config } = dealt;
    seedStream(ints, config.chance, seed, 'redeal');
    const first = config.guards + 1;
    const to = first + listSize(ints, config.guards);
    ints.subarray(first, to).sort();
    shuffleItems(pile, NOBODY, ints, first, to, guardName, ints, config.chance, undefined);
    return dealt;
  },
  clone: copyState,
  advantage(state, side) {
    const scores = scoresOf(state);
    const all = scores.reduce((sum, score) => sum + score, 0);
    const decided = state.config.result.advantage(state, side);
    return decided ?? (2 * scores[side]! + 1) / (all + scores.length) - 1;
  },
  fromPosition,
  toPosition,
  differences: (state, then, given) =>
    compareKeys(asWritten(['turn', 'scores', 'guards'], toPosition), state, then, given),
  notation: {
    format: (_, dice) => (dice === 0 ? 'wait' : `raid ${dice}`),
    parse(_, text) {
      const [, dice] = /^raid ([1-9])$/.exec(text) ?? [];
      if (dice !== undefined) return Number(dice);
      return text === 'wait' ? 0 : null;
    },
  },
  diagram: (state) =>
    scoresOf(state)
      .map((score, side) => `${sideName(side)}: ${score}`)
      .join('\n'),
  invariants: (state) =>
    scoresOf(state).every((score) => score >= 0) ? [] : ['a score is below zero'],
};
