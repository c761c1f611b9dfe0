/**
 * What would make an illegal deck legal: another choice, another leader, cards where they belong, or the
 * fewest cards to remove.
 *
 * The judge itself is asked, with something changed, so whatever it knows of the rules is respected. A
 * search is bounded: it may find nothing, but what it finds is right.
 */
import type { CardLookup, Deck, Entry, Judge, OptionValues, Verdict } from './types.ts';
import { declaredChoices } from './judge.ts';
import { movesOf, withMoves } from './moves.ts';
import { fewestToRemove, Trials, type Ask, type Fix } from './removal.ts';
import { compileOpenFilter } from '../filter.ts';
import type { ConstructionRules } from './rules.ts';

export interface Fixer {
  readonly judge: Judge;
  readonly rules: ConstructionRules;
  readonly cards: Pick<CardLookup, 'all'>;
}

/** Fixes of one sort that are reported. */
const MOST_REPORTED = 5;
export interface Fixes {
  /** Choices first, then cards to exchange, then cards to move, or else to remove. None for a deck that is legal. */
  readonly found: readonly Fix[];
  /** Whether all ways were tried: else there may be more, or fewer cards to remove. */
  readonly complete: boolean;
}

export function findFixes(
  deck: Deck,
  verdict: Verdict,
  { judge, rules, cards }: Fixer,
  options: OptionValues = {},
): Fixes {
  if (verdict.state === 'legal') return { found: [], complete: true };
  const trials = new Trials((changed) => judge(changed, options).state);
  const choices = otherChoices(deck, rules, trials.ask);
  const leaders = otherLeaders(deck, verdict, { rules, cards }, trials.ask);
  trials.beginAgain();
  const moved = toTheirSections(deck, verdict, { rules, cards }, trials.ask);
  const removals =
    moved === null && verdict.state === 'illegal'
      ? fewestToRemove(deck, verdict, (changed) => judge(changed, options), trials)
      : [];
  const lists = [choices, leaders, moved === null ? [] : [moved], removals];
  const areAllReported = lists.every(({ length }) => length <= MOST_REPORTED);
  return {
    found: lists.flatMap((list) => list.slice(0, MOST_REPORTED)),
    complete: areAllReported && !trials.wereTooMany,
  };
}

function toTheirSections(
  deck: Deck,
  verdict: Verdict,
  { rules, cards }: Pick<Fixer, 'rules' | 'cards'>,
  ask: Ask,
): Fix | null {
  const moves = movesOf(deck, verdict, rules, cards);
  const state = moves.length === 0 ? 'illegal' : ask(withMoves(deck, moves));
  return state === 'illegal' ? null : { change: 'move', moves, state };
}

function otherChoices(deck: Deck, rules: ConstructionRules, ask: Ask): Fix[] {
  const open = Object.entries(declaredChoices(rules)).filter(([, { fact }]) => fact !== true);
  return open.flatMap(([name, { from = [], ...choice }]) => {
    const now = deck.choices[name] ?? choice.default;
    return from.flatMap((value): Fix[] => {
      if (value === now) return [];
      const state = ask({ ...deck, choices: { ...deck.choices, [name]: value } });
      return state === 'legal' ? [{ change: 'choice', name, value }] : [];
    });
  });
}

/** Sections that hold exactly one card are those of leaders. */
function otherLeaders(
  deck: Deck,
  verdict: Verdict,
  { rules, cards }: Pick<Fixer, 'rules' | 'cards'>,
  ask: Ask,
): Fix[] {
  return Object.entries(rules.sections ?? {}).flatMap(([section, { size, accepts = {} }]) => {
    const [out, ...others] = [
      ...(verdict.sections.get(section) ?? new Map<string, number>()).keys(),
    ];
    if (size !== 1 || out === undefined || others.length > 0) return [];
    const filter = compileOpenFilter(accepts);
    return [...cards.all()].flatMap((card): Fix[] => {
      if (card.id === out || !filter.test(card, () => undefined)) return [];
      const state = ask(
        mapEntries(deck, (entry) => (entry.card === out ? { ...entry, card: card.id } : entry)),
      );
      return state === 'legal' ? [{ change: 'card', section, out, in: card.id }] : [];
    });
  });
}

function mapEntries(deck: Deck, change: (entry: Entry) => Entry): Deck {
  const sections = Object.entries(deck.sections).map(([name, list]) => [name, list.map(change)]);
  return { ...deck, sections: Object.fromEntries(sections) as Deck['sections'] };
}
