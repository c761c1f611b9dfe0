/** The rules of Apeiron for tests, over the data of the game with the cards of scenarios. */
import { join } from 'node:path';
import { rules } from '../../../content/apeiron/rules/index.ts';
import { type CompiledDeck, type CompiledGame, NOBODY, type Setup } from '../../../engine/index.ts';
import { GameChecker } from '../../../generator/check.ts';
import { compileCards } from '../../../generator/compile/cards.ts';
import { compileGame } from '../../../generator/compile/compile.ts';
import { packageRoot } from '../../../kernel/index.ts';

function compile(): CompiledGame {
  const folder = join(packageRoot(), 'content', 'apeiron');
  const { game, linked } = new GameChecker(folder).check();
  if (game === null || linked === null) throw new Error('apeiron cannot be read.');
  return compileGame(game, linked, compileCards(game, { fixtures: true }));
}

export const game = compile();
export const apeiron = rules(game);
export type State = ReturnType<typeof apeiron.create>;

/** The decks that players bring. */
export const decks: readonly CompiledDeck[] = game.decks.filter(
  ({ sections }) => sections?.['units'] !== undefined,
);

export const deckNamed = (id: string): CompiledDeck => decks.find((deck) => deck.id === id)!;

export function setupOf(
  south = 'meadow-vanguard',
  north = 'night-parade',
  options: Setup['options'] = {},
): Setup {
  return { players: 2, decks: [deckNamed(south), deckNamed(north)], options };
}

/** Plays a legal action; `nobody` is the clock. */
export function play(state: State, text: string, seat = apeiron.toAct(state)!): void {
  const action = apeiron.notation.parse(state, text);
  if (action === null) throw new Error(`${text} is no action.`);
  const refusal = apeiron.refusal(state, seat, action);
  if (refusal !== null) throw new Error(`${text}: ${refusal.code}`);
  apeiron.apply(state, seat, action);
}

/** A game whose set-up is over: all placements are filled in. */
export function begun(setup: Setup, seed: number): State {
  const state = apeiron.create(setup, seed);
  for (let i = 0; i < 4; i += 1) play(state, 'ready');
  play(state, 'timeout', NOBODY);
  return state;
}
