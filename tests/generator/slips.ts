/** Damage to a text: what hands, editors and keyboards do to files. */
import * as fc from 'fast-check';
import { parse, parseDocument } from 'yaml';

/** Changes one text. */
export type Slip = (text: string) => string;

/** What has a meaning of its own in YAML, and what editors and keyboards leave behind. */
const fragments = [
  ...': ¦- ¦? ¦, ¦{¦}¦[¦]¦"¦\'¦|\n¦>-\n¦# ¦ #¦---\n¦...\n¦&a ¦*a¦<<: *a\n¦!tag ¦!!set ¦%YAML 1.1\n¦@'.split(
    '¦',
  ),
  ...'`¦\t¦\n\n¦~¦null¦yes¦0x1F¦1e999¦.nan¦2026-01-01¦-0¦__proto__: {}\n¦{ a: 1 }¦{{¦\\¦=mode'.split(
    '¦',
  ),
  ...'\uFEFF¦\0¦\u2028¦\r¦\r\n¦　¦：¦鬼¦\uD800¦👹'.split('¦'),
];

const cut = (text: string, start: number, end: number, into: string): string =>
  text.slice(0, start) + into + text.slice(end);

const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

/** Changes one line, chosen by its place from 0 to 1, into others. */
function atLine(change: (line: string) => string[]): fc.Arbitrary<Slip> {
  return place.map((at): Slip => (text) => {
    const lines = text.split('\n');
    const index = Math.floor(at * lines.length);
    return lines.toSpliced(index, 1, ...change(lines[index] ?? '')).join('\n');
  });
}

const written = fc.oneof(
  fc.constantFrom(
    null,
    '',
    [],
    {},
    [[]],
    [null],
    -1,
    1.5,
    true,
    'no-such',
    { en: 5 },
    { id: 'axe' },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Another value, or none, anywhere in the data; the text stays well-formed. */
const atValue: fc.Arbitrary<Slip> = fc
  .tuple(place, fc.option(written, { nil: undefined }))
  .map(([at, value]) => (text) => {
    const paths = pathsIn(dataOf(text));
    return withValue(text, paths[Math.floor(at * paths.length)] ?? [], value);
  });

/** The text with `value` at `path`; undefined takes away what is there. */
export function withValue(text: string, path: readonly string[], value: unknown): string {
  const document = parseDocument(text, { logLevel: 'silent' });
  if (document.errors.length > 0) return text;
  if (value === undefined && path.length > 0) document.deleteIn(path);
  else document.setIn(path, value ?? null);
  return document.toString({ lineWidth: 0 });
}

function dataOf(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' });
  } catch {
    return null;
  }
}

function pathsIn(data: unknown, path: readonly string[] = []): (readonly string[])[] {
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return [path, ...entries.flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

/** Any slip of a hand. */
export const slip: fc.Arbitrary<Slip> = fc.oneof(
  { weight: 6, arbitrary: atValue },
  atLine(() => []),
  atLine((line) => [line, line]),
  atLine((line) => [`  ${line}`]),
  atLine((line) => [line.trimStart()]),
  fc.constantFrom(...fragments).chain((fragment) =>
    place.map(
      (at): Slip =>
        (text) =>
          cut(text, at * text.length, at * text.length, fragment),
    ),
  ),
  place.map((at): Slip => (text) => {
    const index = Math.floor(at * text.length);
    return cut(text, index, index + 2, `${text[index + 1] ?? ''}${text[index] ?? ''}`);
  }),
  place.map(
    (at): Slip =>
      (text) =>
        text.slice(0, at * text.length),
  ),
  fc.json({ maxDepth: 4 }).map((written) => () => written),
  fc.string({ unit: 'binary', maxLength: 60 }).map((written) => () => written),
);
