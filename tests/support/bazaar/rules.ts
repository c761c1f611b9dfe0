/**
 * Cards with costs, and with several named choices in one effect, in a game of two with declared state.
 * A turn: a card is drawn; the player puts a card of the hand on the own stall, or passes. Cards on a
 * stall work; after six turns of each player the richer one wins.
 */
import {
  catalogueOf,
  formatAnswer,
  handlersEnd,
  handlersFrom,
  idOfCard,
  makeStarter,
  parseAnswer,
  refuseBy,
  refuseOutOfTurn,
  seatName,
  stream,
  withoutSecrets,
  zoneLines,
  ownSide,
  type Cards,
  type Listener,
  type Refusal,
  type Rules,
  type Seat,
} from '../../../engine/index.ts';
import { cards, ids, PUT, runner, table } from './effects.ts';
import {
  asked,
  beginTurn,
  CARDS,
  coins,
  deck,
  declaration,
  gone,
  hand,
  positions,
  result,
  stall,
  turn,
  turns,
  type Config,
  type Event,
  type State,
} from './state.ts';

const HAND = 3;
const TURNS = 12;
const catalogue = catalogueOf(cards);

const refuse = refuseBy({
  GAME_OVER: 'BZR-3',
  NOT_YOUR_DECISION: 'BZR-1',
  WRONG_PHASE: 'BZR-1',
  BZR_NOT_IN_HAND: 'BZR-1',
  BZR_COST: 'BZR-2',
  BZR_CHOICE: 'BZR-2',
});

/** A type of card that is put, `PASS`, or one more than `PASS` and what is picked, 0 for no more. */
export type Action = number;
const PASS = 50;
const PICK = PASS + 2;

function toAct(state: State): Seat | null {
  if (result.isKnown(state)) return null;
  return asked.isOpen(state) ? asked.asked(state).chooser : turn.get(state);
}

function refusal(state: State, who: Seat, action: Action): Refusal | null {
  const outOfTurn = refuseOutOfTurn(refuse, toAct(state), who);
  if (outOfTurn !== null) return outOfTurn;
  if (asked.isOpen(state) !== action > PASS) return refuse('WRONG_PHASE');
  if (action > PASS) {
    const fault = asked.refuseStep(state, action - PICK);
    return fault === null ? null : refuse('BZR_CHOICE', { ...fault });
  }
  if (action === PASS) return null;
  const card = hand.ofType(state, who, action);
  if (card < 0) return refuse('BZR_NOT_IN_HAND', { card: ids[action] });
  for (let id = handlersFrom(table, action, PUT); id < handlersEnd(table, action, PUT); id += 1) {
    if (runner.whyNot(state, id, card, who) === 'cost') return refuse('BZR_COST');
  }
  return null;
}

function legalActions(state: State, who: Seat, into: Action[]): number {
  if (toAct(state) !== who) return 0;
  if (!asked.isOpen(state)) {
    into[0] = PASS;
    const types = ids.flatMap((_, type) => (refusal(state, who, type) === null ? [type] : []));
    for (const [i, type] of types.entries()) into[i + 1] = type;
    return types.length + 1;
  }
  const found = asked.list(state, into);
  for (let i = 0; i < found; i += 1) into[i]! += PICK;
  return found;
}

function apply(state: State, who: Seat, action: Action, report: Listener<Event>): void {
  if (action > PASS) {
    if (!asked.take(state, action - PICK)) return;
    runner.answer(state, asked.listOf(state));
  } else if (action < PASS) {
    const card = hand.ofType(state, who, action);
    hand.take(state, who, card);
    stall.add(state, who, card);
    runner.listening.begin(state, card, who);
    if (report) report({ type: 'put', seat: seatName(who), card: ids[action]! });
    runner.pending.beginEffects(state, PUT, card, who);
  }
  if (!runner.run(state, report)) return;
  turns.add(state, 1);
  if (turns.get(state) === TURNS) return end(state, report);
  turn.set(state, 1 - turn.get(state));
  beginTurn(state);
  draw(state, turn.get(state), report);
}

function draw(state: State, who: Seat, report: Listener<Event>): void {
  if (deck.size(state) === 0) return;
  const card = deck.takeTop(state);
  hand.add(state, who, card);
  if (report) report({ type: 'drawn', seat: seatName(who), card: idOfCard(state, card) });
}

function end(state: State, report: Listener<Event>): void {
  const lead = coins.get(state, 0) - coins.get(state, 1);
  result.set(state, lead === 0 ? [] : [lead > 0 ? 0 : 1], 'coins');
  if (report) report({ type: 'gameEnded', ...result.inPosition(state)! });
}

function configOf({ types, backs }: Cards): Config {
  return { types, backs, seats: 2, sides: [0, 1], catalogue, table, runner };
}

function begin(seed: number): State {
  const types = Array.from({ length: CARDS }, (_, card) => card % cards.length);
  const state = declaration.blank(configOf({ types, backs: types.map(() => 0) }));
  for (const card of types.keys()) deck.add(state, 0, card);
  deck.shuffle(state, 0, stream(seed, 'deck'));
  for (const seat of [0, 1]) for (let i = 0; i < HAND; i += 1) draw(state, seat, undefined);
  return state;
}

export const bazaar: Rules<State, Action, Event> = {
  id: 'bazaar',
  ...makeStarter<State, null, Event>({
    refuse: () => [],
    prepare: () => null,
    begin: (_, seed) => begin(seed),
  }),
  ...positions.rules(),
  sideOf: (_, seat) => ownSide(seat),
  toAct,
  legalActions,
  refusal,
  apply,
  outcome: (state) => result.of(state),
  observeEvent: (event, viewer) => withoutSecrets(event, viewer, { drawn: 'card' }),
  advantage(state, side) {
    const lead = coins.get(state, side) - coins.get(state, 1 - side);
    return result.advantage(state, side) ?? lead / 100;
  },
  fromPosition: (position) => positions.read(position, configOf),
  notation: {
    format(state, action) {
      if (action === PASS) return 'pass';
      if (action < PASS) return `put ${ids[action]}`;
      return formatAnswer(asked, state, { kinds: [action - PICK], isWhole: false });
    },
    parse(state, text) {
      if (text === 'pass') return PASS;
      const type = catalogue.indexOf.get(/^put (\S+)$/.exec(text)?.[1] ?? '');
      if (type !== undefined) return type;
      const answer = parseAnswer(asked, state, text);
      return answer === null || answer.isWhole ? null : answer.kinds[0]! + PICK;
    },
  },
  diagram: (state, viewer) =>
    [stall, hand, deck, gone].flatMap((zone) => zoneLines(zone, state, viewer)).join('\n'),
};
