/** What a proof shows in place of a picture that a game names and does not have yet: a frame with its name. */
import { isPicture } from '../../generator/index.ts';
import { outlined } from '../fonts/outlines.ts';
import { GAME } from '../html/addresses.ts';
import { pathOf, readResource, type Refusal, type Resource } from '../html/resources.ts';
import { escape } from '../render/helpers/markup.ts';

/** What a proof shows at an address: what is there, else the frame of a picture that is not. */
export function readForProof(
  address: string,
  folder: string,
): { readonly resource: Resource; readonly isUnpainted: boolean } | Refusal {
  const read = readResource(address, folder);
  if (typeof read !== 'string') return { resource: read, isUnpainted: false };
  const path = pathOf(address) ?? '';
  if (read !== 'missing' || !path.startsWith(GAME) || !isPicture(path)) return read;
  return { resource: frame(path.slice(GAME.length)), isUnpainted: true };
}

/** Room above and below the base line, in ems. */
const ASCENT = 1.1;
const LINE = 1.5;

/**
 * A grey box that fills whatever place the picture has, with its path in the middle. The path is drawn,
 * not written: a picture can be printed before a font inside it is read, and then has one of the machine.
 */
function frame(path: string): Resource {
  const { svg: letters, width } = outlined(shortened(path));
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">',
    `<title>${escape(path)}</title>`,
    '<rect width="100%" height="100%" fill="#e4e4e4"/>',
    '<g stroke="#c8c8c8" stroke-width="0.6%">',
    '<line x1="0" y1="0" x2="100%" y2="100%"/><line x1="100%" y1="0" x2="0" y2="100%"/></g>',
    '<rect x="1%" y="1%" width="98%" height="98%" fill="none" stroke="#999" stroke-width="0.8%"/>',
    '<rect x="2%" y="43%" width="96%" height="14%" fill="#e4e4e4"/>',
    `<svg x="4%" y="43%" width="92%" height="14%" viewBox="0 ${-ASCENT} ${width} ${LINE}" fill="#444">`,
    `${letters}</svg></svg>`,
  ].join('');
  return { type: 'image/svg+xml', bytes: Buffer.from(svg) };
}

/** Letters that can be read across a frame. A path may be thousands of them long. */
const LEGIBLE = 80;

/** The end of a path says most. */
function shortened(path: string): string {
  const letters = [...path];
  return letters.length <= LEGIBLE ? path : `…${letters.slice(1 - LEGIBLE).join('')}`;
}
