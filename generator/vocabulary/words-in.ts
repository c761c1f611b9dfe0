/** The words of a vocabulary in an effect, a requirement or a slot. */
import { isMapping } from '../../kernel/index.ts';
import type { Path } from '../../diagnostics/index.ts';
import { type GroupName, groups, type Param, type Vocabulary, type Word } from './model.ts';
import { VALUE } from './read.ts';

/** A word where it is used. */
export interface UsedWord {
  readonly word: Word;
  /** Its place: the mapping of a tagged word, the value of a keyed one, the word itself if it is alone. */
  readonly path: Path;
  /** Parameters by name, as written. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** The group whose words the entries of a part of a card are. */
export const groupOf = {
  effects: 'triggers',
  requirements: 'requirements',
  slots: 'slots',
} as const;

type Walk = (group: GroupName, value: unknown, path: Path) => UsedWord[];

/** Finds them in the order of an effect. Words that are not known are omitted. */
export function wordsIn(vocabulary: Vocabulary): Walk {
  return walk;

  function walk(group: GroupName, value: unknown, path: Path): UsedWord[] {
    const form = groups[group];
    if (form.form === 'keyed') return keyed(group, value, path);
    if (!isMapping(value)) return alone(group, value, path);
    if ('any' in value) return list(group, value['any'], [...path, 'any']);
    if ('not' in value) return walk(group, value['not'], [...path, 'not']);
    const word = 'tag' in form ? wordIn(group, value[form.tag]) : undefined;
    if (word === undefined) return [];
    const own = group === 'triggers' ? envelope(value, path) : [];
    return [{ word, path, values: value }, ...params(word, value, path), ...own];
  }

  function keyed(group: GroupName, value: unknown, path: Path): UsedWord[] {
    return Object.entries(isMapping(value) ? value : {}).flatMap(([name, written]) => {
      const word = wordIn(group, name);
      const at = [...path, name];
      return word === undefined ? [] : [{ word, path: at, values: { [VALUE]: written } }];
    });
  }

  function alone(group: GroupName, value: unknown, path: Path): UsedWord[] {
    const word = wordIn(group, value);
    return word === undefined ? [] : [{ word, path, values: {} }];
  }

  function list(group: GroupName, value: unknown, path: Path): UsedWord[] {
    const items: unknown[] = Array.isArray(value) ? value : [];
    return items.flatMap((item, index) => walk(group, item, [...path, index]));
  }

  function envelope(effect: Readonly<Record<string, unknown>>, path: Path): UsedWord[] {
    return [
      ...list('conditions', effect['if'], [...path, 'if']),
      ...walk('costs', effect['cost'], [...path, 'cost']),
      ...walk('limits', effect['limit'], [...path, 'limit']),
      ...choices(effect['choose'], [...path, 'choose']),
      ...list('operations', effect['do'], [...path, 'do']),
    ];
  }

  function choices(choose: unknown, path: Path): UsedWord[] {
    if (!isMapping(choose) || 'pick' in choose) return walk('choices', choose, path);
    return Object.entries(choose).flatMap(([name, choice]) => [
      ...walk('picks', name, [...path, name]),
      ...walk('choices', choice, [...path, name]),
    ]);
  }

  function params(word: Word, values: Readonly<Record<string, unknown>>, path: Path): UsedWord[] {
    return [...word.params.values()].flatMap((param) =>
      inParam(param, values[param.name], [...path, param.name]),
    );
  }

  /** Words that are in a parameter. */
  function inParam({ type }: Param, value: unknown, path: Path): UsedWord[] {
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
