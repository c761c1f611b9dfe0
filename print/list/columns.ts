/**
 * What a table of cards shows: a column for each field that says something in a few words, and its
 * values as HTML.
 */
import type { Card } from '../../engine/construction/index.ts';
import type { Text } from '../../engine/index.ts';
import { inLocale, isMapping } from '../../kernel/index.ts';
import { drawLayout, isLayout } from './layout.ts';
import { findIcon } from '../render/icons.ts';
import type { Scope } from '../render/helpers/helper.ts';
import { escape } from '../render/helpers/markup.ts';
import { drawPattern } from '../render/helpers/pattern.ts';
import { rulesText } from '../render/helpers/rules-text.ts';
import { isTextMap } from '../render/helpers/text.ts';

/** A field with a longer text tells nothing in a table. */
const LONGEST = 60;

/**
 * Fields with a value of a few words on at least one card, in the order of the cards; the name first.
 * What the card says as rules text has a column of its own (`rulesCell`).
 */
export function columnsOf(kind: string, { game, locale }: Scope): string[] {
  const cards = game.kinds[kind] ?? [];
  // What makes no difference in play is not looked up.
  const looks = game.manifest.kinds[kind]?.compare?.looks ?? [];
  const fields = [...new Set(cards.flatMap((card) => Object.keys(card)))];
  const spoken = new Set(
    cards.flatMap(({ id }) => game.texts.paragraphs(id, locale).map(({ field }) => field)),
  );
  return fields
    .filter(
      (field) => !['id', 'kind', 'name', 'title', ...looks].includes(field) && !spoken.has(field),
    )
    .filter((field) => !cards.some((card) => holdsEffects(card[field])))
    .filter((field) => cards.some((card) => isShown(card[field])))
    .filter((field) => cards.every((card) => lengthOf(card[field], locale) <= LONGEST))
    .filter((field) => cards.every((card) => isFlat(card[field])));
}

/** A list of lists, or what is described by parts of parts, is no cell of a table. */
function isFlat(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (isTextMap(value) || isLayout(value) || isOffsets(value)) return true;
  return depth < 2 && Object.values(value).every((part) => isFlat(part, depth + 1));
}

/** Effects that nobody reads on the card, such as those of one of its sides. */
function holdsEffects(value: unknown): boolean {
  return Array.isArray(value) && value.some((item) => isMapping(item) && 'do' in item);
}

/** What a card does, as it is printed on it. */
export function rulesCell(card: Card, scope: Scope): string {
  return String(rulesText.run([card], {}, scope));
}

/**
 * A field as players call it: by templates/words.yaml, by the term of glossary.yaml with its name, else
 * by its own words.
 */
export function fieldName(field: string, scope: Scope, terms: ReadonlyMap<string, string>): string {
  const name = worded(field, scope);
  if (name !== field) return name;
  const words = spaced(field);
  const found = terms.get(words.replaceAll(' ', '-')) ?? words;
  return found.charAt(0).toUpperCase() + found.slice(1);
}

/** `frontRight` as "front right". */
function spaced(word: string): string {
  return word.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
}

function isShown(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false;
}

function lengthOf(value: unknown, locale: string): number {
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  const text = (value as Readonly<Record<string, unknown>>)[locale];
  return typeof text === 'string' ? text.length : 0;
}

/** Figures, words, the names of other components, small drawings; empty for nothing. `field` is its name. */
export function cell(value: unknown, field: string, scope: Scope): string {
  if (value === undefined || value === null || value === false) return '';
  if (value === true) return '✓';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return drawing(value) ?? escape(worded(value, scope, field));
  if (isOffsets(value)) return drawPattern(value, {}, scope);
  if (isLayout(value)) return drawLayout(value, (sign) => worded(sign, scope, field));
  if (Array.isArray(value)) return value.map((item) => cell(item, field, scope)).join(', ');
  if (isTextMap(value) && scope.locale in value) return escape(inLocale(value, scope.locale));
  const { min, max } = value as Readonly<Record<string, unknown>>;
  if (typeof min === 'number' && typeof max === 'number')
    return min === max ? String(min) : `${min}–${max}`;
  return parts(value as Readonly<Record<string, unknown>>, field, scope);
}

/** What a value has: each part with its name, but for a component, which has one of its own. */
function parts(value: Readonly<Record<string, unknown>>, field: string, scope: Scope): string {
  const shown = Object.entries(value).filter(([, item]) => isShown(item));
  const isNamed = (item: unknown): boolean =>
    typeof item === 'string' && scope.game.component(item) !== undefined;
  return shown
    .map(([name, item]) => {
      const text = cell(item, name, scope);
      return isNamed(item) ? text : `${escape(spaced(worded(name, scope, field)))} ${text}`;
    })
    .join(shown.some(([, item]) => isNamed(item)) ? ' ' : ', ');
}

/** A colour as a field of it, an icon as itself. */
function drawing(value: string): string | undefined {
  if (/^#[0-9a-f]{3,8}$/i.test(value)) {
    return `<i class="swatch" style="background:${value}"></i> ${value}`;
  }
  const icon = value.includes(':') ? findIcon(value) : undefined;
  return icon === undefined
    ? undefined
    : `<svg class="icon" viewBox="${icon.viewBox}" width="1.6em" height="1.6em" aria-hidden="true">${icon.body}</svg>`;
}

/**
 * An id as players read it: the name of a component, or what templates call it, best as a
 * value of its field (`class-infantry`).
 */
export function worded(id: string, { game, locale }: Scope, field?: string): string {
  const name = game.component(id)?.['name'];
  if (typeof name === 'string') return name;
  if (isTextMap(name)) return inLocale(name, locale);
  const word = spaced(id).replaceAll(' ', '-');
  const keys =
    field === undefined ? [id, word] : [`${field}-${id}`, `${field}-${word}`, `${field}.${id}`, id];
  const known = keys.map((key) => game.templateTexts.get(key)).filter((text) => text !== undefined);
  const names = known.map((text) => inLocale(text, locale));
  // Texts with values in them are sentences, not names.
  return names.find((name) => !name.includes('{')) ?? closedWord(id, { game, locale }, field) ?? id;
}

/** A closed word of the vocabulary, best of the list with the name of its field. */
function closedWord(
  id: string,
  { game, locale }: Pick<Scope, 'game' | 'locale'>,
  field = '',
): string | undefined {
  const lists = game.spoken.vocabulary?.words ?? new Map<string, ReadonlyMap<string, Text>>();
  const own =
    lists.get(field)?.get(id) ?? [...lists.values()].find((list) => list.has(id))?.get(id);
  return own === undefined ? undefined : inLocale(own, locale);
}

function isOffsets(value: unknown): value is readonly (readonly number[])[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(Number.isInteger))
  );
}
