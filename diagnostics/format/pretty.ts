/**
 * For people at a terminal: what is wrong, its line, what to do; what says the same is said once.
 */
import type { Diagnostic, Severity } from '../define.ts';
import { printable } from './cells.ts';
import { countBySeverity, type Formatter, shownPath, summary } from './common.ts';
import { frame, Source } from './code-frame.ts';
import { wordsOfReport } from '../words.ts';

/** Most further places of one group that are listed. */
const PLACES_LIMIT = 10;

type Location = Pick<Diagnostic, 'file' | 'range' | 'cell'>;

interface Printer {
  readonly root: string;
  readonly source: Source;
  readonly style: Style;
  /** Columns left of the bar that the line numbers of a block need. */
  readonly gutter: number;
}

/** For people at a terminal: the words, the place with its lines, what to do; a summary at the end. */
export const pretty: Formatter = (diagnostics, context) => {
  const source = new Source(context);
  const style = styleOf(context.colour);
  const blocks = groupAlike(diagnostics).map((group) =>
    block(group, { root: context.root, source, style, gutter: gutterOf(group.first) }),
  );
  const end = context.isPart === true ? [] : [closing(diagnostics, style)];
  return `${[...blocks, ...end].join('\n\n')}\n`;
};

function block({ first, others }: DiagnosticGroup, printer: Printer): string {
  return [
    heading(first, printer.style),
    printer.style.bold(printable(first.message)),
    ...place(first, first.severity, printer),
    ...first.related.flatMap((related) => [
      note(wordsOfReport().note(related.message), printer),
      ...place(related, 'info', printer),
    ]),
    ...(first.hint === undefined ? [] : [note(wordsOfReport().help(first.hint), printer)]),
    ...furtherPlaces(others, printer),
  ].join('\n');
}

function gutterOf({ range, related }: Diagnostic): number {
  const lines = [range, ...related.map((other) => other.range)].map((at) => at?.start.line ?? 0);
  return String(Math.max(...lines)).length;
}

/** `error CW1105 number-out-of-range (LOW_UNIT_BAD_DEFENCE, LOW-3.1.5)`. */
function heading({ severity, code, name, rule }: Diagnostic, style: Style): string {
  const own =
    rule === undefined ? [] : [rule.code, rule.clause].filter((word) => word !== undefined);
  const suffix = own.length === 0 ? '' : ` (${printable(own.join(', '))})`;
  return `${style.severity(severity, `${wordsOfReport().severity[severity]} ${code}`)} ${name}${suffix}`;
}

function place(
  at: Location,
  severity: Severity,
  { root, source, style, gutter }: Printer,
): string[] {
  const arrow = style.quiet(`${' '.repeat(gutter)}-->`);
  const rows = at.range === null || isWorkbook(at) ? [] : frame(at.file, at.range, source);
  const lines = rows.map(({ label, text, mark }) => {
    const bar = style.quiet(`${label.padStart(gutter)} |`);
    return mark === ''
      ? `${bar} ${text}`.trimEnd()
      : `${bar} ${text}${style.severity(severity, mark)}`;
  });
  return [`${arrow} ${location(at, root)}`, ...lines];
}

function furtherPlaces(others: readonly Diagnostic[], printer: Printer): string[] {
  if (others.length === 0) return [];
  const listed = others.slice(0, PLACES_LIMIT).map((other) => location(other, printer.root));
  const left = others.length - listed.length;
  const lines = left > 0 ? [...listed, wordsOfReport().more(left)] : listed;
  const indent = ' '.repeat(printer.gutter + 3);
  return [
    note(wordsOfReport().sameElsewhere(others.length), printer),
    ...lines.map((line) => `${indent}${line}`),
  ];
}

/** `units/orc.yaml:12:12`, as terminals and editors open it; in a table with the cell. */
function location(at: Location, root: string): string {
  const path = printable(shownPath(at.file, root));
  if (at.range === null) return path;
  const { line, column } = at.range.start;
  const place = isWorkbook(at) ? `${path}:${line}` : `${path}:${line}:${column}`;
  return at.cell === undefined ? place : `${place}, ${printable(wordsOfReport().cell(at.cell))}`;
}

/** It has rows and no lines. */
function isWorkbook({ file }: Location): boolean {
  return /\.(?:xlsx|ods)$/.test(file);
}

function note(text: string, { style, gutter }: Printer): string {
  return `${style.quiet(`${' '.repeat(gutter)} =`)} ${printable(text)}`;
}

function closing(diagnostics: readonly Diagnostic[], style: Style): string {
  const counts = countBySeverity(diagnostics);
  const text = summary(diagnostics);
  if (counts.error > 0) return style.severity('error', text);
  return counts.warning > 0 ? style.severity('warning', text) : style.bold(text);
}

/** Diagnostics that say the same of different places. */
interface DiagnosticGroup {
  readonly first: Diagnostic;
  readonly others: readonly Diagnostic[];
}

/** Gathers what says the same, in the order of the first of each. */
function groupAlike(diagnostics: readonly Diagnostic[]): DiagnosticGroup[] {
  const groups = new Map<string, { first: Diagnostic; others: Diagnostic[] }>();
  for (const diagnostic of diagnostics) {
    const key = JSON.stringify(content(diagnostic));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { first: diagnostic, others: [] });
    else group.others.push(diagnostic);
  }
  return [...groups.values()];
}

/** Related places are part of what is said: two pairs of equal ids stay apart. */
function content({ code, severity, message, hint, rule, related }: Diagnostic): unknown {
  return [code, severity, message, hint, rule?.code, rule?.clause, related];
}

/** Colours of a terminal; codes from ECMA-48, "select graphic rendition". */
interface Style {
  severity(severity: Severity, text: string): string;
  bold(text: string): string;
  /** Line numbers and frames. */
  quiet(text: string): string;
}

const ESCAPE = '\u001B[';
const COLOURS: Record<Severity, string> = { error: '31', warning: '33', info: '36' };

const plain: Style = {
  severity: (_, text) => text,
  bold: (text) => text,
  quiet: (text) => text,
};

const coloured: Style = {
  severity: (severity, text) => paint(`1;${COLOURS[severity]}`, text),
  bold: (text) => paint('1', text),
  quiet: (text) => paint('2', text),
};

export function styleOf(colour: boolean): Style {
  return colour ? coloured : plain;
}

function paint(codes: string, text: string): string {
  return `${ESCAPE}${codes}m${text}${ESCAPE}0m`;
}
