/** What is wrong with the files of a game: all that `check` reports. */
import type { Range } from '../../../../diagnostics/index.ts';
import type { CheckResult } from '../../../../generator/index.ts';
import { remember } from '../../../../kernel/index.ts';
import { templateFaults } from '../../../../print/index.ts';
import type { TextFault } from '../../../protocol/text.ts';
import { shownProblems } from '../../problems.ts';

/** In the order of files and of places in them. */
export const textFaults = remember((result: CheckResult): TextFault[] => {
  const all = [...result.diagnostics, ...templateFaults(result)];
  const shown = shownProblems(all, result);
  return all.flatMap((one, index): TextFault[] => {
    const problem = shown[index];
    if (problem === undefined) return [];
    const file = one.file.slice(result.folder.length + 1);
    const range = one.range === null ? null : placesOf(one.range);
    return [{ ...problem, file, range }];
  });
});

function placesOf({ start, end }: Range): TextFault['range'] {
  return {
    start: { line: start.line, column: start.column },
    end: { line: end.line, column: end.column },
  };
}
