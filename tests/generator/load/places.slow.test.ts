import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Part, Path, Span } from '../../../diagnostics/index.ts';
import { lineOfScalar, Places } from '../../../generator/load/places.ts';
import { readSimple } from '../../../generator/load/yaml/simple/read-simple.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { runs } from '../../support/runs.ts';
import { plain, read } from './read.ts';
import { written, type Data } from './write-yaml.ts';

const text = `# units
- id: orc
  name: { en: Orc, ja: "オーク" } # both
  draw: |
    .#.
    .@.
  note: >-
    Long text
    over lines

    and more
  quoted: "a\\nb\\
    c

    d"
  empty:
  "key\\twith tab": x
  list: [a, [b, c], { k: v }, m: n]
  below: [
    1,
  ]
- &base
  id: elf
- *base
-
- ~
`;
const places = new Places(text);
const cut = ({ start, end }: Span, from = text): string => from.slice(start, end);
const at = (path: Path, part?: Part): string => cut(places.locate(path, part));

const located: [path: Path, value: string][] = [
  [[0, 'id'], 'orc'],
  [[0, 'name'], '{ en: Orc, ja: "オーク" }'],
  [[0, 'name', 'ja'], '"オーク"'],
  [[0, 'draw'], '|\n    .#.\n    .@.'],
  [[0, 'note'], '>-\n    Long text\n    over lines\n\n    and more'],
  [[0, 'quoted'], '"a\\nb\\\n    c\n\n    d"'],
  [[0, 'key\twith tab'], 'x'],
  [[0, 'list'], '[a, [b, c], { k: v }, m: n]'],
  [[0, 'list', 1], '[b, c]'],
  [[0, 'list', 1, 1], 'c'],
  [[0, 'list', 2], '{ k: v }'],
  [[0, 'list', 2, 'k'], 'v'],
  [[0, 'list', 3], 'm: n'],
  [[0, 'list', 3, 'm'], 'n'],
  [[0, 'below'], '[\n    1,\n  ]'],
  [[0, 'below', 0], '1'],
  [[1], 'id: elf'],
  [[2], '*base'],
  [[2, 'id'], 'elf'],
  [[4], '~'],
];

describe('the place of a value', () => {
  test.for(located)('at %j', ([path, value]) => expect(at(path)).toBe(value));

  test('that is empty is its key, or the dash before it', () => {
    expect(at([0, 'empty'])).toBe('empty');
    expect(at([3])).toBe('-');
  });

  test('of a whole file ends with its last value', () => {
    expect(at([])).toBe(text.slice(text.indexOf('- id: orc')).trimEnd());
  });
});

describe('the place of a key', () => {
  test('is where it is written, with its quotes', () => {
    expect(at([0, 'name', 'ja'], 'key')).toBe('ja');
    expect(at([0, 'key\twith tab'], 'key')).toBe('"key\\twith tab"');
    expect(at([2, 'id'], 'key')).toBe('id');
  });

  test('of a list entry is its first line', () => {
    expect(at([0], 'key')).toBe('id: orc');
    expect(at([0, 'list', 1], 'key')).toBe('b');
  });

  test('that is written twice is the first', () => {
    const doubled = 'a: 1\nb: 2\na: 3\n';
    expect(new Places(doubled).locate(['a'], 'key')).toEqual({ start: 0, end: 1 });
  });
});

describe('what is not there', () => {
  test('is shown at the key of what should contain it', () => {
    expect(at([0, 'name', 'fr'])).toBe('name');
    expect(at([0, 'name', 'fr', 'deeper'])).toBe('name');
    expect(at([0, 'list', 9])).toBe('list');
    expect(at([0, 'id', 'below a text'])).toBe('id');
  });

  test('in a list entry is shown at its first line', () => {
    expect(at([0, 'race'])).toBe('id: orc');
    expect(at([1, 'race'])).toBe('id: elf');
    expect(at([9])).toBe('id: orc');
  });

  test('in a file without data is shown in its first line', () => {
    const empty = '# nothing\n# here\n';
    expect(cut(new Places(empty).locate(['a']), empty)).toBe('# nothing');
  });
});

/** The first four lines of a text of the first unit, or of another file's mapping. */
function lines(key: string, from = text): (string | null)[] {
  return Array.from({ length: 4 }, (_, line) => {
    const span = lineOfScalar(from, from === text ? [0, key] : [key], line);
    return span === null ? null : cut(span, from);
  });
}

