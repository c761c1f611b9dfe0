/** Which cards may be exchanged: what balance.yaml says, of decks that play. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileGame, GameChecker } from '../../../generator/index.ts';
import { packageRoot } from '../../../kernel/index.ts';
import type { Balance } from '../../../simulation/index.ts';
import { planOf } from '../../../simulation/plan.ts';
import { exchangeableIn } from '../../../simulation/suggest/request.ts';

const starter = new GameChecker(join(packageRoot(), 'starter')).check();
if (starter.game === null || starter.linked === null) throw new Error('The starter has errors.');
const { game, linked } = starter;
const { decks, kinds } = compileGame(game, linked);
const plan = planOf({
  game: 'starter',
  content: 'c',
  engine: 'e',
  options: {},
  entrants: ['back-channels', 'open-water'].map((id) => {
    return { deck: decks.find((deck) => deck.id === id)!, bot: 'random' };
  }),
  mirrors: false,
  seed: 1,
  pairs: 1,
  longest: 10,
  stop: { at: 'games' },
});

type Bounds = NonNullable<NonNullable<Balance['suggest']>['exchanges']>;

function exchangeable(exchanges: Bounds): ReturnType<typeof exchangeableIn> {
  return exchangeableIn({ suggest: { exchanges } }, { linked }, plan);
}

test('without bounds every card of every deck, for all that decks may hold', () => {
  const all = exchangeable({});
  expect(all.map(({ entrant }) => entrant)).toEqual([0, 1]);
  const cards = [...kinds['keeper']!, ...kinds['event']!].map(({ id }) => id);
  for (const { entrant, out, in: coming } of all) {
    expect(out.toSorted()).toEqual(Object.keys(plan.entrants[entrant]!.deck!.cards).toSorted());
    expect(coming.toSorted()).toEqual(cards.toSorted());
  }
});

test('only decks that are named, and no card that is kept goes or comes', () => {
  const kept = Object.keys(plan.entrants[1]!.deck!.cards)[0]!;
  const [only, ...others] = exchangeable({ decks: ['open-water'], keep: [kept] });
  expect(others).toEqual([]);
  expect(only!.entrant).toBe(1);
  expect(only!.out).not.toContain(kept);
  expect(only!.in).not.toContain(kept);
  expect(only!.out).toHaveLength(Object.keys(plan.entrants[1]!.deck!.cards).length - 1);
});

test('only the cards that are named come in; nothing without exchanges', () => {
  const [first] = exchangeable({ cards: ['beacon-master'] });
  expect(first!.in).toEqual(['beacon-master']);
  expect(exchangeableIn({}, { linked }, plan)).toEqual([]);
});
