import type { JsonSchema } from '../schema/json-schema.ts';
import { remember } from '../../kernel/index.ts';

/** The words of a vocabulary, as they are in a bundle that was made of it. */
interface VocabularyIndex {
  /** Groups by word. */
  readonly groups: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words that have a parameter, by group and parameter: `operations steps`. */
  readonly readers: ReadonlyMap<string, readonly string[]>;
}

export const vocabularyIn = remember((bundle: JsonSchema): VocabularyIndex => {
  const groups = new Map<string, Set<string>>();
  const readers = new Map<string, Set<string>>();
  visit(bundle);
  return {
    groups,
    readers: new Map(Array.from(readers, ([parameter, words]) => [parameter, [...words]])),
  };

  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    const { 'x-group': group, 'x-word': word, properties = {} } = node as JsonSchema;
    if (group !== undefined) {
      for (const name of wordsOf(node as JsonSchema)) put(groups, name, group);
      if (word !== undefined) {
        for (const parameter of Object.keys(properties)) {
          put(readers, `${group} ${parameter}`, word);
        }
      }
    }
    Object.values(node).forEach(visit);
  }
});

/** A word with parameters, words that stand alone, or words that are keys. */
function wordsOf({ 'x-word': word, enum: alone, properties }: JsonSchema): string[] {
  if (word !== undefined) return [word];
  return alone === undefined ? Object.keys(properties ?? {}) : alone.map(String);
}

function put(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([value]));
  else known.add(value);
}
