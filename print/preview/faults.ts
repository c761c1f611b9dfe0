/** The faults of a game as the preview tells them: at the card that has them. */
import type { Diagnostic, Severity } from '../../diagnostics/index.ts';
import { type CheckResult, componentAt, filesOf } from '../../generator/index.ts';

export interface ShownFault {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint: string | null;
  /** `units/orc.yaml:9:12`, relative to the game folder. */
  readonly place: string;
  /** The card in whose entry it stands. */
  readonly card: string | null;
}

export function shownFaults(
  diagnostics: readonly Diagnostic[],
  { folder, game }: Pick<CheckResult, 'folder' | 'game'>,
): ShownFault[] {
  const components = game === null ? [] : filesOf(game, 'component');
  return diagnostics.map(({ code, severity, message, hint, file, range }) => {
    const path = file.slice(folder.length + 1);
    const place = range === null ? path : `${path}:${range.start.line}:${range.start.column}`;
    const holder = components.find((one) => one.path === path);
    const card =
      range === null || holder === undefined ? null : componentAt(holder, range.start.offset);
    return { code, severity, message, hint: hint ?? null, place, card };
  });
}
