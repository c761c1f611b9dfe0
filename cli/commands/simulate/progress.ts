import { say } from '../../say.ts';

/**
 * What is shown while games are played: how many, and how wide the widest interval still is; on a
 * queue also how many threads play.
 */
export function progressShown(
  show: (what: string) => void,
): (games: number, all: number, widest: number | null, threads?: number) => void {
  return (games, all, widest, threads) => {
    const far =
      widest === null
        ? say('Playing: {games} of {all} games', { games, all })
        : say('Playing: {games} of {all} games, ±{points} points', {
            games,
            all,
            points: (100 * widest).toFixed(1),
          });
    show(threads === undefined ? far : say('{far}, threads: {threads}', { far, threads }));
  };
}

/** The same for many changes at once: how many games. */
export function playedShown(show: (what: string) => void): (games: number, all: number) => void {
  return (games, all) => show(say('Playing: {games} of {all} games', { games, all }));
}
