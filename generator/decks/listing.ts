import { UNPLACED, type Card, type Deck, type Verdict } from '../../engine/construction/types.ts';
import type { Text } from '../../engine/game.ts';
import type { CheckResult } from '../check.ts';
import { isMapping } from '../link/game-files.ts';
import { inLocale } from '../words.ts';
import type { NameIndex } from './names.ts';
import { readTextList } from './text-list.ts';

/** What a deck holds, as a list that can be pasted again, with a heading. */
export function deckListing(
  deck: Deck,
  verdict: Verdict,
  { linked, locale }: Pick<CheckResult, 'linked' | 'locale'>,
): string {
  const cards = new Map(
    Object.values(linked?.cards ?? {}).flatMap((kind) => kind.map((card) => [card.id, card])),
  );
  const lines = [...verdict.sections].flatMap(([section, held]) => [
    ...(section === UNPLACED ? [] : [`${section}:`]),
    ...[...held].map(([id, count]) => {
      const line = `${count} ${nameOf(cards.get(id), id, locale)}`;
      return linked !== null && means(line, id, linked.names) ? line : `${count} ${id}`;
    }),
  ]);
  const choices = Object.entries(deck.choices).map(([name, value]) => `${name}: ${String(value)}`);
  const state = verdict.legal ? 'legal' : `not legal: ${codes(verdict)}`;
  return [`# ${deck.id}: ${verdict.size} cards, ${state}`, ...choices, ...lines].join('\n');
}

function nameOf(card: Card | undefined, id: string, locale: string): string {
  const name = card?.['name'];
  return isMapping(name) || typeof name === 'string' ? inLocale(name as Text, locale) : id;
}

/** Whether a reader of the line finds this card; names may be shared, or hold a # or a line break. */
function means(line: string, id: string, names: NameIndex): boolean {
  const { data } = readTextList(line, '', {});
  const [entry, ...others] = data['cards'] as readonly { card: string; count: number }[];
  const [found, ...doubts] = names.find(entry?.card ?? '');
  const isWhole = line.startsWith(`${entry?.count} `);
  return isWhole && others.length === 0 && found === id && doubts.length === 0;
}

function codes({ violations }: Verdict): string {
  return [...new Set(violations.map(({ code }) => code))].join(', ');
}
