/** A deck as a list to paste again, with what the judge says of it in the heading. */
import type { Deck, Verdict } from '../../../engine/construction/index.ts';
import { deckListing, type CheckedGame } from '../../../generator/index.ts';
import { say } from '../../say.ts';

export function listingOf(
  deck: Deck,
  verdict: Verdict,
  game: Pick<CheckedGame, 'linked' | 'locale'>,
): string {
  const { size } = verdict;
  const cards = size === 1 ? say('1 card') : say('{count} cards', { count: size });
  const state = verdict.legal ? say('legal') : `${say(verdict.state)}: ${codesOf(verdict)}`;
  const heading = say('{name}: {text}', {
    name: deck.id,
    text: say('{cards}, {state}', { cards, state }),
  });
  return deckListing(deck, verdict, game, heading);
}

function codesOf({ violations }: Verdict): string {
  return [...new Set(violations.map(({ code }) => code))].join(', ');
}
