import type { Diagnostic, Severity } from '../define.ts';
import { count } from '../words.ts';

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

/** `3 errors, 1 warning in 2 files`; `No faults` when there are none. */
export function summary(diagnostics: readonly Counted[]): string {
  if (diagnostics.length === 0) return 'No faults';
  const counts = countBySeverity(diagnostics);
  const words = { error: 'error', warning: 'warning', info: 'remark' };
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) =>
    count(counts[severity], words[severity]),
  );
  return `${parts.join(', ')} in ${count(countFiles(diagnostics), 'file')}`;
}
