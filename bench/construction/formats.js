/** A game of 600 cards and three formats of it: an ordinary one, one with limited options, one of formulas and effects. */

const HOUSES = ['sun', 'moon', 'tide', 'ash', 'elm'];
const SORTS = ['unit', 'spell', 'tool'];

export const cards = Array.from({ length: 600 }, (_, i) => ({
  id: `card-${i}`,
  kind: 'card',
  name: `Card ${i % 550}`,
  sort: SORTS[i % 3],
  house: HOUSES[i % 5],
  level: i % 6,
  cost: i % 9,
  rarity: i % 20 === 0 ? 'rare' : 'common',
  ...(i % 97 === 0 && { deck: { each: 'copy', add: { size: 1 } } }),
}));

export const leaders = HOUSES.map((house) => ({
  id: `leader-${house}`,
  kind: 'card',
  sort: 'leader',
  house,
  minimum: 40,
}));

const sections = {
  leader: { size: 1, accepts: { sort: 'leader' } },
  main: { size: '30..100', accepts: { sort: SORTS } },
};

const ordinary = [
  { use: 'copies', in: 'main', by: 'name', max: 3 },
  { use: 'copies', in: 'main', where: { rarity: 'rare' }, max: 1 },
  { use: 'count', in: 'main', where: { sort: 'tool' }, max: 40 },
  { use: 'sum', in: 'main', of: 'cost', max: 600 },
  { use: 'list', in: 'main', copies: { 'card-7': 0, 'card-9': 1 } },
];

export const formats = {
  ordinary: { sections, constraints: ordinary },
  options: {
    sections,
    let: { home: { in: 'leader', values: 'house' } },
    constraints: [
      ...ordinary,
      {
        use: 'options',
        in: 'main',
        options: [
          { name: 'own', where: { house: '=home' } },
          { name: 'low', where: { level: '..1' }, max: 15 },
          { name: 'tools', where: { sort: 'tool' }, max: 10 },
          { name: 'cheap', where: { cost: '..3' }, max: 12 },
          { name: 'guests', where: { house: ['sun', 'moon'] }, max: 20 },
        ],
      },
    ],
  },
  formulas: {
    sections,
    let: {
      size: 30,
      leader: { card: 'leader' },
      tools: { in: 'main', where: { sort: 'tool' } },
      low: '=floor(size / 5) * 2 + 2',
      least: '=max(leader.minimum - tools, low)',
    },
    constraints: [
      ...ordinary,
      { use: 'size', min: '=least' },
      { use: 'sum', in: 'main', of: '=max(card.cost - 1, 0)', max: '=size * 12' },
      { use: 'check', that: '=tools * 2 <= size * 4' },
    ],
  },
};

/** A deck of a number of copies of cards picked by a seed. */
export function deckOf(size, seed) {
  const lines = new Map();
  let left = size;
  for (let i = seed * 7919; left > 0; i += 37) {
    const card = cards[i % cards.length];
    const count = Math.min(left, card.rarity === 'rare' ? 1 : 1 + (i % 3));
    lines.set(card.id, (lines.get(card.id) ?? 0) + count);
    left -= count;
  }
  const main = [...lines].map(([card, count]) => ({ card, count }));
  const leader = [{ card: leaders[seed % leaders.length].id, count: 1 }];
  return { id: `deck-${size}-${seed}`, cards: { leader, main } };
}
