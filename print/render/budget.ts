/** What the rendering of one face may cost: a template that goes on and on is stopped at its line. */
import { failTemplate, type TemplatePlace } from './template-fault.ts';

/** Rounds of loops and uses of pieces; a map of a hundred squares by a hundred takes twenty thousand. */
const MOST_ROUNDS = 500_000;

/** A hundred times what a card full of drawings takes. */
export const MOST_CHARACTERS = 2_000_000;

/** Pieces inside pieces. */
const MOST_DEPTH = 100;

export class Budget {
  #rounds = 0;
  #characters = 0;
  #depth = 0;

  /** A round of the loop at `place` wrote so many characters. */
  round(characters: number, place: TemplatePlace): void {
    this.#rounds += 1;
    this.#characters += characters;
    if (this.#rounds > MOST_ROUNDS) {
      failTemplate('CW2104', { limit: 'rounds', most: MOST_ROUNDS }, place);
    }
    if (this.#characters > MOST_CHARACTERS) {
      failTemplate('CW2104', { limit: 'characters', most: MOST_CHARACTERS }, place);
    }
  }

  /** The piece at `place` begins. */
  enter(place: TemplatePlace): void {
    this.#depth += 1;
    if (this.#depth > MOST_DEPTH)
      failTemplate('CW2104', { limit: 'depth', most: MOST_DEPTH }, place);
    this.round(0, place);
  }

  /** It has ended. */
  leave(): void {
    this.#depth -= 1;
  }
}
