/** A deck with other cards, as it is played. */
import {
  compiledDeck,
  type Deck,
  type Entry,
  type Judge,
} from '../../engine/construction/index.ts';
import type { AnyRules, CompiledDeck } from '../../engine/index.ts';
import type { Plan } from '../plan.ts';

/** Null where the limits of decks refuse it. `judge`: null in games without such limits. */
export function judgedDeck(draft: Deck, judge: Judge | null): CompiledDeck | null {
  if (judge === null) return unjudged(draft);
  const verdict = judge(draft);
  return verdict.legal ? compiledDeck(draft, verdict) : null;
}

/** Whether the rules of play let a deck play against itself; null in games that are played without decks. */
export function isPlayable(
  rules: AnyRules,
  deck: CompiledDeck | null,
  { options, parts }: Plan,
): boolean {
  const decks = deck === null ? [] : [deck, deck];
  const setup = { players: 2, decks, options, ...(parts !== undefined && { parts }) };
  return rules.refuseSetup(setup).length === 0;
}

/** As it is written: nobody judges it. */
function unjudged(draft: Deck): CompiledDeck {
  const sections = new Map(
    Object.entries(draft.sections).map(([name, entries]) => [name, copiesIn(entries)] as const),
  );
  const cards = copiesIn(Object.values(draft.sections).flat());
  return compiledDeck(draft, { cards, sections });
}

function copiesIn(entries: readonly Entry[]): Map<string, number> {
  const copies = new Map<string, number>();
  for (const { card, count } of entries) copies.set(card, (copies.get(card) ?? 0) + Number(count));
  return copies;
}
