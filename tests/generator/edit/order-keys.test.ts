import { describe, expect, test } from 'vitest';
import { orderKeys } from '../../../generator/edit/order-keys.ts';

const order = ['id', 'name', 'rank', 'arrows'];

/** The text with the mapping at the top, or the first of a list, in order. */
function ordered(...lines: string[]): string[] {
  const text = lines.join('\n');
  return orderKeys(text, [
    { path: [], order },
    { path: [0], order },
  ]).split('\n');
}

describe('entries of a block', () => {
  test('move as lines', () => {
    expect(ordered('name: x', 'id: y', '')).toEqual(['id: y', 'name: x', '']);
  });

  test('the first entry behind a dash changes places with another', () => {
    expect(ordered('- name: x', '  id: y', '- name: z', '')).toEqual([
      '- id: y',
      '  name: x',
      '- name: z',
      '',
    ]);
  });

  test('a list in a list keeps both dashes', () => {
    const text = '- - name: x\n    id: y\n';
    expect(orderKeys(text, [{ path: [0, 0], order }])).toBe('- - id: y\n    name: x\n');
  });

  test('what the order does not name stays behind the entry it follows', () => {
    expect(ordered('extra: 1', 'name: x', 'own: 2', 'id: y', '')).toEqual([
      'extra: 1',
      'id: y',
      'name: x',
      'own: 2',
      '',
    ]);
  });

  test('the last entry needs no line break', () => {
    expect(ordered('name: x', 'id: y')).toEqual(['id: y', 'name: x']);
    expect(orderKeys('name: x\r\nid: y', [{ path: [], order }])).toBe('id: y\r\nname: x');
  });

  test('empty lines stay where they are, so that none ends up at the end', () => {
    expect(ordered('name: x', '', 'id: y', '')).toEqual(['id: y', '', 'name: x', '']);
    expect(ordered('- rank: z', '', '  # of the id', '  id: y', ' ', '  name: x')).toEqual([
      '- # of the id',
      '  id: y',
      '',
      '  name: x',
      ' ',
      '  rank: z',
    ]);
    expect(orderKeys('name: x\r\n\r\n\r\nid: y\r\n', [{ path: [], order }])).toBe(
      'id: y\r\n\r\n\r\nname: x\r\n',
    );
  });

  test('empty lines inside a block text move with it', () => {
    expect(ordered('name: |', '  a', '', '  b', '', 'id: y', '')).toEqual([
      'id: y',
      '',
      'name: |',
      '  a',
      '',
      '  b',
      '',
    ]);
  });

  test('a mapping moves together with the one in it', () => {
    const text = 'arrows: { left: 1, front: 2 }\nid: y\n';
    const orders = [
      { path: [], order },
      { path: ['arrows'], order: ['front', 'left'] },
    ];
    expect(orderKeys(text, orders)).toBe('id: y\narrows: { front: 2, left: 1 }\n');
  });

  test('keys that are numbers or in quotes are found', () => {
    expect(orderKeys('2: b\n"1": a\n', [{ path: [], order: ['1', '2'] }])).toBe('"1": a\n2: b\n');
  });

  test('a drawing whose lines look like remarks stays whole', () => {
    expect(ordered('arrows: |', '  .@.', '  ###', 'id: y', '')).toEqual([
      'id: y',
      'arrows: |',
      '  .@.',
      '  ###',
      '',
    ]);
  });
});

describe('remarks', () => {
  test('above an entry travel with it, also to the line of the dash', () => {
    expect(ordered('- name: x', '  # of the id', '  id: y', '')).toEqual([
      '- # of the id',
      '  id: y',
      '  name: x',
      '',
    ]);
  });

  test('at the top of the file stay there', () => {
    expect(ordered('# the file', 'name: x', 'id: y')).toEqual(['# the file', 'id: y', 'name: x']);
  });

  test('above the first entry, below a blank line, travel', () => {
    expect(ordered('# the file', '', '# of the name', 'name: x', 'id: y')).toEqual([
      '# the file',
      '',
      'id: y',
      '# of the name',
      'name: x',
    ]);
  });

  test('indented more than the next key belong to the entry before', () => {
    expect(ordered('arrows:', '  front: 1', '  # of the arrows', 'id: y', '')).toEqual([
      'id: y',
      'arrows:',
      '  front: 1',
      '  # of the arrows',
      '',
    ]);
  });
});

describe('entries in brackets', () => {
  test('change places; commas and spaces stay', () => {
    expect(ordered('{name: x,  id: y }')).toEqual(['{id: y,  name: x }']);
  });

  test('on several lines as well', () => {
    expect(ordered('{', '  name: x,', '  id: "#y",', '}')).toEqual([
      '{',
      '  id: "#y",',
      '  name: x,',
      '}',
    ]);
  });
});

describe('what is left alone', () => {
  test.each([
    ['an anchor and its alias', 'name: &n x\nid: *n\n'],
    ['an anchor further in', 'name: [&n x]\nid: y\n'],
    ['a tag before a key', '!!str name: x\nid: y\n'],
    ['a question mark', '? name\n: x\n? id\n: y\n'],
    ['a block text that keeps its empty lines', 'name: |+\n  x\n\nid: y\n'],
    ['a block text at the end of a file without a line break', 'name: x\nid: |\n  y'],
    ['a remark between brackets', '{ name: x, # of the name\n  id: y }\n'],
    ['a remark that stands left of a list', '- name: x\n# of the id\n  id: y\n'],
    ['a question mark between brackets', '{ name: x, ? id : y }\n'],
    ['a text that is no YAML', 'name: "x\nid: y\n'],
  ])('%s', (_, text) => {
    const orders = [
      { path: [], order },
      { path: [0], order },
    ];
    expect(orderKeys(text, orders)).toBe(text);
  });

  test('an ampersand in a text is no anchor', () => {
    expect(ordered('name: Salt & Pepper', 'id: y', '')).toEqual([
      'id: y',
      'name: Salt & Pepper',
      '',
    ]);
  });

  test('a path that leads nowhere', () => {
    expect(orderKeys('name: x\nid: y\n', [{ path: ['arrows', 0], order }])).toBe(
      'name: x\nid: y\n',
    );
  });
});
