import { say } from '../../say.ts';

/** What is shown while games are played: how many, and how wide the widest interval still is. */
export function progressShown(
  tell: (what: string) => void,
): (games: number, all: number, widest: number | null) => void {
  return (games, all, widest) =>
    tell(
      widest === null
        ? say('Playing: {games} of {all} games', { games, all })
        : say('Playing: {games} of {all} games, ±{points} points', {
            games,
            all,
            points: (100 * widest).toFixed(1),
          }),
    );
}

/** The same for many changes at once: how many games. */
export function playedShown(tell: (what: string) => void): (games: number, all: number) => void {
  return (games, all) => tell(say('Playing: {games} of {all} games', { games, all }));
}
