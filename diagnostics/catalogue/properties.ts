import {
  are,
  both,
  count,
  type Decider,
  describe,
  didYouMean,
  oneOf,
  otherwiseChange,
  quote,
  when,
} from '../english.ts';
import { defineDiagnostic } from '../define.ts';

/** Schemas: which properties there are. */
export const properties = {
  CW1101: defineDiagnostic<{
    property: string;
    /** Title of the schema: `Unit`. */
    owner?: string | undefined;
    nearest?: string | undefined;
    /** The properties that may still be added, most useful first. */
    known: readonly string[];
    /** What else is missing of an entry whose id is written in place of a property. */
    besideId?: readonly string[];
    /** The file in which the game declares what may be written there. */
    declaredIn?: string;
  }>({
    code: 'CW1101',
    name: 'unknown-property',
    severity: 'error',
    title: 'Unknown property',
    message: ({ property, owner }) =>
      owner === undefined
        ? `There is no property ${quote(property)} here.`
        : `${quote(property)} is not a property of ${owner}.`,
    hint: ({ property, nearest, known, besideId, declaredIn }) => {
      if (besideId !== undefined) {
        const beside = besideId.length === 0 ? '' : `, with ${both(besideId.map(quote))} below it`;
        return `If it is an id, write ${quote(`- id: ${property}`)}${beside}.`;
      }
      const otherwise =
        known.length === 0
          ? 'Remove it.'
          : `Remove it, or use a property that exists: ${oneOf(known)}.`;
      const hint = didYouMean(nearest, otherwise);
      if (declaredIn === undefined) return hint;
      return `${hint} Words of positions are declared in ${quote(declaredIn)}.`;
    },
  }),

  /** An unknown property and a missing one that it resembles are one fault. */
  CW1102: defineDiagnostic<{
    written: string;
    meant: string;
    /** Title of the schema: `Unit`. */
    owner?: string | undefined;
  }>({
    code: 'CW1102',
    name: 'misspelt-property',
    severity: 'error',
    title: 'Misspelt required property',
    message: ({ written, meant, owner }) =>
      `${quote(written)} is not a property${owner === undefined ? '' : ` of ${owner}`}, and ${quote(meant)} is missing.`,
    hint: ({ written, meant }) => `Rename ${quote(written)} to ${quote(meant)}.`,
  }),

  CW1103: defineDiagnostic<{
    property: string;
    /** Title of the schema: `Unit`. */
    owner?: string | undefined;
    /** What the schema says of the property: its description. */
    means?: string | undefined;
  }>({
    code: 'CW1103',
    name: 'missing-property',
    severity: 'error',
    title: 'Missing required property',
    message: ({ property, owner }) =>
      owner === undefined
        ? `The property ${quote(property)} is missing.`
        : `The property ${quote(property)} of ${owner} is missing.`,
    hint: ({ property, means }) =>
      means === undefined ? `Add ${quote(property)}.` : `Add ${quote(property)}: ${means}`,
  }),

  CW1115: defineDiagnostic<{
    property: string;
    /** The values beside it that exclude it; empty when they are not known. */
    because: readonly Decider[];
  }>({
    code: 'CW1115',
    name: 'forbidden-here',
    severity: 'error',
    title: 'Property excluded by another',
    message: ({ property, because }) => `${quote(property)} is not allowed ${when(because)}.`,
    hint: ({ property, because }) => `Remove ${quote(property)}${otherwiseChange(because)}.`,
  }),

  CW1116: defineDiagnostic<{
    property: string;
    /** The values beside it that ask for it; empty when they are not known. */
    because: readonly Decider[];
  }>({
    code: 'CW1116',
    name: 'needed-here',
    severity: 'error',
    title: 'Missing property required by another',
    message: ({ property, because }) => `${quote(property)} is needed ${when(because)}.`,
    hint: ({ property, because }) => `Add ${quote(property)}${otherwiseChange(because)}.`,
  }),

  CW1117: defineDiagnostic<{
    count: number;
    min: number;
    /** Properties that may be added; empty when any name will do. */
    known: readonly string[];
  }>({
    code: 'CW1117',
    name: 'too-few-properties',
    severity: 'error',
    title: 'Too few properties',
    message: ({ count: actual, min }) =>
      `Here ${are(actual)} ${count(actual, 'property', 'properties')}; at least ${min} ${are(min)} needed.`,
    hint: ({ count: actual, min, known }) =>
      `Add ${min - actual} more${known.length === 0 ? '' : `: ${oneOf(known)}`}.`,
  }),

  CW1118: defineDiagnostic<{
    count: number;
    max: number;
    /** `any` or `not`, in a condition that is a word as well. */
    combination?: string | undefined;
    /** What is beside it. */
    beside?: readonly string[] | undefined;
  }>({
    code: 'CW1118',
    name: 'too-many-properties',
    severity: 'error',
    title: 'Too many properties',
    message: ({ count: actual, max, combination, beside = [] }) =>
      combination === undefined
        ? `Here ${are(actual)} ${count(actual, 'property', 'properties')}; at most ${max} ${are(max)} allowed.`
        : `${quote(combination)} must be alone in a condition; ${both(beside.map(quote))} ${are(beside.length)} beside it.`,
    hint: ({ count: actual, max, combination }) =>
      combination === undefined
        ? `Remove ${actual - max}.`
        : 'Write two conditions in the list: then both must be true.',
  }),

  CW1119: defineDiagnostic<{
    property: string;
    /** The properties it is computed from. */
    from: readonly string[];
  }>({
    code: 'CW1119',
    name: 'derived-property',
    severity: 'error',
    title: 'Computed property written by hand',
    message: ({ property, from }) =>
      `${quote(property)} is computed from ${both(from.map(quote))}; it is never written in a file.`,
    hint: ({ from }) => `Remove it. To change it, change ${both(from.map(quote))}.`,
  }),

  /** The last resort, where no single part of the schema is to blame: `anyOf`, `if`, `contains`. */
  CW1120: defineDiagnostic<{
    value: unknown;
    /** What the schema says belongs here: its description. */
    form?: string | undefined;
  }>({
    code: 'CW1120',
    name: 'does-not-fit',
    severity: 'error',
    title: 'Value in none of the allowed forms',
    message: ({ value }) => `This is ${describe(value)} in none of the forms allowed here.`,
    hint: ({ form }) =>
      form === undefined
        ? 'Compare it with an entry that is accepted, or look at the schema of this file.'
        : `What belongs here: ${form}`,
  }),
} as const;
