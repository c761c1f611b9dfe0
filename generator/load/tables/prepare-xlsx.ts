/** What an .xlsx has that its reader does not expect, taken away before it is read. */
import { Archive } from './archive.ts';

const ATTRIBUTES = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`;

/** How a text is spoken, in a cell that has its text in itself: the reader adds it to the text. */
const PHONETIC = new RegExp(String.raw`<((?:\w+:)?rPh)\b${ATTRIBUTES}>[^]*?</\1>`, 'g');

const SHEET = new RegExp(
  String.raw`<((?:\w+:)?sheet)\b${ATTRIBUTES}?\s(?:\w+:)?id=["']([^"']*)["']${ATTRIBUTES}(?:(?<=/)>|>\s*</\1>)`,
  'g',
);

const RELATION = new RegExp(String.raw`<(?:\w+:)?Relationship\b${ATTRIBUTES}>`, 'g');

/** As it is where it cannot be opened: its reader says why. */
export function prepareXlsx(bytes: Buffer): Buffer {
  const archive = Archive.open(bytes);
  if (archive === null) return bytes;
  const changed = new Map<string, string>();
  for (const name of archive.names) {
    const isSheet = /\/worksheets\/[^/]+\.xml$/.test(name);
    if (!isSheet && !name.endsWith('/workbook.xml')) continue;
    const before = archive.text(name) ?? '';
    const after = isSheet ? before.replaceAll(PHONETIC, '') : onlySheets(before, name, archive);
    if (after !== before) changed.set(name, after);
  }
  return archive.with(changed);
}

/** Whether any cell can be a percentage: 9 and 10 are the formats of them that have no entry. */
export function hasPercentages(bytes: Buffer): boolean {
  const archive = Archive.open(bytes);
  const name = archive?.names.find((one) => one.endsWith('/styles.xml')) ?? '';
  const styles = archive?.text(name) ?? '';
  const [used = ''] = /<(?:\w+:)?cellXfs\b[^]*?<\/(?:\w+:)?cellXfs>/.exec(styles) ?? [];
  return (
    /\snumFmtId=["'](?:9|10)["']/.test(used) || /\sformatCode=(?:"[^"]*%|'[^']*%)/.test(styles)
  );
}

/** The list of sheets without those that are a chart, a dialogue or macros. */
function onlySheets(workbook: string, name: string, archive: Archive): string {
  const relations = archive.text(name.replace(/[^/]+$/, '_rels/$&.rels')) ?? '';
  const others = (relations.match(RELATION) ?? []).filter(
    (relation) => !attribute(relation, 'Type').endsWith('/worksheet'),
  );
  const ids = new Set(others.map((relation) => attribute(relation, 'Id')));
  return workbook.replaceAll(SHEET, (tag, _, id: string) => (ids.has(id) ? '' : tag));
}

function attribute(tag: string, name: string): string {
  return new RegExp(String.raw`\s${name}=["']([^"']*)["']`).exec(tag)?.[1] ?? '';
}
