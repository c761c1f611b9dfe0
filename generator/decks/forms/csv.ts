import papaparse from 'papaparse';
import { fault, type Span } from '../../../diagnostics/index.ts';
import { ListBuilder, MAX_LINES } from '../list-builder.ts';
import { sectionNamed } from '../other-programs.ts';
import { countMeant } from '../list-lines.ts';
import { valueMeant } from '../text-list.ts';
import type { DeckForm } from './form.ts';

/** Heads of columns, as spreadsheets and deck builders write them, in small letters. */
const COLUMNS = {
  count: ['count', 'quantity', 'qty', 'copies', 'amount', 'number', '#', '枚数'],
  card: ['card', 'name', 'card name', 'title', 'id', 'カード', '名前'],
  section: ['section', 'board', 'zone', 'deck', 'category', 'セクション'],
} as const;

type Column = keyof typeof COLUMNS;

/** A table with a head: count, card, and perhaps section. Lines such as `# mode: core` may be above it. */
export const csvForm: DeckForm = {
  name: 'csv',
  title: 'a table with the columns count, card and section',
  endings: ['.csv', '.tsv'],
  read(text, file, { choices, sections }) {
    const list = new ListBuilder(file);
    const above = declarations(text);
    for (const { key, value, span } of above.declared) {
      if (Object.hasOwn(choices, key)) list.declare(key, valueMeant(value, choices[key]), span);
    }
    let columns: Partial<Record<Column, number>> | null = null;
    for (const { cells, span } of rowsOf(text, above.end)) {
      if (columns === null) {
        columns = columnsIn(cells);
        if (columns.card === undefined) {
          list.refuse(fault('CW5001', { file, path: [], span }, { found: cells }), span);
          break;
        }
        continue;
      }
      const cell = (column: Column): string => cells[columns?.[column] ?? -1]?.trim() ?? '';
      const card = cell('card');
      const count = columns.count === undefined ? 1 : countMeant(cell('count'));
      if (card === '' || count === null) {
        list.refuse(fault('CW1316', { file, path: [], span }, { line: cells.join(', ') }), span);
        continue;
      }
      const section = sectionMeant(cell('section'), sections);
      list.add(card, count, span, section);
    }
    return list.build();
  },
  write({ choices, sections }) {
    const named = sections.some(({ section }) => section !== null);
    const rows = sections.flatMap(({ section, cards }) =>
      cards.map(({ id, name, count }) => [count, name, id, ...(named ? [section ?? ''] : [])]),
    );
    const fields = ['count', 'card', 'id', ...(named ? ['section'] : [])];
    const above = Object.entries(choices).map(([key, value]) => `# ${key}: ${String(value)}\n`);
    return `${above.join('')}${papaparse.unparse({ fields, data: rows }, { newline: '\n', escapeFormulae: true })}\n`;
  },
};

function sectionMeant(written: string, sections: readonly string[]): string | undefined {
  if (written === '') return undefined;
  return sectionNamed(written, sections) ?? written;
}

function columnsIn(head: readonly string[]): Partial<Record<Column, number>> {
  const heads = head.map((cell) => cell.trim().toLowerCase());
  const found = Object.entries(COLUMNS).map(([column, names]) => {
    const at = names.map((name) => heads.indexOf(name)).find((index) => index !== -1);
    return [column, at] as const;
  });
  return Object.fromEntries(found.filter(([, at]) => at !== undefined));
}

const DECLARATION = /^#[ \t]*([a-z][A-Za-z0-9]*)[ \t]*:[ \t]*(\S[^\r\n]*?)[ \t]*(?:\r?\n|$)/;

/** What is above the table: choices of the deck. */
function declarations(text: string): {
  readonly declared: readonly { key: string; value: string; span: Span }[];
  /** Where the table begins. */
  readonly end: number;
} {
  const declared = [];
  let end = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    const [whole, key = '', value = ''] = DECLARATION.exec(text.slice(end)) ?? [];
    if (whole === undefined) return { declared, end };
    declared.push({ key, value, span: { start: end, end: end + whole.trimEnd().length } });
    end += whole.length;
  }
}

interface Row {
  readonly cells: readonly string[];
  readonly span: Span;
}

/** The rows that say something, as far as they are read: a head and one row too many. The delimiter is found out. */
function rowsOf(text: string, from: number): Row[] {
  const rows: Row[] = [];
  let start = from;
  papaparse.parse<string[]>(text.slice(from), {
    // Empty lines would spoil the guess.
    skipEmptyLines: 'greedy',
    step({ data, meta }, parser) {
      const end = from + meta.cursor;
      const own = text.slice(start, end);
      const first = start + own.length - own.trimStart().length;
      rows.push({ cells: data, span: { start: first, end: start + own.trimEnd().length } });
      start = end;
      if (rows.length > MAX_LINES + 1) parser.abort();
    },
  });
  return rows;
}
