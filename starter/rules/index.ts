/** How a game is set up, and all that a program asks of rules. Clauses: rules.md. */
import * as engine from 'cardwright/engine';
import type { Kinds, Options } from './data.gen.ts';
import { lightOf, mistOn, panelOn, wealthOf } from './light.ts';
import {
  type Action,
  actions,
  apply,
  draw,
  type Event,
  legalActions,
  observeEvent,
  refusal,
  toAct,
} from './play.ts';
import {
  type Config,
  deck,
  declaration,
  fen,
  hand,
  lamps,
  out,
  owner,
  rest,
  result,
  type State,
  turn,
} from './state.ts';

const SEATS = 2;
const HAND = 4;
const COLUMNS = 3;

export function rules(game: engine.CompiledGame): engine.Rules<State, Action, Event> {
  const kinds = engine.componentsOf<Kinds>(game);
  const { keeper: keepers, event: events, panel: panels } = kinds;
  const catalogue = engine.catalogueOf([...keepers, ...events, ...panels]);
  const grid = engine.boundedGrid(COLUMNS, Math.floor(panels.length / COLUMNS)); // FEN-1.2
  const configOf = (options: Options, { types, backs }: engine.Cards): Config => ({
    seats: SEATS,
    sides: [0, 1],
    catalogue,
    types,
    backs,
    keepers,
    events: [...keepers.map(() => undefined), ...events],
    panels: [...[...keepers, ...events].map(() => undefined), ...panels],
    grid,
    squares: engine.squaresOf(grid),
    options,
  });
  const positions = new engine.PositionFormat<Config>(declaration, {
    owner,
    backOf: (_, seat) => seat,
    plain: (position) => ({ fen: inOrder, ...position }),
    derived: { value: (state) => engine.bySeat(SEATS, (seat) => wealthOf(state).value[seat]) },
    comparisons: { light: compareLight },
  });
  /** The fen of positions that do not speak of it. */
  const inOrder = Object.fromEntries(
    engine.squaresOf(grid).map((square, i) => [engine.squareName(grid, square), panels[i]!.id]),
  );
  return {
    id: game.id,
    ...engine.makeStarter<State, State, Event>({
      refuse: engine.makeSetupJudge(game, SEATS, (parameter) => ({
        code: 'FEN_OPTION',
        clause: 'FEN-1.1',
        params: { parameter },
      })),
      prepare: (setup) =>
        layOut(
          configOf(engine.optionsOf(game, setup), engine.cardsOfDecks(setup.decks, catalogue)),
        ),
      begin,
    }),
    ...positions.rules(),
    toAct,
    legalActions,
    refusal,
    apply: (state, _, action, report) => apply(state, action, report),
    outcome: (state) => result.of(state),
    observeEvent,
    fromPosition: (position) => sound(positions.fromPosition(game, position, configOf)),
    notation: actions.notation,
    advantage(state, side) {
      const { value } = wealthOf(state);
      const [own = 0, other = 0] = [value[side], value[1 - side]];
      return result.advantage(state, side) ?? (own - other) / (own + other + 1);
    },
    diagram,
  };
}

/** All cards in the decks, all panels beside the fen, nothing shuffled. */
function layOut({ types: dealt, backs: decks, ...config }: Config): State {
  const panels = [...config.panels.keys()].filter((type) => config.panels[type] !== undefined);
  const types = [...dealt, ...panels];
  const state = declaration.blank({
    ...config,
    types,
    backs: [...decks, ...panels.map(() => SEATS)],
  });
  for (const [card, seat] of decks.entries()) {
    owner.set(state, card, seat);
    deck.add(state, seat, card);
  }
  for (const i of panels.keys()) rest.add(state, 0, decks.length + i);
  return state;
}

function begin(laidOut: State, seed: number): State {
  const state = engine.copyDeclared(laidOut);
  rest.shuffle(state, 0, engine.stream(seed, 'fen'));
  for (const square of state.config.squares) fen.put(state, rest.takeTop(state), square); // FEN-1.2
  for (let seat = 0; seat < SEATS; seat += 1) {
    deck.shuffle(state, seat, engine.stream(seed, 'deck', seat)); // FEN-1.1
    for (let i = 0; i < HAND; i += 1) draw(state, seat, undefined); // FEN-1.3
  }
  turn.set(state, engine.below(SEATS, engine.stream(seed, 'first player'))); // FEN-1.3
  return state;
}

/** A position, unless a card is where only other kinds can be, or a panel is missing. */
function sound(state: State): State {
  const { keepers, panels, types, squares } = state.config;
  const lying = [...fen.cards(state), ...rest.cards(state)];
  if (fen.size(state) < squares.length) throw new engine.BadPosition('fen', lying.length);
  for (const [card, type] of types.entries()) {
    const isPanel = panels[type] !== undefined;
    const isLamp = engine.NOWHERE !== lamps.squareOf(state, card);
    if (isPanel === lying.includes(card) && (!isLamp || keepers[type] !== undefined)) continue;
    throw new engine.BadPosition(isLamp ? 'at' : 'fen', engine.idOfCard(state, card));
  }
  return state;
}

/** In scenarios: `light: { (2,3): [2, 0] }`, what each player throws on a panel. */
function compareLight(state: State, expected: unknown, word: string) {
  return Object.entries(engine.mapOf(expected)).flatMap(([name, wanted]) => {
    const square = engine.readSquare(state.config.grid, name, `${word}.${name}`);
    return engine.compared(`${word}.${name}`, wanted, lightOn(state, square));
  });
}

function lightOn(state: State, square: engine.Square): number[] {
  return [0, 1].map((seat) => lightOf(state, seat).get(square) ?? 0);
}

const WIDTH = 25;

/** Heading, fen and hands, parted by empty lines. A row of panels takes two lines. */
function diagram(state: State, viewer?: engine.Viewer, detail?: engine.Detail): string {
  const beside = [hand, deck].flatMap((zone) => engine.zoneLines(zone, state, viewer));
  if (detail === 'beside') return beside.join('\n');
  const { grid, squares } = state.config;
  const { value } = wealthOf(state);
  const rows = squares.filter((square) => engine.columnOf(grid, square) === 1).toReversed();
  return [
    `value P1 ${value[0]}, P2 ${value[1]}; on a panel: value-mist, light P1:P2, keeper`,
    '',
    ...rows.flatMap((first) => {
      const row = Array.from({ length: COLUMNS }, (_, i) => first + i);
      return [
        line(
          engine.rowOf(grid, first),
          row.map((square) => panelIn(state, square)),
        ),
        line(
          ' ',
          row.map((square) => keeperIn(state, square)),
        ),
      ];
    }),
    line(' ', ['1', '2', '3']),
    '',
    ...beside,
  ].join('\n');
}

function line(label: number | string, cells: readonly string[]): string {
  return [label, ...cells.map((cell) => cell.padEnd(WIDTH))].join(' ').trimEnd();
}

function panelIn(state: State, square: engine.Square): string {
  const { id, value } = panelOn(state, square);
  return `${id} ${value}-${mistOn(state, square)}`;
}

function keeperIn(state: State, square: engine.Square): string {
  const light = lightOn(state, square).join(':');
  const card = lamps.on(state, square);
  if (card < 0) return light;
  const seat = engine.seatName(owner.get(state, card));
  return `${light} ${seat} ${engine.idOfCard(state, card)}${out.is(state, card) ? ' out' : ''}`;
}
