/** One word for each meaning: texts that use a word which glossary.yaml avoids. */
import { fault, type Fault } from '../../diagnostics/index.ts';
import { isMapping, remember } from '../../kernel/index.ts';
import { madeOfEach } from '../../engine/construction/index.ts';
import { pathIn, type Mention } from '../validate/validator.ts';
import type { CheckedFile, LinkCheck } from './game-files.ts';

interface Avoided {
  readonly locale: string;
  readonly word: string;
  /** What is written instead, in the same language. */
  readonly term: string;
}

export const glossary: LinkCheck = ({ files }) => {
  const own = files.find(({ role }) => role.role === 'glossary');
  const avoided = own === undefined ? [] : avoidedIn(own);
  if (avoided.length === 0) return [];
  return files
    .filter(({ role }) => role.role !== 'glossary')
    .flatMap((file) => inFile(file, avoided));
};

const avoidedIn = remember(({ data }: CheckedFile): readonly Avoided[] =>
  Object.values(isMapping(data) ? data : {}).flatMap((entry) => {
    if (!isMapping(entry) || !isMapping(entry['avoid'])) return [];
    const { term, avoid } = entry;
    return Object.entries(avoid as Record<string, unknown>).flatMap(([locale, words]) => {
      const own: unknown = isMapping(term) ? term[locale] : term;
      if (!Array.isArray(words) || typeof own !== 'string') return [];
      return words.map((word) => ({ locale, word: String(word), term: own }));
    });
  }),
);

const inFile = remember((file: CheckedFile, avoided: readonly Avoided[]): readonly Fault[] =>
  avoidedEach(file.mentions['x-text'], avoided)
    .flat()
    .map(({ mention: { value, pointer }, found: { word, term, locale } }) => {
      const path = pathIn(file.data, pointer);
      const place = { file: file.path, path: isMapping(value) ? [...path, locale] : path };
      return fault('CW1601', place, { word, term });
    }),
);

const avoidedEach = madeOfEach((mention: Mention, avoided: readonly Avoided[]) => {
  const { value } = mention;
  const all = isMapping(value) ? inLanguages(value, avoided) : inText(value, avoided);
  return all.map((found) => ({ mention, found }));
});

/** Of a text that has not changed it is known. */
const inLanguages = remember(
  (texts: Readonly<Record<string, unknown>>, avoided: readonly Avoided[]): readonly Avoided[] =>
    Object.entries(texts).flatMap(([locale, text]) =>
      inText(
        text,
        avoided.filter((one) => one.locale === locale),
      ),
    ),
);

function inText(text: unknown, avoided: readonly Avoided[]): readonly Avoided[] {
  if (typeof text !== 'string') return [];
  return avoided.filter(({ word, term }) => contains(text.replaceAll(term, ' '), word));
}

/** Whole words where words are parted by spaces; anywhere else. */
function contains(text: string, word: string): boolean {
  if (!/^[\p{Script=Latin}\p{Nd} '’-]+$/u.test(word)) return text.includes(word);
  const found = text.toLowerCase().indexOf(word.toLowerCase());
  if (found < 0) return false;
  const escaped = word.replaceAll(/[-/\\^$*+?.()|[\]{}]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<!\p{L})${escaped}(?!\p{L})`, 'iu').test(text);
}
