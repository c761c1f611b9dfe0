import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

const PLACES: Readonly<Record<string, string>> = {
  card: 'limits and numbers that each card gives (`max` of copies, `of` of a sum, `change`)',
  self: 'rules that stand on a card, and effects',
  unit: 'constraints inside of `each`',
  sum: 'constraints inside of `each`',
  a: '`that` of pairs',
  b: '`that` of pairs',
};

export const nameOutOfPlace = defineDiagnostic<{
  /** With its field: `a.cost`. */
  name: string;
}>({
  code: 'CW1355',
  name: 'name-out-of-place',
  severity: 'error',
  title: 'A name of a card where there is no such card',
  message: ({ name }) => `${quote(name)} means nothing here.`,
  hint: ({ name }) => {
    const [head = ''] = name.split('.');
    return `"${head}." stands in ${PLACES[head] ?? 'no formula'}.`;
  },
});
