import { fault, type Fault } from '../../diagnostics/index.ts';
import { artistsOf, isMeant } from '../../generator/index.ts';
import type { PrintableGame } from '../printable-game.ts';
import { picturesKnown } from './credited.ts';

/** An address that a template puts together: `art/{{card.id}}.png`. Nobody knows what it names before it is printed. */
const MADE = /(?:\b(?:src|href)=["']?|url\(\s*["']?)(?:[^"'\s>){]+\{\{|\{\{(?!\s*asset\b))/;

/** Entries of art.yaml that mean no picture, there or to come: with a slip in its path a picture has no artist. */
export function artistFaults(printable: PrintableGame): Fault[] {
  const artists = artistsOf(printable.game);
  const texts = [...printable.sources.values()];
  if (artists.length === 0 || texts.some((text) => MADE.test(text))) return [];
  const pictures = picturesKnown(printable);
  return artists.flatMap(({ files }, index) =>
    files.flatMap((pattern, at) => {
      if (pictures.some((path) => isMeant(path, pattern))) return [];
      const place = { file: 'art.yaml', path: ['pictures', index, 'files', at] };
      return [fault('CW3087', place, { pattern })];
    }),
  );
}
