/** What everybody at the screen is still to be told of what happened. */
import type { Match } from '../../engine/match.ts';
import type { Viewer } from '../../engine/rules.ts';
import type { Words } from './words.ts';

export class News {
  #untold = new Map<Viewer, string[]>();

  /** Notes what these viewers may know of a match from now on, and nothing of any other. */
  follow(match: Match<unknown, unknown>, viewers: readonly Viewer[], words: Words): void {
    this.#untold = new Map(viewers.map((viewer) => [viewer, []]));
    for (const [viewer, lines] of this.#untold) {
      match.listen((event) => lines.push(words.event(event)), viewer);
    }
  }

  /** Something that only this viewer is told. */
  add(viewer: Viewer, line: string): void {
    this.#untold.get(viewer)?.push(line);
  }

  /** The news of a viewer, which then are none any more, nor any for those who just look on. */
  take(viewer: Viewer): string[] {
    const lines = this.#untold.get(viewer)?.splice(0) ?? [];
    this.#untold.get('spectator')?.splice(0);
    return lines;
  }

  /** What was to be told is no longer true. */
  forget(): void {
    for (const lines of this.#untold.values()) lines.length = 0;
  }
}
