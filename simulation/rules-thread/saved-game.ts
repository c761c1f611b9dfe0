/** A game of a run as a save: what `cardwright play --load` and the studio's table open. */
import { type AnyRules, Match, saveMatch } from '../../engine/index.ts';
import { recorded } from '../clauses/recorded.ts';
import { playGame, type GameToPlay } from '../playing/game.ts';

/** The bots play it again: the same seeds give the same moves. */
export function savedGame(rules: AnyRules, game: GameToPlay): string {
  const { setup, seed } = game;
  const match = new Match(rules, { setup, seed });
  for (const { seat, action } of recorded(rules, (recording) => void playGame(recording, game)))
    match.act(seat, action);
  return saveMatch(match);
}
