import { defineDiagnostic } from '../define.ts';
import { didYouMean, oneOf, quote } from '../english.ts';

/** Effects: what a player picks. */
export const effectChoices = {
  CW1428: defineDiagnostic<{
    /** What is picked, or its name. */
    choice: string;
    /** It is one of several, and so has a name. */
    isNamed?: boolean | undefined;
  }>({
    code: 'CW1428',
    name: 'choice-not-read',
    severity: 'error',
    title: 'Choice without an operation',
    message: ({ choice }) => `A player picks ${quote(choice)}, but no operation uses it.`,
    hint: ({ choice, isNamed }) =>
      `Remove ${isNamed === true ? `${quote(choice)} from "choose"` : '"choose"'}, or add the operation that uses it.`,
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
    title: 'Operation without its choice',
    message: ({ operation, picked }) =>
      picked === undefined
        ? `The operation ${quote(operation)} needs a choice, but the effect has none.`
        : `The operation ${quote(operation)} cannot use the choice of ${quote(picked)}.`,
    hint: ({ needed }) => `Let "choose" pick ${oneOf(needed)}.`,
  }),

  /** The list in the vocabulary is a related place; it is `triggers` of the word or `operations` of the trigger. */

  CW1555: defineDiagnostic<{
    name: string;
    /** The choices that are made before. */
    known: readonly string[];
    /** It is the name of a choice that is made later. */
    isLater: boolean;
    nearest?: string | undefined;
  }>({
    code: 'CW1555',
    name: 'unnamed-choice',
    severity: 'error',
    title: 'Unknown choice in an effect',
    message: ({ name, isLater }) =>
      isLater
        ? `The choice ${quote(name)} is made later than this one.`
        : `No choice of this effect is named ${quote(name)}.`,
    hint({ name, known, isLater, nearest }) {
      if (isLater) return `Write ${quote(name)} first: choices are made in their order.`;
      if (known.length === 0) return `Name the choice: choose: { ${name}: { pick: … } }.`;
      return didYouMean(nearest, `It has ${oneOf(known)}.`);
    },
  }),

  CW1557: defineDiagnostic<{
    name: string;
    /** The name of the choice that is made before it. */
    other: string;
    /** What is picked for both. */
    choice: string;
  }>({
    code: 'CW1557',
    name: 'choices-out-of-order',
    severity: 'error',
    title: 'Choices that read the same',
    message: ({ name, other, choice }) =>
      `Both ${quote(other)} and ${quote(name)} pick ${quote(choice)}, and the text on the card does not say which is which.`,
    hint: ({ name, other }) =>
      `Put ${quote(name)} before ${quote(other)}, as vocabulary.yaml lists them, or use {as} in the phrase of the choice.`,
  }),
} as const;
