/** Which actions there are when, and who takes them (5.1 to 5.7). What each may do is in the file of its name. */
import { NOBODY, type Refusal, type Seat, VerbTable, type VerbRules } from 'cardwright/engine';
import { actions, verbs as verbNumbers, type Action, type Verb } from './actions.ts';
import * as chest from './chest.ts';
import { attack, listAttacks, refuseAttack } from './attack.ts';
import { told, type Listener } from './events.ts';
import * as movement from './move.ts';
import { refuseMove } from './path.ts';
import * as ways from './ways.ts';
import * as declare from './effects/declare.ts';
import * as questions from './questions.ts';
import { refuse } from './refuse.ts';
import * as setup from './setup.ts';
import * as standoff from './standoff.ts';
import {
  asked,
  hasMoved,
  isOffered,
  isReady,
  phase,
  player,
  type Phase,
  type State,
} from './state.ts';
import { NORTH, SOUTH } from './field.ts';
import { endActivation, proceed, refuseEnd } from './turn.ts';
import { otherSeat } from './units.ts';

type Verbs = Readonly<Record<Verb, VerbRules<State, Phase, Listener>>>;

/** While a stand-off is offered, nothing else is done (APE-5.24.5). */
const unlessOffered =
  (refuseIt: (state: State, first: number, second: number) => Refusal | null) =>
  (state: State, first: number, second: number): Refusal | null =>
    isOffered.is(state)
      ? refuse('DECISION_PENDING', {}, 'APE-5.24.5')
      : refuseIt(state, first, second);

const ifOffered = (state: State): Refusal | null =>
  isOffered.is(state) ? null : refuse('NO_DECISION', {}, 'APE-5.24.5');

const verbs: Verbs = {
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
    answers: 'placeItem',
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

/** What comes while something else must be decided (APE-5.20.15), or an answer to nothing. */
function notNow(state: State): Refusal | null {
  if (!phase.is(state, 'play')) return null;
  return asked.isOpen(state) ? refuse('DECISION_PENDING') : refuse('NO_DECISION');
}

/** APE-5.24.5: the opponent of whoever offers a stand-off. */
const decider = {
  get(state: State): Seat {
    const { seatList } = setup;
    if (phase.is(state, 'place')) return setup.isPlaced(state, SOUTH) ? NORTH : SOUTH;
    if (!phase.is(state, 'play')) return seatList.find((seat) => !isReady.is(state, seat))!;
    return isOffered.is(state) ? otherSeat(player.get(state)) : player.get(state);
  },
};

/** Both decide at once in the set-up; and clocks run (APE-6.1.13). */
function mayAct(state: State, seat: Seat): boolean {
  if (seat === NOBODY) return hasClock(state);
  if (phase.is(state, 'place')) return !setup.isPlaced(state, seat);
  return (phase.is(state, 'peek') || phase.is(state, 'show')) && !isReady.is(state, seat);
}

function hasClock(state: State): boolean {
  const { placementSeconds, stepSeconds, activationSeconds } = state.config.options;
  if (phase.is(state, 'over')) return false;
  if (phase.is(state, 'place')) return placementSeconds !== null;
  return (phase.is(state, 'play') ? activationSeconds : stepSeconds) !== null;
}

/** APE-6.1.13 */
function timeOut(state: State, tell: Listener): void {
  const now = phase.get(state);
  if (tell && now !== 'over') tell(told.timedOut(state, { phase: now }));
  if (now !== 'play') return setup.endSetupStep(state, tell);
  isOffered.clear(state);
  questions.dropAsked(state, tell);
  if (!hasMoved.is(state) && ways.canMove(state)) {
    movement.move(state, ways.firstMove(state), 0, tell);
    proceed(state, tell);
  }
  // A unit that vanished on the way has had its end already.
  if (phase.is(state, 'play') && hasMoved.is(state)) endActivation(state);
}

const one =
  (verb: number) =>
  (into: Action[]): number => {
    into[0] = actions.code(verb);
    return 1;
  };
const listReady = one(verbNumbers.ready);
const listTimeout = one(verbNumbers.timeout);

function listPlay(state: State, into: Action[]): number {
  if (isOffered.is(state)) {
    into[0] = actions.code(verbNumbers.declineStandoff);
    into[1] = actions.code(verbNumbers.acceptStandoff);
    return 2;
  }
  let found = 0;
  if (hasMoved.is(state)) into[found++] = actions.code(verbNumbers.end);
  found = listAttacks(state, into, found);
  found = declare.listDeclarations(state, into, found);
  found = chest.listDraws(state, into, found);
  found = ways.listMoves(state, into, found);
  if (refuseEnd(state) === null && !hasMoved.is(state))
    into[found++] = actions.code(verbNumbers.end);
  if (standoff.refuseOffer(state) === null) into[found++] = actions.code(verbNumbers.offerStandoff);
  return found;
}

const orClock =
  (list: (state: State, into: Action[], seat: Seat) => number) =>
  (state: State, into: Action[], seat: Seat): number =>
    seat === NOBODY ? listTimeout(into) : list(state, into, seat);

export const { toAct, legalActions, refusal, play } = new VerbTable({
  actions,
  verbs,
  refuse,
  phase,
  turn: decider,
  asked,
  mayAct,
  notNow,
  listIn: {
    peek: orClock((_, into) => listReady(into)),
    show: orClock((_, into) => listReady(into)),
    place: orClock((state, into, seat) => setup.listPlaces(state, seat, into)),
    play: orClock(listPlay),
  },
  listAnswers: questions.listAnswers,
});

export function apply(state: State, seat: Seat, action: Action, tell?: Listener): void {
  play(state, action, tell, seat);
  proceed(state, tell);
}

/** Of moves that come to the same, one is listed. */
export function expand(state: State, action: Action): readonly Action[] {
  const verb = actions.verbOf(action);
  if (verb === 'move') return [ways.listedMove(state, action)];
  if (verb !== 'star') return [action];
  return [actions.code(verbNumbers.star, declare.listedStar(state, actions.first(action)))];
}
