/**
 * Questions of every kind, in a game of two. Each seat has a courier on a board of four by four and
 * cards in a hidden hand. On a turn a courier runs (a path of up to three squares), or throws up to two
 * cards (a set); whoever is thrown at may dodge (yes or no), and then says in which direction, or else
 * says which of them are caught into the hand, of all three cards on top of the pile (secret). A thrown
 * card that is not dodged counts one. After six turns the higher count wins.
 */
import {
  asWritten,
  boundedGrid,
  choiceInWords,
  Choices,
  compass,
  compareWords,
  copyState,
  dealAnew,
  formatAnswer,
  freshState,
  GameResult,
  insertByType,
  isOnBoard,
  listFitting,
  listIndexOf,
  listItem,
  listItems,
  listPush,
  listRemove,
  listSize,
  makeStarter,
  ofSeat,
  orthogonal,
  parseAnswer,
  readCards,
  readChoice,
  readInteger,
  readName,
  readSeat,
  readSquare,
  refuseBy,
  refuseOutOfTurn,
  seatName,
  shuffleZone,
  squareName,
  StateLayout,
  stream,
  withoutSecrets,
  YES,
  yesOrNo,
  bySeat,
  type Answer,
  type ChoiceForm,
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

const grid = boundedGrid(4, 4);
const names = ['axe', 'bow', 'cap'];
/** Type by card: four of each. */
const types = Array.from({ length: 12 }, (_, card) => card % names.length);
const HAND = 3;
const LOOK = 3;
const TURNS = 6;
const ROOM = 3;

const layout = new StateLayout(7);
const TURN = 0;
const TURNS_DONE = 1;
/** What goes on when the open question is answered. */
const STAGE = 2;
const RESULT = 3;
const COUNT = 5;
const [ACTING, RUNNING, THROWING, DODGING, TURNING, CATCHING] = [0, 1, 2, 3, 4, 5] as const;
const stages = ['acting', 'running', 'throwing', 'dodging', 'turning', 'catching'];
const at = layout.take(2);
const hands = [layout.list(types.length), layout.list(types.length)];
const pile = layout.list(types.length);
const gone = layout.list(types.length);
/** Cards in the air. */
const thrown = layout.list(types.length);
const choiceAt = layout.take(Choices.words(ROOM));
const blank = layout.blank();
const result = new GameResult(RESULT, ['count'] as const);

export type State = FlatState<{ readonly blank: Int32Array }>;
/** `run` or `throw`, or an answer to a question: a pick and 10, or a whole one. */
export type Action = number | Answer;

type Event =
  | (Told<'ran'> & { readonly seat: string; readonly path: readonly string[] })
  | (Told<'threw' | 'hit'> & { readonly seat: string; readonly cards: readonly string[] })
  | (Told<'dodged'> & { readonly seat: string; readonly to: string })
  | (Told<'caught'> & { readonly seat: string; readonly cards?: readonly string[] })
  | (Told<'gameEnded'> & EndingInWords<'count'>);

const verbs = ['run', 'throw', 'pass'];
const STEP = 10;

const cardNames = {
  kindOf: (_: State, card: number): number => types[card]!,
  nameOf: (_: State, type: number): string => names[type]!,
  kindNamed: (_: State, name: string): number => names.indexOf(name),
};
const squareNames = {
  nameOf: (_: State, square: number): string => squareName(grid, square),
  kindNamed(_: State, name: string): number {
    try {
      return readSquare(grid, name, 'square');
    } catch {
      return -1;
    }
  },
};

const squareOf = ({ words }: State, seat: Seat): number => words[at + seat]!;
const isFree = (state: State, square: number): boolean =>
  isOnBoard(grid, square) && squareOf(state, 0) !== square && squareOf(state, 1) !== square;

const forms: readonly ChoiceForm<State>[] = [
  {
    word: 'path',
    as: 'row',
    options(state, { chooser }, picked, into) {
      const from = picked.at(-1) ?? squareOf(state, chooser);
      let found = 0;
      for (const direction of orthogonal) {
        const to = from + grid.steps[direction]!;
        if (isFree(state, to) && !picked.includes(to)) into[found++] = to;
      }
      return found;
    },
    ...squareNames,
  },
  {
    word: 'cards',
    as: 'set',
    options: ({ words }, { chooser }, _, into) => listFitting(words, hands[chooser]!, into),
    // Not two axes at once.
    mayEnd: (_, __, picked) => picked.filter((card) => types[card] === 0).length < 2,
    leadsOn: (_, __, picked) => picked.filter((card) => types[card] === 0).length < 2,
    ...cardNames,
  },
  yesOrNo('dodge'),
  {
    word: 'direction',
    as: 'set',
    options(state, { chooser }, _, into) {
      let found = 0;
      for (const direction of orthogonal) {
        if (isFree(state, squareOf(state, chooser) + grid.steps[direction]!))
          into[found++] = direction;
      }
      return found;
    },
    nameOf: (_, direction) => compass[direction]!,
    kindNamed: (_, name) => compass.findIndex((known) => known === name),
  },
  {
    word: 'catch',
    as: 'set',
    isSecret: true,
    options({ words }, _, __, into) {
      const count = Math.min(LOOK, listSize(words, pile));
      for (let i = 0; i < count; i += 1) {
        into[i] = listItem(words, pile, listSize(words, pile) - 1 - i);
      }
      const sorted = into.slice(0, count).toSorted((a, b) => types[a]! - types[b]! || a - b);
      for (const [place, card] of sorted.entries()) into[place] = card;
      return count;
    },
    ...cardNames,
  },
];

export const choices = new Choices<State>(choiceAt, ROOM, forms);

const refuse = refuseBy({
  GAME_OVER: 'CRR-4',
  NOT_YOUR_DECISION: 'CRR-1',
  WRONG_PHASE: 'CRR-1',
  CRR_CHOICE: 'CRR-2',
  CRR_NOTHING: 'CRR-3',
});

function toAct(state: State): Seat | null {
  if (result.isKnown(state)) return null;
  return choices.isOpen(state) ? choices.asked(state).chooser : state.words[TURN]!;
}

function legalActions(state: State, seat: Seat, into: Action[]): number {
  if (toAct(state) !== seat) return 0;
  if (choices.isOpen(state)) {
    const found = choices.list(state, into as number[]);
    for (let i = 0; i < found; i += 1) (into[i] as number) += STEP;
    return found;
  }
  let found = 0;
  for (const verb of [1, 0, 2]) if (refusal(state, seat, verb) === null) into[found++] = verb;
  return found;
}

function refusal(state: State, seat: Seat, action: Action): Refusal | null {
  const outOfTurn = refuseOutOfTurn(refuse, toAct(state), seat);
  if (outOfTurn !== null) return outOfTurn;
  if (typeof action === 'number' && action < STEP - 1) {
    if (choices.isOpen(state)) return refuse('WRONG_PHASE');
    const isEmpty = action === 1 && listSize(state.words, hands[seat]!) === 0;
    return isEmpty ? refuse('CRR_NOTHING') : null;
  }
  const fault =
    typeof action === 'number'
      ? choices.refuseStep(state, action - STEP)
      : choices.refuse(state, action.kinds);
  if (fault === null) return null;
  return fault.why === 'notAsked' ? refuse('WRONG_PHASE') : refuse('CRR_CHOICE', { ...fault });
}

function apply(state: State, seat: Seat, action: Action, tell: Listener<Event>): void {
  const { words } = state;
  if (typeof action !== 'number') choices.takeAll(state, action.kinds);
  else if (action >= STEP - 1) {
    if (!choices.take(state, action - STEP)) return;
  } else {
    words[STAGE] = [RUNNING, THROWING, ACTING][action]!;
    if (action === 2) return endTurn(state, tell);
    const isAsked =
      action === 0
        ? choices.ask(state, 'path', seat, 1, 3, 0)
        : choices.ask(state, 'cards', seat, 0, 2, 0);
    if (isAsked) return;
  }
  goOn(state, tell);
}

/** Goes on with the answer, to the next question or the end of the turn. */
function goOn(state: State, tell: Listener<Event>): void {
  const { words } = state;
  const seat = words[TURN]!;
  const other = 1 - seat;
  const picked = choices.picked(state);
  switch (words[STAGE]!) {
    case RUNNING: {
      if (picked.length > 0) words[at + seat] = picked.at(-1)!;
      const path = picked.map((square) => squareName(grid, square));
      if (tell) tell({ type: 'ran', seat: seatName(seat), path });
      return endTurn(state, tell);
    }
    case THROWING:
      for (const card of picked) {
        listRemove(words, hands[seat]!, listIndexOf(words, hands[seat]!, card));
        listPush(words, thrown, card);
      }
      if (tell) tell({ type: 'threw', seat: seatName(seat), cards: named(picked) });
      if (picked.length === 0) return endTurn(state, tell);
      return next(state, DODGING, choices.ask(state, 'dodge', other, 1, 1, picked.length), tell);
    case DODGING:
      if (picked[0] === YES) {
        return next(state, TURNING, choices.ask(state, 'direction', other, 1, 1, 0), tell);
      }
      return next(state, CATCHING, choices.ask(state, 'catch', other, 0, 2, 0), tell);
    case TURNING: {
      const [direction] = picked;
      if (direction !== undefined)
        words[at + other] = squareOf(state, other) + grid.steps[direction]!;
      if (tell) {
        tell({
          type: 'dodged',
          seat: seatName(other),
          to: squareName(grid, squareOf(state, other)),
        });
      }
      return land(state, 0, tell);
    }
    default: {
      for (const card of picked) {
        listRemove(words, pile, listIndexOf(words, pile, card));
        insertByType(words, hands[other]!, types, card);
      }
      if (tell) tell({ type: 'caught', seat: seatName(other), cards: named(picked) });
      return land(state, 1, tell);
    }
  }
}

function next(state: State, stage: number, isAsked: boolean, tell: Listener<Event>): void {
  state.words[STAGE] = stage;
  if (!isAsked) goOn(state, tell);
}

/** Thrown cards come down and count, or not. */
function land(state: State, worth: number, tell: Listener<Event>): void {
  const { words } = state;
  const cards = listItems(words, thrown);
  const seat = words[TURN]!;
  words[COUNT + seat]! += cards.length * worth;
  for (const card of cards) listPush(words, gone, card);
  words[thrown] = 0;
  if (tell && worth > 0) tell({ type: 'hit', seat: seatName(1 - seat), cards: named(cards) });
  endTurn(state, tell);
}

function endTurn(state: State, tell: Listener<Event>): void {
  const { words } = state;
  words[STAGE] = ACTING;
  words[TURN] = 1 - words[TURN]!;
  words[TURNS_DONE]! += 1;
  if (words[TURNS_DONE]! < TURNS) return;
  const lead = words[COUNT]! - words[COUNT + 1]!;
  result.set(state, lead === 0 ? [] : [lead > 0 ? 0 : 1], 'count');
  if (tell) tell({ type: 'gameEnded', ...result.inWords(state)! });
}

const named = (cards: readonly number[]): string[] => cards.map((card) => names[types[card]!]!);

const zones: Readonly<Record<string, number>> = { pile, gone, thrown };

function inWords(state: State, viewer: Viewer | undefined): Position {
  const { words } = state;
  const isSeen = (seat: Seat): boolean => viewer === undefined || viewer === seat;
  const hand = (seat: Seat) =>
    isSeen(seat) ? named(listItems(words, hands[seat]!)) : listSize(words, hands[seat]!);
  return {
    turn: seatName(words[TURN]!),
    turns: words[TURNS_DONE],
    stage: stages[words[STAGE]!],
    count: bySeat(2, (seat) => words[COUNT + seat]!),
    at: bySeat(2, (seat) => squareName(grid, squareOf(state, seat))),
    hand: bySeat(2, hand),
    pile: viewer === undefined ? named(listItems(words, pile)) : listSize(words, pile),
    gone: named(listItems(words, gone)),
    thrown: named(listItems(words, thrown)),
    choice: choiceInWords(choices, state, viewer),
    outcome: result.inWords(state),
  };
}

function fromPosition(position: Position): State {
  const state = freshState({ blank });
  const { words } = state;
  words[TURN] = readSeat(position['turn'] ?? 'P1', 'turn', 2);
  words[TURNS_DONE] = readInteger(position['turns'], 0, 'turns');
  words[STAGE] = readName(stages, position['stage'] ?? 'acting', 'stage');
  const left = types.map((_, card) => card);
  const deal = (zone: number, list: unknown, what: string): void => {
    for (const name of readCards(list ?? [], what)) {
      const card = left.find((one) => names[types[one]!] === name);
      if (card === undefined) throw new RangeError(name);
      left.splice(left.indexOf(card), 1);
      listPush(words, zone, card);
    }
  };
  for (const seat of [0, 1]) {
    words[at + seat] = readSquare(
      grid,
      ofSeat(position, 'at', seat) ?? `(${1 + 3 * seat},${1 + 3 * seat})`,
      'at',
    );
    words[COUNT + seat] = readInteger(ofSeat(position, 'count', seat), 0, 'count');
    deal(hands[seat]!, ofSeat(position, 'hand', seat), 'hand');
  }
  for (const [word, zone] of Object.entries(zones)) deal(zone, position[word], word);
  // What is not named is out of the game: at the bottom, in the box.
  for (const card of left) listPush(words, gone, card);
  readChoice(choices, state, position['choice'], 'choice', 2);
  if (position['outcome']) result.read(state, position['outcome'], 2);
  return state;
}

export const courier: Rules<State, Action, Event> = {
  id: 'courier',
  ...makeStarter<State, null, Event>({
    refuse: () => [],
    prepare: () => null,
    begin(_, seed) {
      const state = fromPosition({});
      const { words } = state;
      words[gone] = 0;
      for (const card of types.keys()) listPush(words, pile, card);
      shuffleZone(words, pile, stream(seed, 'pile'));
      for (const hand of hands) {
        for (let i = 0; i < HAND; i += 1) {
          const card = listItem(words, pile, listSize(words, pile) - 1);
          listRemove(words, pile, listSize(words, pile) - 1);
          insertByType(words, hand, types, card);
        }
      }
      return state;
    },
  }),
  seats: () => 2,
  sides: () => 2,
  sideOf: (_, seat) => ownSide(seat),
  toAct,
  legalActions,
  refusal,
  apply,
  outcome: (state) => result.of(state),
  observe: inWords,
  observeEvent: (event, viewer) => withoutSecrets(event, viewer, { caught: 'cards' }),
  redeal(state, viewer, seed) {
    const dealt = copyState(state);
    const chance = stream(seed, 'redeal');
    // Whoever is asked what to catch has seen the cards on top.
    const seen: number[] = [];
    const isLooking = choices.isOpen(state) && choices.asked(state).chooser === viewer;
    if (isLooking && choices.form(state)?.isSecret === true) {
      seen.push(...listItems(state.words, pile).slice(-LOOK));
    }
    dealAnew(dealt.words, [pile, hands[1 - viewer]!], (card) => seen.includes(card), chance);
    const hand = hands[1 - viewer]!;
    const cards = listItems(dealt.words, hand).toSorted((a, b) => types[a]! - types[b]! || a - b);
    dealt.words.set(cards, hand + 1);
    choices.dealAnew(dealt, viewer, chance);
    return dealt;
  },
  clone: copyState,
  advantage(state, side) {
    const decided = result.advantage(state, side);
    return decided ?? (state.words[COUNT + side]! - state.words[COUNT + 1 - side]!) / 20;
  },
  fromPosition,
  toPosition: (state) => inWords(state, undefined),
  differences: (state, then, given) =>
    compareWords(
      asWritten<State>(['at', 'count', 'stage', 'choice', 'hand', 'turn'], (one) =>
        inWords(one, undefined),
      ),
      state,
      then,
      given,
    ),
  notation: {
    format(state, action) {
      if (typeof action !== 'number') return formatAnswer(choices, state, action);
      if (action < STEP - 1) return verbs[action]!;
      return formatAnswer(choices, state, { kinds: [action - STEP], isWhole: false });
    },
    parse(state, text) {
      const verb = verbs.indexOf(text);
      if (verb >= 0) return verb;
      const answer = parseAnswer(choices, state, text);
      return answer === null || answer.isWhole ? answer : answer.kinds[0]! + STEP;
    },
    expand: (state, action) =>
      typeof action === 'number'
        ? [action]
        : choices.expand(state, action.kinds).map((kind) => kind + STEP),
  },
  diagram: (state, viewer) => JSON.stringify(inWords(state, viewer)),
  invariants({ words }) {
    const all = [...hands, pile, gone, thrown].flatMap((zone) => listItems(words, zone));
    return new Set(all).size === types.length ? [] : ['a card is lost'];
  },
};
