import { posix } from 'node:path';
import { isPicture } from '../../../generator/index.ts';
import { nearest } from '../../../kernel/index.ts';
import { failTemplate } from '../strict-compiler.ts';
import { placeholder } from '../../art/prepare-picture.ts';
import { optionalText, textValue, type Helper } from './helper.ts';

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
    if (game.paths.has(path) || isUnpainted(path))
      return path.split('/').map(encodeURIComponent).join('/');
    return failTemplate('CW1214', { path, nearest: nearest(path, game.paths) });
  },
};

/** A picture that is not there yet; a frame is shown in its place. What leads out of the folder is no such. */
function isUnpainted(path: string): boolean {
  return isPicture(path) && !/^(?:\.\.|\/|[a-z][a-z0-9+.-]*:)/i.test(path);
}
