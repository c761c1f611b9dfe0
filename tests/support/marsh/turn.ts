/** What the hunter and the raft may do, and what comes of it. */
import {
  BLOCKED,
  compass,
  isOnBoard,
  moveBody,
  moveGround,
  orthogonal,
  pieceOn,
  putPiece,
  refuseBy,
  refuseOutOfTurn,
  roomForBody,
  rowOf,
  squareName,
  takePiece,
  type Listener,
  type Movement,
  type Seat,
  type Square,
} from '../../../engine/index.ts';
import {
  type Action,
  type Event,
  HITS,
  HUNTER,
  LEADER,
  MUD,
  POWER,
  ROCK,
  ROUND,
  ROUNDS,
  SNARE,
  type State,
  TAKEN,
  TURN,
  body,
  covers,
  grid,
  ground,
  layers,
  panelTurns,
  pieces,
  places,
  raft,
  reach,
  result,
  shot,
  squareOf,
} from './state.ts';

export const VERBS = 1000;
export const verbs = [
  'spin right',
  'spin left',
  ...orthogonal.map((direction) => `step ${compass[direction]}`),
  'turn right',
  'turn left',
  'wait',
];
const LEFT = 1;
const STEP = 2;
const TURN_RIGHT = 6;
const TURN_LEFT = 7;
const WAIT = 8;

export const refuse = refuseBy({
  GAME_OVER: 'MRS-4',
  NOT_YOUR_DECISION: 'MRS-2',
  WRONG_PHASE: 'MRS-2',
  MRS_UNREACHED: 'MRS-2.1',
  MRS_RAFT_ON_PANEL: 'MRS-2.2',
  MRS_OFF_BOARD: 'MRS-3.1',
  MRS_OCCUPIED: 'MRS-3.2',
});

export const toAct = (state: State): Seat | null =>
  result.isKnown(state) ? null : state.ints[TURN]!;

/** The hunter wades through mud for two, stops in a snare, and does not pass rocks or the raft. */
const hunterMoves: Movement<State> = {
  directions: orthogonal,
  cost({ ints }, to) {
    if (!isOnBoard(grid, to) || ints[ground + to] === ROCK) return BLOCKED;
    if (pieceOn(ints, pieces, to) > HUNTER) return BLOCKED;
    return ints[ground + to] === MUD ? 2 : 1;
  },
  stops: ({ ints }, square) => ints[ground + square] === SNARE,
  rests: () => true,
};

export function legalActions(state: State, seat: Seat, into: Action[]): number {
  if (toAct(state) !== seat) return 0;
  let found = 0;
  if (seat === HUNTER) found = reach.find(hunterMoves, state, squareOf(state, HUNTER), POWER, into);
  for (let verb = 0; verb < verbs.length; verb += 1) {
    if (refusalOfVerb(state, seat, verb) === null) into[found++] = VERBS + verb;
  }
  return found;
}

export function refusal(state: State, seat: Seat, action: Action) {
  const outOfTurn = refuseOutOfTurn(refuse, toAct(state), seat);
  if (outOfTurn !== null) return outOfTurn;
  if (action >= VERBS) return refusalOfVerb(state, seat, action - VERBS);
  if (seat !== HUNTER) return refuse('WRONG_PHASE');
  reach.find(hunterMoves, state, squareOf(state, HUNTER), POWER, []);
  return reach.costTo(action) > 0 ? null : refuse('MRS_UNREACHED', { power: POWER });
}

function refusalOfVerb(state: State, seat: Seat, verb: number) {
  if (verb === WAIT) return null;
  if (seat === HUNTER) {
    if (verb > LEFT) return refuse('WRONG_PHASE');
    const carried = panelTurns[verb]![places.get(squareOf(state, HUNTER))!]!.from;
    const isFree = raft.every((piece) => !carried.includes(squareOf(state, piece)));
    return isFree ? null : refuse('MRS_RAFT_ON_PANEL');
  }
  if (verb < STEP) return refuse('WRONG_PHASE');
  const { stands, faces } = raftAfter(state, verb);
  const noRoom = roomForBody(body, state.ints, stands, faces);
  if (noRoom === null) return null;
  return refuse(noRoom === 'offBoard' ? 'MRS_OFF_BOARD' : 'MRS_OCCUPIED');
}

/** Where the raft is after a step or a turn. */
function raftAfter(state: State, verb: number) {
  const [stands, faces] = [squareOf(state, LEADER), state.ints[pieces.facings! + LEADER]!];
  if (verb === TURN_RIGHT) return { stands, faces: (faces + 2) & 7, turn: 2 };
  if (verb === TURN_LEFT) return { stands, faces: (faces + 6) & 7, turn: 6 };
  return { stands: stands + grid.steps[orthogonal[verb - STEP]!]!, faces, turn: 0 };
}

export function apply(state: State, seat: Seat, action: Action, report: Listener<Event>): void {
  const { ints } = state;
  if (seat === HUNTER) {
    if (action < VERBS) go(state, action);
    else if (action - VERBS !== WAIT) {
      const place = places.get(squareOf(state, HUNTER))!;
      moveGround(ints, layers, panelTurns[action - VERBS]![place]!);
    }
    const square = squareName(grid, squareOf(state, HUNTER));
    if (report) report({ type: 'moved', piece: 'hunter', square });
    shoot(state, report);
    ints[TURN] = 1;
    return;
  }
  if (action - VERBS !== WAIT) {
    const { stands, faces, turn } = raftAfter(state, action - VERBS);
    moveBody(body, ints, stands, faces, turn);
  }
  ints[TURN] = HUNTER;
  ints[ROUND]! += 1;
  if (rowOf(grid, squareOf(state, LEADER)) === 6) end(state, 1, 'escape', report);
  else if (ints[ROUND]! > ROUNDS) end(state, 1, 'rounds', report);
}

/** The hunter faces where its last step led. */
export function go(state: State, to: Square): void {
  const { ints } = state;
  const from = squareOf(state, HUNTER);
  reach.find(hunterMoves, state, from, POWER, []);
  const [before = from, last = to] = [from, ...reach.pathTo(to)].slice(-2);
  takePiece(ints, pieces, HUNTER);
  putPiece(ints, pieces, HUNTER, to);
  ints[pieces.facings! + HUNTER] = grid.steps.indexOf(last - before);
}

function shoot(state: State, report: Listener<Event>): void {
  const facing = state.ints[pieces.facings! + HUNTER]!;
  const { has } = covers.cover(shot, facing, squareOf(state, HUNTER));
  if (!raft.some((piece) => has[squareOf(state, piece)] === 1)) return;
  state.ints[TAKEN]! += 1;
  if (report) report({ type: 'hit', hits: state.ints[TAKEN]! });
  if (state.ints[TAKEN]! >= HITS) end(state, 0, 'hits', report);
}

function end(
  state: State,
  winner: number,
  reason: 'hits' | 'escape' | 'rounds',
  report: Listener<Event>,
): void {
  result.set(state, [winner], reason);
  if (report) report({ type: 'gameEnded', ...result.inPosition(state)! });
}
