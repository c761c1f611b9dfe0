/** `deck stats` at the terminal: tables with bars, plain on a pipe. */
import type { FieldGroups, Group } from '../../engine/statistics/composition.ts';
import type {
  DeckStatistics,
  DrawStatistics,
  SectionStatistics,
} from '../../generator/decks/statistics.ts';

/** Width of the longest bar, in characters. */
const BAR = 30;

export function statisticsText(statistics: DeckStatistics): string {
  const { deck, size, state, sections, draw } = statistics;
  const head = `${deck}: ${size} cards, ${state}`;
  const parts = [head, ...sections.map(sectionText), ...(draw === null ? [] : [drawText(draw)])];
  return parts.join('\n\n');
}

function sectionText({ section, size, cards, fields }: SectionStatistics): string {
  const name = section === null ? '' : `${section}: `;
  const head = `${name}${size} cards, ${cards} different`;
  return [head, ...fields.map(fieldText)].join('\n\n');
}

function fieldText({ field, groups, mean, without }: FieldGroups): string {
  const most = Math.max(1, ...groups.map(({ copies }) => copies));
  const notes = [
    ...(mean === null ? [] : [`mean ${rounded(mean)}`]),
    ...(without === 0 ? [] : [`${without} without`]),
  ];
  const head = notes.length === 0 ? field : `${field} (${notes.join(', ')})`;
  const rows = groups.map((group) => [String(group.value), String(group.copies), bar(group, most)]);
  return [head, ...table(rows)].join('\n');
}

function bar({ copies }: Group, most: number): string {
  return '█'.repeat(Math.max(1, Math.round((copies / most) * BAR)));
}

function drawText({ section, pile, seen, byCopies, groups }: DrawStatistics): string {
  const from = section === null ? `the ${pile} cards` : `${section} (${pile} cards)`;
  const heads = seen.map((count, index) => (index === 0 ? `hand of ${count}` : `+${index}`));
  const rows = [
    ['at least one of', ...heads],
    ...byCopies.map(({ copies, any }) => [
      copies === 1 ? '1 copy' : `${copies} copies`,
      ...any.map(percent),
    ]),
    ...groups.map(({ field, value, copies, any }) => [
      `${field} ${String(value)} (${copies})`,
      ...any.map(percent),
    ]),
  ];
  return [`Drawn from ${from}`, ...table(rows)].join('\n');
}

/** Columns wide enough for their longest cell; numbers to the right, the first and bars to the left. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => Array.from(row[column] ?? '').length)),
  );
  return rows.map((row) =>
    `  ${row.map((cell, column) => padded(cell, widths[column] ?? 0, column)).join('  ')}`.trimEnd(),
  );
}

function padded(cell: string, width: number, column: number): string {
  const space = ' '.repeat(Math.max(0, width - Array.from(cell).length));
  return column === 0 || cell.startsWith('█') ? cell + space : space + cell;
}

export function percent(chance: number): string {
  return `${(chance * 100).toFixed(1)} %`;
}

export function rounded(number: number): string {
  return String(Math.round(number * 100) / 100);
}
