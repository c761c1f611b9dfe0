/** Seeded games, played where the test wants it: what is here must run in a browser as it is. */
import type * as Engine from '../../../engine/index.ts';
import type { CompiledGame, RulesFactory, Setup } from '../../../engine/index.ts';

/** What is played: numbers of players, decks and options. */
export type Plan = readonly {
  readonly players: number;
  /** How many decks, the first ones of the game. */
  readonly decks: number;
  readonly options: Setup['options'];
}[];

/** All that is compared of the games, their saves and their last positions. `data` is game.json. */
export function playGames(
  { botNamed, botPlayer, Match, saveMatch }: typeof Engine,
  makeRules: RulesFactory<unknown, unknown>,
  data: string,
  plan: Plan,
): string {
  const game = JSON.parse(data) as CompiledGame;
  const rules = makeRules(game);
  const log: string[] = [];
  // Who sits at a table, one behind the other.
  const table = ['random', 'greedy', 'ismcts:2'];
  for (const [index, { players, decks, options }] of plan.entries()) {
    const setup: Setup = { players, options, decks: game.decks.slice(0, decks) };
    const match = new Match(rules, { setup, seed: index * 1000 });
    match.listen((event) => log.push(JSON.stringify(event)));
    const sitting = Array.from({ length: players }, (_, seat) =>
      botPlayer(botNamed(table[(index + seat) % table.length]!)!, rules, seat),
    );
    for (let seat = match.toAct; seat !== null; seat = match.toAct) {
      match.act(seat, sitting[seat]?.(match.state, seat));
    }
    log.push(saveMatch(match), rules.diagram(match.state, 0, 'full'));
  }
  return log.join('\n');
}
