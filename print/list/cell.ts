/** One value of a card in a table, as HTML. */
import { inLocale } from '../../generator/words.ts';
import { findIcon } from '../render/icons.ts';
import type { Scope } from '../render/helpers/helper.ts';
import { escape } from '../render/helpers/markup.ts';
import { drawPattern } from '../render/helpers/pattern.ts';
import { isTextMap } from '../render/helpers/text.ts';

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
 * An id in the words of the game: the name of a component, or what templates call it, best as a
 * word of its field (`class-infantry`).
 */
export function worded(id: string, { game, locale }: Scope, field?: string): string {
  const name = game.component(id)?.['name'];
  if (typeof name === 'string') return name;
  if (isTextMap(name)) return inLocale(name, locale);
  const keys = field === undefined ? [id] : [`${field}-${id}`, `${field}.${id}`, id];
  const known = keys.map((key) => game.words.get(key)).filter((word) => word !== undefined);
  // Words with values in them are sentences, not names.
  const words = known.map((word) => inLocale(word, locale)).find((word) => !word.includes('{'));
  return words ?? id;
}

function isOffsets(value: unknown): value is readonly (readonly number[])[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(Number.isInteger))
  );
}
