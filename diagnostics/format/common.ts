/**
 * What formatters have in common: what they are given, counting, paths as they are shown, plain data.
 */
import type { Diagnostic, Severity } from '../define.ts';
import { wordsOfReport } from '../words.ts';

/** What formatters need to know beside the diagnostics. */
export interface FormatContext {
  /** The text of a file by its absolute path; undefined when it cannot be read. */
  readText(file: string): string | undefined;
  /** Absolute path of the folder that shown paths count from. */
  readonly root: string;
  /** Whether the output may hold ANSI colour codes; only `pretty` uses them. */
  readonly colour: boolean;
  /** More follows: a summary comes at the end of all. */
  readonly isPart?: boolean;
}

export type Formatter = (diagnostics: readonly Diagnostic[], context: FormatContext) => string;

export const SEVERITIES = ['error', 'warning', 'info'] as const satisfies readonly Severity[];

/** What counting needs of a diagnostic. */
export type Counted = Pick<Diagnostic, 'severity' | 'file'>;

export function countBySeverity(diagnostics: readonly Counted[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) counts[severity] += 1;
  return counts;
}

export function countFiles(diagnostics: readonly Counted[]): number {
  return new Set(diagnostics.map(({ file }) => file)).size;
}

/** `3 errors, 1 warning in 2 files`; `No errors` when there are none. */
export function summary(diagnostics: readonly Counted[]): string {
  const words = wordsOfReport();
  if (diagnostics.length === 0) return words.noErrors;
  const counts = countBySeverity(diagnostics);
  const present = SEVERITIES.filter((severity) => counts[severity] > 0);
  return words.summary(
    present.map((severity) => ({ severity, count: counts[severity] })),
    countFiles(diagnostics),
  );
}

/** `file` as seen from the folder `root`, with `/`; unchanged when it lies on another drive. */
export function shownPath(file: string, root: string): string {
  const target = segments(file);
  const base = segments(root);
  let shared = 0;
  while (shared < base.length && shared < target.length && base[shared] === target[shared]) {
    shared += 1;
  }
  const drivesDiffer = base[0] !== target[0] && (isDrive(base[0]) || isDrive(target[0]));
  if (drivesDiffer) return target.join('/');
  const up = base.slice(shared).map(() => '..');
  const path = [...up, ...target.slice(shared)].join('/');
  return path === '' ? '.' : path;
}

/** Whether the shown path stays inside the folder that it counts from. */
export function isInside(path: string): boolean {
  return path !== '..' && !path.startsWith('../') && !isDrive(path.split('/')[0]);
}

function segments(path: string): string[] {
  const slashed = /^[A-Za-z]:[\\/]/u.test(path) ? path.replaceAll('\\', '/') : path;
  return slashed.split('/').filter((segment) => segment !== '' && segment !== '.');
}

function isDrive(segment: string | undefined): boolean {
  return segment !== undefined && /^[A-Za-z]:$/u.test(segment);
}

/** Levels of a value from a file that are kept; a cycle of YAML aliases ends there. */
const LEVELS = 8;

/** The value as JSON can hold it, so that printing parameters never fails. */
export function plainData(value: unknown, levels = LEVELS): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return '…';
  if (Array.isArray(value)) return value.map((item) => plainData(item, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, plainData(item, levels - 1)]),
  );
}
