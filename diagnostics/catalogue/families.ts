import { defineDiagnostic } from '../define.ts';
import { both, didYouMean, oneOf, quote } from '../english.ts';

const wrong = {
  forEach: {
    message: 'A family needs lists to run over.',
    hint: 'Write them as "forEach: { suit: [cups, swords], rank: [1, 2, 3] }".',
  },
  list: {
    message: 'This is no list of words and numbers, or of mappings with an id.',
    hint: 'Write a list with at least one value: "suit: [cups, swords]", "suit: [{ id: cups, en: Cups }]".',
  },
  except: {
    message: 'Exceptions of a family are fields by the id of the member.',
    hint: 'Write "except: { cups-1: { rank: 11 } }".',
  },
  exception: {
    message: 'An exception is no mapping of fields.',
    hint: 'Write the fields that this member has of its own, or null if there is no such member.',
  },
} as const;

type BadFamily =
  | { readonly wrong: keyof typeof wrong }
  | { readonly wrong: 'large'; readonly count: number; readonly most: number }
  | { readonly wrong: 'ids'; readonly id: string; readonly missing: readonly string[] };

function differentIds(missing: readonly string[]): string {
  return missing.length === 0
    ? 'Write each value once, and into the id what differs between values.'
    : `Write ${both(missing.map((name) => `{${name}}`))} into the id: it has to contain every list.`;
}

/** Components that are written once, with lists to run over. */
export const families = {
  CW1471: defineDiagnostic<BadFamily>({
    code: 'CW1471',
    name: 'bad-family',
    severity: 'error',
    title: 'Family without usable lists',
    message: (params) => {
      if (params.wrong === 'large') {
        return `The family has ${params.count} members; at most ${params.most} are allowed.`;
      }
      return params.wrong === 'ids'
        ? `Several members of the family have the id ${quote(params.id)}.`
        : wrong[params.wrong].message;
    },
    hint: (params) => {
      if (params.wrong === 'large') return 'Shorten one of its lists.';
      return params.wrong === 'ids' ? differentIds(params.missing) : wrong[params.wrong].hint;
    },
  }),

  CW1472: defineDiagnostic<{ id: string; nearest?: string | undefined }>({
    code: 'CW1472',
    name: 'unknown-member',
    severity: 'error',
    title: 'Exception for no member of the family',
    message: ({ id }) => `No member of the family has the id ${quote(id)}.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Remove it.'),
  }),

  CW1473: defineDiagnostic<{
    written: string;
    lacking?: string;
    nearest?: string | undefined;
    known: readonly string[];
  }>({
    code: 'CW1473',
    name: 'unknown-placeholder',
    severity: 'error',
    title: 'Braces that name nothing in the family',
    message: ({ written, lacking }) =>
      lacking === undefined
        ? `The lists of the family have nothing for ${quote(written)}.`
        : `The value ${quote(lacking)} has nothing for ${quote(written)}.`,
    hint: ({ lacking, nearest, known }) =>
      lacking === undefined
        ? didYouMean(nearest, `Use ${oneOf(known)}, or add it to a list.`)
        : 'Add it to the value, in the list.',
  }),
};
