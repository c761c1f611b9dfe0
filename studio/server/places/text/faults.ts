/** What is wrong with the files of a game, with what mends it: all that `check` reports. */
import type { Diagnostic, Range } from '../../../../diagnostics/index.ts';
import type { CheckResult } from '../../../../generator/index.ts';
import { remember } from '../../../../kernel/index.ts';
import { templateFaults } from '../../../../print/index.ts';
import type { Mending, TextFault } from '../../../protocol/text.ts';
import { shownProblems } from '../../problems.ts';

/** Faults that `check --fix` mends; it writes no workbook. */
const REPAIRED = new Set(['CW1403', 'CW1412', 'CW1413', 'CW1706']);
const WORKBOOK = /\.(?:xlsx|ods)$/;

/** Parameters that hold what was probably meant, and of what it takes the place. */
const PROPOSALS = ['nearest', 'meant', 'suggestion'];

/** In the order of files and of places in them. */
export const textFaults = remember((result: CheckResult): TextFault[] => {
  const all = [...result.diagnostics, ...templateFaults(result)];
  const texts = new Map(result.game?.files.map(({ path, text }) => [path, text]));
  const shown = shownProblems(all, result);
  return all.flatMap((one, index): TextFault[] => {
    const problem = shown[index];
    if (problem === undefined) return [];
    const file = one.file.slice(result.folder.length + 1);
    const range = one.range === null ? null : placesOf(one.range);
    return [{ ...problem, file, range, mending: mendingOf(one, texts.get(file)) }];
  });
});

function placesOf({ start, end }: Range): TextFault['range'] {
  return {
    start: { line: start.line, column: start.column },
    end: { line: end.line, column: end.column },
  };
}

/** Null where nobody knows what was meant, or where the text is not what the fault says. */
function mendingOf(
  { code, file, range, params }: Diagnostic,
  text: string | undefined,
): Mending | null {
  if (REPAIRED.has(code) && !WORKBOOK.test(file)) return { do: 'repair' };
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
