/** What a card says: its fields and its rules text, for who asks at the table and under a drawn position. */
import type { Text } from '../../engine/index.ts';
import { type GameFiles, CardTexts, fieldNamesOf, kebab } from '../../generator/index.ts';
import { inLocale, isMapping, nearest } from '../../kernel/index.ts';
import { rulesLine, rulesLines } from '../rules-text.ts';
import { namesOf, type Names } from './names.ts';
import { languageAtTable } from '../language.ts';
import { tableMessagesOf, type TableMessages } from './table-messages.ts';

/** The text of a component by its id or its name; whom else it might be about where there is none. */
export type CardText = (asked: string) => string;

export function cardTextOf(
  game: GameFiles,
  locale: string,
  names = namesOf(game, locale),
): CardText {
  const messages = tableMessagesOf(languageAtTable(locale));
  const texts = new CardTexts(game);
  const figures = cardFiguresOf(game, locale, names);
  // Of cards that only scenarios see nobody asks here.
  const cards = [...names.byId].filter(([id]) => game.names.get(id)?.fixture !== true);
  const known = cards.flat();
  return (asked) => {
    const wanted = asked.toLowerCase();
    const found =
      cards.find(([id, name]) => id === wanted || name.toLowerCase() === wanted) ??
      cards.find(([id]) => id === names.idOf.get(wanted));
    if (found === undefined) return notKnown(known, messages)(asked);
    const [id, name] = found;
    const made = rulesLines(texts.paragraphs(id, locale), game);
    const lines = made.length > 0 ? made : writtenOn(id);
    const text = lines.length === 0 ? [messages('noText')] : lines;
    return [`${name} (${id})`, ...[...figures(id), ...text].map((line) => `  ${line}`)].join('\n');
  };

  /** The text that somebody wrote by hand, in paragraphs. */
  function writtenOn(id: string): string[] {
    const text = game.names.get(id)?.item.value['text'] as Text | undefined;
    return inLocale(text ?? '', locale)
      .split('\n')
      .filter((line) => line.trim() !== '');
  }
}

function notKnown(known: readonly string[], messages: TableMessages): CardText {
  return (asked) => {
    const meant = nearest(asked, known);
    const hint = meant === undefined ? '' : ` ${messages('meant', { meant })}`;
    return `${messages('unknownCard', { card: asked })}${hint}`;
  };
}

/** What is shown elsewhere (name, rules text), or only looked at. */
const NOT_FIGURES = new Set(['id', 'name', 'effects', 'text', 'flavour', 'emblem', 'art', 'icon']);

/** Arrows and the like by direction are drawn as they lie on a card. */
const DIRECTIONS = [
  ['frontLeft', 'front', 'frontRight'],
  ['left', '', 'right'],
  ['backLeft', 'back', 'backRight'],
];

type CardFigures = (id: string) => string[];

function cardFiguresOf(game: GameFiles, locale: string, names: Names): CardFigures {
  const table = tableMessagesOf(languageAtTable(locale));
  const fieldNames = fieldNamesOf(game, locale);

  return (id) => {
    const fields = Object.entries(game.names.get(id)?.item.value ?? {}).filter(
      ([field]) => !NOT_FIGURES.has(field),
    );
    return fields.flatMap(([field, value]) => linesOf([field], value));
  };

  /** `path`: the field, and inside it another one. Lists of words of the vocabulary are rules text. */
  function linesOf(path: readonly string[], value: unknown): string[] {
    if (Array.isArray(value) && value.some(isMapping)) return [];
    const key = path.map(kebab).join('-');
    const label = fieldNames.label(key) ?? capital(key.replaceAll('-', ' '));
    if (isMapping(value) && isByDirection(value)) return [`${label}:`, ...drawn(value)];
    if (isMapping(value)) {
      return Object.entries(value).flatMap(([inner, part]) => linesOf([...path, inner], part));
    }
    const drawing = drawingOf(value);
    if (drawing !== null) return [`${label}:`, ...drawing.map((line) => `  ${line}`)];
    const written = [value].flat().map((one) => positions(key, one));
    return written.length === 0 ? [] : [`${label}: ${written.join(', ')}`];
  }

  function positions(key: string, value: unknown): string {
    const own = typeof value === 'boolean' ? table(value ? 'yes' : 'no') : String(value);
    return fieldNames.word(key, own) ?? names.byId.get(own) ?? own;
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

/** A line with the figures of a card: `  ac-side-swipe: ac white, hits 50`. */
const FIGURES = /^( +)([a-z0-9-]+):/;

/** Puts what is on a card under each line that begins with its id. */
export function boardTextsOf(game: GameFiles, locale: string): (diagram: string) => string {
  const texts = new CardTexts(game);
  return (diagram) =>
    diagram
      .split('\n')
      .flatMap((line) => {
        const [, indent = '', id = ''] = FIGURES.exec(line) ?? [];
        const lines = texts.paragraphs(id, locale).map(({ runs }) => rulesLine(runs));
        return [line, ...lines.map((text) => `${indent}  ${text}`)];
      })
      .join('\n');
}
