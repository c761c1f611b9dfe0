import { field } from '../field.ts';
import { failTemplate } from '../template-fault.ts';
import type { Helper } from './helper.ts';

/** `(lookup card.arrows direction)`: the property that a value names. */
export const lookup: Helper = {
  name: 'lookup',
  takes: [2, 2],
  options: [],
  run([holder, key], _, { game }) {
    if (typeof key === 'string' || typeof key === 'number') {
      return field(holder, String(key), game.openMappings);
    }
    const expected = 'the name of a property';
    return failTemplate('CW2008', { helper: 'lookup', wrong: 'value', expected, actual: key });
  },
};
