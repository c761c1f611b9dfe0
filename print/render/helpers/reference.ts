import { nearest } from '../../../generator/nearest.ts';
import { failTemplate } from '../template-fault.ts';
import { textValue } from './arguments.ts';
import type { Helper } from './helper.ts';

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
