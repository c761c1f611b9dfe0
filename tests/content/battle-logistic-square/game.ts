/** Battle Logistic Square for tests: its rules over the data of the game, with the cards of scenarios. */
import { join } from 'node:path';
import { type Action, rules } from '../../../content/battle-logistic-square/rules/index.ts';
import type {
  CompiledDeck,
  CompiledGame,
  GameEvent,
  Position,
  Setup,
  Viewer,
} from '../../../engine/index.ts';
import { GameChecker } from '../../../generator/check.ts';
import { compileCards } from '../../../generator/compile/cards.ts';
import { compileGame } from '../../../generator/compile/compile.ts';
import { packageRoot } from '../../../kernel/index.ts';

function compile(): CompiledGame {
  const folder = join(packageRoot(), 'content', 'battle-logistic-square');
  const { game, linked } = new GameChecker(folder).check();
  if (game === null || linked === null) throw new Error('battle-logistic-square cannot be read.');
  return compileGame(game, linked, compileCards(game, { fixtures: true }));
}

export const game = compile();
export const logisticSquare = rules(game);

export type State = ReturnType<typeof logisticSquare.create>;

export function deck(id: string): CompiledDeck {
  const found = game.decks.find((deck) => deck.id === id);
  if (found === undefined) throw new Error(`There is no deck ${id}.`);
  return found;
}

export function sampleSetup(options: Setup['options'] = {}): Setup {
  return {
    players: 2,
    options,
    decks: [deck('deck-kestrel-rush'), deck('deck-bulwark-wall')],
  };
}

/** A position with actions played in it; what each viewer learns of them. */
export function played(
  position: Position,
  actions: readonly string[],
  viewer?: Viewer,
): { readonly state: State; readonly reported: readonly GameEvent[] } {
  const reported: GameEvent[] = [];
  const report = (event: GameEvent): void => {
    const seen = viewer === undefined ? event : logisticSquare.observeEvent(event as never, viewer);
    if (seen !== null) reported.push(seen);
  };
  const state = logisticSquare.fromPosition(position, report);
  for (const text of actions) {
    const action = logisticSquare.notation.parse(state, text);
    const seat = logisticSquare.toAct(state);
    if (action === null || seat === null) throw new Error(`${text} cannot be played.`);
    const refusal = logisticSquare.refusal(state, seat, action);
    if (refusal !== null) throw new Error(`${text}: ${refusal.code}`);
    logisticSquare.apply(state, seat, action, report);
  }
  return { state, reported };
}

/** What a seat may do, in notation. */
export function legalTexts(state: State, seat: number): string[] {
  const actions: Action[] = [];
  const count = logisticSquare.legalActions(state, seat, actions);
  return actions.slice(0, count).map((action) => logisticSquare.notation.format(state, action));
}
