import { posix } from 'node:path';
import { nearest } from '../../../generator/nearest.ts';
import { failTemplate } from '../template-fault.ts';
import { placeholder } from '../../art/placeholder.ts';
import { optionalText, textValue } from './arguments.ts';
import type { Helper } from './helper.ts';

/** `{{asset card.art}}`: the address of a file of the game folder. */
export const asset: Helper = {
  name: 'asset',
  takes: [1, 1],
  options: ['placeholder'],
  run([given], options, { game }) {
    const instead = optionalText('asset', options['placeholder']);
    if (instead !== undefined && (given === undefined || given === null || given === '')) {
      return placeholder(instead);
    }
    const path = posix.normalize(textValue('asset', given));
    if (game.paths.has(path)) return path.split('/').map(encodeURIComponent).join('/');
    return failTemplate('CW1214', { path, nearest: nearest(path, game.paths) });
  },
};
