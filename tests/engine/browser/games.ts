/** Seeded games, played where the test wants it: what is here must run in a browser as it is. */
import type * as Engine from '../../../engine/index.ts';
import type { CompiledGame, RulesFactory, Setup } from '../../../engine/index.ts';

/** All that is told of the games, their saves and their last positions. `data` is game.json. */
export function playGames(
  { botPlayer, bots, Match, saveMatch }: typeof Engine,
  makeRules: RulesFactory<unknown, unknown>,
  data: string,
): string {
  const game = JSON.parse(data) as CompiledGame;
  const rules = makeRules(game);
  const log: string[] = [];
  const extras = { 'intermediate.cavalry': true, 'intermediate.berserker': true };
  for (const [players, options] of [
    [2, {}],
    [2, extras],
    [3, extras],
    [4, {}],
  ] as const) {
    const decks = game.decks.slice(0, players === 3 ? 2 : players);
    const setup: Setup = { players, options, decks };
    const match = new Match(rules, { setup, seed: players * 1000 });
    match.listen((event) => log.push(JSON.stringify(event)));
    const table = Array.from({ length: players }, (_, seat) =>
      botPlayer(bots[seat % bots.length]!, rules, seat),
    );
    for (let seat = match.toAct; seat !== null; seat = match.toAct) {
      match.act(seat, table[seat]?.(match.state, seat));
    }
    log.push(saveMatch(match), rules.diagram(match.state, 0, 'full'));
  }
  return log.join('\n');
}
