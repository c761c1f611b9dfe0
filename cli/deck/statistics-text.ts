/** `deck stats` at the terminal: tables with bars, plain on a pipe. */
import type { FieldGroups, Group } from '../../engine/statistics/composition.ts';
import type {
  DeckStatistics,
  DrawStatistics,
  SectionStatistics,
} from '../../generator/decks/statistics.ts';
import { widthOf } from '../play/columns.ts';
import type { StatisticsWords } from './statistics-words.ts';

/** Width of the longest bar, in characters. */
const BAR = 30;

export function statisticsText(statistics: DeckStatistics, say: StatisticsWords): string {
  const { deck, size, state, sections, draw } = statistics;
  const head = say('head', { deck, size, state: say(state) });
  const parts = [
    head,
    ...sections.map((section) => sectionText(section, say)),
    ...(draw === null ? [] : [drawText(draw, say)]),
  ];
  return parts.join('\n\n');
}

function sectionText(
  { section, size, cards, fields }: SectionStatistics,
  say: StatisticsWords,
): string {
  const head =
    section === null ? say('different', { size, cards }) : say('section', { section, size, cards });
  return [head, ...fields.map((field) => fieldText(field, say))].join('\n\n');
}

function fieldText(found: FieldGroups, say: StatisticsWords): string {
  const { field, groups } = found;
  const most = Math.max(1, ...groups.map(({ copies }) => copies));
  const notes = notesOn(found, say);
  const head = notes === '' ? field : say('notes', { field, notes });
  const rows = groups.map((group) => [String(group.value), String(group.copies), bar(group, most)]);
  return [head, ...table(rows)].join('\n');
}

/** The mean of a field, and how many cards do not have it; empty where there is nothing to say. */
export function notesOn({ mean, without }: FieldGroups, say: StatisticsWords): string {
  const notes = [
    ...(mean === null ? [] : [say('mean', { mean: rounded(mean) })]),
    ...(without === 0 ? [] : [say('without', { count: without })]),
  ];
  return notes.join(say('between'));
}

function bar({ copies }: Group, most: number): string {
  return '█'.repeat(Math.max(1, Math.round((copies / most) * BAR)));
}

function drawText(draw: DrawStatistics, say: StatisticsWords): string {
  const { byCopies, groups } = draw;
  const rows = [
    [say('atLeast'), ...drawHeads(draw, say)],
    ...byCopies.map(({ copies, any }) => [say('copies', { count: copies }), ...any.map(percent)]),
    ...groups.map(({ field, value, copies, any }) => [
      `${field} ${String(value)} (${copies})`,
      ...any.map(percent),
    ]),
  ];
  return [drawnFrom(draw, say), ...table(rows)].join('\n');
}

export function drawnFrom({ section, pile }: DrawStatistics, say: StatisticsWords): string {
  return section === null ? say('drawnFrom', { pile }) : say('drawnFromSection', { section, pile });
}

export function drawHeads({ seen }: DrawStatistics, say: StatisticsWords): string[] {
  return seen.map((count, index) => (index === 0 ? say('hand', { count }) : `+${index}`));
}

/** Columns wide enough for their longest cell; numbers to the right, the first and bars to the left. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  return rows.map((row) =>
    `  ${row.map((cell, column) => padded(cell, widths[column] ?? 0, column)).join('  ')}`.trimEnd(),
  );
}

function padded(cell: string, width: number, column: number): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(cell)));
  return column === 0 || cell.startsWith('█') ? cell + space : space + cell;
}

export function percent(chance: number): string {
  return `${(chance * 100).toFixed(1)} %`;
}

export function rounded(number: number): string {
  return String(Math.round(number * 100) / 100);
}
