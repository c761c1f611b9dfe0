/**
 * A state as positions have it (scenarios/README.md): what the game says in its own way, what follows
 * from a state, and what scenarios ask beside it.
 */
import * as engine from 'cardwright/engine';
import type { Position } from 'cardwright/engine';
import { slots } from './cards.ts';
import { ARMDROID } from './cards.ts';
import { comparisons, openWords, wordsOf } from './compare.ts';
import {
  backOf,
  makeConfig,
  MOST_SEATS,
  places,
  type Config,
  type Options,
  type Tables,
} from './config.ts';
import type { Listener } from './events.ts';
import { cardIn } from './formation.ts';
import { listen } from './leaving.ts';
import { table } from './play.ts';
import { setUp } from './setup.ts';
import * as parts from './state.ts';
import type { State } from './state.ts';
import { beginTurn, computeOrder, proceed } from './turn.ts';

const { armdroid, declaration, kindOf, map, owner, pending, phase, turn } = parts;

/** What a player has: `{ armdroid, at, facing, endurance, slow }`, and by slot `[card, facing, …]`. */
function plainPlayer(config: Config, name: string, said: engine.Words): Position {
  const { grid } = config;
  if (said['at'] === undefined) return { undeployed: { [name]: said['armdroid'] ?? null } };
  const stands = engine.readSquare(grid, said['at'], `${name}.at`);
  const faces = engine.readFacing(said['facing'] ?? 'N', `${name}.facing`);
  const slowed = typeof said['slow'] === 'number' ? ` slow${said['slow']} slowTurns1` : '';
  const whole = [said['armdroid'], engine.compass[faces], said['endurance']];
  const map = {
    [engine.squareName(grid, stands)]: pieceText(config, name, 'armdroid', whole) + slowed,
  };
  for (const [slot, word] of slots.entries()) {
    const unit = said[word];
    if (unit === undefined || unit === null) continue;
    const square = stands + grid.steps[(faces + 2 * slot) & 7]!;
    map[engine.squareName(grid, square)] = pieceText(config, name, word, engine.listOf(unit));
  }
  return { map };
}

/** `[card, facing, endurance, jam]`, the last two where they are said. */
function pieceText(
  { catalogue }: Config,
  name: string,
  word: string,
  said: readonly unknown[],
): string {
  const [id, faces = 'N', ...more] = said;
  const what = `${name}.${word}`;
  const type = engine.readId(catalogue.indexOf, id, what);
  engine.readFacing(faces, what);
  const left = more.find((one) => typeof one === 'number');
  const taken = left === undefined ? '' : ` damage${catalogue.endurance[type]! - left}`;
  return `${name} ${String(id)} ${String(faces)}${taken}${more.includes('jam') ? ' jamTurns1' : ''}`;
}

/** What follows from where cards are: whose Armdroid is which, whose abilities work (AWF-5.11.3). */
function follow(state: State): void {
  for (const card of map.cards(state)) {
    if (kindOf(state, card) === ARMDROID) armdroid.set(state, owner.get(state, card), card + 1);
  }
  for (const seat of state.config.seatList) {
    for (let place = 0; place < places.length; place += 1) {
      const card = cardIn(state, seat, place);
      if (card >= 0) listen(state, seat, card);
    }
  }
}

export const positions = new engine.PositionFormat<Config>(declaration, {
  owner,
  backOf,
  players: {
    seats: MOST_SEATS,
    keys: ['hand', 'moved'],
    words: ['at', 'facing', 'endurance', 'slow', ...places],
    plain: plainPlayer,
    wordsOf,
    inAnyOrder: ['hand'],
    whole: ['status'],
  },
  own: {
    effects: {
      write: (state) => pending.write(state),
      read(state, said) {
        follow(state);
        pending.read(state, { [pending.name]: said });
      },
    },
  },
  decisions: table,
  asides: {
    players: ({ config, ...state }) =>
      engine.bySeat(config.seats, (seat) => openWords({ config, ...state }, seat)),
  },
  comparisons,
});

/** `positions.position` of it plays like `state`. */
export function fromPosition(
  game: engine.CompiledGame,
  tables: Tables,
  position: Position,
  tell: Listener,
): State {
  const configOf = (options: Options, cards: engine.Cards): Config =>
    makeConfig(tables, options, cards);
  const whole = engine.withPlayersNamed(position, MOST_SEATS, 2);
  const state = positions.fromPosition(game, whole, configOf);
  if (position['effects'] === undefined) follow(state);
  if (position['order'] === undefined) computeOrder(state);
  if (phase.is(state, 'setup')) setUp(state, tell);
  else if (phase.is(state, 'draw') && position['effects'] === undefined)
    beginTurn(state, turn.get(state));
  const isBeingSetUp = phase.is(state, 'draft') || phase.is(state, 'corner');
  if (!isBeingSetUp && position['effects'] === undefined) proceed(state, tell);
  return state;
}
