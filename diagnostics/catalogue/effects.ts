import { defineDiagnostic } from '../define.ts';
import { aWordOf, nounOf } from '../groups.ts';
import { didYouMean, oneOf, quote } from '../words.ts';

/** Effects: their words and what belongs to them. */
export const effects = {
  CW1416: defineDiagnostic<{
    word: string;
    /** The group of vocabulary.yaml that is asked for: `operations`. */
    group: string;
    nearest?: string | undefined;
    /** The words that can stand here, in the order of the vocabulary. */
    known: readonly string[];
    /** The group that the word belongs to. */
    elsewhere?: string | undefined;
    /** Of a target that does not stand alone: the parameters that it must have. */
    needs?: readonly string[] | undefined;
  }>({
    code: 'CW1416',
    name: 'unknown-effect-word',
    severity: 'error',
    title: 'A word that the vocabulary does not have',
    message({ word, group, elsewhere, needs }) {
      if (needs !== undefined) {
        return `${quote(word)} does not stand alone: it needs ${needs.map(quote).join(' and ')}.`;
      }
      return elsewhere === undefined
        ? `${quote(word)} is not ${aWordOf(group)} that is allowed here.`
        : `${quote(word)} is ${aWordOf(elsewhere)}, and ${aWordOf(group)} is needed here.`;
    },
    hint: ({ word, nearest, known, needs }) => {
      if (needs !== undefined) {
        const parameters = needs.map((name) => `, ${name}: …`).join('');
        return `Write { who: ${word}${parameters} }.`;
      }
      const list = known.length === 0 ? 'There is none.' : `Allowed here: ${oneOf(known)}.`;
      return nearest === undefined ? list : `${didYouMean(nearest, '')} ${list}`;
    },
  }),

  CW1417: defineDiagnostic<{
    parameter: string;
    word: string;
    /** The group of the word: `operations`. */
    group: string;
    nearest?: string | undefined;
    /** Other words of the group that read it. */
    readBy: readonly string[];
  }>({
    code: 'CW1417',
    name: 'unread-parameter',
    severity: 'error',
    title: 'A parameter that its word does not read',
    message: ({ parameter, word, group }) =>
      `The ${nounOf(group)} ${quote(word)} does not read ${quote(parameter)}.`,
    hint: ({ nearest, parameter, readBy }) =>
      didYouMean(
        nearest,
        readBy.length === 0
          ? 'Remove it.'
          : `Remove it, or use a word that reads ${quote(parameter)}: ${oneOf(readBy)}.`,
      ),
  }),

  CW1418: defineDiagnostic<{
    word: string;
    /** The durations that the operation takes. */
    known: readonly string[];
  }>({
    code: 'CW1418',
    name: 'missing-duration',
    severity: 'error',
    title: 'An operation does not say how long it works',
    message: ({ word }) => `The operation ${quote(word)} lasts, and nothing says how long.`,
    hint: ({ known }) => `Add "until" beside it: ${oneOf(known)}.`,
  }),

  CW1419: defineDiagnostic<{
    word: string;
    /** Operations that last. */
    lasting: readonly string[];
  }>({
    code: 'CW1419',
    name: 'duration-of-instant',
    severity: 'error',
    title: 'A duration beside an operation that happens at once',
    message: ({ word }) => `The operation ${quote(word)} happens at once: it takes no "until".`,
    hint: ({ lasting }) =>
      lasting.length === 0
        ? 'Remove "until".'
        : `Remove "until", or use an operation that lasts: ${oneOf(lasting)}.`,
  }),

  /** The filter of the word is a related place. */
  CW1420: defineDiagnostic<{
    word: string;
    /** The group of the word: `triggers`. */
    group: string;
    /** Id of the component that carries it. */
    id?: string | undefined;
  }>({
    code: 'CW1420',
    name: 'misplaced-word',
    severity: 'error',
    title: 'A word on a card that may not carry it',
    message: ({ word, group, id }) =>
      `${id === undefined ? 'This' : quote(id)} cannot carry the ${nounOf(group)} ${quote(word)}.`,
    hint: ({ word }) =>
      `Use another word, or widen "carriers" of ${quote(word)} in vocabulary.yaml.`,
  }),

  CW1428: defineDiagnostic<{
    /** What is picked. */
    choice: string;
  }>({
    code: 'CW1428',
    name: 'choice-not-read',
    severity: 'error',
    title: 'A choice that no operation works on',
    message: ({ choice }) => `A player picks ${quote(choice)}, and no operation works on it.`,
    hint: () => 'Remove "choose", or add the operation that it is for.',
  }),

  CW1429: defineDiagnostic<{
    operation: string;
    /** Choices that the operation works on. */
    needed: readonly string[];
    /** What is picked instead. */
    picked?: string | undefined;
  }>({
    code: 'CW1429',
    name: 'choice-missing',
    severity: 'error',
    title: 'An operation without the choice that it works on',
    message: ({ operation, picked }) =>
      picked === undefined
        ? `The operation ${quote(operation)} works on what a player picks, and nothing is picked.`
        : `The operation ${quote(operation)} does not work on ${quote(picked)}.`,
    hint: ({ needed }) => `Let "choose" pick ${oneOf(needed)}.`,
  }),

  /** The list in the vocabulary is a related place; it is `triggers` of the word or `operations` of the trigger. */
  CW1431: defineDiagnostic<{
    word: string;
    /** The group of the word: `operations`. */
    group: string;
    /** That of the effect. */
    trigger: string;
    /** Those under which the word may stand. */
    triggers?: readonly string[];
    /** Those that may stand under the trigger. */
    operations?: readonly string[];
  }>({
    code: 'CW1431',
    name: 'word-without-trigger',
    severity: 'error',
    title: 'A word in an effect whose trigger it does not go with',
    message: ({ word, group, trigger }) =>
      `The ${nounOf(group)} ${quote(word)} does not go with the trigger ${quote(trigger)}.`,
    hint: ({ trigger, triggers, operations = [] }) =>
      triggers === undefined
        ? `With ${quote(trigger)} goes ${oneOf(operations)}.`
        : `It goes with the trigger ${oneOf(triggers)}.`,
  }),

  /** The other words are related places. */
  CW1491: defineDiagnostic<{
    /** Words of the vocabulary, with their groups; at least one. */
    words: readonly { group: string; word: string }[];
  }>({
    code: 'CW1491',
    name: 'word-without-meaning',
    severity: 'warning',
    title: 'A word of the vocabulary that the rules of play do not know',
    message({ words: [first, ...others] }) {
      const named = first === undefined ? '' : `${nounOf(first.group)} ${quote(first.word)}`;
      const more =
        others.length === 0
          ? ''
          : others.length === 1
            ? ' and one other word'
            : ` and ${others.length} other words`;
      return `The rules of play do not know the ${named}${more}.`;
    },
    hint: () =>
      'Write in rules/ what it does (docs/how-to/play-effects.md), or remove it. A game with a card that uses it cannot be played.',
  }),
} as const;
