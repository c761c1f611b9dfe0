/**
 * The smallest rules that have everything: seats take turns to play a number from a hidden hand,
 * which counts for their side, and draw from a hidden deck. Higher sums come first; equal ones share
 * a place, the first one too; nobody wins where all are equal.
 */
import {
  BadPosition,
  seatName,
  shuffle,
  standingsByScore,
  stream,
  type GameEvent,
  type Outcome,
  type Refusal,
  type Rules,
  type Setup,
  ownSide,
} from '../../engine/index.ts';

export interface State {
  readonly hands: number[][];
  readonly deck: number[];
  readonly sums: number[];
  turn: number;
}

/** The number to play; -1 passes, which is refused while there is a card. */
export type Action = number;
const PASS = -1;

const HAND = 3;

export const twoPlayers: Setup = { players: 2, decks: [], options: {} };

export const highCard: Rules<State, Action> = {
  id: 'high-card',
  refuseSetup: ({ players }) => (players > 1 ? [] : [refuse('HC_PLAYERS', 'HC-1.1', { players })]),
  create({ players }, seed) {
    const deck = Array.from({ length: players * 6 }, (_, card) => card + 1);
    shuffle(deck, stream(seed, 'deck'));
    const hands = Array.from({ length: players }, () => deck.splice(0, HAND).toSorted(byNumber));
    return { hands, deck, sums: hands.map(() => 0), turn: 0 };
  },
  seats: ({ hands }) => hands.length,
  sides: ({ hands }) => hands.length,
  sideOf: (_, seat) => ownSide(seat),
  toAct: (state) => (isOver(state) ? null : state.turn),
  legalActions(state, seat, into) {
    if (isOver(state) || state.turn !== seat) return 0;
    const hand = state.hands[seat] ?? [];
    hand.forEach((card, i) => (into[i] = card));
    return hand.length;
  },
  refusal(state, seat, action) {
    if (isOver(state)) return refuse('GAME_OVER', 'HC-2.2');
    if (state.turn !== seat) return refuse('NOT_YOUR_DECISION', 'HC-2.1', { seat: seatName(seat) });
    if (action === PASS) return refuse('HC_MUST_PLAY', 'HC-2.1');
    const hand = state.hands[seat] ?? [];
    return hand.includes(action) ? null : refuse('HC_NOT_IN_HAND', 'HC-2.1', { card: action });
  },
  apply(state, seat, action, report) {
    const hand = state.hands[seat] ?? [];
    hand.splice(hand.indexOf(action), 1);
    state.sums[seat] = (state.sums[seat] ?? 0) + action;
    report?.({ type: 'cardPlayed', seat: seatName(seat), card: action });
    const drawn = state.deck.pop();
    if (drawn !== undefined) {
      hand.push(drawn);
      hand.sort(byNumber);
      report?.({ type: 'cardDrawn', seat: seatName(seat), card: drawn });
    }
    state.turn = (seat + 1) % state.hands.length;
    if (isOver(state)) report?.({ type: 'gameEnded' });
  },
  outcome: (state) => (isOver(state) ? result(state) : null),
  observe: ({ hands, deck, sums, turn }, viewer) => ({
    hands: hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.length)),
    deck: deck.length,
    sums: [...sums],
    turn,
  }),
  observeEvent: (event, viewer) =>
    event.type !== 'cardDrawn' || (viewer !== 'spectator' && event['seat'] === seatName(viewer))
      ? event
      : withoutCard(event),
  redeal(state, viewer, seed) {
    const dealt = copy(state);
    const others = dealt.hands.filter((_, seat) => seat !== viewer);
    const hidden = [...dealt.deck, ...others.flat()].toSorted(byNumber);
    shuffle(hidden, stream(seed, 'redeal'));
    for (const hand of others) hand.push(...hidden.splice(0, hand.splice(0).length));
    dealt.deck.splice(0, Infinity, ...hidden);
    return dealt;
  },
  clone: copy,
  advantage({ sums }, side) {
    const all = sums.reduce((total, sum) => total + sum, 0);
    return (2 * (sums[side] ?? 0) + 1) / (all + sums.length) - 1;
  },
  fromPosition({ hands, deck, sums, turn = 0 }, report) {
    if (!isHands(hands)) throw new BadPosition('hands', hands);
    report?.({ type: 'turnBegun', seat: seatName(Number(turn)) });
    return copy({
      hands,
      deck: (deck as number[] | undefined) ?? [],
      sums: (sums as number[] | undefined) ?? hands.map(() => 0),
      turn: Number(turn),
    });
  },
  toPosition: (state) => ({ ...copy(state) }),
  differences: () => [],
  notation: {
    format: (_, action) => (action === PASS ? 'pass' : `play ${action}`),
    parse(_, text) {
      const [, card] = /^play (\d+)$/.exec(text.trim()) ?? [];
      if (card !== undefined) return Number(card);
      return text.trim() === 'pass' ? PASS : null;
    },
  },
  diagram: ({ hands, sums }, viewer) =>
    hands
      .map((hand, seat) => {
        const shown = viewer === undefined || viewer === seat ? hand.join(' ') : hand.length;
        return `${seatName(seat)}: ${sums[seat]} (${shown})`;
      })
      .join('\n'),
  invariants: () => [],
};

function isOver({ hands }: State): boolean {
  return hands.every((hand) => hand.length === 0);
}

function result({ sums }: State): Outcome {
  const standings = standingsByScore(sums);
  const [winners = []] = standings.length === 1 ? [] : standings;
  return { winners, reason: 'sum', standings };
}

function copy({ hands, deck, sums, turn }: State): State {
  return { hands: hands.map((hand) => [...hand]), deck: [...deck], sums: [...sums], turn };
}

function refuse(code: string, clause: string, params: Refusal['params'] = {}): Refusal {
  return { code, clause, params };
}

function withoutCard({ card: _, ...event }: GameEvent): GameEvent {
  return event;
}

function isHands(hands: unknown): hands is number[][] {
  return Array.isArray(hands) && hands.every((hand) => Array.isArray(hand));
}

function byNumber(a: number, b: number): number {
  return a - b;
}
