/** Takes values out of a vocabulary that may have any form. */
import type { Text } from '../../engine/game.ts';
import type { ClosedWords } from './model.ts';
import { isMapping } from '../../engine/mapping.ts';

export { isMapping };

/** The value as a mapping; an empty one when it is none. */
export function mapping(value: unknown): Readonly<Record<string, unknown>> {
  return isMapping(value) ? value : {};
}

export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The texts in a list; none when it is no list. */
export function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

export function wordsIn(value: unknown): ClosedWords {
  return new Map(Object.entries(mapping(value)).map(([word, name]) => [word, name as Text]));
}
