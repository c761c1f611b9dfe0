/** The table that a page puts together of what it is sent is the table of the game. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { figuresAfter, type FigureRow, type Figures } from '../../studio/protocol/figures.ts';
import { SentTables } from '../../studio/server/places/figures/sent-tables.ts';

const columns = [{ header: 'id', field: [], note: '', choices: null, isNumber: false }];

const place = { file: 'units/orc.yaml', isFixed: false };

/** Few ids and texts, so that rows are often the same. */
const row = fc.tuple(fc.nat(4), fc.nat(2), fc.nat(1)).map(([id, text, file]): FigureRow => {
  return {
    ...place,
    id: `orc-${id}`,
    file: `units/${file}.yaml`,
    cells: [`orc-${id}`, String(text)],
  };
});

/** Next to each other most tables differ in little. */
const tables = fc
  .tuple(
    fc.array(row, { maxLength: 12 }),
    fc.array(fc.tuple(fc.nat(), fc.nat(2), fc.array(row, { maxLength: 2 })), {
      minLength: 1,
      maxLength: 12,
    }),
  )
  .map(([first, edits]) => {
    const made = [first];
    for (const [place, cut, put] of edits) {
      const last = made.at(-1) ?? [];
      made.push(last.toSpliced(place % (last.length + 1), cut, ...put));
    }
    return made;
  });

test('however the rows change, and however long a page did not ask', () => {
  fc.assert(
    fc.property(tables, fc.infiniteStream(fc.boolean()), (states, asks) => {
      const sent = new SentTables();
      let page: Figures | null = null;
      for (const rows of states) {
        const table = { kind: 'unit', columns, rows };
        // Another page, which has nothing yet.
        const whole = sent.answer(table, null);
        expect(whole).toMatchObject({ rows });
        if (asks.next().value !== true && page !== null) continue;
        const found = sent.answer(table, page?.stamp ?? null);
        page = 'rows' in found ? found : figuresAfter(page as Figures, found);
        expect(page.rows).toEqual(rows);
        expect(page.stamp).toBe((whole as Figures).stamp);
      }
    }),
  );
});

const rows = Array.from({ length: 10_000 }, (_, n): FigureRow => {
  return { ...place, id: `orc-${n}`, cells: [`orc-${n}`, '3'] };
});

test('one row of ten thousand is sent alone, and all others stay the objects that they were', () => {
  const sent = new SentTables();
  const before = sent.answer({ kind: 'unit', columns, rows }, null) as Figures;
  const edited = { ...place, id: 'orc-7', cells: ['orc-7', '4'] };
  const found = sent.answer({ kind: 'unit', columns, rows: rows.with(7, edited) }, before.stamp);
  expect(found).toMatchObject({ splices: [{ at: 7, removed: 1, rows: [edited] }] });
  if ('rows' in found) throw new Error('the whole table was sent');
  const after = figuresAfter(before, found);
  expect(after.rows.filter((one, at) => one !== before.rows[at])).toEqual([edited]);
});

test('a table with other columns, and one that nobody remembers, are sent whole', () => {
  const sent = new SentTables();
  const first = sent.answer({ kind: 'unit', columns, rows }, null) as Figures;
  expect(sent.answer({ kind: 'unit', columns: [], rows }, first.stamp)).toMatchObject({ rows });
  expect(sent.answer({ kind: 'unit', columns, rows }, 'nobody')).toMatchObject({ rows });
});
