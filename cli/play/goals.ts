/** What ends a game and how far everybody is: `play.goals` of game.yaml, counted in what a viewer sees. */
import { compileFilter } from '../../engine/filter.ts';
import type { Where } from '../../engine/construction/types.ts';
import type { CompiledGame } from '../../engine/game.ts';
import type { Observation } from '../../engine/rules.ts';
import type { Goal, Manifest } from '../../generator/manifest.ts';
import { formatMessage, inLocale } from '../../generator/words.ts';

/** `Captured cards (20 win): A 3, B 5`, for each goal that there is in a game with these options. */
export type Goals = (
  seen: Observation,
  options: Readonly<Record<string, unknown>>,
  game: CompiledGame,
) => string[];

export function goalsOf(manifest: Manifest | null, locale: string): Goals {
  const goals = manifest?.play?.goals ?? [];
  return (seen, options, game) => goals.flatMap((goal) => lineOf(goal, seen, options, game));

  function lineOf(
    { title, count, where, limit }: Goal,
    seen: Observation,
    options: Readonly<Record<string, unknown>>,
    game: CompiledGame,
  ): string[] {
    const bound = limit === undefined ? undefined : options[limit];
    if (limit !== undefined && (typeof bound !== 'number' || bound === 0)) return [];
    const counted = seen[count];
    if (counted === undefined) return [];
    const label = formatMessage(inLocale(title, locale), locale, { limit: bound ?? 0 });
    return [`${label}: ${tally(counted, counter(where, game))}`];
  }
}

type Counter = (ids: readonly unknown[]) => number;

/** How many of a list are meant: lines of several equal cards count as that many. */
function counter(where: Where | undefined, game: CompiledGame): Counter {
  const fits = where === undefined ? () => true : compileFilter(where, () => undefined);
  const cards = new Map(
    Object.values(game.kinds).flatMap((all) => all.map((one) => [one.id, one])),
  );
  return (ids) =>
    ids.reduce<number>((sum, line) => {
      const [, copies = '1', id = ''] = /^(?:(\d+) x )?(.*)$/.exec(String(line)) ?? [];
      return sum + (fits(cards.get(id) ?? { id }) ? Number(copies) : 0);
    }, 0);
}

/** A number, a list, or one of them by side or seat. */
function tally(counted: unknown, count: Counter): string {
  if (Array.isArray(counted)) return String(count(counted));
  if (typeof counted !== 'object' || counted === null) return String(counted);
  return Object.entries(counted)
    .map(([whose, one]) => `${whose} ${tally(one, count)}`)
    .join(', ');
}
