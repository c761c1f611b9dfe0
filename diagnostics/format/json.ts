import type { Diagnostic, Position, Range } from '../define.ts';
import { countBySeverity, countFiles, type Formatter, plainData, shownPath } from './common.ts';

/** Grows when a field changes its meaning or goes; new fields may come without. */
const JSON_VERSION = 1;

/** A range as in `Range`: lines and columns from 1, columns in UTF-16 code units, end not included. */
export interface JsonPlace {
  /** Relative to the root, with `/`. */
  readonly file: string;
  /** Null when the whole file is meant. */
  readonly range: { readonly start: Position; readonly end: Position } | null;
}

export interface JsonDiagnostic extends JsonPlace {
  readonly code: string;
  readonly name: string;
  readonly severity: Diagnostic['severity'];
  readonly message: string;
  readonly hint: string | null;
  /** The game's own code, and the clause that is broken. */
  readonly rule: { readonly code: string; readonly clause: string | null } | null;
  readonly related: readonly (JsonPlace & { readonly message: string })[];
  /** Of a table: the cell, and the header of its column. */
  readonly cell?: { readonly address: string; readonly column: string };
  /** The values in the message, by name; each code has its own. */
  readonly params: unknown;
}

/** What `--format json` prints. */
export interface JsonReport {
  readonly version: typeof JSON_VERSION;
  readonly summary: {
    readonly errors: number;
    readonly warnings: number;
    readonly infos: number;
    readonly files: number;
  };
  readonly diagnostics: readonly JsonDiagnostic[];
}

/** For programs; the shape is `JsonReport`. */
export const json: Formatter = (diagnostics, { root }) => {
  const counts = countBySeverity(diagnostics);
  const report: JsonReport = {
    version: JSON_VERSION,
    summary: {
      errors: counts.error,
      warnings: counts.warning,
      infos: counts.info,
      files: countFiles(diagnostics),
    },
    diagnostics: diagnostics.map((diagnostic) => jsonDiagnostic(diagnostic, root)),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
};

/** One diagnostic; paths relative to `root`. */
export function jsonDiagnostic(diagnostic: Diagnostic, root: string): JsonDiagnostic {
  const { code, name, severity, message, hint, rule, related, params, cell } = diagnostic;
  return {
    code,
    name,
    severity,
    ...place(diagnostic, root),
    message,
    hint: hint ?? null,
    rule: rule === undefined ? null : { code: rule.code, clause: rule.clause ?? null },
    related: related.map((other) => Object.assign(place(other, root), { message: other.message })),
    ...(cell === undefined ? {} : { cell }),
    params: plainData(params),
  };
}

function place(
  at: { readonly file: string; readonly range: Range | null },
  root: string,
): JsonPlace {
  return { file: shownPath(at.file, root), range: at.range };
}
