import { fault, type Fault } from '../../diagnostics/index.ts';
import { nearest } from '../nearest.ts';
import { pathIn, type Mention } from '../validate/validator.ts';
import { remember } from '../remember.ts';
import { isMapping, type CheckedFile, type LinkCheck } from './game-files.ts';

/** Texts have every language of the game and no other. A plain text is the same in all of them. */
export const texts: LinkCheck = ({ files, manifest }) =>
  files.flatMap((file) => inFile(file, manifest.locales));

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
  const path = pathIn(file.data, mention.pointer);
  return [
    ...unknown.map((locale) =>
      fault(
        'CW1211',
        { file: file.path, path: [...path, locale], part: 'key' },
        { locale, known: locales, nearest: nearest(locale, missing) },
      ),
    ),
    ...missing.map((locale) =>
      fault('CW1212', { file: file.path, path, part: 'key' }, { locale, present }),
    ),
  ];
}
