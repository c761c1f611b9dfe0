/** A turn, and the end of the game. Clauses: rules.md. */
import * as engine from 'cardwright/engine';
import type { Listener, Rules, Seat } from 'cardwright/engine';
import type { Kinds } from './data.gen.ts';
import { PLAYED, runnerFor, tableOf } from './effects.ts';
import {
  asked,
  deck,
  declaration,
  gone,
  hand,
  owner,
  result,
  turn,
  turns,
  wagons,
  yard,
} from './state.ts';
import type { Config, Definition, Event, State } from './state.ts';

const COPIES = 3;
const HAND = 3;
const TURNS = 10;
/** A type of card that is played, `PASS`, or one more than `PASS` and what is picked, 0 for no more. */
type Action = number;
const PASS = 50;
const PICK = PASS + 2;

const refuse = engine.refuseBy({
  GAME_OVER: 'SWY-6',
  NOT_YOUR_DECISION: 'SWY-2',
  WRONG_PHASE: 'SWY-3',
  SWY_NOT_IN_HAND: 'SWY-2',
  SWY_CHOICE: 'SWY-3',
});

export function rules(game: engine.CompiledGame): Rules<State, Action, Event> {
  const { order: orders, wagon: kinds } = engine.componentsOf<Kinds>(game);
  const definitions: readonly Definition[] = [...orders, ...kinds];
  const catalogue = engine.catalogueOf(definitions);
  const table = tableOf(definitions);
  const runner = runnerFor(table);
  const configOf = ({ types, backs }: engine.Cards): Config => ({
    types,
    backs,
    seats: 2,
    sides: [0, 1],
    catalogue,
    table,
    runner,
  });
  const positions = new engine.PositionFormat<Config>(declaration, { owner });

  function begin(seed: number): State {
    const copies = orders.flatMap((_, type) => Array<number>(COPIES).fill(type));
    const types = [...copies, ...[0, 0, 1, 1].map((kind) => orders.length + kind)];
    const state = declaration.blank(configOf({ types, backs: types.map(() => 0) }));
    for (const card of copies.keys()) deck.add(state, 0, card);
    for (const [i, seat] of [0, 0, 1, 1].entries()) {
      owner.set(state, copies.length + i, seat);
      const square = engine.squareAt(yard, 2 + (i % 2), seat === 0 ? 1 : 4); // SWY-1
      wagons.put(state, copies.length + i, square);
    }
    deck.shuffle(state, 0, engine.stream(seed, 'orders'));
    for (const seat of [0, 1]) {
      for (let i = 0; i < HAND; i += 1) hand.add(state, seat, deck.takeTop(state));
    }
    return state;
  }

  function refusal(state: State, seat: Seat, action: Action): engine.Refusal | null {
    const outOfTurn = engine.refuseOutOfTurn(refuse, toAct(state), seat);
    if (outOfTurn !== null) return outOfTurn;
    if (asked.isOpen(state) !== action > PASS) return refuse('WRONG_PHASE');
    if (action > PASS) {
      const fault = asked.refuseStep(state, action - PICK);
      return fault === null ? null : refuse('SWY_CHOICE', { ...fault });
    }
    if (action === PASS) return hand.size(state, seat) === 0 ? null : refuse('WRONG_PHASE');
    if (hand.ofType(state, seat, action) >= 0) return null;
    return refuse('SWY_NOT_IN_HAND', { card: catalogue.ids[action] });
  }

  function legalActions(state: State, seat: Seat, into: Action[]): number {
    if (toAct(state) !== seat) return 0;
    if (asked.isOpen(state)) {
      const found = asked.list(state, into);
      for (let i = 0; i < found; i += 1) into[i]! += PICK;
      return found;
    }
    const found = hand.typesIn(state, seat, into);
    if (found === 0) into[0] = PASS;
    return Math.max(found, 1);
  }

  function apply(state: State, seat: Seat, action: Action, report: Listener<Event>): void {
    if (action > PASS) {
      if (!asked.take(state, action - PICK)) return;
      runner.answer(state, asked.listOf(state));
    } else if (action < PASS) {
      const card = hand.ofType(state, seat, action);
      hand.take(state, seat, card);
      gone.add(state, 0, card);
      if (report)
        report({ type: 'played', seat: engine.seatName(seat), card: catalogue.ids[action]! });
      runner.pending.beginEffects(state, PLAYED, card, seat);
    }
    if (!runner.run(state, report)) return;
    if (deck.size(state) > 0) hand.add(state, seat, deck.takeTop(state)); // SWY-2
    turns.add(state, 1);
    turn.set(state, 1 - seat);
    if (turns.get(state) < TURNS) return;
    const lead = far(state, 0) - far(state, 1); // SWY-6
    result.set(state, lead === 0 ? [] : [lead > 0 ? 0 : 1], 'wagons');
    if (report) report({ type: 'gameEnded', ...result.inPosition(state)! });
  }

  return {
    id: game.id,
    ...engine.makeStarter<State, null, Event>({
      refuse: () => [],
      prepare: () => null,
      begin: (_, seed) => begin(seed),
    }),
    ...positions.rules(),
    toAct,
    refusal,
    legalActions,
    apply,
    outcome: (state) => result.of(state),
    observeEvent: (event) => event,
    advantage: (state, side) =>
      result.advantage(state, side) ?? (far(state, side) - far(state, 1 - side)) / 3,
    fromPosition: (position) => positions.read(position, configOf),
    notation: {
      format(state, action) {
        if (action === PASS) return 'pass';
        if (action < PASS) return `play ${catalogue.ids[action]}`;
        return engine.formatAnswer(asked, state, { kinds: [action - PICK], isWhole: false });
      },
      parse(state, text) {
        if (text === 'pass') return PASS;
        const type = catalogue.indexOf.get(/^play (\S+)$/.exec(text)?.[1] ?? '');
        if (type !== undefined) return type;
        const answer = engine.parseAnswer(asked, state, text);
        return answer === null || answer.isWhole ? null : answer.kinds[0]! + PICK;
      },
    },
    diagram: (state, viewer) =>
      [hand, deck, gone].flatMap((zone) => engine.zoneLines(zone, state, viewer)).join('\n'),
  };
}

function toAct(state: State): Seat | null {
  if (result.isKnown(state)) return null;
  return asked.isOpen(state) ? asked.asked(state).chooser : turn.get(state);
}

/** How many wagons of a side are in the half of the other. */
function far(state: State, side: engine.Side): number {
  const isFar = (row: number) => row > 2 === (side === 0);
  return wagons
    .cards(state)
    .filter((wagon) => owner.get(state, wagon) === Number(side))
    .filter((wagon) => isFar(engine.rowOf(yard, wagons.squareOf(state, wagon)))).length;
}
