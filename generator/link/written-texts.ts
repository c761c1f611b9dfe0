/** Hand-written rules texts say what the data say: the same numbers are in both. */
import { isMapping } from '../../kernel/index.ts';
import { fault, type Fault, type Path } from '../../diagnostics/index.ts';
import { CardTexts } from '../rules-text/card-texts.ts';
import { printPart, type Part } from '../rules-text/parts.ts';
import { numbersIn, plainText, type Run, spelledNumbersIn } from '../rules-text/runs.ts';
import type { Language } from '../rules-text/language.ts';
import { pathIn, type Mention } from '../validate/validator.ts';
import type { CheckedFile, LinkCheck } from './game-files.ts';

/** What the words "one", "a" or no word at all may stand for. */
const ONE = 1;

export const writtenTexts: LinkCheck = (game) => {
  const texts = new CardTexts(game);
  return game.files.flatMap((file) =>
    file.mentions['x-rules-text'].flatMap((mention) =>
      writtenIn(mention, file, game.manifest.locales).flatMap((written) => {
        const language = texts.language(written.locale);
        return language === null ? [] : compared(written, file, language);
      }),
    ),
  );
};

/** One language of a text, with the list that it stands for. */
interface WrittenText {
  readonly text: string;
  readonly locale: string;
  readonly path: Path;
  readonly field: string;
  readonly part: Part;
  readonly list: unknown;
}

function writtenIn(mention: Mention, file: CheckedFile, locales: readonly string[]): WrittenText[] {
  const path = pathIn(file.data, mention.pointer);
  const field = String(mention.argument);
  const card = mention.pointer.slice(0, mention.pointer.lastIndexOf('/'));
  const data = file.mentions['x-vocabulary'].find(({ pointer }) => pointer === `${card}/${field}`);
  // Without effects there is nothing that the text could contradict.
  if (data === undefined) return [];
  const shared = { field, part: data.argument as Part, list: data.value };
  if (isMapping(mention.value)) {
    return Object.entries(mention.value).flatMap(([locale, text]) =>
      typeof text === 'string' ? [{ ...shared, text, locale, path: [...path, locale] }] : [],
    );
  }
  const [locale = 'en'] = locales;
  return typeof mention.value === 'string'
    ? [{ ...shared, text: mention.value, locale, path }]
    : [];
}

function compared(
  { text, path, field, part, list }: WrittenText,
  file: CheckedFile,
  language: Language,
): Fault[] {
  const paragraphs = printPart({ part, field, value: list, place: [] }, language);
  const made = paragraphs.map(plainText).join(' ');
  const printed = paragraphs.flatMap((runs) => runs.flatMap(numberOf));
  const written = numbersIn(text);
  const known = [...printed, ...numbersIn(made)];
  const unknown = unique(written.filter((number) => !known.includes(number)));
  const said = [ONE, ...written, ...spelledNumbersIn(text)];
  const missing = unique(printed.filter((number) => !said.includes(number)));
  if (unknown.length === 0 && missing.length === 0) return [];
  return [fault('CW1450', { file: file.path, path }, { unknown, missing, made })];
}

function numberOf({ kind, text }: Run): number[] {
  return kind === 'number' ? numbersIn(text) : [];
}

function unique(numbers: readonly number[]): number[] {
  return [...new Set(numbers)];
}
