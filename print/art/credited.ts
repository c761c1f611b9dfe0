/** Which entries of art.yaml the credits have. */
import {
  artistFor,
  artistsOf,
  isMeant,
  isPicture,
  picturesNamed,
  type Artist,
} from '../../generator/index.ts';
import type { PrintableGame } from '../printable-game.ts';

const PICTURE = /[\w./-]+\.(?:png|jpe?g|svg|webp|avif|gif)\b/gi;

/** Those that are there, and those that cards, templates and style sheets name. */
export function picturesKnown({ game, sources }: PrintableGame): readonly string[] {
  const written = [...sources.values()].flatMap((text) => text.match(PICTURE) ?? []);
  const there = [...game.paths].filter(isPicture);
  return [...there, ...picturesNamed(game), ...written.map(fromGame)];
}

/** Style sheets write addresses from their own folder. */
function fromGame(path: string): string {
  return path.replace(/^(?:\.{1,2}\/)+/, '');
}

/**
 * Whoever makes a picture: of several entries that name it, the first. An entry that names no known
 * picture stays, since templates may put its addresses together.
 */
export function creditedArtists(printable: PrintableGame): readonly Artist[] {
  const artists = artistsOf(printable.game);
  const known = picturesKnown(printable);
  const makers = new Set(known.map((path) => artistFor(path, artists)));
  const names = ({ files }: Artist): boolean =>
    known.some((path) => files.some((pattern) => isMeant(path, pattern)));
  return artists.filter((artist) => makers.has(artist) || !names(artist));
}
