import { fault, type Fault, type Path } from '../../../diagnostics/index.ts';
import { remember } from '../../remember.ts';
import type { Vocabulary } from '../../vocabulary/model.ts';
import { isMapping, type CheckedFile, type LinkCheck } from '../game-files.ts';
import { truthOf, verdictOf } from './truth.ts';
import { partsIn } from './uses.ts';

/** No condition holds always or never, alone or beside the others of its list. */
export const conditions: LinkCheck = ({ files, vocabulary }) =>
  vocabulary === null ? [] : files.flatMap((file) => inFile(file, vocabulary));

const inFile = remember((file: CheckedFile, vocabulary: Vocabulary): Fault[] =>
  listsIn(file).flatMap((list) => inList(list, file, vocabulary)),
);

/** Conditions all of which must hold. */
interface ConditionList {
  readonly group: 'conditions' | 'requirements';
  readonly items: readonly unknown[];
  readonly path: Path;
}

const listsIn = remember((file: CheckedFile): readonly ConditionList[] =>
  partsIn(file).flatMap(({ part, items, path }): ConditionList[] => {
    if (part === 'requirements') return [{ group: part, items, path }];
    return items.flatMap((effect, index) => {
      const inner: unknown = isMapping(effect) ? effect['if'] : undefined;
      return Array.isArray(inner)
        ? [{ group: 'conditions' as const, items: inner, path: [...path, index, 'if'] }]
        : [];
    });
  }),
);

/** A condition alone is told before its list: then the list proves nothing. */
function inList(
  { group, items, path }: ConditionList,
  { path: file }: CheckedFile,
  vocabulary: Vocabulary,
): Fault[] {
  const alone = items.flatMap((item, index) => inside(item, [...path, index]));
  if (alone.length > 0 || items.length < 2) return alone;
  const truths = items.map((item) => truthOf(item, group, vocabulary));
  const known = truths.filter((truth) => truth !== null);
  return verdictOf(known) === 'never'
    ? [fault('CW1422', { file, path }, { condition: items, reason: 'together' })]
    : [];

  /** The innermost conditions that hold always or never. */
  function inside(condition: unknown, at: Path): Fault[] {
    if (!isMapping(condition)) return [];
    const { any, not } = condition;
    const inner = [
      ...(Array.isArray(any) ? any.flatMap((one, i) => inside(one, [...at, 'any', i])) : []),
      ...inside(not, [...at, 'not']),
    ];
    if (inner.length > 0) return inner;
    const truth = truthOf(condition, group, vocabulary);
    const found = truth === null ? 'sometimes' : verdictOf([truth]);
    if (found === 'always') return [fault('CW1423', { file, path: at }, { condition })];
    if (found === 'sometimes') return [];
    return [fault('CW1422', { file, path: at }, { condition, reason: 'values' })];
  }
}
