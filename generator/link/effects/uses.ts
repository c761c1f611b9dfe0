/** Where the words of a vocabulary are in a file: what all checks of effects walk over. */
import { isMapping, remember } from '../../../kernel/index.ts';
import type { Path } from '../../../diagnostics/index.ts';
import { pathIn } from '../../validate/validator.ts';
import {
  type GroupName,
  groups,
  type Param,
  type Vocabulary,
  type Word,
} from '../../vocabulary/model.ts';
import { VALUE } from '../../vocabulary/read.ts';
import type { CheckedFile, Item } from '../game-files.ts';

/** A word on a component. */
export interface Use {
  readonly word: Word;
  /** Its place: the mapping of a tagged word, the value of a keyed one, the word itself if it stands alone. */
  readonly path: Path;
  /** Parameters by name, as written. */
  readonly values: Readonly<Record<string, unknown>>;
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
    const walk = walker(vocabulary, part.carrier);
    return part.items.flatMap((item, index) =>
      walk(groupOf[part.part], item, [...part.path, index]),
    );
  }),
);

/** Without those that stand inside another one of them. */
export function outermost(uses: readonly Use[]): Use[] {
  return uses.filter((use) => !uses.some((other) => isInside(use, other)));
}

export function isInside({ path }: Use, { path: around }: Use): boolean {
  return path.length > around.length && around.every((step, index) => step === path[index]);
}

const groupOf = { effects: 'triggers', requirements: 'requirements', slots: 'slots' } as const;

type Walk = (group: GroupName, value: unknown, path: Path) => Use[];

function walker(vocabulary: Vocabulary, carrier: Item): Walk {
  return walk;

  function walk(group: GroupName, value: unknown, path: Path): Use[] {
    const form = groups[group];
    if (form.form === 'keyed') return keyed(group, value, path);
    if (!isMapping(value)) return alone(group, value, path);
    if ('any' in value) return list(group, value['any'], [...path, 'any']);
    if ('not' in value) return walk(group, value['not'], [...path, 'not']);
    const word = 'tag' in form ? wordIn(group, value[form.tag]) : undefined;
    if (word === undefined) return [];
    const own = group === 'triggers' ? envelope(value, path) : [];
    return [{ word, path, values: value, carrier }, ...params(word, value, path), ...own];
  }

  function keyed(group: GroupName, value: unknown, path: Path): Use[] {
    return Object.entries(isMapping(value) ? value : {}).flatMap(([name, written]) => {
      const word = wordIn(group, name);
      const at = [...path, name];
      return word === undefined ? [] : [{ word, path: at, values: { [VALUE]: written }, carrier }];
    });
  }

  function alone(group: GroupName, value: unknown, path: Path): Use[] {
    const word = wordIn(group, value);
    return word === undefined ? [] : [{ word, path, values: {}, carrier }];
  }

  function list(group: GroupName, value: unknown, path: Path): Use[] {
    const items: unknown[] = Array.isArray(value) ? value : [];
    return items.flatMap((item, index) => walk(group, item, [...path, index]));
  }

  function envelope(effect: Readonly<Record<string, unknown>>, path: Path): Use[] {
    return [
      ...list('conditions', effect['if'], [...path, 'if']),
      ...walk('costs', effect['cost'], [...path, 'cost']),
      ...walk('limits', effect['limit'], [...path, 'limit']),
      ...choices(effect['choose'], [...path, 'choose']),
      ...list('operations', effect['do'], [...path, 'do']),
    ];
  }

  function choices(choose: unknown, path: Path): Use[] {
    if (!isMapping(choose) || 'pick' in choose) return walk('choices', choose, path);
    return Object.entries(choose).flatMap(([name, choice]) => [
      ...walk('picks', name, [...path, name]),
      ...walk('choices', choice, [...path, name]),
    ]);
  }

  function params(word: Word, values: Readonly<Record<string, unknown>>, path: Path): Use[] {
    return [...word.params.values()].flatMap((param) =>
      inParam(param, values[param.name], [...path, param.name]),
    );
  }

  /** Words that are in a parameter. */
  function inParam({ type }: Param, value: unknown, path: Path): Use[] {
    if (type === 'target') return walk('targets', value, path);
    if (type === 'pick') return walk('picks', value, path);
    if (type === 'duration') return walk('durations', value, path);
    if (type !== 'amount' || !isMapping(value)) return [];
    return walk('counts', value['count'], [...path, 'count']);
  }

  function wordIn(group: GroupName, name: unknown): Word | undefined {
    return typeof name === 'string' ? vocabulary.groups[group].get(name) : undefined;
  }
}

/** The component of a file in which a path lies; null when there is none. */
function itemAt(file: CheckedFile, path: Path): Item | null {
  const { data } = file;
  const [index] = path;
  const value: unknown = Array.isArray(data) ? data[Number(index)] : data;
  if (!isMapping(value)) return null;
  return { file, path: Array.isArray(data) ? [Number(index)] : [], value };
}
