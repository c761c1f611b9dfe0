/** A judged deck as it is written down for others: swaps applied, names in the reader's language. */
import { UNPLACED, type Card, type Deck, type Verdict } from '../../engine/construction/types.ts';
import type { Text } from '../../engine/game.ts';
import type { CheckResult } from '../check.ts';
import { isMapping } from '../link/game-files.ts';
import { inLocale } from '../words.ts';
import { doublesIn } from './deck-words.ts';
import type { Changes } from './list-builder.ts';
import type { DeckForm, WrittenCard, WrittenDeck } from './forms/form.ts';
import type { NameIndex } from './names.ts';
import { listForm } from './forms/list.ts';

export function writtenDeck(
  deck: Deck,
  verdict: Verdict,
  { linked, locale }: Pick<CheckResult, 'linked' | 'locale'>,
  name: Text = deck.id,
  form: DeckForm = listForm,
): WrittenDeck {
  const cards = new Map(
    Object.values(linked?.cards ?? {}).flatMap((kind) => kind.map((card) => [card.id, card])),
  );
  const names = linked?.names ?? null;
  const changes = changesIn(deck);
  const written = ([id, count]: readonly [string, number]): WrittenCard => {
    const code = names?.code(id);
    const own = changes.get(id);
    const name = clearName(cards.get(id), id, { locale, names, form });
    return { id, count, name, ...(code !== undefined && { code }), ...(own && { changes: own }) };
  };
  return {
    id: deck.id,
    name: inLocale(name, locale),
    choices: deck.choices,
    sections: [...verdict.sections].map(([section, held]) => ({
      section: section === UNPLACED ? null : section,
      cards: [...held].map(written),
    })),
  };
}

/** What the deck changes of its cards, as it says. */
function changesIn({ sections }: Deck): ReadonlyMap<string, Changes> {
  const changed = Object.values(sections).flat();
  return new Map(
    changed.flatMap(({ card, changes }) =>
      isMapping(changes) || Array.isArray(changes) ? [[card, changes as Changes] as const] : [],
    ),
  );
}

export interface Reader {
  readonly locale: string;
  readonly names: NameIndex | null;
  /** In which the reader gets it; a list of lines when omitted. */
  readonly form?: DeckForm;
}

/** The name by which the reader finds the card again; its id where that is in doubt. */
export function clearName(
  card: Card | undefined,
  id: string,
  { locale, names, form = listForm }: Reader,
): string {
  const name = card?.['name'];
  if (names === null || !(isMapping(name) || typeof name === 'string')) return id;
  const shown = inLocale(name as Text, locale);
  return means(shown, id, names, form) ? shown : id;
}

/** Whether a line with this name is read as this card; names may be shared, or hold a # or a line break. */
function means(name: string, id: string, names: NameIndex, form: DeckForm): boolean {
  const sections = [{ section: null, cards: [{ id, name, count: 1 }] }];
  const text = form.write({ id: 'one', name: 'One', choices: {}, sections });
  const doubles = doublesIn(names.doubles);
  const list = form.read?.(text, '', { choices: {}, sections: [], doubles });
  if (list === undefined) return true;
  const [entry, ...others] = list.data['cards'] as readonly { card: string }[];
  if (entry === undefined || others.length > 0 || list.faults.length > 0) return false;
  const found = names.find(entry.card);
  return found.length === 1 && found[0] === id;
}
