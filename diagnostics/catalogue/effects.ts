import { defineDiagnostic } from '../define.ts';
import { aWordOf, didYouMean, nounOf, oneOf, quote } from '../english.ts';

/** Effects: their words and what belongs to them. */
export const effects = {
  CW1416: defineDiagnostic<{
    word: string;
    /** The group of vocabulary.yaml that is asked for: `operations`. */
    group: string;
    nearest?: string | undefined;
    /** The words allowed here, in the order of the vocabulary. */
    known: readonly string[];
    /** The group that the word belongs to. */
    elsewhere?: string | undefined;
    /** Of a target: the parameters that it must have. */
    needs?: readonly string[] | undefined;
  }>({
    code: 'CW1416',
    name: 'unknown-effect-word',
    severity: 'error',
    title: 'Unknown word in an effect',
    message({ word, group, elsewhere, needs }) {
      if (needs !== undefined) {
        return `${quote(word)} needs ${needs.map(quote).join(' and ')}.`;
      }
      return elsewhere === undefined
        ? `${quote(word)} is not ${aWordOf(group)} that is allowed here.`
        : `${quote(word)} is ${aWordOf(elsewhere)}; ${aWordOf(group)} is needed here.`;
    },
    hint: ({ word, nearest, known, needs }) => {
      if (needs !== undefined) {
        const parameters = needs.map((name) => `, ${name}: …`).join('');
        return `Write { who: ${word}${parameters} }.`;
      }
      const list =
        known.length === 0 ? 'The vocabulary has none.' : `Allowed here: ${oneOf(known)}.`;
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
    title: 'Unused parameter of a word',
    message: ({ parameter, word, group }) =>
      `The ${nounOf(group)} ${quote(word)} has no parameter ${quote(parameter)}.`,
    hint: ({ nearest, parameter, readBy }) =>
      didYouMean(
        nearest,
        readBy.length === 0
          ? 'Remove it.'
          : `Remove it, or use a word that has ${quote(parameter)}: ${oneOf(readBy)}.`,
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
    title: 'Lasting operation without a duration',
    message: ({ word }) =>
      `The operation ${quote(word)} lasts for a time, but its duration is missing.`,
    hint: ({ known }) => `Add "until": ${oneOf(known)}.`,
  }),

  CW1419: defineDiagnostic<{
    word: string;
    /** Operations that last. */
    lasting: readonly string[];
  }>({
    code: 'CW1419',
    name: 'duration-of-instant',
    severity: 'error',
    title: 'Duration on an instant operation',
    message: ({ word }) => `The operation ${quote(word)} happens at once and has no duration.`,
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
    title: 'Word not allowed on this card',
    message: ({ word, group, id }) =>
      `The ${nounOf(group)} ${quote(word)} is not allowed on ${id === undefined ? 'this component' : quote(id)}.`,
    hint: ({ word }) =>
      `Use another word, or widen "carriers" of ${quote(word)} in vocabulary.yaml.`,
  }),

  CW1431: defineDiagnostic<{
    word: string;
    /** The group of the word: `operations`. */
    group: string;
    /** That of the effect. */
    trigger: string;
    /** Those that the word goes with. */
    triggers?: readonly string[];
    /** Those that go with the trigger. */
    operations?: readonly string[];
  }>({
    code: 'CW1431',
    name: 'word-without-trigger',
    severity: 'error',
    title: 'Word does not go with the trigger',
    message: ({ word, group, trigger }) =>
      `The ${nounOf(group)} ${quote(word)} does not go with the trigger ${quote(trigger)}.`,
    hint: ({ trigger, triggers, operations = [] }) =>
      triggers === undefined
        ? `${quote(trigger)} goes with ${oneOf(operations)}.`
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
    title: 'Word not implemented by the rules of play',
    message({ words: [first, ...others] }) {
      const named = first === undefined ? '' : `${nounOf(first.group)} ${quote(first.word)}`;
      const more =
        others.length === 0
          ? ''
          : others.length === 1
            ? ' and one other word'
            : ` and ${others.length} other words`;
      return `The rules of play do not implement the ${named}${more}.`;
    },
    hint: () =>
      'Implement it in rules/ (docs/how-to/play-effects.md), or remove it. A game with a card that uses it cannot be played.',
  }),

  CW1556: defineDiagnostic<{
    operation: string;
    /** Its parameters that take the name of a choice; empty where the vocabulary gives it none. */
    parameters: readonly string[];
    /** The choices of the effect. */
    known: readonly string[];
  }>({
    code: 'CW1556',
    name: 'operation-without-name',
    severity: 'error',
    title: 'Operation does not name its choice',
    message: ({ operation }) =>
      `The effect has several choices; the operation ${quote(operation)} does not say which one it uses.`,
    hint: ({ parameters: [parameter], known }) =>
      parameter === undefined
        ? 'Give it a parameter of the type "pick" in vocabulary.yaml, or let the effect have one choice without a name.'
        : `Add ${quote(parameter)}: ${oneOf(known)}.`,
  }),

  CW1594: defineDiagnostic<{
    trigger: string;
    /** The triggers whose effects have costs. */
    paying: readonly string[];
  }>({
    code: 'CW1594',
    name: 'misplaced-cost',
    severity: 'error',
    title: 'Cost on an effect that has none',
    message: ({ trigger }) => `Effects with the trigger ${quote(trigger)} have no cost.`,
    hint: ({ paying }) => `Remove it, or use a trigger whose effects have costs: ${oneOf(paying)}.`,
  }),
} as const;
