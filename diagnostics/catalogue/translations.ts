import { defineDiagnostic } from '../define.ts';
import { are, both, count as counted, didYouMean, either, oneOf, quote } from '../words.ts';

/** Languages and messages. */
export const translations = {
  CW1211: defineDiagnostic<{
    locale: string;
    /** The locales of game.yaml. */
    known: readonly string[];
    nearest?: string | undefined;
  }>({
    code: 'CW1211',
    name: 'unknown-locale',
    severity: 'error',
    title: 'A text in a language that the game does not list',
    message: ({ locale, known }) =>
      `The game has no language ${quote(locale)}; game.yaml lists ${both(known.map(quote))}.`,
    hint: ({ locale, known, nearest }) =>
      didYouMean(
        nearest,
        `Write ${either(known.map(quote))}, or add ${quote(locale)} to the locales in game.yaml.`,
      ),
  }),

  CW1212: defineDiagnostic<{
    /** The locale of game.yaml that the text lacks. */
    locale: string;
    /** The locales that it has. */
    present: readonly string[];
  }>({
    code: 'CW1212',
    name: 'missing-translation',
    severity: 'warning',
    title: 'A text is not translated',
    message: ({ locale, present }) =>
      `This text is missing in ${quote(locale)}; it has ${both(present.map(quote))}.`,
    hint: ({ locale }) =>
      `Add ${quote(locale)}. A text that is the same in every language is written once, without languages.`,
  }),

  CW1213: defineDiagnostic<{
    /** The locale whose text is out of date. */
    locale: string;
    /** The locale it was translated from. */
    source: string;
  }>({
    code: 'CW1213',
    name: 'stale-translation',
    severity: 'warning',
    title: 'The original of a translation has changed',
    message: ({ locale, source }) =>
      `The ${quote(source)} text was changed after this ${quote(locale)} text was translated from it.`,
    hint: ({ locale }) => `Bring the ${quote(locale)} text up to date.`,
  }),

  CW1217: defineDiagnostic<{
    /** A code of the game. */
    code: string;
    /** A code that messages.yaml has. */
    nearest?: string | undefined;
  }>({
    code: 'CW1217',
    name: 'missing-message',
    severity: 'warning',
    title: 'A code of the game has no words',
    message: ({ code }) => `messages.yaml has no words for ${quote(code)}.`,
    hint: ({ code, nearest }) =>
      didYouMean(nearest, `Add ${quote(code)} with its text and fix to messages.yaml.`),
  }),

  CW1218: defineDiagnostic<{
    /** What the reader of the message stumbled over, in a few words. */
    reason: string;
  }>({
    code: 'CW1218',
    name: 'bad-message-format',
    severity: 'error',
    title: 'A message that cannot be read',
    message: ({ reason }) => `This is not a readable message: ${reason}.`,
    hint: () =>
      "Write a parameter as {name}, a plural as {count, plural, one {# card} other {# cards}}, and a brace that is meant as text as '{'.",
  }),

  CW1219: defineDiagnostic<{
    parameter: string;
    /** The code whose message it is, or the word of the vocabulary whose phrase it is. */
    code: string;
    known: readonly string[];
    nearest?: string | undefined;
  }>({
    code: 'CW1219',
    name: 'unknown-message-parameter',
    severity: 'error',
    title: 'A message uses a parameter that its code does not have',
    message: ({ parameter, code }) =>
      `${quote(code)} comes without a parameter ${quote(parameter)}.`,
    hint: ({ known, nearest }) =>
      didYouMean(
        nearest,
        known.length === 0 ? 'It has no parameters.' : `It has the parameters ${oneOf(known)}.`,
      ),
  }),

  CW1220: defineDiagnostic<{
    /** As cited: `LOW-3.1.5`. */
    clause: string;
    nearest?: string | undefined;
  }>({
    code: 'CW1220',
    name: 'unknown-clause',
    severity: 'error',
    title: 'A clause that the rules do not have',
    message: ({ clause }) => `rules.md has no clause ${quote(clause)}.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Cite a clause of rules.md, or write it there.'),
  }),

  CW1510: defineDiagnostic<{
    /** The language of game.yaml that no text has. */
    locale: string;
    /** The one that the texts have in its place. */
    written: string;
    count: number;
  }>({
    code: 'CW1510',
    name: 'misnamed-locale',
    severity: 'error',
    title: 'A language of the game that no text has',
    message: ({ locale, written, count }) =>
      `No text of the game is in ${quote(locale)}; ${counted(count, 'text')} ${are(count)} in ${quote(written)}, which is not listed here.`,
    hint: ({ written }) => `Write ${quote(written)} here, or rename the language in the texts.`,
  }),
} as const;
