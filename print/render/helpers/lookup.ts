import { field } from '../field.ts';
import { failTemplate } from '../strict-compiler.ts';
import { type Helper, textValue } from './helper.ts';
import { nearest } from '../../../kernel/index.ts';

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

/** `(ref card.race)`: the component with that id. */
export const reference: Helper = {
  name: 'ref',
  takes: [1, 1],
  options: [],
  run([given], _, { game }) {
    const id = textValue('ref', given);
    const component = game.component(id);
    if (component !== undefined) return component;
    return failTemplate('CW1203', {
      what: 'component',
      id,
      nearest: nearest(id, game.componentIds()),
    });
  },
};
