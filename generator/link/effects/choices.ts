import { fault, type Fault, type Path } from '../../../diagnostics/index.ts';
import { remember } from '../../remember.ts';
import type { Vocabulary, Word } from '../../vocabulary/model.ts';
import { isMapping, type CheckedFile, type LinkCheck } from '../game-files.ts';
import { partsIn } from './uses.ts';

/** What is picked is worked on, and what works on a pick has one. */
export const choices: LinkCheck = ({ files, vocabulary }) =>
  vocabulary === null ? [] : files.flatMap((file) => inFile(file, vocabulary));

const inFile = remember((file: CheckedFile, vocabulary: Vocabulary): Fault[] =>
  partsIn(file).flatMap(({ part, items, path }) =>
    part === 'effects'
      ? items.flatMap((effect, index) => inEffect(effect, [...path, index], file, vocabulary))
      : [],
  ),
);

function inEffect(
  effect: unknown,
  path: Path,
  { path: file }: CheckedFile,
  { groups }: Vocabulary,
): Fault[] {
  if (!isMapping(effect) || !Array.isArray(effect['do'])) return [];
  const operations = effect['do'].map((one: unknown) =>
    isMapping(one) ? groups.operations.get(String(one['op'])) : undefined,
  );
  if (operations.includes(undefined)) return [];
  const { choose } = effect;
  const picked = isMapping(choose) ? String(choose['pick']) : undefined;
  if (choose !== undefined && !groups.choices.has(picked ?? '')) return [];
  const known = operations as Word[];
  const unread = picked !== undefined && !known.some(({ chosen }) => chosen?.includes(picked));
  const missing = known.flatMap(({ name, chosen }, index) =>
    chosen === undefined || (picked !== undefined && chosen.includes(picked))
      ? []
      : [
          fault(
            'CW1429',
            { file, path: [...path, 'do', index] },
            { operation: name, needed: chosen, picked },
          ),
        ],
  );
  // An operation with another pick than it works on is one slip, told there.
  if (!unread || missing.length > 0) return missing;
  return [fault('CW1428', { file, path: [...path, 'choose'] }, { choice: picked })];
}
