/** `deck stats` at the terminal: tables with bars, plain on a pipe. */
import type { Text } from '../../../engine/index.ts';
import type { FieldGroups, Group } from '../../../engine/construction/index.ts';
import type {
  DeckStatistics,
  DrawStatistics,
  SectionStatistics,
} from '../../../generator/index.ts';
import { formatMessage, inLocale } from '../../../kernel/index.ts';
import { widthOf } from '../../columns.ts';

/** Width of the longest bar, in characters. */
const BAR = 30;

export function statisticsText(statistics: DeckStatistics, say: StatisticsMessages): string {
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
  say: StatisticsMessages,
): string {
  const head =
    section === null ? say('different', { size, cards }) : say('section', { section, size, cards });
  return [head, ...fields.map((field) => fieldText(field, say))].join('\n\n');
}

function fieldText(found: FieldGroups, say: StatisticsMessages): string {
  const { field, groups } = found;
  const most = Math.max(1, ...groups.map(({ copies }) => copies));
  const notes = notesOn(found, say);
  const head = notes === '' ? field : say('notes', { field, notes });
  const rows = groups.map((group) => [String(group.value), String(group.copies), bar(group, most)]);
  return [head, ...table(rows)].join('\n');
}

/** The mean of a field, and how many cards do not have it; empty where there is nothing to say. */
export function notesOn({ mean, without }: FieldGroups, say: StatisticsMessages): string {
  const notes = [
    ...(mean === null ? [] : [say('mean', { mean: rounded(mean) })]),
    ...(without === 0 ? [] : [say('without', { count: without })]),
  ];
  return notes.join(say('between'));
}

function bar({ copies }: Group, most: number): string {
  return '█'.repeat(Math.max(1, Math.round((copies / most) * BAR)));
}

function drawText(draw: DrawStatistics, say: StatisticsMessages): string {
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

export function drawnFrom({ section, pile }: DrawStatistics, say: StatisticsMessages): string {
  return section === null ? say('drawnFrom', { pile }) : say('drawnFromSection', { section, pile });
}

export function drawHeads({ seen }: DrawStatistics, say: StatisticsMessages): string[] {
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

/** In every language that `deck stats` speaks; to others it speaks the first. */
const messages = {
  head: { en: '{deck}: {size} cards, {state}', ja: '{deck}：{size}枚、{state}' },
  size: { en: '{size} cards, {state}', ja: '{size}枚、{state}' },
  different: { en: '{size} cards, {cards} different', ja: '{size}枚（{cards}種類）' },
  section: {
    en: '{section}: {size} cards, {cards} different',
    ja: '{section}：{size}枚（{cards}種類）',
  },
  cards: { en: 'Cards', ja: 'カード' },
  legal: { en: 'legal', ja: '適正' },
  incomplete: { en: 'incomplete', ja: '未完成' },
  illegal: { en: 'illegal', ja: '違反あり' },
  mean: { en: 'mean {mean}', ja: '平均{mean}' },
  without: { en: '{count} without', ja: 'なし{count}枚' },
  notes: { en: '{field} ({notes})', ja: '{field}（{notes}）' },
  between: { en: ', ', ja: '、' },
  oddsHead: { en: 'Odds of at least one', ja: '1枚以上引く確率' },
  drawnFrom: { en: 'Drawn from the {pile} cards', ja: '{pile}枚から引く' },
  drawnFromSection: {
    en: 'Drawn from {section} ({pile} cards)',
    ja: '{section}（{pile}枚）から引く',
  },
  hand: { en: 'hand of {count}', ja: '手札{count}枚' },
  atLeast: { en: 'at least one of', ja: '1枚以上引く確率' },
  copies: { en: '{count, plural, one {# copy} other {# copies}}', ja: '{count}枚' },
  yes: { en: 'yes', ja: 'はい' },
  no: { en: 'no', ja: 'いいえ' },
} satisfies Record<string, Text>;

export interface StatisticsMessages {
  readonly locale: string;
  (message: keyof typeof messages, params?: Readonly<Record<string, string | number>>): string;
}

export function statisticsMessagesOf(asked: string): StatisticsMessages {
  const locale = asked in messages.head ? asked : 'en';
  const say = (
    message: keyof typeof messages,
    params: Readonly<Record<string, string | number>> = {},
  ): string => {
    const text = inLocale(messages[message], locale);
    return formatMessage(text, locale, params) ?? text;
  };
  return Object.assign(say, { locale });
}
