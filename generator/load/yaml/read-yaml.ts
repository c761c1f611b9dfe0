/**
 * YAML text to plain values, and everything that is wrong with it.
 *
 * Simple texts have a reader of their own. All others are parsed once, to js-yaml's events; the
 * values are built from them here, because the events know where everything is. Only where
 * something is wrong is the text read again, without the damaged entries. No file system,
 * nothing thrown.
 */
import { EVENT_ID } from 'js-yaml';
import { fault, type Fault, type Span } from '../../../diagnostics/index.ts';
import { build } from './build.ts';
import { checkDocuments } from './documents.ts';
import { NOWHERE, spanOf } from './event-places.ts';
import { BYTE_ORDER_MARK } from './lines.ts';
import { parseYaml, type YamlEvent } from './parse.ts';
import {
  blankEntries,
  commentOut,
  type Head,
  headOfList,
  misplacedTabs,
  splitEntries,
  syntaxFaults,
} from './syntax-faults.ts';
import { readSimpleAgain, type ReadText } from './simple/read-again.ts';

interface YamlFile {
  /** Plain objects, arrays, strings, finite numbers, booleans, null; undefined when nothing could be read. */
  readonly data: unknown;
  /** In the order of the text. */
  readonly faults: readonly Fault[];
  /**
   * Whether everything was read. Entries of the outermost list or mapping that are damaged are not
   * in `data`: that something is missing from an incomplete file proves nothing.
   */
  readonly complete: boolean;
}

/** A file with the events that its data was built from; no events when there is no data. */
interface YamlRead extends YamlFile {
  readonly events: readonly YamlEvent[];
}

type Data = Pick<YamlRead, 'data' | 'events' | 'complete'>;

const NOTHING: Data = { data: undefined, events: [], complete: false };

/** Blanking an entry can leave aliases in others without their anchors; then those go as well. */
const MAX_PASSES = 5;

/**
 * Reads the one document of a file. `file` is its path in the faults; `before`: what was read of it
 * earlier, of which entries that have not changed are kept.
 */
export function readYaml(text: string, file: string, before?: ReadText): YamlFile {
  const simple = readSimpleAgain(text, before);
  if (simple !== undefined) return { data: simple, faults: [], complete: true };
  const { data, faults, complete } = readWithEvents(text, file);
  return { data, faults, complete };
}

export function readWithEvents(text: string, file: string): YamlRead {
  const stray = strayCharacter(text, file);
  if (stray !== null) return { ...NOTHING, faults: [stray] };
  const { faults, first } = checkDocuments(text, file);
  const read = readDocument(first, file);
  if (faults.length === 0) return sorted(read);
  const own = read.faults.filter(({ code }) => code !== 'CW1010');
  return sorted({ ...read, complete: false, faults: [...faults, ...own] });
}

function readDocument(text: string, file: string): YamlRead {
  const { events, failure } = parseYaml(text);
  if (failure === null) return readEvents(text, events, file);
  const head = headOfList(text);
  if (head !== null) return readBehind(head, text, file);
  const { faults, damage } = syntaxFaults(text, failure, file);
  const sound = blankEntries(text, damage);
  const rest = parseYaml(sound);
  if (rest.failure !== null || rest.events.length === 0) return { ...NOTHING, faults };
  const read = readEvents(sound, rest.events, file);
  const own = read.faults.filter((found) => !lostAnchor(found, text));
  return { ...read, complete: false, faults: [...faults, ...own] };
}

/** A list whose first entry lacks its dash: what precedes the second is reported and skipped. */
function readBehind(head: Head, text: string, file: string): YamlRead {
  const read = readDocument(commentOut(text, head), file);
  const missing = fault('CW1460', { file, path: [], span: head.key }, { text: head.text });
  return { ...read, complete: false, faults: [missing, ...read.faults] };
}

function readEvents(text: string, events: readonly YamlEvent[], file: string): YamlRead {
  const shapeless = shapeFault(text, events, file);
  if (shapeless !== null) return { ...NOTHING, faults: [shapeless] };
  const { data, faults, damage } = build(text, events, file);
  const tabs = firstOfEntries(misplacedTabs(text, events), text);
  const unsound = [...damage, ...tabs.map(({ start }) => start)];
  const read =
    unsound.length === 0 ? { data, events, complete: true } : remainder(text, unsound, file);
  return {
    ...read,
    faults: [...faults, ...tabs.map((span) => fault('CW1002', { file, path: [], span }, {}))],
  };
}

/** An entry that is indented with tabs has one on every line. */
function firstOfEntries(spans: readonly Span[], text: string): Span[] {
  if (spans.length < 2) return [...spans];
  return splitEntries(text).flatMap(({ start, end }) =>
    spans.filter((span) => span.start >= start && span.start < end).slice(0, 1),
  );
}

/** What can be read when the entries are omitted that hold these offsets. */
function remainder(text: string, damage: readonly number[], file: string): Data {
  let sound = text;
  let damaged = damage;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    sound = blankEntries(sound, damaged);
    const { events, failure } = parseYaml(sound);
    if (failure !== null || shapeFault(sound, events, file) !== null) return NOTHING;
    const built = build(sound, events, file);
    if (built.damage.length === 0) return { data: built.data, events, complete: false };
    damaged = built.damage;
  }
  return NOTHING;
}

/** A game file is a list or a mapping. */
function shapeFault(text: string, events: readonly YamlEvent[], file: string): Fault | null {
  const root = events[1];
  if (root?.type === EVENT_ID.SEQUENCE || root?.type === EVENT_ID.MAPPING) return null;
  const span = root === undefined ? null : spanOf(root);
  if (span === null || span.start === NOWHERE) {
    return fault('CW1010', { file, path: [], span: { start: 0, end: 0 } }, {});
  }
  return fault('CW1017', { file, path: [], span }, { text: text.slice(span.start, span.end) });
}

/**
 * A carriage return without a line feed, which other readers do not take for the end of a line,
 * or a byte order mark elsewhere than at the beginning, which nobody sees.
 */
function strayCharacter(text: string, file: string): Fault | null {
  const mark = text.indexOf(BYTE_ORDER_MARK, 1);
  const start = mark === -1 && text.includes('\r') ? text.search(/\r(?!\n)/) : mark;
  if (start === -1) return null;
  const character = start === mark ? 'U+FEFF' : 'U+000D';
  return fault('CW1016', { file, path: [], span: { start, end: start + 1 } }, { character });
}

/** An alias whose anchor was lost with a damaged entry is no fault of its own. */
function lostAnchor({ code, params }: Fault, text: string): boolean {
  return code === 'CW1004' && text.includes(`&${(params as { alias: string }).alias}`);
}

function sorted(read: YamlRead): YamlRead {
  return read.faults.length < 2 ? read : { ...read, faults: read.faults.toSorted(byPlace) };
}

function byPlace(a: Fault, b: Fault): number {
  return (a.span?.start ?? 0) - (b.span?.start ?? 0);
}
