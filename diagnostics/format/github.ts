/**
 * Workflow commands, which GitHub shows as annotations beside the changed lines.
 *
 * Escapes and limits: docs.github.com, "Workflow commands for GitHub Actions";
 * actions/toolkit, docs/problem-matchers.md.
 */
import type { Diagnostic, Severity } from '../define.ts';
import { wordsOfReport } from '../words.ts';
import { type Formatter, SEVERITIES, shownPath } from './common.ts';

/** Annotations of one level that GitHub shows for one step. */
const LEVEL_LIMIT = 10;

const COMMANDS: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'notice' };

export const github: Formatter = (diagnostics, { root }) =>
  SEVERITIES.flatMap((severity) => level(severity, diagnostics, root))
    .map((line) => `${line}\n`)
    .join('');

function level(severity: Severity, diagnostics: readonly Diagnostic[], root: string): string[] {
  const all = everyCodeFirst(diagnostics.filter((diagnostic) => diagnostic.severity === severity));
  const lines = all.slice(0, LEVEL_LIMIT).map((diagnostic) => command(diagnostic, root));
  const left = all.length - lines.length;
  if (left === 0) return lines;
  return [...lines, wordsOfReport().notShown(left, severity, LEVEL_LIMIT)];
}

/** The first of each code, then the second of each, and so on: a flood of one hides no other. */
function everyCodeFirst(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Map<string, number>();
  const ranked = diagnostics.map((diagnostic) => {
    const rank = seen.get(diagnostic.code) ?? 0;
    seen.set(diagnostic.code, rank + 1);
    return { diagnostic, rank };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ diagnostic }) => diagnostic);
}

function command(diagnostic: Diagnostic, root: string): string {
  const { severity, code, name, message, hint, rule, cell } = diagnostic;
  const title = [code, name, rule?.code, rule?.clause].filter((word) => word !== undefined);
  const properties = {
    file: shownPath(diagnostic.file, root),
    ...position(diagnostic),
    title: title.join(' '),
  };
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  const said = cell === undefined ? message : `${wordsOfReport().cell(cell)}: ${message}`;
  const text = hint === undefined ? said : `${said}\n${hint}`;
  return `::${COMMANDS[severity]} ${list.join(',')}::${escapeData(text)}`;
}

/** Columns only for ranges in one line: GitHub refuses them for others. `endColumn` is included. */
function position({ range }: Diagnostic): Record<string, string> {
  if (range === null) return {};
  const { start, end } = range;
  const lines = { line: String(start.line), endLine: String(end.line) };
  if (start.line !== end.line) return lines;
  const endColumn = Math.max(start.column, end.column - 1);
  return { ...lines, col: String(start.column), endColumn: String(endColumn) };
}

export function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

export function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
