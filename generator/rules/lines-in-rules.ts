/** Where the rules of somebody's own game threw: to them the rest of the stack is of no use. */
import { join, sep } from 'node:path';
import { packageRoot } from '../../kernel/index.ts';

/** `at lightOf (/games/salt-harbour/rules/light.ts:24:3)` */
const IN_RULES = /[/\\]rules[/\\][^()]*\.[cm]?[jt]s:\d+:\d+/;

/** The lines of its stack that are in such rules, innermost first; none for an error of Cardwright itself. */
export function linesInRules(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim());
  const own = join(packageRoot(), sep);
  const first = lines.find((line) => line.startsWith('at ') && !line.includes('node:'));
  if (first === undefined || !isInRules(first, own)) return [];
  return onlyInRules(lines);
}

/** Those of `lines`, as a stack has them, that are in such rules. */
export function onlyInRules(lines: readonly string[]): string[] {
  const own = join(packageRoot(), sep);
  return lines.filter((line) => isInRules(line, own));
}

function isInRules(line: string, own: string): boolean {
  return line.startsWith('at ') && IN_RULES.test(line) && !line.includes(own);
}
