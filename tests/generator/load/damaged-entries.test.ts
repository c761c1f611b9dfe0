/** One damaged entry hides neither the data nor the faults of the others. */
import { describe, expect, test } from 'vitest';
import { read } from './read.ts';

describe('a list', () => {
  test('keeps its sound entries', () => {
    const text = '- id: a\n- id: "b\n- id: c\n- id: @d\n- id: e\n';
    const { data, complete, codes } = read(text);
    expect(data).toEqual([{ id: 'a' }, { id: 'c' }, { id: 'e' }]);
    expect(complete).toBe(false);
    expect(codes).toEqual(['CW1001', 'CW1001']);
  });

  test('tells the faults of sound and of damaged entries', () => {
    const text = '- id: a\n  id: b\n- id: : c\n- [*nope]\n- 1.0: d\n- id: e\n';
    const { data, codes } = read(text);
    expect(codes).toEqual(['CW1003', 'CW1001', 'CW1004', 'CW1009']);
    expect(data).toEqual([{ id: 'a' }, { id: 'e' }]);
  });

  test('leaves out what needs the anchor of a damaged entry, and does not blame it', () => {
    const { data, codes } = read('- [&x 1, @]\n- id: *x\n- id: b\n');
    expect(codes).toEqual(['CW1001']);
    expect(data).toEqual([{ id: 'b' }]);
  });

  test('may be in any column, under comments and a marker', () => {
    const text = '# units\n---\n  # first\n  - id: a\n  - id: b: c\n    x: 1\n\n  - id: d\n';
    expect(read(text)).toMatchObject({ data: [{ id: 'a' }, { id: 'd' }], codes: ['CW1001'] });
  });

  test('with nothing but damage has no data', () => {
    expect(read('- @a\n- @b\n')).toMatchObject({ data: undefined, codes: ['CW1001', 'CW1001'] });
  });
});

describe('an entry that has lost its dash', () => {
  const second = '- id: a\n  race: x\n  id: b\n  race: y\n- id: c\n';

  test('is one fault, whatever follows', () => {
    expect(read(second)).toMatchObject({ codes: ['CW1460'], data: [{ id: 'c' }], complete: false });
  });

  test('is one fault for each', () => {
    const text = '- id: a\n  race: x\n  id: b\n  race: y\n  id: c\n  race: z\n';
    expect(read(text).codes).toEqual(['CW1460', 'CW1460']);
  });

  test('may be the first', () => {
    const { codes, data } = read('# a list\n  id: a\n  race: x\n- id: b\n  race: y\n- id: c\n');
    expect(codes).toEqual(['CW1460']);
    expect(data).toEqual([{ id: 'b', race: 'y' }, { id: 'c' }]);
  });

  test('is reported inside a mapping too', () => {
    expect(read('list:\n  - id: a\n    x: 1\n    id: b\n    x: 2\nlater: 1\n')).toMatchObject({
      codes: ['CW1460'],
      data: { later: 1 },
    });
  });
});

describe('what is damaged', () => {
  test('does not flow into the block text above it', () => {
    const text = '- draw: |\n    .#.\n    .@.\n\n- id:x\n  draw: |\n    .@.\n\n- id: y\n';
    expect(read(text)).toMatchObject({
      codes: ['CW1001'],
      data: [{ draw: '.#.\n.@.\n' }, { id: 'y' }],
    });
  });

  test('is an entry with tabs, reported once', () => {
    const text = 'a:\n\t- x\n\t- y\nb: 1\n';
    expect(read(text)).toMatchObject({ codes: ['CW1002'], data: { b: 1 }, complete: false });
  });

  test('is a text in brackets that its comma cuts', () => {
    for (const text of ['at: { P1: (3,3), P2: x }\nb: 1\n', 'at: [(3,3), (4,4)]\nb: 1\n']) {
      const { codes, data } = read(text);
      expect(new Set(codes)).toEqual(new Set(['CW1461']));
      expect(data).toEqual({ b: 1 });
    }
    expect(read('at: { P1: (3) }\nname: a (b, c\n').codes).toEqual([]);
  });
});

describe('a mapping', () => {
  test('keeps its sound entries, also lists in the column of their keys', () => {
    const text = 'a: 1\nb: [x\nc:\n- y\n- z\nd: "open\ne: 2\n';
    const { data, codes } = read(text);
    expect(data).toEqual({ a: 1, c: ['y', 'z'], e: 2 });
    expect(codes).toEqual(['CW1001', 'CW1001']);
  });

  test('in brackets is damaged as a whole', () => {
    expect(read('{ a: 1, b: @c }\n')).toMatchObject({ data: undefined, codes: ['CW1001'] });
  });

  test('has its damaged entry up to the next, whatever is in it', () => {
    const { data, codes } = read('a: |\n  .#.\n.@.\n]\n- x\nb: 1\n');
    expect(data).toEqual({ b: 1 });
    expect(codes).toEqual(['CW1001']);
  });
});

describe('a doubled key', () => {
  test('leaves the first value and shows both places', () => {
    const { data, complete, faults } = read('- x: { a: 1, b: 2, a: 3 }\n');
    expect(data).toEqual([{ x: { a: 1, b: 2 } }]);
    expect(complete).toBe(true);
    expect(faults).toMatchObject([
      {
        code: 'CW1003',
        path: [0, 'x', 'a'],
        params: { key: 'a' },
        span: { start: 19, end: 20 },
        related: [{ file: 'units/orc.yaml', path: [0, 'x', 'a'], part: 'key' }],
      },
    ]);
  });

  test('is reported once for each time it is written again', () => {
    expect(read('a: 1\na: 2\na: 3\n').marked).toEqual(['a', 'a']);
  });
});

test('a second document is not read, the first is', () => {
  expect(read('- 1\n---\n- 2\n')).toMatchObject({ data: [1], complete: false, marked: ['---'] });
});

test('not more faults are reported than a reader can take in', () => {
  expect(read('- @x\n'.repeat(500)).codes).toHaveLength(20);
});

describe('a closing bracket below its key', () => {
  test('does not hide a slip further on', () => {
    const { data, marked } = read('a: [\n  1,\n]\nb: {\n  c: 1\n}\nd: @e\n');
    expect(data).toEqual({ a: [1], b: { c: 1 } });
    expect(marked).toEqual(['@e']);
  });

  test('is reported from a line of a text that looks like one', () => {
    const text = 'a: [\n  1,\n]\nb: |\n  }\n  x\nc: {\n  d: "\n  ]"\n}\n';
    expect(read(text)).toMatchObject({ data: { a: [1], b: '}\nx\n', c: { d: ' ]' } }, codes: [] });
  });

  test('left of its key is none', () => {
    expect(read('a:\n  b: [\n    1,\n]\n').codes).toEqual(['CW1001']);
  });
});
