/** One text file of a game, read: its text and, of YAML and JSON, its data. */
import { readFileSync } from 'node:fs';
import { fault, type Fault } from '../../diagnostics/index.ts';
import { once } from '../../kernel/index.ts';
import { decodeTable, decodeUtf8 } from './read-bytes.ts';
import { readCsv } from './tables/read-csv.ts';
import { readWorkbook } from './tables/read-workbook.ts';
import { TABLE, WORKBOOK, type Table } from './tables/table.ts';
import { MAX_DECK_MIB, MAX_DEPTH, MAX_FILE_MIB } from './yaml/limits.ts';
import { BYTE_ORDER_MARK } from './yaml/lines.ts';
import { readYaml } from './yaml/read-yaml.ts';
import { conflictMarker } from './yaml/slips/lines.ts';

/** The same object is given out until the file changes. */
export interface SourceFile {
  /** Relative to the game folder, with `/`. */
  readonly path: string;
  /** As in the file, with its byte order mark; empty when the file could not be read. */
  readonly text: string;
  /** The values of a YAML or JSON file; undefined for other files, and when nothing could be read. */
  readonly data: unknown;
  /** Whether all of it was read; what an incomplete file lacks, it may have in a damaged entry. */
  readonly complete: boolean;
  readonly faults: readonly Fault[];
  /** Of a table: its rows, those of `sheet` where a workbook has several; read when somebody asks. */
  readonly table?: (sheet: string) => Table;
}

type Content = Pick<SourceFile, 'data' | 'complete' | 'faults'>;

const MEBIBYTE = 1024 * 1024;

/** How a file is read whose path does not say what it is. */
export interface FileReading {
  /** Of a deck less is read; by itself a file in `decks/` is one. */
  readonly isDeck?: boolean;
  /** Only its text: it is read by a form that is not of this path. */
  readonly asText?: boolean;
  /** The file as it was read earlier. */
  readonly before?: SourceFile | undefined;
}

/** Reads a file of `size` bytes; `path` is its path in the faults. Throws what the file system throws. */
export function readSourceFile(
  absolute: string,
  path: string,
  size: number,
  { isDeck = path.startsWith('decks/'), asText = false, before }: FileReading = {},
): SourceFile {
  const limit = isDeck ? MAX_DECK_MIB : MAX_FILE_MIB;
  if (size > limit * MEBIBYTE) {
    const params = { size: size / MEBIBYTE, limit, isDeck };
    return brokenFile(path, fault('CW1014', { file: path, path: [] }, params));
  }
  if (WORKBOOK.test(path)) {
    const table = (sheet: string): Table => readWorkbook(absolute, path, sheet);
    return { ...textOnly(path, ''), table };
  }
  const bytes = readFileSync(absolute);
  const { text, fault: encoding } = TABLE.test(path)
    ? decodeTable(bytes, path)
    : decodeUtf8(bytes, path);
  if (encoding !== null) return { ...brokenFile(path, encoding), text };
  return asText ? textOnly(path, text) : sourceOf(path, text, before);
}

/** A text as that of a file; `path` decides what sort of file it is. `before`: the same file, read earlier. */
export function sourceOf(path: string, text: string, before?: SourceFile): SourceFile {
  if (/\.ya?ml$/.test(path)) return { path, text, ...readYaml(text, path, before) };
  if (path.endsWith('.json')) return { path, text, ...readJson(text, path) };
  if (TABLE.test(path)) {
    const table = once(() => readCsv(text, path.endsWith('.tsv')));
    return { ...textOnly(path, text), table };
  }
  return textOnly(path, text);
}

/** A text whose data nobody reads here. */
export function textOnly(path: string, text: string): SourceFile {
  return { path, text, data: undefined, complete: true, faults: [] };
}

/** A file of which nothing is known but why. */
export function brokenFile(path: string, why: Fault): SourceFile {
  return { path, text: '', data: undefined, complete: false, faults: [why] };
}

/** JSON as a file of the game holds it: it may be indented with tabs, and must not have what YAML has beyond it. */
export function readJson(text: string, file: string): Content {
  try {
    const data: unknown = JSON.parse(text.replace(BYTE_ORDER_MARK, ''));
    if (!isDeeper(data, MAX_DEPTH)) {
      return { data, complete: true, faults: repeatedKeys(text, file) };
    }
    return { data: undefined, complete: false, faults: [tooDeep(text, file)] };
  } catch (error) {
    const { faults } = readYaml(text, file);
    const known = faults.length > 0 ? faults : [notJson(error as SyntaxError, text, file)];
    const merging = conflictIn(text, file);
    return { data: undefined, complete: false, faults: merging === null ? known : [merging] };
  }
}

