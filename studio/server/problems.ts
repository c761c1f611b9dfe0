/** Diagnostics as pages show them. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import { filesOf, type CheckResult } from '../../generator/index.ts';
import { shownFaults } from '../../print/index.ts';
import type { ShownProblem } from '../protocol/state.ts';
import { kindOf } from './kinds.ts';

/** One for each diagnostic, in their order. */
export function shownProblems(
  diagnostics: readonly Diagnostic[],
  result: CheckResult,
): ShownProblem[] {
  const components = result.game === null ? [] : filesOf(result.game, 'component');
  return shownFaults(diagnostics, result).map(({ card, place, ...fault }) => {
    const holder = components.find(({ path }) => place === path || place.startsWith(`${path}:`));
    return { ...fault, place, id: card, kind: holder === undefined ? null : kindOf(holder) };
  });
}
