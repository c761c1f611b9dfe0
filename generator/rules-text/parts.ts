/** The parts of a card that are written in words of the vocabulary, as paragraphs. */
import { isMapping } from '../../kernel/index.ts';
import type { Path } from '../../diagnostics/index.ts';
import type { Card } from '../../engine/construction/index.ts';
import { canonicalCondition, canonicalEffect } from './canonical.ts';
import { clausesSlot } from './clauses.ts';
import { printEffect, readEffect } from './effect.ts';
import type { Language } from './language.ts';
import { printPhrase } from './phrase.ts';
import { Reader, readPhrase } from './read-phrase.ts';
import { joined, plainText, sentence, type Run } from './runs.ts';
import type { Scope, Slot } from './slot.ts';
import { cardsSlot } from './slots/cards.ts';

export type Part = 'effects' | 'requirements' | 'slots';

/** A field of a card with such a part: a list. */
export interface PartField {
  readonly part: Part;
  /** The name of the field, and of its sentence. */
  readonly field: string;
  readonly value: unknown;
  /** Where the list is on the card, or in its file. */
  readonly place: Path;
}

/** One paragraph for each effect, and one for all requirements or slots. */
export function printPart({ part, field, value, place }: PartField, language: Language): Run[][] {
  const list = Array.isArray(value) ? value.filter(isMapping) : [];
  if (part === 'effects') {
    return list.map((effect, index) => printEffect(effect, [...place, index], language));
  }
  if (list.length === 0) return [];
  const placed = list.map((one, index) => ({ value: one, place: [...place, index] }));
  const values = { [field]: { value: part === 'requirements' ? placed : list, place } };
  const runs = printPhrase(language.sentence(field), partScope(part, field, language), values);
  return [joined(sentence(runs, language.locale))];
}

/** Every list that prints as these paragraphs. One, unless the vocabulary is ambiguous. */
export function readPart(
  paragraphs: readonly string[],
  { part, field }: Pick<PartField, 'part' | 'field'>,
  language: Language,
  carrier: Card | null = null,
): unknown[][] {
  if (part === 'effects') {
    return paragraphs
      .map((text) => readEffect(text, language, carrier))
      .reduce<unknown[][]>(
        (lists, next) => lists.flatMap((list) => next.map((one) => [...list, one])),
        [[]],
      );
  }
  const [text = ''] = paragraphs;
  const reader = new Reader(text, language.locale);
  const scope = partScope(part, field, language);
  const found = readPhrase(language.sentence(field), scope, reader, { at: 0, begins: true })
    .filter(({ next }) => next.at === text.length)
    .map(({ value }) => canonicalPart(part, value[field] as readonly unknown[], language))
    .filter((value) => sameText(printPart({ part, field, value, place: [] }, language), text));
  return [...new Map(found.map((list) => [JSON.stringify(list), list])).values()];
}

/** The list in the one form in which it is read back. */
export function canonicalPart(part: Part, list: readonly unknown[], language: Language): unknown[] {
  return list.map((one) => {
    if (part === 'effects')
      return canonicalEffect(one as Readonly<Record<string, unknown>>, language);
    return part === 'requirements' ? canonicalCondition(one, 'requirements', language) : one;
  });
}

function partScope(part: Exclude<Part, 'effects'>, field: string, language: Language): Scope {
  const slot: Slot =
    part === 'requirements' ? clausesSlot(language, 'requirements') : cardsSlot(language);
  return {
    slots: new Map([[field, slot]]),
    optional: new Set(),
    given: {},
    locale: language.locale,
  };
}

function sameText([runs = []]: readonly (readonly Run[])[], text: string): boolean {
  return plainText(runs) === text;
}
