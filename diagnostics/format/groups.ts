import type { Diagnostic } from '../define.ts';

/** Diagnostics that say the same of different places. */
export interface Group {
  readonly first: Diagnostic;
  readonly others: readonly Diagnostic[];
}

/** Gathers what says the same, in the order of the first of each. */
export function groupAlike(diagnostics: readonly Diagnostic[]): Group[] {
  const groups = new Map<string, { first: Diagnostic; others: Diagnostic[] }>();
  for (const diagnostic of diagnostics) {
    const key = JSON.stringify(words(diagnostic));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { first: diagnostic, others: [] });
    else group.others.push(diagnostic);
  }
  return [...groups.values()];
}

/** Related places are part of what is said: two pairs of equal ids stay apart. */
function words({ code, severity, message, hint, rule, related }: Diagnostic): unknown {
  return [code, severity, message, hint, rule?.code, rule?.clause, related];
}
