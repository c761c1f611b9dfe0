/** What would make a deck legal, in words. */
import { findMendings, type Mending } from '../../engine/construction/mend.ts';
import { clearName } from '../../generator/decks/written-deck.ts';
import { readOptions } from './deck-options.ts';
import type { DeckArguments, JudgedPath } from './deck-files.ts';

/** One line for each way; none for a deck that is legal or cannot be judged. */
export function mendingLines(
  { game, judged: { deck, verdict } }: JudgedPath,
  given: DeckArguments,
): string[] {
  const { linked } = game;
  if (deck === null || verdict === null || linked?.judge == null || linked.rules === null)
    return [];
  const { judge, rules } = linked;
  const all = () => rules.cards.flatMap((kind) => linked.cards[kind] ?? []);
  const options = readOptions(given.option, game.manifest);
  const mendings = findMendings(deck, verdict, { judge, rules, cards: { all } }, options);
  const lines = mendings.map((one) => words(one, nameOf));
  const begin = verdict.state === 'incomplete' ? ['Only cards are missing.'] : [];
  return [...begin, ...lines].map((line) => `  ${line}`);

  function nameOf(id: string): string {
    const card = all().find((one) => one.id === id);
    return clearName(card, id, { locale: game.locale, names: linked?.names ?? null });
  }
}

function words(mending: Mending, nameOf: (id: string) => string): string {
  switch (mending.change) {
    case 'choice':
      return `Legal with ${mending.name}: ${String(mending.value)}.`;
    case 'card':
      return `Legal with ${nameOf(mending.in)} instead of ${nameOf(mending.out)} (${mending.section}).`;
    case 'remove': {
      const cards = Object.entries(mending.cards).map(([id, count]) => `${count} ${nameOf(id)}`);
      const then = mending.state === 'legal' ? 'it is legal' : 'only cards are missing';
      return `Without ${cards.join(', ')} ${then}.`;
    }
  }
}
