/**
 * Questions of every kind, in a game of two. Each seat has a courier on a board of four by four and
 * cards in a hidden hand. On a turn a courier runs (a path of up to three squares), or throws up to two
 * cards (a set); whoever is thrown at may dodge (yes or no), and then says in which direction, or else
 * says which of them are caught into the hand, of all three cards on top of the pile (secret). A thrown
 * card that is not dodged counts one. After six turns the higher count wins.
 */
import {
  asWritten,
  compareKeys,
  copyState,
  dealAnew,
  formatAnswer,
  insertByType,
  listItem,
  listItems,
  listPush,
  listRemove,
  listSize,
  makeStarter,
  parseAnswer,
  refuseBy,
  refuseOutOfTurn,
  shuffleZone,
  stream,
  withoutSecrets,
  type Refusal,
  type Rules,
  type Seat,
  ownSide,
} from '../../../engine/index.ts';
import {
  type Action,
  COUNT,
  type Event,
  HAND,
  LOOK,
  type State,
  TURN,
  gone,
  hands,
  pile,
  result,
  thrown,
  types,
} from './state.ts';
import { choices } from './questions.ts';
import { fromPosition, positions } from './position.ts';
import { STEP, apply, verbs } from './turn.ts';

const refuse = refuseBy({
  GAME_OVER: 'CRR-4',
  NOT_YOUR_DECISION: 'CRR-1',
  WRONG_PHASE: 'CRR-1',
  CRR_CHOICE: 'CRR-2',
  CRR_NOTHING: 'CRR-3',
});

function toAct(state: State): Seat | null {
  if (result.isKnown(state)) return null;
  return choices.isOpen(state) ? choices.asked(state).chooser : state.ints[TURN]!;
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
    const isEmpty = action === 1 && listSize(state.ints, hands[seat]!) === 0;
    return isEmpty ? refuse('CRR_NOTHING') : null;
  }
  const fault =
    typeof action === 'number'
      ? choices.refuseStep(state, action - STEP)
      : choices.refuse(state, action.kinds);
  if (fault === null) return null;
  return fault.why === 'notAsked' ? refuse('WRONG_PHASE') : refuse('CRR_CHOICE', { ...fault });
}

export const courier: Rules<State, Action, Event> = {
  id: 'courier',
  ...makeStarter<State, null, Event>({
    refuse: () => [],
    prepare: () => null,
    begin(_, seed) {
      const state = fromPosition({});
      const { ints } = state;
      ints[gone] = 0;
      for (const card of types.keys()) listPush(ints, pile, card);
      shuffleZone(ints, pile, stream(seed, 'pile'));
      for (const hand of hands) {
        for (let i = 0; i < HAND; i += 1) {
          const card = listItem(ints, pile, listSize(ints, pile) - 1);
          listRemove(ints, pile, listSize(ints, pile) - 1);
          insertByType(ints, hand, types, card);
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
  observe: positions,
  observeEvent: (event, viewer) => withoutSecrets(event, viewer, { caught: 'cards' }),
  redeal(state, viewer, seed) {
    const dealt = copyState(state);
    const chance = stream(seed, 'redeal');
    // Whoever is asked what to catch has seen the cards on top.
    const seen: number[] = [];
    const isLooking = choices.isOpen(state) && choices.asked(state).chooser === viewer;
    if (isLooking && choices.form(state)?.isSecret === true) {
      seen.push(...listItems(state.ints, pile).slice(-LOOK));
    }
    dealAnew(dealt.ints, [pile, hands[1 - viewer]!], (card) => seen.includes(card), chance);
    const hand = hands[1 - viewer]!;
    const cards = listItems(dealt.ints, hand).toSorted((a, b) => types[a]! - types[b]! || a - b);
    dealt.ints.set(cards, hand + 1);
    choices.dealAnew(dealt, viewer, chance);
    return dealt;
  },
  clone: copyState,
  advantage(state, side) {
    const decided = result.advantage(state, side);
    return decided ?? (state.ints[COUNT + side]! - state.ints[COUNT + 1 - side]!) / 20;
  },
  fromPosition,
  toPosition: (state) => positions(state, undefined),
  differences: (state, then, given) =>
    compareKeys(
      asWritten<State>(['at', 'count', 'stage', 'choice', 'hand', 'turn'], (one) =>
        positions(one, undefined),
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
  diagram: (state, viewer) => JSON.stringify(positions(state, viewer)),
  invariants({ ints }) {
    const all = [...hands, pile, gone, thrown].flatMap((zone) => listItems(ints, zone));
    return new Set(all).size === types.length ? [] : ['a card is lost'];
  },
};
