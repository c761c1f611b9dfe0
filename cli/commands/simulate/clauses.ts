/** Which clauses of the rules decided something, and which never did. */
import {
  refText,
  watchClauses,
  type ClauseUse,
  type PlayedByThread,
} from '../../../simulation/index.ts';
import type { OpenGame } from '../../play/open-game.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';
import { columns } from './figures.ts';

export async function clausesOf(
  played: PlayedByThread,
  { checked }: OpenGame,
  signal: AbortSignal,
  terminal: Terminal,
): Promise<ClauseUse | null> {
  const known = [...(checked.game.clauses ?? [])];
  if (known.length === 0) {
    terminal.remark(say('The game numbers no clauses in a rules.md.'));
    return null;
  }
  return terminal.progress(say('Watching clauses'), () => watchClauses(played, known, signal));
}

/** Most first, then those that never did, by section of rules.md. */
export function clauseLines({ games, used, never, unseen }: ClauseUse): string[] {
  const rows = Object.entries(used)
    .toSorted(([, a], [, b]) => b.times - a.times)
    .map(([clause, { times, games: own, first }]) => [
      clause,
      String(times),
      String(own),
      refText(first),
    ]);
  const head = [say('clause that decided'), say('times'), say('games'), say('for example')];
  return [
    say('Clauses of the rules, in {games} of the games:', { games }),
    ...columns([head, ...rows]),
    ...(never.length === 0
      ? []
      : [say('Never decided anything: {clauses}', { clauses: never.join(', ') })]),
    ...(unseen.length === 0
      ? []
      : [say('Clauses not to be seen in the rules of play: {count}', { count: unseen.length })]),
  ];
}
