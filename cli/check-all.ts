import type { Diagnostic } from '../diagnostics/index.ts';
import type { CheckResult } from '../generator/check.ts';

/** Everything wrong with a game: what its check found, and the faults of its templates and style sheets. */
export async function allDiagnostics(result: CheckResult): Promise<readonly Diagnostic[]> {
  if (result.game?.files.some(({ role }) => role.role === 'print') !== true) {
    return result.diagnostics;
  }
  // Loaded only for games that print.
  const { openShop, placeInGame } = await import('../print/workshop.ts');
  const faults = openShop(result)?.faults ?? [];
  return [...result.diagnostics, ...placeInGame(faults, result)];
}
