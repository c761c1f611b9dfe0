/**
 * A board of every kind: row 1 on top, mud that costs two, snares that stop, rocks that block, four
 * panels that turn with what is on them, a raft of three pieces that moves and turns as one.
 *
 * The hunter (P1) goes where three points of movement lead, or turns the panel it is on by a quarter,
 * then shoots at what its range covers. The raft (P2) steps or turns. Two hits win for the hunter;
 * the raft wins when its leader comes to the lowest row, or when ten rounds have passed.
 */
import {
  BLOCKED,
  bodyPlan,
  boundedGrid,
  clearBoard,
  columnOf,
  compass,
  copyState,
  drawBoard,
  freshState,
  GameResult,
  isOnBoard,
  makeStarter,
  mapOf,
  moveBody,
  moveGround,
  NO_PIECE,
  orthogonal,
  parseSquare,
  pieceOn,
  putPiece,
  RangeList,
  RangeTable,
  Reach,
  readInteger,
  readName,
  readSeat,
  readSquare,
  refuseBy,
  refuseOutOfTurn,
  roomForBody,
  rowOf,
  rowsUpward,
  seatName,
  squareAt,
  squareName,
  squareOfPiece,
  squaresOf,
  StateLayout,
  stepsBetween,
  takePiece,
  turnOfBlock,
  compareWords,
  asWritten,
  type EndingInWords,
  type FlatState,
  type Layers,
  type Listener,
  type Movement,
  type PieceLayer,
  type Position,
  type Rules,
  type Seat,
  type Square,
  type Told,
  ownSide,
} from '../../engine/index.ts';
import { readDrawing } from '../../engine/pattern.ts';

export const grid = boundedGrid(6, 6, { rowsFrom: 'top' });
const SIDE = 3;
const HUNTER = 0;
/** Leader, left and right wing. */
const raft = [1, 2, 3];
const LEADER = 1;
const pieceNames = ['hunter', 'leader', 'left', 'right'];
const grounds = ['.', 'm', 's', 'r'] as const;
const MUD = 1;
const SNARE = 2;
const ROCK = 3;
const POWER = 3;
const ROUNDS = 10;
const HITS = 2;

const plan = bodyPlan([
  [0, 0],
  [-1, 0],
  [1, 0],
]);
const ranges = new RangeList();
const shot = ranges.idOf(readDrawing('.#.\n###\n.@.').offsets);
const covers = new RangeTable(ranges, grid);
const reach = new Reach(grid);

const words = new StateLayout(5);
const TURN = 0;
const ROUND = 1;
const TAKEN = 2;
const RESULT = 3;
const result = new GameResult(RESULT, ['hits', 'escape', 'rounds'] as const);
const ground = words.take(grid.size);
const pieces: PieceLayer = {
  squares: words.take(4),
  cells: words.take(grid.size),
  facings: words.take(4),
  pieces: 4,
};
const layers: Layers = { values: [ground], pieces: [pieces] };
const blank = words.blank();
clearBoard(blank, pieces, grid, 4);

const panelTurns = [1, -1].map((quarters) =>
  squaresOf(grid).map((square) => {
    const corner = (number: number): number => (number <= SIDE ? 1 : 1 + SIDE);
    const [column, row] = [corner(columnOf(grid, square)), corner(rowOf(grid, square))];
    return turnOfBlock(grid, { column, row, columns: SIDE, rows: SIDE }, quarters);
  }),
);
const places = new Map(squaresOf(grid).map((square, place) => [square, place]));

export type State = FlatState<{ readonly blank: Int32Array }>;
/** A square to go to; else by number what stands in `verbs`. */
export type Action = number;
type Event =
  | (Told<'moved'> & { readonly piece: string; readonly square: string })
  | (Told<'hit'> & { readonly hits: number })
  | (Told<'gameEnded'> & EndingInWords<'hits' | 'escape' | 'rounds'>);

