/** Positions without a board, as the lines of rules and as the zones of a book. */
import { expect, test } from 'vitest';
import { namesIn } from '../../../kernel/index.ts';
import { zonesHtml, zonesIn, type Zone } from '../../../print/rulebook/zones.ts';

const names = namesIn(
  {
    names: { 'moon-9': { en: 'Moon 9', ja: '月の9' }, 'fire-1': { en: 'Fire 1', ja: '火の1' } },
    fixtures: [],
    wording: { 'hand {seat}': { en: 'hand {seat}', ja: '{seat}の手札' } },
  },
  'ja',
);

function zones(diagrams: readonly string[], step = 0): readonly Zone[] | null {
  return zonesIn(diagrams, step, names, (id) => ['moon-9', 'fire-1', 'nameless'].includes(id));
}

const MOON = { id: 'moon-9', name: '月の9', count: 1 };

test('what lies before each, in the words of the language', () => {
  const lines = 'trick 2\n\nhand P1: moon-9, 2 x fire-1\nwon P1: 1 (moon-9)\ndeck P1: 6 cards';
  expect(zones([lines])).toEqual([
    { label: '', cards: [], words: 'trick 2' },
    { label: 'P1の手札', cards: [MOON, { id: 'fire-1', name: '火の1', count: 2 }], words: '' },
    { label: 'won P1', cards: [MOON], words: '' },
    { label: 'deck P1', cards: [], words: '6枚' },
  ]);
});

test('cards without a name are cards; what is none is words', () => {
  const lines = 'table: nameless, moon-9\nscore: 3 (best), moon-9';
  const nameless = { id: 'nameless', name: 'nameless', count: 1 };
  expect(zones([lines])).toEqual([
    { label: 'table', cards: [nameless, MOON], words: '' },
    { label: 'score', cards: [], words: '3 (best), 月の9' },
  ]);
});

test('what becomes empty is shown, and what is so all the time is not', () => {
  const before = 'hand P1: moon-9\nhand P2: none\nwon P1: 0 (none)\ndeck P1: 0 cards';
  const after = 'hand P1: none\nhand P2: none\nwon P1: 1 (moon-9)\ndeck P1: 0 cards';
  expect(zones([before, after], 1)).toEqual([
    { label: 'P1の手札', cards: [], words: 'なし' },
    { label: 'won P1', cards: [MOON], words: '' },
  ]);
});

test.for(['1 | .  .', '  +--3--+', 'a   b', 'hand P1: moon-9\n1  moon-9  .'])(
  'what is drawn is left as it is: %j',
  (drawing) => expect(zones([drawing])).toBeNull(),
);

test('cards are shown by their faces, else by their names; nothing of a game is mark-up', () => {
  const html = zonesHtml(
    [
      { label: '<b>', cards: [MOON, { id: 'x', name: 'A & B', count: 3 }], words: '' },
      { label: '', cards: [], words: '2 < 3' },
    ],
    (id) => (id === 'moon-9' ? 'data:moon' : undefined),
  );
  expect(html).toBe(
    '<dl class="zones"><dt>&lt;b&gt;</dt><dd><span><img src="data:moon" alt="月の9"></span>' +
      '<span>A &amp; B<b>×3</b></span></dd><dd class="line">2 &lt; 3</dd></dl>',
  );
});
