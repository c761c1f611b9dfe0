/**
 * Fields of cards and their words, as templates/words.yaml has them: `rank` or `card-rank` for a
 * field, `rank-elite` for a word of it, `hit-damage` for `hitDamage`.
 */
import type { Text } from '../../engine/index.ts';
import { inLocale, isMapping } from '../../kernel/index.ts';
import { filesOf, type GameFiles } from '../link/game-files.ts';

export interface FieldNames {
  /** What a field is called, by its path in kebab-case; undefined where nothing says it. */
  readonly label: (key: string) => string | undefined;
  readonly word: (key: string, value: string) => string | undefined;
}

export function fieldNamesOf(game: GameFiles, locale: string): FieldNames {
  const [file] = filesOf(game, 'template-words');
  const words = isMapping(file?.data) ? file.data : {};
  const wordFor = (...keys: readonly string[]): string | undefined => {
    const texts = keys.map((key) => words[key]).filter((text) => text !== undefined);
    // A sentence of a template that asks for values is no name: `{count} points`.
    return texts.map((text) => inLocale(text as Text, locale)).find((text) => !text.includes('{'));
  };
  return {
    label: (key) => wordFor(`card-${key}`, key, camel(key), `card-${singular(key)}`, singular(key)),
    word: (key, value) =>
      wordFor(`${key}-${kebab(value)}`, `${singular(key)}-${kebab(value)}`, kebab(value)),
  };
}

export function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `action-speed` → `actionSpeed`, as templates name it that take the field for the word. */
function camel(key: string): string {
  return key.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** `arrows` → `arrow`: words of templates are often those of one. */
function singular(key: string): string {
  return key.replace(/s$/, '');
}
