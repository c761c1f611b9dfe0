import { fault, type Fault } from '../../diagnostics/index.ts';
import { nearest } from '../nearest.ts';
import { pathIn, type Mention } from '../validate/validator.ts';
import { remember } from '../remember.ts';
import { isMapping, type CheckedFile, type GameFiles, type LinkCheck } from './game-files.ts';

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
    for (const { value } of file.mentions['x-text']) {
      for (const locale of isMapping(value) ? Object.keys(value) : []) {
        counts.set(locale, (counts.get(locale) ?? 0) + 1);
      }
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

const inFile = remember((file: CheckedFile, locales: readonly string[]) =>
  file.mentions['x-text']
    .filter(({ value }) => isMapping(value) && !isComplete(value, locales))
    .flatMap((mention) => check(mention, file, locales)),
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
