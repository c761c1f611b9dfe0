/**
 * Which translation was made from which text. The record (`translations.lock.json`, written by
 * `cardwright build`) keeps a fingerprint of both; when the first changes and the second does not,
 * the translation is probably out of date.
 */
import { isMapping, remember } from '../../kernel/index.ts';
import { fault, type Fault } from '../../diagnostics/index.ts';
import { madeOfEach } from '../../engine/construction/index.ts';
import { type Mention, pathIn } from '../validate/validator.ts';
import type { CheckedFile, GameFiles, LinkCheck, TranslationRecord } from './game-files.ts';
import type { Clause, TranslatedClauses } from './read-clauses.ts';

export const RECORD = 'translations.lock.json';

/** A translated text of the game. */
interface Translation {
  /** Place in the record: the id of the component, else the file, and the path or the clause in it. */
  readonly key: string;
  readonly locale: string;
  /** Fingerprints of the source text and of the translation, separated by a space. */
  readonly prints: string;
}

/** Translations whose source text changed after them. Without a record there is nothing to compare. */
export const staleTranslations: LinkCheck = (game) => {
  const record = game.translations;
  if (record === null) return [];
  return [
    ...game.files.flatMap((file) => staleIn(file, game.manifest.locales, record)),
    ...game.translatedClauses.flatMap((file) => staleClauses(file, record, game.manifest.locales)),
  ];
};

const staleIn = remember(
  (file: CheckedFile, locales: readonly string[], record: TranslationRecord) =>
    staleEach(file.mentions['x-text'], file.path, Array.isArray(file.data), locales, record)
      .filter((stale) => stale !== null)
      .flatMap(({ pointer, stale }) => {
        const path = pathIn(file.data, pointer);
        return stale.map((locale) => {
          const place = { file: file.path, path: [...path, locale] };
          return fault('CW1213', place, { locale, source: locales[0] ?? '' });
        });
      }),
);

const staleClauses = remember(
  (translated: TranslatedClauses, record: TranslationRecord, [source = '']: readonly string[]) => {
    const { file, clauses, locale } = translated;
    return clauseTranslations(translated).flatMap((one): Fault[] => {
      const span = clauses.get(one.id)?.span;
      if (span === undefined || !isStale(one, record)) return [];
      return [fault('CW1213', { file, path: [], span }, { locale, source })];
    });
  },
);

/** The languages of each text that are stale; null for none. */
const staleEach = madeOfEach(
  (
    mention: Mention,
    path: string,
    isList: boolean,
    locales: readonly string[],
    record: TranslationRecord,
  ) => {
    const { value, pointer } = mention;
    if (!isMapping(value)) return null;
    const stale = translationsOf(value, keyOf(mention, path, isList), locales).flatMap((one) =>
      isStale(one, record) ? [one.locale] : [],
    );
    return stale.length === 0 ? null : { pointer, stale };
  },
);

/**
 * The record after a build: new and changed translations are taken as made from the present text,
 * stale ones keep their entry until somebody changes them. With `acceptStale` they count as right.
 */
export function nextRecord(game: GameFiles, acceptStale: boolean): TranslationRecord {
  const old = game.translations ?? {};
  const next: Record<string, Record<string, string>> = {};
  const { files, translatedClauses, manifest } = game;
  const translations = [
    ...files.flatMap((file) => translationsIn(file, manifest.locales)),
    ...translatedClauses.flatMap(clauseTranslations),
  ];
  for (const one of translations) {
    const kept = !acceptStale && isStale(one, old) ? old[one.key]?.[one.locale] : undefined;
    (next[one.key] ??= {})[one.locale] = kept ?? one.prints;
  }
  return next;
}

/** What a record's file says; entries of another form are omitted, as if nothing had been noted. */
export function readRecord(data: unknown): TranslationRecord | null {
  if (!isMapping(data)) return null;
  const entries = Object.entries(data).map(([key, prints]) => [
    key,
    Object.entries(isMapping(prints) ? prints : {}).filter(
      ([, print]) => typeof print === 'string',
    ),
  ]) as [string, [string, string][]][];
  return Object.fromEntries(entries.map(([key, prints]) => [key, Object.fromEntries(prints)]));
}

/** The text of the record's file: the same entries give the same bytes. */
export function recordText(record: TranslationRecord): string {
  const entries = Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

function isStale({ key, locale, prints }: Translation, record: TranslationRecord): boolean {
  const recorded = record[key]?.[locale];
  if (recorded === undefined || recorded === prints) return false;
  return recorded.split(' ')[1] === prints.split(' ')[1];
}

type Texts = Readonly<Record<string, unknown>>;

function translationsIn(
  { path, data, mentions }: CheckedFile,
  locales: readonly string[],
): Translation[] {
  return mentions['x-text'].flatMap((mention): Translation[] => {
    const key = keyOf(mention, path, Array.isArray(data));
    return isMapping(mention.value) ? translationsOf(mention.value, key, locales) : [];
  });
}

function translationsOf(
  texts: Texts,
  key: string,
  [source = '', ...others]: readonly string[],
): Translation[] {
  const found = printsOf(texts, source);
  return others.flatMap((locale) => {
    const prints = found.get(locale);
    return prints === undefined ? [] : [{ key, locale, prints }];
  });
}

/** Each clause by itself: `rules.md#LOW-4.1.1`. */
const clauseTranslations = remember(({ clauses, locale, source }: TranslatedClauses) =>
  [...clauses.values()].flatMap(({ id, text }): (Translation & Pick<Clause, 'id'>)[] => {
    const from = source.clauses.get(id)?.text;
    if (from === undefined) return [];
    const prints = `${fingerprint(from)} ${fingerprint(text)}`;
    return [{ id, key: `${source.file}#${id}`, locale, prints }];
  }),
);

/** By language; of a text that has not changed they are known. */
const printsOf = remember((texts: Texts, source: string): ReadonlyMap<string, string> => {
  if (typeof texts[source] !== 'string') return new Map();
  const from = fingerprint(texts[source]);
  return new Map(
    Object.entries(texts).flatMap(([locale, text]) =>
      typeof text === 'string' ? [[locale, `${from} ${fingerprint(text)}`] as const] : [],
    ),
  );
});

/** `/3/name` in a list of components becomes `orc-ravager#name`, so that moving it changes nothing. */
function keyOf({ pointer, entry }: Mention, path: string, isList: boolean): string {
  const id = isMapping(entry) ? entry['id'] : undefined;
  if (typeof id !== 'string' || path === 'game.yaml') return `${path}#${pointer.slice(1)}`;
  const second = isList ? pointer.indexOf('/', 1) : 0;
  return `${id}#${pointer.slice((second < 0 ? pointer.length : second) + 1)}`;
}

/** FNV-1a, 32 bits: tells texts apart, protects nothing. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
