/** What is on a card beside its rules text: its fields, in the words of templates/words.yaml where that has them. */
import { isMapping, type GameFiles } from '../../generator/link/game-files.ts';
import { fieldWordsOf, kebab } from '../field-words.ts';
import type { Names } from './names.ts';
import { tableWordsOf } from './table-words.ts';

/** What is told elsewhere (name, rules text), or only looked at. */
const NOT_FIGURES = new Set(['id', 'name', 'effects', 'text', 'flavour', 'emblem', 'art', 'icon']);

/** Arrows and the like by direction are drawn as they lie on a card. */
const DIRECTIONS = [
  ['frontLeft', 'front', 'frontRight'],
  ['left', '', 'right'],
  ['backLeft', 'back', 'backRight'],
];

export type CardFigures = (id: string) => string[];

export function cardFiguresOf(game: GameFiles, locale: string, names: Names): CardFigures {
  const table = tableWordsOf(locale);
  const words = fieldWordsOf(game, locale);

  return (id) => {
    const fields = Object.entries(game.names.get(id)?.item.value ?? {}).filter(
      ([field]) => !NOT_FIGURES.has(field),
    );
    return fields.flatMap(([field, value]) => told([field], value));
  };

  /** `path`: the field, and inside it another one. Lists of words of the vocabulary are rules text. */
  function told(path: readonly string[], value: unknown): string[] {
    if (Array.isArray(value) && value.some(isMapping)) return [];
    const key = path.map(kebab).join('-');
    const label = words.label(key) ?? capital(key.replaceAll('-', ' '));
    if (isMapping(value) && isByDirection(value)) return [`${label}:`, ...drawn(value)];
    if (isMapping(value)) {
      return Object.entries(value).flatMap(([inner, part]) => told([...path, inner], part));
    }
    const drawing = drawingOf(value);
    if (drawing !== null) return [`${label}:`, ...drawing.map((line) => `  ${line}`)];
    const written = [value].flat().map((one) => inWords(key, one));
    return written.length === 0 ? [] : [`${label}: ${written.join(', ')}`];
  }

  function inWords(key: string, value: unknown): string {
    const own = typeof value === 'boolean' ? table(value ? 'yes' : 'no') : String(value);
    return words.word(key, own) ?? names.byId.get(own) ?? own;
  }

  /** Lines of a pattern, by its id or written out. */
  function drawingOf(value: unknown): string[] | null {
    if (typeof value !== 'string') return null;
    if (value.includes('@')) return value.trimEnd().split('\n');
    const found = game.names.get(value);
    const draw = found?.kind === 'pattern' ? found.item.value['draw'] : undefined;
    return typeof draw === 'string' ? draw.trimEnd().split('\n') : null;
  }
}

function isByDirection(value: Readonly<Record<string, unknown>>): boolean {
  const known = DIRECTIONS.flat();
  return Object.keys(value).every((key) => known.includes(key));
}

function drawn(value: Readonly<Record<string, unknown>>): string[] {
  return DIRECTIONS.map((row) => {
    const places = row.map((direction) => {
      const figure = value[direction];
      return direction === '' ? '@' : figure === undefined ? '.' : JSON.stringify(figure);
    });
    return `  ${places.join(' ')}`;
  });
}

function capital(label: string): string {
  return label.slice(0, 1).toUpperCase() + label.slice(1);
}
