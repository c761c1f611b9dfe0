/** Diagnostics as pages show them: at the component that has them, with what fixes them. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import {
  componentAt,
  fieldAt,
  filesOf,
  WORKBOOK,
  type CheckResult,
} from '../../generator/index.ts';
import type { Fix, ShownProblem } from '../protocol/state.ts';
import { kindOf } from './kinds.ts';

/** One for each diagnostic, in their order. */
export function shownProblems(
  diagnostics: readonly Diagnostic[],
  result: CheckResult,
): ShownProblem[] {
  const components = result.game === null ? [] : filesOf(result.game, 'component');
  const texts = new Map(result.game?.files.map(({ path, text }) => [path, text]));
  return diagnostics.map((one) => {
    const { code, severity, message, hint, file, range } = one;
    const path = file.slice(result.folder.length + 1);
    const place = range === null ? path : `${path}:${range.start.line}:${range.start.column}`;
    const holder = components.find((component) => component.path === path);
    const at = range?.start.offset;
    const isWithin = at !== undefined && holder !== undefined;
    const id = isWithin ? componentAt(holder, at) : null;
    const field = isWithin ? fieldAt(holder, at) : null;
    const kind = holder === undefined ? null : kindOf(holder);
    const fix = fixOf(one, path, texts.get(path));
    return { code, severity, message, hint: hint ?? null, place, id, kind, field, fix };
  });
}

/** Faults that `check --fix` fixes; it writes no workbook. */
const REPAIRED = new Set(['CW1403', 'CW1412', 'CW1413', 'CW1706']);

/** Parameters that hold what was probably meant, and of what it takes the place. */
const PROPOSALS = ['nearest', 'meant', 'suggestion'];

/** Null where nobody knows what was meant, or where the text is not what the fault says. */
function fixOf(
  { code, range, params }: Diagnostic,
  file: string,
  text: string | undefined,
): Fix | null {
  if (WORKBOOK.test(file)) return null;
  if (REPAIRED.has(code)) return { do: 'repair' };
  if (range === null || text === undefined || typeof params !== 'object' || params === null) {
    return null;
  }
  const values = params as Readonly<Record<string, unknown>>;
  const meant = PROPOSALS.map((name) => values[name]).find((value) => value !== undefined);
  if (typeof meant !== 'string' || !/^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(meant)) return null;
  const written = text.slice(range.start.offset, range.end.offset);
  const isIt = Object.entries(values).some(
    ([name, value]) => value === written && !PROPOSALS.includes(name),
  );
  return isIt ? { do: 'replace', text: meant } : null;
}