describe('lines of texts', () => {
  test('of a drawing', () => expect(lines('draw')).toEqual(['.#.', '.@.', null, null]));

  test('of a folded text', () => {
    expect(lines('note')).toEqual(['Long text\n    over lines', 'and more', null, null]);
  });

  test('of a quoted text', () => {
    expect(lines('quoted')).toEqual(['a', 'b\\\n    c', 'd', null]);
  });

  test('of an unquoted text', () => expect(lines('id')).toEqual(['orc', null, null, null]));

  test('behind an alias', () => {
    const drawn = 'a: &a |\n  .#.\n  .@.\nb: *a\n';
    expect(lines('b', drawn)).toEqual(['.#.', '.@.', null, null]);
  });

  test('with an indentation of their own, with CRLF, with empty lines', () => {
    const drawn = 'a: |1\n  .#.\r\n\r\n .@.\r\n';
    expect(lines('a', drawn)).toEqual([' .#.', '', '.@.', null]);
  });

  test('of what is no text', () => {
    expect(lineOfScalar(text, [0, 'list'], 0)).toBeNull();
    expect(lineOfScalar(text, [0, 'nowhere'], 0)).toBeNull();
  });
});

describe('lines and columns', () => {
  test('count from 1, columns in UTF-16 code units', () => {
    const { start, end } = places.toRange(places.locate([0, 'name', 'ja']));
    expect(start).toMatchObject({ line: 3, column: 24 });
    expect(end).toEqual({ line: 3, column: 29, offset: start.offset + 5 });
    expect(new Places('- 👹: x').toRange({ start: 4, end: 7 }).end.column).toBe(8);
  });

  test('end with LF, CRLF or CR', () => {
    const range = new Places('a\nb\r\nc\rd').toRange({ start: 5, end: 7 });
    expect(range.start).toEqual({ line: 3, column: 1, offset: 5 });
    expect(range.end).toEqual({ line: 4, column: 1, offset: 7 });
  });

  test('are those that editors show behind a byte order mark', () => {
    const range = new Places('\uFEFFab\nc').toRange({ start: 1, end: 4 });
    expect(range.start).toEqual({ line: 1, column: 1, offset: 1 });
    expect(range.end).toEqual({ line: 2, column: 1, offset: 4 });
  });
});

describe('a damaged file', () => {
  const damaged = '- id: a\n- id: @b\n- id: c\n  list: [\n    x\n  ]\n';

  test('has places for what was read of it', () => {
    expect(read(damaged).data).toEqual([{ id: 'a' }, { id: 'c', list: ['x'] }]);
    const found = new Places(damaged);
    expect(cut(found.locate([1, 'id']), damaged)).toBe('c');
    expect(cut(found.locate([1, 'list', 0]), damaged)).toBe('x');
  });
});

/** Every path of the data, with what is there. */
function pathsIn(data: Data, path: Path = []): [Path, Data][] {
  if (typeof data !== 'object' || data === null) return [[path, data]];
  const below = Array.isArray(data)
    ? data.flatMap((item: Data, index) => pathsIn(item, [...path, index]))
    : Object.entries(data).flatMap(([key, item]) => pathsIn(item, [...path, key]));
  return [[path, data], ...below];
}

/** Whether what is cut out of its lines still says the same. */
function isOnOneLine(piece: string): boolean {
  return piece !== '' && !piece.includes('\n');
}

test('what is at the place of a value says the value, at that of a key the key', () => {
  fc.assert(
    fc.property(written, ({ text: yaml, data }) => {
      const found = new Places(yaml);
      for (const [path, value] of pathsIn(data)) {
        const piece = cut(found.locate(path), yaml);
        const last = path.at(-1);
        const key = typeof last === 'string' ? cut(found.locate(path, 'key'), yaml) : null;
        if (key !== null) expect(read(`${key}: 1\n`).data).toEqual({ [last as string]: 1 });
        if (isOnOneLine(piece) && value !== null) {
          expect(read(`- ${piece}\n`).data).toEqual([plain(value)]);
        }
      }
    }),
    { numRuns: 200 },
  );
});

/** Places of everything in the data, and of something that is not there. */
function everywhere(found: Places, data: Data): unknown[] {
  return [...pathsIn(data).map(([path]) => path), [0, 'nowhere'], [99]].map((path) => [
    path,
    found.has(path),
    found.locate(path),
    found.locate(path, 'key'),
    found.lineOfScalar(path, 0),
    found.lineOfScalar(path, 1),
  ]);
}

function expectTheSame(yaml: string, data: Data): void {
  const whole = new Places(yaml);
  whole.locate([]);
  expect(everywhere(new Places(yaml), data)).toEqual(everywhere(whole, data));
}

describe('items that are read by themselves stand where the whole file has them', () => {
  test('in any text', () => {
    fc.assert(
      fc.property(written, ({ text: yaml, data }) => expectTheSame(yaml, data)),
      { numRuns: runs(200, 5000) },
    );
  });

  const content = join(packageRoot(), 'content');
  const lists = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => [path, readFileSync(join(content, path), 'utf8')] as const)
    .filter(([, yaml]) => Array.isArray(readSimple(yaml)));

  test('in the files of games, also with the line ends of Windows', { tags: 'soak' }, () => {
    expect(lists.length).toBeGreaterThan(20);
    for (const [, yaml] of lists) {
      const data = readSimple(yaml) as Data;
      expectTheSame(yaml, data);
      expectTheSame(yaml.replaceAll('\n', '\r\n'), data);
    }
  });
});
