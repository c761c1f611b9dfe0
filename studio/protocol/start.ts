/** What the server writes into a page when it is opened. */
import type { StudioWords } from './words.ts';

export interface FiguresStart {
  readonly words: StudioWords;
}
