import { expect, test } from 'vitest';
import { tidyList } from '../../../generator/decks/tidy-list.ts';
import { checkedGame, LORDS_OF_WAR } from '../../support/games.ts';

const game = checkedGame(LORDS_OF_WAR);

const pasted = `# Ann's army
mode:  custom

goblin shanker x2   # small
orc-catapult
3x ORC RAVAGER
5 Nobody At All
1
`;

test('lines of cards are spelt as in the data, all else stays', () => {
  expect(tidyList(pasted, game)).toBe(`# Ann's army
mode:  custom

2 Goblin Shanker   # small
1 Orc Catapult
3 Orc Ravager
5 Nobody At All
1
`);
});

test('in the language of the reader', () => {
  expect(tidyList('3 Orc Ravager\n', { ...game, locale: 'ja' })).toBe('3 オークの略奪者\n');
});

test('a tidy list is not changed again', () => {
  const tidy = tidyList(pasted, game);
  expect(tidyList(tidy, game)).toBe(tidy);
});
