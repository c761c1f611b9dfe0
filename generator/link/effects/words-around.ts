/** The words of a vocabulary around a place in an effect. */
import type { Path } from '../../../diagnostics/index.ts';
import { isMapping } from '../../../kernel/index.ts';
import { parsePointer, pathIn } from '../../validate/validator.ts';
import { type GroupName, groupNames, groups } from '../../vocabulary/model.ts';
import type { CheckedFile } from '../game-files.ts';

/** A word, and the way from its mapping to the place. */
interface WordAround {
  readonly group: GroupName;
  readonly name: string;
  readonly rest: Path;
}

/** Outermost first; none where the place is not in an effect. Whether the words are known is not asked. */
export function wordsAround(path: Path, file: CheckedFile): WordAround[] {
  const part = file.mentions['x-vocabulary'].find(({ pointer }) => {
    const steps = parsePointer(pointer);
    return steps.length < path.length && steps.every((step, index) => step === String(path[index]));
  });
  if (part === undefined) return [];
  const start = pathIn(file.data, part.pointer).length;
  const found: WordAround[] = [];
  let node: unknown = part.value;
  for (let at = start; at <= path.length; at += 1) {
    const rest = path.slice(at);
    const keyed = keyedGroup(path.slice(start, at), part.argument);
    if (keyed !== undefined) found.push({ group: keyed, name: String(path[at - 1]), rest });
    found.push(...taggedWords(node, part.argument).map((word) => ({ ...word, rest })));
    node = typeof node === 'object' && node !== null ? Reflect.get(node, path[at] ?? '') : null;
  }
  return found;
}

/** Costs, slots and names of choices are keys of their values. */
function keyedGroup(steps: Path, part: unknown): GroupName | undefined {
  if (part === 'slots') return steps.length === 2 ? 'slots' : undefined;
  if (steps.at(-2) === 'choose') return steps.at(-1) === 'pick' ? undefined : 'picks';
  return steps.at(-2) === 'cost' ? 'costs' : undefined;
}

function taggedWords(node: unknown, part: unknown): Omit<WordAround, 'rest'>[] {
  if (!isMapping(node)) return [];
  // Both have the tag "is".
  const others = part === 'requirements' ? 'conditions' : 'requirements';
  return groupNames.flatMap((group) => {
    const form = groups[group];
    const name = 'tag' in form && group !== others ? node[form.tag] : undefined;
    return typeof name === 'string' ? [{ group, name }] : [];
  });
}
