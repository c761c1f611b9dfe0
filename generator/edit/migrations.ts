import { FORMAT } from '../manifest.ts';

/** Brings the text of a game.yaml from one format to the next. */
interface Migration {
  /** The format that it starts from. */
  readonly from: number;
  readonly migrate: (text: string) => string;
}

/** One for every format before the present one, in order. */
const migrations: readonly Migration[] = [
  // Games of before had no number: it is all that the first numbered format added.
  { from: 0, migrate: (text) => insertFormat(text, 1) },
];

/** The text in the present format; unchanged when it is in it, or newer than this Cardwright. */
export function migrate(text: string, data: Readonly<Record<string, unknown>>): string {
  const format = data['format'] ?? 0;
  if (typeof format !== 'number' || format >= FORMAT) return text;
  return migrations
    .filter(({ from }) => from >= format)
    .reduce((edited, { migrate }) => migrate(edited), text);
}

/** Before the first line that is neither blank nor a remark. */
function insertFormat(text: string, format: number): string {
  const head = /^\uFEFF?(?:[ \t]*(?:#[^\n]*)?\r?\n|---[ \t]*\r?\n)*/.exec(text)?.[0] ?? '';
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  return `${head}format: ${format}${newline}${text.slice(head.length).replace(/^format:.*\r?\n/, '')}`;
}
