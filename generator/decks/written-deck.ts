/** A judged deck as it is written down for others: swaps applied, names in the reader's language. */
import { inLocale, isMapping } from '../../kernel/index.ts';
import { type Card, type Deck, UNPLACED, type Verdict } from '../../engine/construction/index.ts';
import type { Text } from '../../engine/index.ts';
import type { CheckedGame } from '../check.ts';
import type { Changes } from './list-builder.ts';
import type { DeckForm, WrittenCard, WrittenDeck } from './forms/form.ts';
import { doublesIn, type NameIndex } from './names.ts';
import { listForm } from './forms/own.ts';

/** What is needed of a game to write decks. */
type WrittenGame = Pick<CheckedGame['linked'], 'rules' | 'cards' | 'names'>;

export function writtenDeck(
  deck: Deck,
  verdict: Verdict,
  { linked, locale }: { readonly linked: WrittenGame; readonly locale: string },
  name: Text = deck.id,
  form: DeckForm = listForm,
): WrittenDeck {
  const cards = new Map(
    Object.values(linked.cards).flatMap((kind) => kind.map((card) => [card.id, card])),
  );
  const { names } = linked;
  const changes = changesIn(deck);
  const field = linked.rules?.changes?.from;
  const listOf = (card: Card | undefined): readonly unknown[] => {
    const list = field === undefined ? undefined : card?.[field];
    return Array.isArray(list) ? list : [];
  };
  const written = ([id, count]: readonly [string, number]): WrittenCard => {
    const code = names.code(id);
    const own = changes.get(id);
    const name = clearName(cards.get(id), id, { locale, names, form });
    return {
      id,
      count,
      name,
      ...(code !== undefined && { code }),
      ...(own && { changes: own, boxes: boxesOf(own, listOf(cards.get(id))) }),
    };
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

/** Of a change that is named without a number, all boxes. What the card does not list is omitted. */
function boxesOf(changes: Changes, list: readonly unknown[]): (readonly [number, number])[] {
  const ticked: readonly (readonly [unknown, unknown])[] = Array.isArray(changes)
    ? changes.map((name) => [name, undefined] as const)
    : Object.entries(changes);
  return ticked
    .flatMap(([name, boxes]) => {
      const place = list.findIndex(
        (one, index) => (isMapping(one) && one['name'] === name) || String(index) === String(name),
      );
      const change = list[place];
      if (!isMapping(change)) return [];
      return [[place, Number(boxes ?? change['boxes'] ?? 1)] as const];
    })
    .toSorted(([one], [other]) => one - other);
}

interface DeckAudience {
  readonly locale: string;
  readonly names: NameIndex | null;
  /** In which the reader gets it; a list of lines when omitted. */
  readonly form?: DeckForm;
}

/** The name by which the reader finds the card again; its id where that is in doubt. */
export function clearName(
  card: Card | undefined,
  id: string,
  { locale, names, form = listForm }: DeckAudience,
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

/** What a deck holds, as a list that can be pasted again, with a heading. */
export function deckListing(
  deck: Deck,
  verdict: Verdict,
  game: Pick<CheckedGame, 'linked' | 'locale'>,
  heading: string,
): string {
  return listForm.write(writtenDeck(deck, verdict, game, heading)).trimEnd();
}
