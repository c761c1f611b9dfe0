/**
 * Which translation was made from which text. The record (`translations.lock.json`, written by
 * `cardwright build`) keeps a fingerprint of both; when the first changes and the second does not,
 * the translation is probably out of date.
 */
import { isMapping, remember } from '../../kernel/index.ts';
import { fault, type Fault } from '../../diagnostics/index.ts';
import { pathIn, type Mention } from '../validate/validator.ts';
import type { CheckedFile, GameFiles, LinkCheck, TranslationRecord } from './game-files.ts';

export const RECORD = 'translations.lock.json';

/** A translated text of the game. */
interface Translation {
  readonly mention: Mention;
  /** Place in the record: the id of the component, else the file, and the path in it. */
  readonly key: string;
  readonly locale: string;
  /** Fingerprints of the source text and of the translation, separated by a space. */
  readonly prints: string;
}

/** Translations whose source text changed after them. Without a record there is nothing to compare. */
export const staleTranslations: LinkCheck = (game) => {
  const record = game.translations;
  if (record === null) return [];
  return game.files.flatMap((file) => staleIn(file, game.manifest.locales, record));
};

const staleIn = remember(
  (file: CheckedFile, locales: readonly string[], record: TranslationRecord) =>
    translationsIn(file, locales)
      .filter((one) => isStale(one, record))
      .map(({ mention, locale }): Fault => {
        const path = [...pathIn(file.data, mention.pointer), locale];
        return fault('CW1213', { file: file.path, path }, { locale, source: locales[0] ?? '' });
      }),
);

/**
 * The record after a build: new and changed translations are taken as made from the present text,
 * stale ones keep their entry until somebody changes them. With `acceptStale` they count as right.
 */
export function nextRecord(game: GameFiles, acceptStale: boolean): TranslationRecord {
  const old = game.translations ?? {};
  const next: Record<string, Record<string, string>> = {};
  const { files, manifest } = game;
  for (const one of files.flatMap((file) => translationsIn(file, manifest.locales))) {
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

function translationsIn(file: CheckedFile, locales: readonly string[]): Translation[] {
  const [source = '', ...others] = locales;
  return file.mentions['x-text'].flatMap((mention): Translation[] => {
    const { value } = mention;
    if (!isMapping(value) || typeof value[source] !== 'string') return [];
    const from = fingerprint(value[source]);
    return others.flatMap((locale) => {
      const text = value[locale];
      if (typeof text !== 'string') return [];
      const prints = `${from} ${fingerprint(text)}`;
      return [{ mention, key: keyOf(file, mention), locale, prints }];
    });
  });
}

/** `/3/name` in a list of components becomes `orc-ravager#name`, so that moving it changes nothing. */
function keyOf({ path, data }: CheckedFile, { pointer }: Mention): string {
  const [, index = '', ...rest] = pointer.split('/');
  const item = Array.isArray(data) ? (data[Number(index)] as unknown) : data;
  const id = isMapping(item) ? item['id'] : undefined;
  if (typeof id !== 'string' || path === 'game.yaml') return `${path}#${pointer.slice(1)}`;
  return `${id}#${Array.isArray(data) ? rest.join('/') : pointer.slice(1)}`;
}

/** FNV-1a, 32 bits: tells texts apart, protects nothing. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