const VERBS = 1000;
const verbs = [
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

const refuse = refuseBy({
  GAME_OVER: 'MRS-4',
  NOT_YOUR_DECISION: 'MRS-2',
  WRONG_PHASE: 'MRS-2',
  MRS_UNREACHED: 'MRS-2.1',
  MRS_RAFT_ON_PANEL: 'MRS-2.2',
  MRS_OFF_BOARD: 'MRS-3.1',
  MRS_OCCUPIED: 'MRS-3.2',
});

const toAct = (state: State): Seat | null => (result.isKnown(state) ? null : state.words[TURN]!);

const squareOf = ({ words }: State, piece: number): Square => squareOfPiece(words, pieces, piece);

/** The hunter wades through mud for two, stops in a snare, and does not pass rocks or the raft. */
const hunterMoves: Movement<State> = {
  directions: orthogonal,
  cost({ words }, to) {
    if (!isOnBoard(grid, to) || words[ground + to] === ROCK) return BLOCKED;
    if (pieceOn(words, pieces, to) > HUNTER) return BLOCKED;
    return words[ground + to] === MUD ? 2 : 1;
  },
  stops: ({ words }, square) => words[ground + square] === SNARE,
  rests: () => true,
};

function legalActions(state: State, seat: Seat, into: Action[]): number {
  if (toAct(state) !== seat) return 0;
  let found = 0;
  if (seat === HUNTER) found = reach.find(hunterMoves, state, squareOf(state, HUNTER), POWER, into);
  for (let verb = 0; verb < verbs.length; verb += 1) {
    if (refusalOfVerb(state, seat, verb) === null) into[found++] = VERBS + verb;
  }
  return found;
}

function refusal(state: State, seat: Seat, action: Action) {
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
  const noRoom = roomForBody(grid, state.words, pieces, plan, raft, stands, faces);
  if (noRoom === null) return null;
  return refuse(noRoom === 'offBoard' ? 'MRS_OFF_BOARD' : 'MRS_OCCUPIED');
}

/** Where the raft is after a step or a turn. */
function raftAfter(state: State, verb: number) {
  const [stands, faces] = [squareOf(state, LEADER), state.words[pieces.facings! + LEADER]!];
  if (verb === TURN_RIGHT) return { stands, faces: (faces + 2) & 7, turn: 2 };
  if (verb === TURN_LEFT) return { stands, faces: (faces + 6) & 7, turn: 6 };
  return { stands: stands + grid.steps[orthogonal[verb - STEP]!]!, faces, turn: 0 };
}

function apply(state: State, seat: Seat, action: Action, tell: Listener<Event>): void {
  const { words } = state;
  if (seat === HUNTER) {
    if (action < VERBS) go(state, action);
    else if (action - VERBS !== WAIT) {
      const place = places.get(squareOf(state, HUNTER))!;
      moveGround(words, layers, panelTurns[action - VERBS]![place]!);
    }
    const square = squareName(grid, squareOf(state, HUNTER));
    if (tell) tell({ type: 'moved', piece: 'hunter', square });
    shoot(state, tell);
    words[TURN] = 1;
    return;
  }
  if (action - VERBS !== WAIT) {
    const { stands, faces, turn } = raftAfter(state, action - VERBS);
    moveBody(grid, words, pieces, plan, raft, stands, faces, turn);
  }
  words[TURN] = HUNTER;
  words[ROUND]! += 1;
  if (rowOf(grid, squareOf(state, LEADER)) === 6) end(state, 1, 'escape', tell);
  else if (words[ROUND]! > ROUNDS) end(state, 1, 'rounds', tell);
}

/** The hunter faces where its last step led. */
function go(state: State, to: Square): void {
  const { words } = state;
  const from = squareOf(state, HUNTER);
  reach.find(hunterMoves, state, from, POWER, []);
  const [before = from, last = to] = [from, ...reach.pathTo(to)].slice(-2);
  takePiece(words, pieces, HUNTER);
  putPiece(words, pieces, HUNTER, to);
  words[pieces.facings! + HUNTER] = grid.steps.indexOf(last - before);
}

function shoot(state: State, tell: Listener<Event>): void {
  const facing = state.words[pieces.facings! + HUNTER]!;
  const { has } = covers.cover(shot, facing, squareOf(state, HUNTER));
  if (!raft.some((piece) => has[squareOf(state, piece)] === 1)) return;
  state.words[TAKEN]! += 1;
  if (tell) tell({ type: 'hit', hits: state.words[TAKEN]! });
  if (state.words[TAKEN]! >= HITS) end(state, 0, 'hits', tell);
}

function end(
  state: State,
  winner: number,
  reason: 'hits' | 'escape' | 'rounds',
  tell: Listener<Event>,
): void {
  result.set(state, [winner], reason);
  if (tell) tell({ type: 'gameEnded', ...result.inWords(state)! });
}

const usual: Position = {
  ground: {
    '(2,2)': 'r',
    '(3,3)': 'm',
    '(5,2)': 's',
    '(4,4)': 'm',
    '(2,5)': 's',
    '(6,6)': 'r',
    '(3,5)': 'm',
  },
  at: { hunter: '(2,6) N', leader: '(5,1) S', left: '(6,1) S', right: '(4,1) S' },
};

const toPosition = (state: State): Position => ({
  turn: seatName(state.words[TURN]!),
  round: state.words[ROUND]!,
  hits: state.words[TAKEN]!,
  outcome: result.inWords(state),
  ground: Object.fromEntries(
    squaresOf(grid)
      .filter((square) => state.words[ground + square] !== 0)
      .map((square) => [squareName(grid, square), grounds[state.words[ground + square]!]]),
  ),
  at: Object.fromEntries(
    pieceNames.map((name, piece) => [
      name,
      `${squareName(grid, squareOf(state, piece))} ${compass[state.words[pieces.facings! + piece]!]}`,
    ]),
  ),
});

function fromPosition(position: Position): State {
  const state = freshState({ blank });
  const { words } = state;
  words[TURN] = readSeat(position['turn'] ?? 'P1', 'turn', 2);
  words[ROUND] = readInteger(position['round'], 1, 'round');
  words[TAKEN] = readInteger(position['hits'], 0, 'hits');
  for (const [name, kind] of Object.entries(mapOf(position['ground'] ?? usual['ground']))) {
    words[ground + readSquare(grid, name, 'ground')] = readName(grounds, kind, 'ground');
  }
  const at = { ...mapOf(usual['at']), ...mapOf(position['at']) };
  for (const [piece, name] of pieceNames.entries()) {
    const [square, facing] = String(at[name]).split(' ');
    putPiece(words, pieces, piece, readSquare(grid, square, `at.${name}`));
    words[pieces.facings! + piece] = readName(compass, facing, `at.${name}`);
  }
  if (position['outcome']) result.read(state, position['outcome'], 2);
  return state;
}

export const marsh: Rules<State, Action, Event> = {
  id: 'marsh',
  ...makeStarter<State, null, Event>({
    refuse: () => [],
    prepare: () => null,
    begin: () => fromPosition(usual),
  }),
  seats: () => 2,
  sides: () => 2,
  sideOf: (_, seat) => ownSide(seat),
  toAct,
  legalActions,
  refusal,
  apply,
  outcome: (state) => result.of(state),
  observe: toPosition,
  observeEvent: (event) => event,
  redeal: copyState,
  clone: copyState,
  advantage(state, side) {
    const decided = result.advantage(state, side);
    if (decided !== null) return decided;
    const near = 12 - stepsBetween(grid, squareOf(state, HUNTER), squareOf(state, LEADER));
    const lead = (state.words[TAKEN]! * 20 + near) / 60;
    return side === 0 ? lead : -lead;
  },
  fromPosition,
  toPosition,
  differences: (state, then, given) =>
    compareWords(asWritten(['at', 'ground', 'hits', 'round'], toPosition), state, then, given),
  notation: {
    format: (_, action) =>
      action < VERBS ? `go ${squareName(grid, action)}` : verbs[action - VERBS]!,
    parse(_, text) {
      const verb = verbs.indexOf(text);
      if (verb >= 0) return VERBS + verb;
      const at = text.startsWith('go ') ? parseSquare(text.slice(3)) : null;
      return at === null ? null : squareAt(grid, ...at);
    },
  },
  diagram: ({ words }) =>
    drawBoard(grid.columns, rowsUpward(grid), (column, row) => {
      const square = squareAt(grid, column, row);
      const piece = pieceOn(words, pieces, square);
      return piece === NO_PIECE ? grounds[words[ground + square]!]! : 'HLlr'[piece]!;
    }),
  invariants({ words }) {
    const stray = pieceNames.filter(
      (_, piece) => pieceOn(words, pieces, squareOfPiece(words, pieces, piece)) !== piece,
    );
    const lead = squareOfPiece(words, pieces, LEADER);
    const isWhole = raft.every((piece) => {
      const away = stepsBetween(grid, lead, squareOfPiece(words, pieces, piece));
      return away <= 1;
    });
    return [...stray.map((name) => `${name} is not where it is`), ...(isWhole ? [] : ['raft'])];
  },
};
