/** The terms of glossary.yaml, as rulebooks explain and list them. */
import { inLocale, isMapping } from '../../kernel/index.ts';
import type { Text } from '../../engine/index.ts';
import { filesOf, type GameFiles } from '../link/game-files.ts';

export interface Term {
  readonly key: string;
  readonly term: string;
  /** Null where glossary.yaml does not explain it. */
  readonly meaning: string | null;
  /** By what it is sorted: how Japanese is read. */
  readonly reading: string;
}

/** Each term in one language, in the order in which readers look for it. */
export function termsOf(game: Pick<GameFiles, 'files'>, locale: string): Term[] {
  const data = filesOf(game, 'glossary')[0]?.data;
  const order = new Intl.Collator(locale);
  return Object.entries(isMapping(data) ? data : {})
    .flatMap(([key, entry]): Term[] => {
      if (!isMapping(entry) || entry['term'] === undefined) return [];
      const term = inLocale(entry['term'] as Text, locale);
      const { meaning, reading } = entry as Record<string, Text | undefined>;
      return [
        {
          key,
          term,
          meaning: meaning === undefined ? null : inLocale(meaning, locale),
          reading: reading === undefined ? term : inLocale(reading, locale),
        },
      ];
    })
    .toSorted((a, b) => order.compare(a.reading, b.reading));
}

/** The key of the term that words in a text are, in bold: a plural counts, and one that ends a lead-in. Null for others. */
export function termIn(terms: readonly Term[]): (written: string) => string | null {
  // Two terms may be one word in a language: then it is the one that is explained.
  const explainedLast = terms.toSorted(
    (a, b) => Number(a.meaning !== null) - Number(b.meaning !== null),
  );
  const keys = new Map(explainedLast.map(({ key, term }) => [term.toLowerCase(), key]));
  return (written) => {
    const words = written.toLowerCase().replace(/[.:：。]$/, '');
    return keys.get(words) ?? keys.get(words.replace(/s$/, '')) ?? null;
  };
}
