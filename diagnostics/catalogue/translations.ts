import { defineDiagnostic } from '../define.ts';
import { are, both, count as counted, didYouMean, either, oneOf, quote } from '../english.ts';

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
    title: 'Text in an undeclared language',
    message: ({ locale, known }) =>
      `game.yaml does not declare the language ${quote(locale)}, only ${both(known.map(quote))}.`,
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
    title: 'Missing translation',
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
    title: 'Outdated translation',
    message: ({ locale, source }) =>
      `The ${quote(source)} text was changed after this ${quote(locale)} text was translated from it.`,
    hint: ({ locale }) => `Update the ${quote(locale)} text.`,
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
    title: 'Code without a message',
    message: ({ code }) => `messages.yaml has no message for ${quote(code)}.`,
    hint: ({ code, nearest }) =>
      didYouMean(nearest, `Add ${quote(code)} with its text and fix to messages.yaml.`),
  }),

  CW1218: defineDiagnostic<{
    /** Why the message cannot be parsed, in a few words. */
    reason: string;
  }>({
    code: 'CW1218',
    name: 'bad-message-format',
    severity: 'error',
    title: 'Message cannot be parsed',
    message: ({ reason }) => `This is not a valid message: ${reason}.`,
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
    title: 'Unknown parameter in a message',
    message: ({ parameter, code }) => `${quote(code)} has no parameter ${quote(parameter)}.`,
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
    title: 'Unknown clause',
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
    title: 'Language without any text',
    message: ({ locale, written, count }) =>
      `No text of the game is in ${quote(locale)}; ${counted(count, 'text')} ${are(count)} in ${quote(written)}, which is not listed here.`,
    hint: ({ written }) => `Write ${quote(written)} here, or rename the language in the texts.`,
  }),

  CW1601: defineDiagnostic<{
    /** As glossary.yaml lists it under `avoid`. */
    word: string;
    /** The term in the same language. */
    term: string;
  }>({
    code: 'CW1601',
    name: 'term-against-glossary',
    severity: 'warning',
    title: 'Word avoided by the glossary',
    message: ({ word, term }) =>
      `This text says ${quote(word)}; the term of the game is ${quote(term)}.`,
    hint: ({ word, term }) =>
      `Write ${quote(term)}, or remove ${quote(word)} from "avoid" in glossary.yaml.`,
  }),
} as const;
