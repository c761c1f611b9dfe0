/**
 * Texts of players: in every language of the game, not cut off by YAML, with bold type that ends.
 */
import { isMapping, nearest, remember } from '../../kernel/index.ts';
import { fault, type Fault } from '../../diagnostics/index.ts';
import { madeOfEach } from '../../engine/construction/index.ts';
import { type Mention, pathIn } from '../validate/validator.ts';
import type { CheckedFile, GameFiles, LinkCheck } from './game-files.ts';
import { EVENT_ID, SCALAR_STYLE } from 'js-yaml';
import { parseYaml } from '../load/yaml/parse.ts';
import { plainValue } from '../load/yaml/read-scalar.ts';

/** Texts have every language of the game and no other. A plain text is the same in all of them. */
export const texts: LinkCheck = (game) => {
  const { files, manifest } = game;
  const misnamed = misnamedLocale(game);
  return misnamed === null ? files.flatMap((file) => inFile(file, manifest.locales)) : [misnamed];
};

/** As few texts prove nothing: those of a game that is just begun. */
const FEW = 3;

/** One language of game.yaml that no text has, and one that they have in its place: a slip there, not in every text. */
function misnamedLocale({ files, manifest: { locales } }: GameFiles): Fault | null {
  const counts = new Map<string, number>();
  for (const file of files) {
    for (const [locale, count] of localesIn(file)) {
      counts.set(locale, (counts.get(locale) ?? 0) + count);
    }
  }
  const unlisted = [...counts.keys()].filter((locale) => !locales.includes(locale));
  const [written, ...others] = unlisted.toSorted(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0),
  );
  const unused = locales.findIndex((locale) => !counts.has(locale));
  const count = counts.get(written ?? '') ?? 0;
  if (written === undefined || others.length > 0 || unused === -1 || count <= FEW) return null;
  const place = { file: 'game.yaml', path: ['locales', unused] };
  return fault('CW1510', place, { locale: locales[unused] ?? '', written, count });
}

/** How many texts of a file there are in each language. */
const localesIn = remember((file: CheckedFile): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const all = localesOfEach(file.mentions['x-text']);
  const sets = new Map<string, number>();
  for (const one of all) sets.set(one, (sets.get(one) ?? 0) + 1);
  for (const [locales, count] of sets) {
    for (const locale of locales.split('\n').filter(Boolean)) {
      counts.set(locale, (counts.get(locale) ?? 0) + count);
    }
  }
  return counts;
});

/** Thousands of texts have the same languages. */
const localesOfEach = madeOfEach(({ value }: Mention): string =>
  isMapping(value) ? Object.keys(value).join('\n') : '',
);

const inFile = remember((file: CheckedFile, locales: readonly string[]) =>
  incompleteEach(file.mentions['x-text'], locales)
    .flat()
    .flatMap((mention) => check(mention, file, locales)),
);

const incompleteEach = madeOfEach((mention: Mention, locales: readonly string[]) =>
  isMapping(mention.value) && !isComplete(mention.value, locales) ? [mention] : [],
);

/** Has every language, and no more. */
function isComplete(text: object, locales: readonly string[]): boolean {
  const present = Object.keys(text);
  return present.length === locales.length && locales.every((locale) => present.includes(locale));
}

function check(mention: Mention, file: CheckedFile, locales: readonly string[]): Fault[] {
  const present = Object.keys(mention.value as object);
  const missing = locales.filter((locale) => !present.includes(locale));
  const unknown = present.filter((locale) => !locales.includes(locale));
  // `jp` for `ja` is one slip: what lacks a language is the text whose language is misspelt.
  const lacking = missing.slice(unknown.length);
  const path = pathIn(file.data, mention.pointer);
  return [
    ...unknown.map((locale) =>
      fault(
        'CW1211',
        { file: file.path, path: [...path, locale], part: 'key' },
        { locale, known: locales, nearest: nearest(locale, missing) },
      ),
    ),
    ...lacking.map((locale) =>
      fault('CW1212', { file: file.path, path, part: 'key' }, { locale, present }),
    ),
  ];
}

/** Texts that end at a number sign: YAML reads ` #` as the beginning of a comment. */

/** A sign that no space follows, as in `Card #3`. Comments have a space behind theirs, as a rule. */
const CUT = /[^\s#][ \t]+#[^\s#!]/;

const COMMENT = /^[ \t]+(#[^\s#!].*)/;

export const cutTexts: LinkCheck = ({ files }) => files.flatMap((file) => cutIn(file));

const cutIn = remember(({ path: file, text }: CheckedFile): readonly Fault[] => {
  // A second reading, of the few files that may have one.
  if (!CUT.test(text) || file.endsWith('.txt')) return [];
  return (parseYaml(text).events ?? []).flatMap((event) => {
    if (event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN) return [];
    const { valueStart: start, valueEnd } = event;
    const left = text.slice(start, valueEnd);
    const comment = COMMENT.exec(text.slice(valueEnd, text.indexOf('\n', valueEnd) >>> 0))?.[1];
    if (start < 0 || comment === undefined || typeof plainValue(left) !== 'string') return [];
    const end = valueEnd + text.slice(valueEnd).indexOf(comment) + comment.trimEnd().length;
    const params = { text: left, comment: comment.trimEnd() };
    return [fault('CW1462', { file, path: [], span: { start, end } }, params)];
  });
});

/** Texts in which bold type (`**`) begins and does not end. */

export const unclosedBold: LinkCheck = ({ files }) => files.flatMap((file) => unclosedIn(file));

const unclosedIn = remember((file: CheckedFile): readonly Fault[] =>
  unclosedEach(file.mentions['x-text'])
    .flat()
    .map(({ pointer, locale, text }) => {
      const path = pathIn(file.data, pointer);
      return unclosed(file, locale === null ? path : [...path, locale], text);
    }),
);

/** The texts of a mention in which it does not end, by language. */
const unclosedEach = madeOfEach(({ value, pointer }: Mention) => {
  const texts = isMapping(value) ? Object.entries(value) : [[null, value] as const];
  return texts.flatMap(([locale, text]) =>
    typeof text === 'string' && isUnclosed(text) ? [{ pointer, locale, text }] : [],
  );
});

/** Marks that a backslash takes the meaning from do not count. */
function isUnclosed(text: string): boolean {
  return text.includes('**') && text.replaceAll(/\\./gs, '').split('**').length % 2 === 0;
}

function unclosed({ path: file }: CheckedFile, path: Fault['path'], text: string): Fault {
  return fault('CW1463', { file, path }, { text });
}
