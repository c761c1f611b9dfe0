/** A turn, and the end of the game: FEN-3.1 to FEN-3.9. */
import * as engine from 'cardwright/engine';
import type { CardType, Refusal, Seat, Square } from 'cardwright/engine';
import { facing, keeperOn, ownersOf, wealthOf, type Wealth } from './light.ts';
import {
  deck,
  fen,
  hand,
  lamps,
  mist,
  oil,
  out,
  owner,
  played,
  result,
  type State,
  taken,
  turn,
} from './state.ts';

export type Action = engine.BoardAction;
export const actions = new engine.BoardActions({ play: 'type at', pass: 'plain' });
const [PLAY, PASS] = [actions.verb('play'), actions.verb('pass')];

/** What is reported of a game. */
export const { events, observeEvent } = engine.defineEvents({
  cardPlayed: { seat: 'seat', card: 'card', square: 'square' },
  passed: { seat: 'seat' },
  cardDrawn: { seat: 'seat', card: 'secret card' },
  panelTaken: { panel: 'card', by: 'seat' },
});
export type Event =
  | engine.EventsOf<typeof events>
  | (engine.EventOfType<'gameEnded'> & engine.NamedEnding<'value' | 'panels'> & Wealth);
type Listener = engine.Listener<Event>;

const refuse = engine.refuseBy({
  GAME_OVER: 'FEN-3.9',
  NOT_YOUR_DECISION: 'FEN-3.1',
  FEN_NOT_IN_HAND: 'FEN-3.1',
  FEN_OCCUPIED: 'FEN-3.2',
  FEN_STEADY: 'FEN-2.2',
  FEN_NO_TARGET: 'FEN-3.7',
});

export function toAct(state: State): Seat | null {
  return result.isKnown(state) ? null : turn.get(state);
}

export function legalActions(state: State, seat: Seat, into: Action[]): number {
  if (toAct(state) !== seat) return 0;
  const types: CardType[] = [];
  types.length = hand.typesIn(state, seat, types);
  let found = 0;
  for (const type of types) {
    for (const square of state.config.squares) {
      if (fault(state, seat, type, square) !== null) continue;
      into[found++] = actions.code(PLAY, square, type);
    }
  }
  into[found++] = actions.code(PASS);
  return found;
}

export function refusal(state: State, seat: Seat, action: Action): Refusal | null {
  const outOfTurn = engine.refuseOutOfTurn(refuse, toAct(state), seat);
  if (outOfTurn !== null || actions.verbOf(action) === 'pass') return outOfTurn;
  const type = actions.extraIn(action);
  const { catalogue, grid } = state.config;
  const square = actions.squareIn(action);
  const code =
    hand.ofType(state, seat, type) < 0 ? 'FEN_NOT_IN_HAND' : fault(state, seat, type, square);
  if (code === null) return null;
  return refuse(code, { card: catalogue.ids[type]!, square: engine.squareName(grid, square) });
}

/** Why a card of the hand cannot be played on a square. */
function fault(state: State, seat: Seat, type: CardType, square: Square) {
  if (fen.on(state, square) < 0) return 'FEN_NO_TARGET';
  const keeper = lamps.on(state, square);
  const effect = state.config.events[type]?.effect;
  if (effect === undefined) return keeper < 0 ? null : 'FEN_OCCUPIED'; // FEN-3.2
  if (effect === 'mist') return null;
  if (keeper < 0) return 'FEN_NO_TARGET';
  const isOut = out.is(state, keeper);
  if (effect === 'douse') {
    if (isOut) return 'FEN_NO_TARGET';
    return keeperOn(state, square).steady ? 'FEN_STEADY' : null; // FEN-2.2
  }
  if (owner.get(state, keeper) !== seat) return 'FEN_NO_TARGET';
  if (effect === 'relight') return isOut ? null : 'FEN_NO_TARGET';
  if (effect === 'light') return null;
  return lamps.on(state, ahead(state, seat, square)) === engine.NO_PIECE ? null : 'FEN_NO_TARGET';
}

function ahead({ config }: State, seat: Seat, square: Square): Square {
  return square + config.grid.steps[facing(seat)]!;
}

/** FEN-3.1 */
export function apply(state: State, action: Action, report: Listener): void {
  const seat = turn.get(state);
  const before = report ? ownersOf(state) : [];
  if (actions.verbOf(action) === 'play') {
    play(state, seat, actions.extraIn(action), actions.squareIn(action), report);
    if (report) reportTaken(state, before, report);
    draw(state, seat, report);
  } else if (report) report(events.passed(state, { seat }));
  taken.add(state, seat, 1);
  const next = 1 - seat;
  if (taken.get(state, next) >= state.config.options.turns) end(state, report);
  else turn.set(state, next);
}

function play(state: State, seat: Seat, type: CardType, square: Square, report: Listener): void {
  const card = hand.ofType(state, seat, type);
  hand.take(state, seat, card);
  if (report) report(events.cardPlayed(state, { seat, card, square }));
  const event = state.config.events[type];
  if (event === undefined) return lamps.put(state, card, square); // FEN-3.2
  played.add(state, 0, card);
  const keeper = lamps.on(state, square);
  const amount = event.amount ?? 0;
  switch (event.effect) {
    case 'douse':
      return out.set(state, keeper); // FEN-3.5
    case 'relight':
      return out.set(state, keeper, false);
    case 'light':
      return oil.add(state, square, amount);
    case 'mist':
      return mist.add(state, square, amount);
    case 'move':
      return move(state, square, ahead(state, seat, square));
  }
}

/** FEN-3.6 */
function move(state: State, from: Square, to: Square): void {
  const keeper = lamps.on(state, from);
  lamps.take(state, keeper);
  lamps.put(state, keeper, to);
  oil.set(state, to, oil.get(state, from));
  oil.set(state, from, 0);
}

export function draw(state: State, seat: Seat, report: Listener): void {
  if (deck.size(state, seat) === 0) return;
  const card = deck.takeTop(state, seat);
  hand.add(state, seat, card);
  if (report) report(events.cardDrawn(state, { seat, card }));
}

function reportTaken(
  state: State,
  before: readonly (Seat | null)[],
  report: NonNullable<Listener>,
): void {
  for (const [i, seat] of ownersOf(state).entries()) {
    if (seat === before[i]) continue;
    const panel = fen.on(state, state.config.squares[i]!);
    report(events.panelTaken(state, { panel, by: seat ?? engine.NOBODY }));
  }
}

/** FEN-3.9 */
function end(state: State, report: Listener): void {
  const wealth = wealthOf(state);
  const reason = wealth.value[0] === wealth.value[1] ? 'panels' : 'value';
  const [own = 0, other = 0] = wealth[reason];
  result.set(state, own === other ? [] : [own > other ? 0 : 1], reason);
  if (report) report({ type: 'gameEnded', ...result.inPosition(state)!, ...wealth });
}
