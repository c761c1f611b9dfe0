/** The rules text of the components of a game, in any of its languages. */
import { inLocale, remember } from '../../kernel/index.ts';
import type { Path } from '../../diagnostics/index.ts';
import type { Text } from '../../engine/index.ts';
import type { GameFiles, Item } from '../link/game-files.ts';
import { Language } from './language.ts';
import { type Part, printPart } from './parts.ts';
import { printReminders } from './reminders.ts';
import { readWritten, type Run } from './runs.ts';
import type { Names } from './slots/values.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { nodesAlongPath } from '../schema/walk.ts';

export interface Paragraph {
  /** The field of the component that it tells. */
  readonly field: string;
  readonly runs: readonly Run[];
  /** What its keywords mean, for players who meet them for the first time. */
  readonly reminders: readonly Run[];
}

export class CardTexts {
  readonly #game: GameFiles;
  readonly #languages = new Map<string, Language>();

  constructor(game: GameFiles) {
    this.#game = game;
  }

  /** Field by field in the order of the schema; paths count from the file. Empty for a card without rules text. */
  paragraphs(id: string, locale: string): Paragraph[] {
    const named = this.#game.names.get(id);
    const language = this.language(locale);
    if (named === undefined || language === null) return [];
    return textFields(this.#game.schemas.get(named.kind) ?? {}).flatMap(
      ({ field, part, written }) => {
        const text = written === null ? undefined : named.item.value[written];
        return text !== undefined && written !== null
          ? writtenParagraphs(text as Text, field, [...named.item.path, written], locale)
          : madeParagraphs(named.item, field, part, language);
      },
    );
  }

  /** Null for a game without a vocabulary, or with a damaged one. */
  language(locale: string): Language | null {
    const { vocabulary } = this.#game;
    if (vocabulary === null) return null;
    const known =
      this.#languages.get(locale) ??
      new Language(vocabulary, locale, (kinds) => namesIn(this.#game, kinds, locale));
    this.#languages.set(locale, known);
    return known;
  }
}

/** None where the list breaks its schema: that is reported as a fault, and cannot be printed. */
function madeParagraphs(
  { value, path, file }: Item,
  field: string,
  part: Part,
  language: Language,
): Paragraph[] {
  const list = value[field];
  const place = [...path, field];
  if (file.faults.some((found) => isWithin(found.path, place))) return [];
  const entries = (Array.isArray(list) ? (list as unknown[]) : []).map((one, index) => ({
    value: one,
    place: [...place, index],
  }));
  return printPart({ part, field, value: list, place }, language).map((runs, index) => {
    const shown = part === 'effects' ? entries.slice(index, index + 1) : entries;
    return { field, runs, reminders: printReminders(part, shown, language) };
  });
}

function isWithin(path: Path, place: Path): boolean {
  return place.every((step, index) => step === path[index]);
}

/** Lines of a hand-written text are paragraphs. */
function writtenParagraphs(text: Text, field: string, place: Path, locale: string): Paragraph[] {
  return inLocale(text, locale)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ field, runs: readWritten(line, place), reminders: [] }));
}

function namesIn({ names }: GameFiles, kinds: readonly string[], locale: string): Names {
  return new Map(
    [...names.values()].flatMap(({ id, kind, item }) => {
      const name = item.value['name'] as Text | undefined;
      if (!kinds.includes(kind)) return [];
      return [[id, name === undefined ? id : inLocale(name, locale)] as const];
    }),
  );
}

/** A field of a kind that rules text describes. */
interface TextField {
  readonly field: string;
  readonly part: Part;
  /** The field whose hand-written text replaces it (`x-rules-text` in its schema); null when there is none. */
  readonly written: string | null;
}

/** Of the kind with this schema, in the order of its properties. */
export const textFields = remember((schema: JsonSchema): TextField[] => {
  const fields = fieldsOf(schema);
  return fields.flatMap((field) => {
    const part = marked(schema, field, 'x-vocabulary');
    if (part === undefined) return [];
    const written = fields.find((other) => marked(schema, other, 'x-rules-text') === field);
    return [{ field, part, written: written ?? null }];
  });
});

function fieldsOf(schema: JsonSchema): string[] {
  const nodes = nodesAlongPath(schema, [], true).at(-1) ?? [];
  return [...new Set(nodes.flatMap(({ properties = {} }) => Object.keys(properties)))];
}

/** What a keyword says of a field. */
function marked<K extends 'x-vocabulary' | 'x-rules-text'>(
  schema: JsonSchema,
  field: string,
  keyword: K,
): JsonSchema[K] | undefined {
  const nodes = nodesAlongPath(schema, [field], true).at(-1) ?? [];
  return nodes.find((node) => node[keyword] !== undefined)?.[keyword];
}
