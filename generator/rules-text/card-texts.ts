/** The rules text of the components of a game, in any of its languages. */
import type { Path } from '../../diagnostics/index.ts';
import type { Text } from '../../engine/game.ts';
import { isMapping, type GameFiles, type Item } from '../link/game-files.ts';
import { inLocale } from '../words.ts';
import { Language } from './language.ts';
import { printPart, type Part } from './parts.ts';
import { printReminders } from './reminders.ts';
import type { Run } from './runs.ts';
import type { Names } from './slots/id.ts';
import { textFields } from './text-fields.ts';
import { readWritten } from './written.ts';

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

/** None where the list breaks its schema: that is told as a fault, and cannot be printed. */
function madeParagraphs(
  { value, path, file }: Item,
  field: string,
  part: Part,
  language: Language,
): Paragraph[] {
  const list = value[field];
  const place = [...path, field];
  if (file.faults.some((found) => isWithin(found.path, place))) return [];
  return printPart({ part, field, value: list, place }, language).map((runs, index) => ({
    field,
    runs,
    reminders:
      part === 'effects' && Array.isArray(list) && isMapping(list[index])
        ? printReminders(list[index], [...place, index], language)
        : [],
  }));
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
