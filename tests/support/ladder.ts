/** Games of bots against each other over sample decks: each pair of games deals alike and changes seats. */
import { join } from 'node:path';
import {
  botNamed,
  botPlayer,
  type CompiledDeck,
  type OptionValues,
  type Rules,
  type Setup,
} from '../../engine/index.ts';
import { wilson, type Interval } from '../../engine/statistics/wilson.ts';
import { GameChecker } from '../../generator/check.ts';
import { compileGame } from '../../generator/compile/compile.ts';
import { loadRules } from '../../generator/index.ts';
import { packageRoot } from '../../kernel/index.ts';

export interface LadderGame {
  readonly rules: Rules<unknown, unknown>;
  /** For two players. */
  readonly setups: readonly Setup[];
}

export async function ladderGame(id: string, options: OptionValues = {}): Promise<LadderGame> {
  const folder = join(packageRoot(), 'content', id);
  const { game: files, linked } = new GameChecker(folder).check();
  const factory = await loadRules(folder);
  if (files === null || linked === null || factory === null)
    throw new Error(`${id} cannot be played.`);
  const game = compileGame(files, linked);
  const rules = factory(game);
  const setups = [2, 1, 0]
    .map((count) =>
      listsOf(game.decks, count)
        .map((decks): Setup => ({ players: 2, decks, options }))
        .filter((setup) => rules.refuseSetup(setup).length === 0),
    )
    .find((list) => list.length > 0);
  return { rules, setups: setups ?? [] };
}

function listsOf(decks: readonly CompiledDeck[], count: number): CompiledDeck[][] {
  if (count === 0) return [[]];
  return listsOf(decks, count - 1).flatMap((list) => decks.map((deck) => [...list, deck]));
}

/** The share of the first bot, a draw counting as a half, over pairs with the seeds from `seed`. */
export function share(
  game: LadderGame,
  first: string,
  second: string,
  pairs: number,
  seed = 0,
): Interval {
  let won = 0;
  for (let pair = seed; pair < seed + pairs; pair += 1)
    for (const seat of [0, 1]) won += pointsOf(game, first, second, pair, seat);
  return wilson(won, 2 * pairs);
}

/** What the first bot gets from that seat: 1, 0, or a half. */
function pointsOf(
  { rules, setups }: LadderGame,
  first: string,
  second: string,
  pair: number,
  own: number,
): number {
  // A step that has no divisor in common with any number of set-ups goes through all of them.
  const state = rules.create(setups[(pair * 7919) % setups.length]!, pair);
  const players = [0, 1].map((seat) =>
    botPlayer(botNamed(seat === own ? first : second)!, rules, 2 * pair + seat),
  );
  for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state))
    rules.apply(state, seat, players[seat]!(state, seat));
  const { winners } = rules.outcome(state)!;
  if (winners.length !== 1) return 1 / 2;
  return winners[0] === rules.sideOf(state, own) ? 1 : 0;
}
