import type { Diagnostic } from '../diagnostics/index.ts';
import type { CheckResult } from '../generator/check.ts';

/** Everything wrong with a game: what its check found, and what its templates and style sheets do. */
export async function allDiagnostics(result: CheckResult): Promise<readonly Diagnostic[]> {
  if (result.game?.files.some(({ role }) => role.role === 'print') !== true) {
    return result.diagnostics;
  }
  // Loaded only for games that print.
  const { templateFaults } = await import('../print/check-templates.ts');
  return [...result.diagnostics, ...templateFaults(result)];
}
