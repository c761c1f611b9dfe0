/** Does what a fault proposes, as one step. Nothing of it is taken from the page but which fault is meant. */
import { fixedText, type CheckedGame } from '../../generator/index.ts';
import { templateFaults } from '../../print/index.ts';
import { filled } from '../protocol/filled.ts';
import { isRecord, isText } from '../protocol/read.ts';
import type { Desk } from './desk.ts';
import type { Asked, Reply } from './places/place.ts';
import { textIn } from './places/text/files.ts';
import { shownProblems } from './problems.ts';
import { refusedEdit } from './refusals.ts';
import { sharedWords } from './words.ts';

export function fix(desk: Desk, { body }: Asked): Reply {
  const { code, place } = isRecord(body) ? body : {};
  if (!isText(code) || !isText(place)) return 400;
  // What somebody else has just saved may not have been seen yet.
  const checked = desk.workshop.check();
  const file = place.replace(/(?::\d+){2}$/, '');
  const before = textIn(desk.folder, file);
  const after = checked.game === null ? null : fixed(checked, { code, place, file, before });
  if (before === null || after === null) {
    return { json: desk.refused([refusedEdit(file, [], { why: 'changed' })]) };
  }
  const label = filled(sharedWords.words.fixed, { code, file });
  const texts = new Map([[file, after]]);
  return { json: desk.settle(desk.workshop.write(label, texts, new Map([[file, before]]))) };
}

interface Meant {
  readonly code: string;
  readonly place: string;
  readonly file: string;
  /** The file as it is on the disk. */
  readonly before: string | null;
}

/** Null where the fault is no longer there, or the file is another one by now. */
function fixed(checked: CheckedGame, { code, place, file, before }: Meant): string | null {
  const all = [...checked.diagnostics, ...templateFaults(checked)];
  const shown = shownProblems(all, checked);
  const at = shown.findIndex((one) => one.code === code && one.place === place && one.fix !== null);
  const problem = shown[at];
  const range = all[at]?.range;
  if (before === null || problem === undefined || problem.fix === null) return null;
  if (problem.fix.do === 'repair') return fixedText(checked, file);
  const known = checked.game.files.find(({ path }) => path === file)?.text;
  if (range === null || range === undefined || known === undefined) return null;
  // Checks read past the mark with which some editors begin a file.
  const skipped = before.length - known.length;
  if (skipped < 0 || before.slice(skipped) !== known) return null;
  const [start, end] = [range.start.offset + skipped, range.end.offset + skipped];
  return before.slice(0, start) + problem.fix.text + before.slice(end);
}
