/** What an .ods says in a way that its reader passes over, said in one that it reads. */
import { Archive } from './archive.ts';

/** What the name of a hidden sheet begins with: no spreadsheet allows a colon there. */
export const HIDDEN = 'hidden:';

/** Written as the formula of a cell whose value alone does not say what it is. */
export const MARKS = { error: 'is:error', percent: 'is:percent', time: 'is:time' } as const;

const CONTENT = 'content.xml';

const ATTRIBUTES = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`;

/** Around rows that are grouped, or repeated on each page: the reader knows rows in a table only. */
const AROUND_ROWS = /<\/?table:(?:table-row-group|table-header-rows|table-rows)\b[^>]*>/g;

const CELL = new RegExp(String.raw`<table:table-cell\b${ATTRIBUTES}>`, 'g');
const TABLE = new RegExp(String.raw`<table:table\b(?!-)${ATTRIBUTES}>`, 'g');
const STYLE = new RegExp(String.raw`<style:style\b${ATTRIBUTES}(?<!/)>[^]*?</style:style>`, 'g');

/** Null where it cannot be opened. */
export function prepareOds(bytes: Buffer): Buffer | null {
  const archive = Archive.open(bytes);
  const content = archive?.text(CONTENT);
  if (archive === null || content === undefined) return null;
  const hidden = hiddenStyles(content);
  const prepared = content
    .replaceAll(AROUND_ROWS, '')
    .replaceAll(CELL, prepareCell)
    .replaceAll(TABLE, (tag) => (hidden.has(attribute(tag, 'table:style-name')) ? hide(tag) : tag));
  return archive.with(new Map([[CONTENT, prepared]]));
}

/** Without looks, a row of empty cells is empty: sheets end with a million of them. */
function prepareCell(tag: string): string {
  const plain = without(tag, 'table:style-name');
  const mark = markOf(plain);
  if (mark === null) return plain;
  const marked = without(plain, 'table:formula').replace(/\s*\/?>$/, (end) => {
    return ` table:formula="${MARKS[mark]}"${end}`;
  });
  // Of an error, what is shown counts: the number is 0.
  return mark === 'error'
    ? marked.replace(/\soffice:value-type=(["'])\w+\1/, ' office:value-type="string"')
    : marked;
}

function markOf(tag: string): keyof typeof MARKS | null {
  if (attribute(tag, 'calcext:value-type') === 'error') return 'error';
  const type = attribute(tag, 'office:value-type');
  return type === 'percentage' ? 'percent' : type === 'time' ? 'time' : null;
}

function hiddenStyles(content: string): Set<string> {
  const styles = content.match(STYLE) ?? [];
  const hiding = styles.filter((style) => /\stable:display=["']false["']/.test(style));
  return new Set(hiding.map((style) => attribute(style, 'style:name')));
}

function hide(tag: string): string {
  return tag.replace(/\stable:name=(["'])/, `$&${HIDDEN}`);
}

/** Empty where the tag has none. */
function attribute(tag: string, name: string): string {
  return new RegExp(String.raw`\s${name}=(["'])(.*?)\1`, 's').exec(tag)?.[2] ?? '';
}

function without(tag: string, name: string): string {
  return tag.replace(new RegExp(String.raw`\s${name}=(["']).*?\1`, 's'), '');
}
