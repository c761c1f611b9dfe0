import type { Deck, Verdict } from '../../engine/construction/types.ts';
import type { CheckResult } from '../check.ts';
import { listForm } from './forms/list.ts';
import { writtenDeck } from './written-deck.ts';

/** What a deck holds, as a list that can be pasted again, with a heading. */
export function deckListing(
  deck: Deck,
  verdict: Verdict,
  game: Pick<CheckResult, 'linked' | 'locale'>,
): string {
  const state = verdict.legal ? 'legal' : `${verdict.state}: ${codes(verdict)}`;
  const name = `${deck.id}: ${verdict.size} cards, ${state}`;
  return listForm.write(writtenDeck(deck, verdict, game, name)).trimEnd();
}

function codes({ violations }: Verdict): string {
  return [...new Set(violations.map(({ code }) => code))].join(', ');
}