/** Whether lists and mappings are nested in more than this number of levels. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

const TEXT_OR_BRACKET = /"(?:[^"\\]|\\.)*"|[[{\]}]/gs;

/** At the first bracket that is too deep. */
function tooDeep(text: string, file: string): Fault {
  let depth = 0;
  let start = 0;
  for (const { index, 0: found } of text.matchAll(TEXT_OR_BRACKET)) {
    if (found === '[' || found === '{') depth += 1;
    else if (found === ']' || found === '}') depth -= 1;
    if (depth <= MAX_DEPTH) continue;
    start = index;
    break;
  }
  const span = { start, end: start + 1 };
  return fault('CW1012', { file, path: [], span }, { limit: MAX_DEPTH });
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[[{\]},]/gs;

/** Keys that their mapping has already: of two, JSON keeps the last and says nothing. */
function repeatedKeys(text: string, file: string): Fault[] {
  const faults: Fault[] = [];
  const open: (Set<string> | null)[] = [];
  let isKeyNext = false;
  for (const { index, 0: token } of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : null);
    else if (token === '}' || token === ']') open.pop();
    const keys = open.at(-1) ?? null;
    if (token.startsWith('"') && isKeyNext && keys !== null) {
      const key = JSON.parse(token) as string;
      const span = { start: index, end: index + token.length };
      if (keys.has(key)) faults.push(fault('CW1003', { file, path: [], span }, { key }));
      keys.add(key);
    }
    isKeyNext = keys !== null && (token === '{' || token === ',');
  }
  return faults;
}

function conflictIn(text: string, file: string): Fault | null {
  const span = conflictMarker(text, 0, text.length);
  if (span === null) return null;
  const params = { slip: 'conflict', text: text.slice(span.start, span.end), reason: '' } as const;
  return fault('CW1001', { file, path: [], span }, params);
}

/** What is YAML but not JSON: a comment, a comma too many, an unquoted text. */
function notJson({ message }: SyntaxError, text: string, file: string): Fault {
  const start = Math.min(jsonErrorAt(text), Math.max(0, text.length - 1));
  const comma = /,\s*$/.exec(text.slice(0, start));
  if (comma !== null && /[}\]]/.test(text.charAt(start))) {
    const span = { start: comma.index, end: comma.index + 1 };
    const params = { slip: 'json-comma', text: ',', reason: '' } as const;
    return fault('CW1001', { file, path: [], span }, params);
  }
  const reason = message.replace(/, \.{0,3}".*| in JSON.*| is not valid JSON.*/s, '');
  const word = /^\w+|^./.exec(text.slice(start))?.[0] ?? '';
  const params = { slip: 'not-json', text: word, reason } as const;
  const span = { start, end: start + Math.max(1, word.length) };
  return fault('CW1001', { file, path: [], span }, params);
}

const JSON_TOKEN =
  /\s*(?:"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true\b|false\b|null\b|[[\]{},:])/y;

/** Where a text stops being JSON, which not every Node says: at a token that cannot be there. */
function jsonErrorAt(text: string): number {
  const open: string[] = [];
  // What may come next: a value, a key, a colon, or what follows a value.
  let next: 'value' | 'key' | 'colon' | 'end' = 'value';
  let isFirst = false;
  JSON_TOKEN.lastIndex = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  for (;;) {
    const from = JSON_TOKEN.lastIndex;
    const found = JSON_TOKEN.exec(text)?.[0];
    if (found === undefined) return from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);
    const token = found.trimStart();
    const at = JSON_TOKEN.lastIndex - token.length;
    const closes = token === '}' || token === ']';
    const fits = closes
      ? open.at(-1) === token && (next === 'end' || isFirst)
      : {
          value: !/^[,:]/.test(token),
          key: token.startsWith('"'),
          colon: token === ':',
          end: token === ',' && open.length > 0,
        }[next];
    if (!fits) return at;
    isFirst = token === '{' || token === '[';
    if (token === '{' || token === '[') open.push(token === '{' ? '}' : ']');
    if (closes) open.pop();
    if (next === 'key') next = 'colon';
    else if (token === ':') next = 'value';
    else if (token === '{' || (token === ',' && open.at(-1) === '}')) next = 'key';
    else if (token === '[' || token === ',') next = 'value';
    else next = 'end';
  }
}
