import { isMap, isScalar, parseDocument } from 'yaml';
import { FORMAT } from '../manifest.ts';
import { keyText } from './nodes.ts';

/** Brings the text of a game.yaml from one format to the next. */
interface Migration {
  /** The format that it starts from. */
  readonly from: number;
  readonly migrate: (text: string) => string;
}

/** One for every format before the present one, in order. */
const migrations: readonly Migration[] = [
  // Games of before had no number: it is all that the first numbered format added.
  { from: 0, migrate: (text) => setFormat(text, 1) },
];

/** The text in the present format; unchanged when it is in it, or newer than this Cardwright. */
export function migrate(text: string, data: Readonly<Record<string, unknown>>): string {
  const format = data['format'] ?? 0;
  if (typeof format !== 'number' || format >= FORMAT) return text;
  return migrations
    .filter(({ from }) => from >= format)
    .reduce((edited, { migrate }) => migrate(edited), text);
}

/** Writes the number over the one that is there, else before the first key. */
function setFormat(text: string, format: number): string {
  const { contents, errors } = parseDocument(text);
  if (errors.length > 0 || !isMap(contents)) return text;
  const pair = contents.items.find(({ key }) => keyText(key) === 'format');
  if (pair !== undefined) {
    if (!isScalar(pair.value) || pair.value.range == null) return text;
    const [start, end] = pair.value.range;
    const space = text[start - 1] === ':' ? ' ' : '';
    return `${text.slice(0, start)}${space}${format}${text.slice(end)}`;
  }
  const [first] = contents.items;
  const start = isScalar(first?.key) ? first.key.range?.[0] : undefined;
  const parting = start === undefined ? null : separator(text, start, contents.flow === true);
  if (start === undefined || parting === null) return text;
  return `${text.slice(0, start)}format: ${format}${parting}${text.slice(start)}`;
}

/** What parts a new entry from the one at `start`, which it takes the place of; null where it cannot. */
function separator(text: string, start: number, flow: boolean): string | null {
  if (flow) return ', ';
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).replace('\uFEFF', '');
  return line.trim() === '' ? (text.includes('\r\n') ? '\r\n' : '\n') + line : null;
}
