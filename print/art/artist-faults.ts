import { fault, type Fault } from '../../diagnostics/index.ts';
import { artistsOf, isMeant, isPicture, picturesNamed } from '../../generator/index.ts';
import type { PrintableGame } from '../printable-game.ts';

/** An address that a template puts together: `art/{{card.id}}.png`. Nobody knows what it names before it is printed. */
const MADE = /(?:\b(?:src|href)=["']?|url\(\s*["']?)(?:[^"'\s>){]+\{\{|\{\{(?!\s*asset\b))/;

const PICTURE = /[\w./-]+\.(?:png|jpe?g|svg|webp|avif|gif)\b/gi;

/** Entries of art.yaml that mean no picture, there or to come: with a slip in its path a picture has no artist. */
export function artistFaults({ game, sources }: PrintableGame): Fault[] {
  const artists = artistsOf(game);
  const texts = [...sources.values()];
  if (artists.length === 0 || texts.some((text) => MADE.test(text))) return [];
  const written = texts.flatMap((text) => text.match(PICTURE) ?? []);
  const there = [...game.paths].filter(isPicture);
  const pictures = [...there, ...picturesNamed(game), ...written.map(fromGame)];
  return artists.flatMap(({ files }, index) =>
    files.flatMap((pattern, at) => {
      if (pictures.some((path) => isMeant(path, pattern))) return [];
      const place = { file: 'art.yaml', path: ['pictures', index, 'files', at] };
      return [fault('CW3087', place, { pattern })];
    }),
  );
}

/** Style sheets write addresses from their own folder. */
function fromGame(path: string): string {
  return path.replace(/^(?:\.{1,2}\/)+/, '');
}
