/** Two states of one game, made comparable: the decks that both have, and whether they have the same rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from '../plan.ts';

/** Both states play the decks that both of them have, in the same pairings. */
export function sharedPlans(
  before: Plan,
  after: Plan,
): { readonly before: Plan; readonly after: Plan; readonly otherDecks: readonly string[] } {
  const [now, past] = [idsOf(after), idsOf(before)];
  const shared = now.filter((id) => past.includes(id));
  const otherDecks = [...now, ...past].filter((id) => !shared.includes(id));
  const only = (plan: Plan): Plan => {
    const entrants = plan.entrants
      .filter(({ deck }) => deck === null || shared.includes(deck.id))
      .toSorted((a, b) => orderOf(a, shared) - orderOf(b, shared));
    const places = entrants.map((_, place) => place);
    const pairings = places.flatMap((first) =>
      places.filter((second) => second > first).map((second) => [first, second] as const),
    );
    return { ...plan, entrants, pairings };
  };
  return { before: only(before), after: only(after), otherDecks };
}

function orderOf({ deck }: Plan['entrants'][number], ids: readonly string[]): number {
  return deck === null ? 0 : ids.indexOf(deck.id);
}

function idsOf({ entrants }: Plan): string[] {
  return [...new Set(entrants.flatMap(({ deck }) => (deck === null ? [] : [deck.id])))];
}

/** Whether the rules of play in both folders say the same. */
export function haveSameRules(one: string, other: string): boolean {
  return one === other || rulesText(one) === rulesText(other);
}

function rulesText(folder: string): string {
  const rules = join(folder, 'rules');
  return readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[cm]?[jt]s$/.test(path))
    .toSorted()
    .map((path) => `${path}\n${readFileSync(join(rules, path), 'utf8')}`)
    .join('\n');
}
