import { defineDiagnostic } from '../define.ts';
import { didYouMean, quote } from '../english.ts';

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
  | { readonly wrong: 'large'; readonly count: number; readonly most: number };

/** Components that are written once, with lists to run over. */
export const families = {
  CW1471: defineDiagnostic<BadFamily>({
    code: 'CW1471',
    name: 'bad-family',
    severity: 'error',
    title: 'Family without usable lists',
    message: (params) =>
      params.wrong === 'large'
        ? `The family has ${params.count} members; at most ${params.most} are allowed.`
        : wrong[params.wrong].message,
    hint: (params) =>
      params.wrong === 'large' ? 'Shorten one of its lists.' : wrong[params.wrong].hint,
  }),

  CW1472: defineDiagnostic<{ id: string; nearest?: string | undefined }>({
    code: 'CW1472',
    name: 'unknown-member',
    severity: 'error',
    title: 'Exception for no member of the family',
    message: ({ id }) => `No member of the family has the id ${quote(id)}.`,
    hint: ({ nearest }) => didYouMean(nearest, 'Remove it.'),
  }),
};
