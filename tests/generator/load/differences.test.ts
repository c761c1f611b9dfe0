/**
 * Where js-yaml, on which the reader stands, and `yaml`, on which editors stand, do not agree.
 *
 * The reader refuses such a text, or reads it as the specification says. When a new version of
 * one of the two ends a difference, its line here fails and can go.
 */
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { plain, read, readLikeEditors } from './read.ts';

/** Neither undefined nor a value of YAML. */
const REFUSED = Symbol('refused');

function withJsYaml(text: string): unknown {
  try {
    return plain(load(text));
  } catch {
    return REFUSED;
  }
}

function withYaml(text: string): unknown {
  const other = readLikeEditors(text);
  return 'data' in other ? plain(other.data) : REFUSED;
}

type Difference = [what: string, text: string, code: string];

const refused: Difference[] = [
  ['a number without end is a text to one', 'a: 1e999\n', 'CW1015'],
  ['a carriage return alone ends a line for one', 'a: b\rc: d\n', 'CW1016'],
  ['a byte order mark on a later line is text to one', '\n\uFEFFa: 1\n', 'CW1016'],
  ['control characters', 'a: x\u0001y\n', 'CW1016'],
  ['the version of YAML', '%YAML 1.1\n---\na: yes\n', 'CW1001'],
  ['unknown directives', '%FOO\n---\na: 1\n', 'CW1001'],
  ['an indented document marker', '  ---\na: 1\n', 'CW1001'],
  ['an end marker before a document', '...\na: 1\n', 'CW1011'],
  ['the key null', '~: 1\n', 'CW1009'],
  ['no key', 'a: { : 1 }\n', 'CW1009'],
  ['a list as key', '[a]: b\n', 'CW1009'],
  ['a number and a text as equal keys', '1: a\n"1": b\n', 'CW1003'],
  ['an alias as a doubled key', '&k a: 1\n*k : 2\n', 'CW1003'],
  ['a tab inside brackets', 'a: [1,\t2]\n', 'CW1002'],
  ['a tab before an anchor', 'a:\n  - \t&x b\n', 'CW1002'],
  ['a tab alone on a line', 'a:\n\t\n\nb: 1\n', 'CW1002'],
  ['a tab in a quoted text', 'a: "x\n\t\n  y"\n', 'CW1002'],
  ['a mapping behind its key and an anchor', 'a: &x b: c\n', 'CW1001'],
  ['a property behind a list item', 'a:\n- "x" b: 1\n', 'CW1001'],
  ['an escaped line break and an empty line', 'a: "x\\\n\n  y"\n', 'CW1001'],
  ['spaces in a block text of empty lines', 'a: >+\n\n  ', 'CW1001'],
  ['spaces in the last line of a block text', 'a: |2\n\n    x\n    \n ', 'CW1001'],
  ['a quote too few at the end of a file', "a: 'b''", 'CW1001'],
  ['numbers with a tag', 'a: !!int 0b1\n', 'CW1008'],
  ['sets', 'a: !!set { x }\n', 'CW1008'],
];

describe.for(refused)('%s', ([, text, code]) => {
  test('is read differently, and refused', () => {
    expect(withJsYaml(text)).not.toEqual(withYaml(text));
    expect(read(text).codes).toContain(code);
  });
});

const readAll: [what: string, text: string, data: unknown][] = [
  ['a closing bracket below its key', 'a: [\n  1,\n]\n', { a: [1] }],
  ['a comment in the first column before a text', 'a:\n\n# c\n  m\nb: 1\n', { a: 'm', b: 1 }],
  ['a comment in the first column in brackets', 'a: [\n  b: x\n# c\n  ]\n', { a: [{ b: 'x' }] }],
];

describe.for(readAll)('%s', ([, text, data]) => {
  test('is refused by one, and read', () => {
    expect([withJsYaml(text), withYaml(text)]).toContain(REFUSED);
    expect(read(text)).toMatchObject({ data, codes: [] });
  });
});
