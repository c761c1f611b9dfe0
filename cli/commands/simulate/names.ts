/** How decks, cards and games of a run are named. */
import { inLocale } from '../../../kernel/index.ts';
import {
  entrantsOf,
  replayCommand,
  type Entrant,
  type GameRef,
  type Plan,
  type ReplayNames,
} from '../../../simulation/index.ts';
import type { OpenGame } from '../../play/open-game.ts';

export interface ShownNames extends ReplayNames {
  /** Of the game, as players read it. */
  readonly title?: string;
}

/** Decks that came as files are named as they were typed, and so is the game, if it was. */
export function shownNames(
  { checked, rules }: OpenGame,
  { entrants }: Plan,
  [game]: readonly string[],
  typed: readonly string[] = [],
): ShownNames {
  const files = new Map(typed.map((text, place) => [entrants[place]?.deck, text]));
  return {
    title: inLocale(checked.manifest.title, checked.locale),
    rules,
    deck: (deck) => files.get(deck) ?? deck.id,
    game: game ?? null,
  };
}

/** The id of the deck; with the bot where there are several, or no decks. */
export function entrantName({ deck, bot }: Entrant, { entrants }: Plan): string {
  if (deck === null) return bot;
  const isAlone = entrants.every((other) => other.bot === bot);
  return isAlone ? deck.id : `${deck.id} (${bot})`;
}

/** Of the pairing at that place. */
export function pairingNames(
  plan: Plan,
  place: number,
): readonly [first: string, second: string, ...more: string[]] {
  const [first, second, ...more] = entrantsOf(plan, place).map((one) => entrantName(one, plan));
  return [first!, second!, ...more];
}

export function commandOf(plan: Plan, ref: GameRef, names: ShownNames): string {
  return replayCommand(plan, ref, names);
}
