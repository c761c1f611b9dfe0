/** What each verb does, when it may be played, and why not (5.7). */
import type { Refusal, Seat } from 'cardwright/engine';
import type { Verb } from './actions.ts';
import { attack, refuseAttack } from './attack.ts';
import * as chest from './chest.ts';
import { timeOut } from './clock.ts';
import * as declare from './effects/declare.ts';
import type { Listener } from './events.ts';
import * as movement from './move.ts';
import { refuseMove } from './path.ts';
import * as questions from './questions.ts';
import { refuse } from './refuse.ts';
import * as setup from './setup.ts';
import * as standoff from './standoff.ts';
import { isOffered, type Phase, type State } from './state.ts';
import { endActivation, refuseEnd } from './turn.ts';

/** A verb; its words are numbers, 0 for those that it does not have. */
export interface VerbRules {
  /** The phases that it belongs to, while nothing is asked. */
  readonly in?: readonly Phase[];
  /** Or the questions that it answers. */
  readonly answers?: readonly string[];
  /** Nobody plays it. */
  readonly isClock?: boolean;
  readonly refuse?: (
    state: State,
    first: number,
    second: number,
    third: number,
    seat: Seat,
  ) => Refusal | null;
  readonly play: (
    state: State,
    tell: Listener,
    first: number,
    second: number,
    third: number,
    seat: Seat,
  ) => void;
}

type Verbs = Readonly<Record<Verb, VerbRules>>;

/** While a stand-off is offered, nothing else is done (APE-5.24.5). */
const unlessOffered =
  (refuseIt: (state: State, first: number, second: number) => Refusal | null) =>
  (state: State, first: number, second: number): Refusal | null =>
    isOffered.is(state)
      ? refuse('DECISION_PENDING', {}, 'APE-5.24.5')
      : refuseIt(state, first, second);

const ifOffered = (state: State): Refusal | null =>
  isOffered.is(state) ? null : refuse('NO_DECISION', {}, 'APE-5.24.5');

export const verbs: Verbs = {
  ready: {
    in: ['peek', 'show'],
    play: (state, tell, _, __, ___, seat) => setup.beReady(state, seat, tell),
  },
  place: {
    in: ['place'],
    refuse: (state, type, square, quarter, seat) =>
      setup.refusePlace(state, seat, type, square, quarter),
    play: (state, tell, type, square, quarter, seat) =>
      setup.place(state, seat, type, square, quarter, tell),
  },
  move: {
    in: ['play'],
    refuse: unlessOffered(refuseMove),
    play: (state, tell, path, face) => movement.move(state, path, face, tell),
  },
  turn: {
    in: ['play'],
    refuse: unlessOffered(movement.refuseTurn),
    play: (state, tell, quarter) => movement.turnOnSpot(state, quarter, tell),
  },
  attack: {
    in: ['play'],
    refuse: unlessOffered(refuseAttack),
    play: (state, tell, square) => attack(state, square, tell),
  },
  star: {
    in: ['play'],
    refuse: unlessOffered(declare.refuseStar),
    play: (state, tell, ability) => declare.useStar(state, ability, tell),
  },
  item: { in: ['play'], refuse: unlessOffered(declare.refuseItem), play: declare.useItem },
  treasure: {
    in: ['play'],
    refuse: unlessOffered(chest.refuseTreasure),
    play: chest.openTreasure,
  },
  chance: { in: ['play'], refuse: unlessOffered(chest.refuseChance), play: chest.callChance },
  placeItem: {
    answers: ['placeItem'],
    refuse: chest.refusePlaceItem,
    play: (state, tell, to) => chest.placeItem(state, to, tell),
  },
  choose: {
    answers: questions.chosen,
    refuse: questions.refuseChoose,
    play: (state, _, option) => questions.choose(state, option),
  },
  done: { answers: questions.chosen, refuse: questions.refuseDone, play: questions.done },
  decline: { answers: questions.chosen, refuse: questions.refuseDecline, play: questions.decline },
  end: { in: ['play'], refuse: unlessOffered(refuseEnd), play: endActivation },
  offerStandoff: {
    in: ['play'],
    refuse: unlessOffered(standoff.refuseOffer),
    play: standoff.offerStandoff,
  },
  acceptStandoff: { in: ['play'], refuse: ifOffered, play: standoff.acceptStandoff },
  declineStandoff: { in: ['play'], refuse: ifOffered, play: standoff.declineStandoff },
  timeout: {
    in: ['peek', 'show', 'place', 'play'],
    isClock: true,
    play: (state, tell) => timeOut(state, tell),
  },
};
