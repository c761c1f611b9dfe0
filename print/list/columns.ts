/**
 * What a table of cards shows: a column for each field that says something in a few words, and its
 * values as HTML.
 */
import type { Card } from '../../engine/construction/index.ts';
import { inLocale } from '../../kernel/index.ts';
import { findIcon } from '../render/icons.ts';
import type { Scope } from '../render/helpers/helper.ts';
import { escape } from '../render/helpers/markup.ts';
import { drawPattern } from '../render/helpers/pattern.ts';
import { isTextMap } from '../render/helpers/text.ts';

/** A field that is the same for all cards, or a long text, tells nothing in a table. */
const LONGEST = 60;

/** Fields with a value of a few words on at least one card, in the order of the cards; the name first. */
export function columnsOf(cards: readonly Card[], locale: string): string[] {
  const fields = [...new Set(cards.flatMap((card) => Object.keys(card)))];
  return fields
    .filter((field) => !['id', 'kind', 'name', 'title'].includes(field))
    .filter((field) => cards.some((card) => isShown(card[field])))
    .filter((field) => cards.every((card) => lengthOf(card[field], locale) <= LONGEST));
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
  if (Array.isArray(value)) return value.map((item) => cell(item, field, scope)).join(', ');
  if (isTextMap(value) && scope.locale in value) return escape(inLocale(value, scope.locale));
  return Object.entries(value as Readonly<Record<string, unknown>>)
    .filter(([, item]) => item !== undefined && item !== null && item !== false)
    .map(([name, item]) => `${escape(worded(name, scope, field))} ${cell(item, name, scope)}`)
    .join(', ');
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
  const keys = field === undefined ? [id] : [`${field}-${id}`, `${field}.${id}`, id];
  const known = keys.map((key) => game.templateTexts.get(key)).filter((text) => text !== undefined);
  const names = known.map((text) => inLocale(text, locale));
  // Texts with values in them are sentences, not names.
  return names.find((name) => !name.includes('{')) ?? id;
}

function isOffsets(value: unknown): value is readonly (readonly number[])[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(Number.isInteger))
  );
}
