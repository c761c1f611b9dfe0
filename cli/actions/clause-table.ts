/** Which clauses of a game are proved by which scenarios. */
import type { ScenarioOutcome } from '../../generator/scenarios/run.ts';

/**
 * A line per clause with the scenarios that ran and passed, then what is missing and the count.
 * `clauses` are those of rules.md, in any order.
 */
export function clauseTable(
  game: string,
  clauses: ReadonlySet<string>,
  outcomes: readonly ScenarioOutcome[],
): string {
  const proofs = new Map<string, string[]>([...clauses].toSorted(byNumbers).map((c) => [c, []]));
  for (const { scenario, differences } of outcomes) {
    if (differences.length > 0) continue;
    for (const clause of scenario.clauses) proofs.get(clause)?.push(scenario.id);
  }
  const proved = [...proofs].filter(([, ids]) => ids.length > 0);
  const missing = [...proofs].filter(([, ids]) => ids.length === 0).map(([clause]) => clause);
  const width = Math.max(0, ...proved.map(([clause]) => clause.length));
  return [
    ...proved.map(([clause, ids]) => `${clause.padEnd(width)}  ${ids.join(', ')}`),
    ...(missing.length === 0 ? [] : [`Proved by no scenario: ${missing.join(', ')}`]),
    `${game}: ${proved.length} of ${clauses.size} clauses are proved by scenarios`,
  ].join('\n');
}

/** LOW-5.7.9 before LOW-5.7.10. */
function byNumbers(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
