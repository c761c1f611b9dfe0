/** What would make a deck legal, in words. */
import { findMendings, type Mending, type Mendings } from '../../engine/construction/mend.ts';
import type { Verdict } from '../../engine/construction/types.ts';
import { cardName } from './card-name.ts';
import type { DeckArguments, JudgedPath } from './deck-files.ts';
import { readOptions } from './deck-options.ts';

/** None for a deck that is legal or cannot be judged. */
export function deckMendings(
  { game, judged: { deck, verdict } }: JudgedPath,
  given: DeckArguments,
): Mendings {
  const { linked } = game;
  if (deck === null || verdict === null || linked?.judge == null || linked.rules === null)
    return { found: [], complete: true };
  const { judge, rules } = linked;
  const all = () => rules.cards.flatMap((kind) => linked.cards[kind] ?? []);
  const options = readOptions(given.option, game.manifest);
  return findMendings(deck, verdict, { judge, rules, cards: { all } }, options);
}

/** One line for each way. */
export function mendingLines(one: JudgedPath, given: DeckArguments): string[] {
  const { verdict } = one.judged;
  const { found, complete } = deckMendings(one, given);
  const lines = found.map((mending) => mendingWords(mending, (id) => cardName(one.game, id)));
  const more = complete ? [] : ['Not every way was tried; there may be more.'];
  const begin = verdict?.state === 'incomplete' ? ['Only cards are missing.'] : [];
  return [...begin, ...lines, ...more].map((line) => `  ${line}`);
}

function mendingWords(mending: Mending, nameOf: (id: string) => string): string {
  switch (mending.change) {
    case 'choice':
      return `Legal with ${mending.name}: ${String(mending.value)}.`;
    case 'card':
      return `Legal with ${nameOf(mending.in)} instead of ${nameOf(mending.out)} (${mending.section}).`;
    case 'move': {
      const moves = mending.moves.map(({ card, to }) => `${nameOf(card)} in ${to}`);
      return `With ${moves.join(', ')} ${thenWords(mending.state)}.`;
    }
    case 'remove': {
      const cards = Object.entries(mending.cards).map(([id, count]) => `${count} ${nameOf(id)}`);
      return `Without ${cards.join(', ')} ${thenWords(mending.state)}.`;
    }
  }
}

function thenWords(state: Verdict['state']): string {
  return state === 'legal' ? 'it is legal' : 'only cards are missing';
}
