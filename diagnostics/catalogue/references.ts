import { defineDiagnostic } from '../define.ts';
import { didYouMean, either, quote } from '../english.ts';

const FORM = 'lower-case letters, digits and single hyphens, starting with a letter';

/** Ids and what refers to them. */
export const references = {
  /** The other place is a related place of the fault. */
  CW1201: defineDiagnostic<{
    id: string;
    /** What has the id a second time, as a kind: `unit`, `pattern`, `deck`. */
    kind: string;
    /** What had it first, where that is of another kind. */
    otherKind?: string | undefined;
  }>({
    code: 'CW1201',
    name: 'duplicate-id',
    severity: 'error',
    title: 'Duplicate id',
    message: ({ id, kind, otherKind }) =>
      otherKind === undefined || otherKind === kind
        ? `Another ${kind} already has the id ${quote(id)}.`
        : `The id ${quote(id)} of this ${kind} already belongs to a ${otherKind}.`,
    hint: () => 'Change one of the two; ids are unique in the whole game.',
  }),

  CW1202: defineDiagnostic<{
    id: string;
    /** The id in kebab-case; undefined when it holds no letter that could be kept. */
    suggestion?: string | undefined;
  }>({
    code: 'CW1202',
    name: 'bad-id',
    severity: 'error',
    title: 'Id not in kebab-case',
    message: ({ id }) => `The id ${quote(id)} is not in kebab-case.`,
    hint: ({ suggestion }) =>
      suggestion === undefined ? `Use ${FORM}.` : `Write ${quote(suggestion)}: ${FORM}.`,
  }),

  CW1203: defineDiagnostic<{
    /** What is referred to, as a kind: `unit`, `race`, `pattern`. */
    what: string;
    id: string;
    /** The id that the writer probably meant. */
    nearest?: string | undefined;
  }>({
    code: 'CW1203',
    name: 'unknown-reference',
    severity: 'error',
    title: 'Reference to an unknown id',
    message: ({ what, id }) => `No ${what} has the id ${quote(id)}.`,
    hint: ({ what, nearest }) => didYouMean(nearest, `Define the ${what}, or use another.`),
  }),

  CW1204: defineDiagnostic<{
    id: string;
    /** Kind of the component that has the id. */
    actual: string;
    /** Kinds that may be named here. */
    needed: readonly string[];
    /** The nearest id of a needed kind. */
    nearest?: string | undefined;
  }>({
    code: 'CW1204',
    name: 'wrong-kind-reference',
    severity: 'error',
    title: 'Reference to the wrong kind of component',
    message: ({ id, actual, needed }) =>
      `${quote(id)} is of the kind ${quote(actual)}; the kind ${either(needed.map(quote))} is needed here.`,
    hint: ({ needed, nearest }) => didYouMean(nearest, `Use the id of a ${either(needed)}.`),
  }),

  CW1210: defineDiagnostic<{ id: string }>({
    code: 'CW1210',
    name: 'unused-pattern',
    severity: 'warning',
    title: 'Unused pattern',
    message: ({ id }) => `Nothing uses the pattern ${quote(id)}.`,
    hint: () => 'Use it, or remove it.',
  }),

  CW1214: defineDiagnostic<{
    /** As written: a path inside the game folder. */
    path: string;
    /** The file there whose name is nearest. */
    nearest?: string | undefined;
    /** The path with `/` in place of backslashes, where it has any. */
    slashed?: string | undefined;
  }>({
    code: 'CW1214',
    name: 'missing-asset',
    severity: 'error',
    title: 'Missing picture or template',
    message: ({ path }) => `The game folder has no file ${quote(path)}.`,
    hint: ({ nearest, slashed }) =>
      slashed === undefined
        ? didYouMean(
            nearest,
            'Add the file, or correct the path; it is relative to the game folder.',
          )
        : `Write ${quote(slashed)}: on every machine, / separates folders and file.`,
  }),

  CW1215: defineDiagnostic<{
    /** As written. */
    path: string;
  }>({
    code: 'CW1215',
    name: 'path-outside-game',
    severity: 'error',
    title: 'Path leaves the game folder',
    message: ({ path }) => `${quote(path)} leads out of the game folder.`,
    hint: () =>
      'Copy the file into the game folder and write its path from there, so that the game can be moved and shared.',
  }),

  CW1216: defineDiagnostic<{
    /** Relative to the game folder. */
    file: string;
    /** The kind whose file pattern comes nearest. */
    nearest?: { readonly kind: string; readonly files: string } | undefined;
  }>({
    code: 'CW1216',
    name: 'unclaimed-file',
    severity: 'warning',
    title: 'File matches no kind',
    message: ({ file }) => `${quote(file)} matches no kind in game.yaml, so it is not checked.`,
    hint: ({ nearest }) =>
      nearest === undefined
        ? 'Add its path to the files of a kind in game.yaml, move it, or remove it.'
        : `The kind ${quote(nearest.kind)} has the files ${quote(nearest.files)}: move the file there, or widen the pattern.`,
  }),

  /** The other place is a related place of the fault. */
  CW1221: defineDiagnostic<{
    kind: string;
    property: string;
    value: string;
  }>({
    code: 'CW1221',
    name: 'repeated-value',
    severity: 'error',
    title: 'Unique value used twice',
    message: ({ kind, property, value }) =>
      `Another ${kind} already has the ${property} ${quote(value)}.`,
    hint: ({ property }) => `Change the ${property} of one of the two.`,
  }),

  CW1511: defineDiagnostic<{ clause: string }>({
    code: 'CW1511',
    name: 'repeated-clause',
    severity: 'error',
    title: 'Duplicate clause number',
    message: ({ clause }) => `Another clause already has the number ${quote(clause)}.`,
    hint: () => 'Change one of the numbers; citations must refer to one clause only.',
  }),

  /** The clause of rules.md is a related place of the fault. */
  CW1512: defineDiagnostic<
    | {
        difference: 'missing';
        /** The first and the last that are missing together. */
        clause: string;
        last: string;
        count: number;
        /** The clause of the translation below which they belong; undefined at the beginning. */
        after?: string | undefined;
      }
    | {
        difference: 'unknown';
        clause: string;
        /** The clause that is missing there, or has nearly the same number. */
        meant?: string | undefined;
      }
    | {
        difference: 'misplaced';
        clause: string;
        /** The clause that it follows in rules.md; undefined for the first. */
        after?: string | undefined;
      }
  >({
    code: 'CW1512',
    name: 'clauses-differ',
    severity: 'warning',
    title: 'Translation with other clauses than rules.md',
    message: (one) => {
      if (one.difference === 'unknown') return `rules.md has no clause ${quote(one.clause)}.`;
      if (one.difference === 'misplaced')
        return `The clause ${quote(one.clause)} is in another place in rules.md.`;
      return one.count === 1
        ? `The clause ${quote(one.clause)} of rules.md is missing here.`
        : `${one.count} clauses of rules.md are missing here: ${quote(one.clause)} to ${quote(one.last)}.`;
    },
    hint: (one) => {
      if (one.difference === 'unknown')
        return didYouMean(one.meant, 'Remove it, or write it into rules.md too.');
      const where = one.after === undefined ? 'before all others' : `below ${quote(one.after)}`;
      return one.difference === 'misplaced'
        ? `Move it ${where}.`
        : `Translate ${one.count === 1 ? 'it' : 'them'} ${where}; clauses have the same numbers in every language.`;
    },
  }),
} as const;
