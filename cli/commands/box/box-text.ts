/** What is in a box, at the terminal. */
import type { Text } from '../../../engine/index.ts';
import { inLocale, type NamedSize } from '../../../kernel/index.ts';
import type { BoxReport } from '../../../print/index.ts';
import { padded, widthOf } from '../../columns.ts';
import { say } from '../../say.ts';

interface About {
  readonly title: Text;
  readonly locale: string;
  readonly paper: NamedSize;
}

export function boxText(found: BoxReport, { title, locale, paper }: About): string {
  const paperName = inLocale(paper.title ?? paper.id, locale);
  return [
    say('In the box of {game}:', { game: inLocale(title, locale) }),
    ...found.lines.map(({ text }) => `  ${text}`),
    ...(found.absent.length === 0
      ? []
      : [say('Not in the box: {sheets}', { sheets: found.absent.join(', ') })]),
    '',
    say('On paper ({paper}):', { paper: paperName }),
    ...columns(paperRows(found, locale)),
    '',
    ...cuttingLines(found, locale),
    ...bulkLines(found),
    ...priceLines(found, locale),
  ].join('\n');
}

function paperRows({ sheets, paper }: BoxReport, locale: string): string[][] {
  const rows = sheets.map(
    ({ sheet, pieces, size, paper: own, straight, outlines, isWholePage }) => [
      inLocale(sheet.title, locale),
      String(pieces),
      `${tenth(size.width)} × ${tenth(size.height)} mm`,
      String(own),
      isWholePage ? '–' : outlines > 0 ? outlinesOf(outlines) : String(straight),
    ],
  );
  return [
    [say('sheet'), say('pieces'), say('size'), say('paper'), say('cuts')],
    ...rows,
    [say('together'), '', '', String(paper.sheets), ''],
  ];
}

function outlinesOf(count: number): string {
  return count === 1 ? say('1 outline') : say('{count} outlines', { count });
}

function timeOf(count: number, seconds: number): string {
  return count === 1
    ? say('1 outline of {seconds} s', { seconds })
    : say('{count} outlines of {seconds} s', { count, seconds });
}

/** An estimate, with what it rests on: everybody cuts at their own pace. */
function cuttingLines({ cutting, sheets }: BoxReport, locale: string): string[] {
  const { cuts, outlines, seconds, straight, outline, pages, uncounted } = cutting;
  const time =
    seconds < 60
      ? say('less than a minute')
      : Math.round(seconds / 60) === 1
        ? say('1 minute')
        : say('{minutes} minutes', { minutes: Math.round(seconds / 60) });
  const basis = [
    cuts === 1
      ? say('1 straight cut of {seconds} s', { seconds: straight })
      : say('{count} straight cuts of {seconds} s', { count: cuts, seconds: straight }),
    ...(outlines === 0 ? [] : [timeOf(outlines, outline)]),
    ...(pages === 1 ? [] : [say('{count} pages at once', { count: pages })]),
  ].join(say(', '));
  const whole = sheets
    .filter(({ sheet }) => uncounted.includes(sheet.id))
    .map(({ sheet }) => inLocale(sheet.title, locale));
  return [
    say('Cutting: about {time} ({basis}; "cutting" in box.yaml changes that)', { time, basis }),
    ...(whole.length === 0
      ? []
      : [say('  not counted: cuts inside {sheets}', { sheets: whole.join(say(', ')) })]),
  ];
}

function bulkLines({ bulk, lines, stocks }: BoxReport): string[] {
  const { grams, height, without } = bulk;
  if (grams === null && height === null) return [];
  const names = [...new Set(lines.flatMap(({ stock }) => stock ?? []))];
  const facts = [
    ...(grams === null ? [] : [say('{grams} g', { grams: Math.round(grams) })]),
    ...(height === null
      ? []
      : [say('{height} mm in one pile of what has a thickness', { height: tenth(height) })]),
  ].join(say(', '));
  return [
    say('Weight and height: {facts}', { facts }),
    ...names.map((name) => `  ${name}: ${stocks[name]?.source ?? ''}`),
    ...(without.length === 0
      ? []
      : [say('  without a stock: {lines}', { lines: without.join('; ') })]),
  ];
}

function priceLines({ prices }: BoxReport, locale: string): string[] {
  return prices.flatMap(({ service, total, currency, source, read, without }) => [
    say('Price, {service}: {total} {currency} ({source}, {read})', {
      service: inLocale(service, locale),
      total: total.toFixed(2),
      currency,
      source,
      read,
    }),
    ...(without.length === 0
      ? []
      : [say('  without a price: {sheets}', { sheets: without.join(', ') })]),
  ]);
}

function tenth(length: number): number {
  return Math.round(length * 10) / 10;
}

/** The first column to the left, numbers to the right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  return rows.map((row) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? padded(cell, width) : ' '.repeat(width - widthOf(cell)) + cell;
    });
    return `  ${cells.join('  ')}`.trimEnd();
  });
}
