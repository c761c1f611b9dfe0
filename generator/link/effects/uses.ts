/** Where the words of a vocabulary are in a file: what all checks of effects walk over. */
import { isMapping, remember } from '../../../kernel/index.ts';
import type { Path } from '../../../diagnostics/index.ts';
import { pathIn } from '../../validate/validator.ts';
import type { Vocabulary } from '../../vocabulary/model.ts';
import { groupOf, wordsIn, type UsedWord } from '../../vocabulary/words-in.ts';
import type { CheckedFile, Item } from '../game-files.ts';

/** A word on a component. */
export interface Use extends UsedWord {
  /** The component that carries it. */
  readonly carrier: Item;
}

/** A list of effects, requirements or slots on a component. */
interface EffectList {
  readonly part: 'effects' | 'requirements' | 'slots';
  readonly items: readonly unknown[];
  readonly path: Path;
  readonly carrier: Item;
}

/** The lists of a file that are written in words of the vocabulary, on components that break no schema. */
export const partsIn = remember((file: CheckedFile): readonly EffectList[] =>
  file.mentions['x-vocabulary'].flatMap(({ argument, value, pointer }) => {
    const path = pathIn(file.data, pointer);
    const carrier = itemAt(file, path);
    if (carrier === null || isFaulty(carrier) || !Array.isArray(value)) return [];
    return [{ part: argument as EffectList['part'], items: value as unknown[], path, carrier }];
  }),
);

function isFaulty({ file, path }: Item): boolean {
  return file.faults.some((found) => path.every((step, index) => step === found.path[index]));
}

/** Every word in a file, in its order. Words that are not known are omitted; they have a fault already. */
export const usesIn = remember((file: CheckedFile, vocabulary: Vocabulary): readonly Use[] =>
  partsIn(file).flatMap((part) => {
    const { carrier } = part;
    const walk = wordsIn(vocabulary);
    return part.items.flatMap((item, index) =>
      walk(groupOf[part.part], item, [...part.path, index]).map((use) => ({ ...use, carrier })),
    );
  }),
);

/** Without those that are inside another one of them. */
export function outermost(uses: readonly Use[]): Use[] {
  return uses.filter((use) => !uses.some((other) => isInside(use, other)));
}

export function isInside({ path }: Use, { path: around }: Use): boolean {
  return path.length > around.length && around.every((step, index) => step === path[index]);
}

/** The component of a file in which a path lies; null when there is none. */
function itemAt(file: CheckedFile, path: Path): Item | null {
  const { data } = file;
  const [index] = path;
  const value: unknown = Array.isArray(data) ? data[Number(index)] : data;
  if (!isMapping(value)) return null;
  return { file, path: Array.isArray(data) ? [Number(index)] : [], value };
}
