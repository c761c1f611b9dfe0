import { expect, test } from 'vitest';
import { papersNamed } from '../../cli/commands/print/imposition.ts';
import { paperSizes, type NamedSize } from '../../kernel/index.ts';

const own: NamedSize = {
  id: 'folio',
  title: { en: 'Press folio', ja: '全紙' },
  width: 400,
  height: 500,
};
const papers = new Map<string, NamedSize>([...paperSizes(), [own.id, own]]);

test.for([
  ['A4', 'a4'],
  ['Letter', 'letter'],
  ['JIS B4', 'jis-b4'],
  ['jisb5', 'jis-b5'],
  ['press-folio', 'folio'],
  ['全紙', 'folio'],
] as const)('%s is %s', ([written, id]) => {
  expect(papersNamed([written], papers)).toEqual([id]);
});

test('each paper is printed on once, and what is none is refused', () => {
  expect(papersNamed(['A4', 'a4', 'letter'], papers)).toEqual(['a4', 'letter']);
  expect(() => papersNamed(['a44'], papers)).toThrow(
    expect.objectContaining({ hint: expect.stringContaining('a4') }),
  );
});
