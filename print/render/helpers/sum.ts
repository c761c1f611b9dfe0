import { field } from '../field.ts';
import { failTemplate } from '../strict-compiler.ts';
import { type Helper, numberValue, optionalText, type Scope } from './helper.ts';

/**
 * `(sum card.bases of="level" where="base.descriptors" has="melee")`: the numbers of the entries
 * under a path, of those only that have a value under another one. A path goes from an id on into
 * the component with that id. Without `of`, the entries are the numbers.
 */
export const sum: Helper = {
  name: 'sum',
  takes: [1, 1],
  options: ['of', 'where', 'has'],
  run([list], { of, where, has }, { game }) {
    const path = optionalText('sum', of);
    const filter = optionalText('sum', where);
    return entriesOf(list)
      .filter((entry) => filter === undefined || holds(at(entry, filter, game), has))
      .map((entry) => numberValue('sum', path === undefined ? entry : at(entry, path, game)))
      .reduce((total, one) => total + one, 0);
  },
};

/** A list that the card omits has no entries. */
function entriesOf(list: unknown): readonly unknown[] {
  if (list === undefined) return [];
  if (Array.isArray(list)) return list;
  return failTemplate('CW2008', {
    helper: 'sum',
    wrong: 'value',
    expected: 'a list',
    actual: list,
  });
}

function at(entry: unknown, path: string, game: Scope['game']): unknown {
  return path.split('.').reduce((holder: unknown, name) => {
    const known = typeof holder === 'string' ? game.component(holder) : undefined;
    return field(known ?? holder, name, game.openMappings);
  }, entry);
}

function holds(actual: unknown, wanted: unknown): boolean {
  return Array.isArray(actual) ? actual.includes(wanted) : actual === wanted;
}
