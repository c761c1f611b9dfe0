/** What is searched on a face is what can be read on it; what cannot be drawn looks as it did. */
import { expect, test } from 'vitest';
import { GameChecker } from '../../../generator/check.ts';
import type { ShownFace } from '../../../print/in-page.ts';
import { LastLooks } from '../../../studio/app/cards/last-looks.ts';
import { cardsSaying } from '../../../studio/server/gallery/card-places.ts';
import { TINY_PRINT } from '../../print/tiny-game.ts';
import { writtenOn } from '../../../studio/app/cards/written.ts';

function face(html: string, key = 'units/orc/front'): ShownFace {
  return { key, sheet: 'units', card: 'orc', width: 63, height: 88, shape: 'rectangle', html };
}

test.for<[string, string]>([
  ['<article class="card">Orc <b>Rav</b>ager</article>', 'orc ravager'],
  ['<article><style>.orc { color: red }</style>戦士</article>', '戦士'],
  ['<p title="Dwarf">Fire &amp; Ice &lt;3 &quot;x&quot;</p>', 'fire & ice <3 "x"'],
  ['<p>&#39;S&#x27; &amp;lt;</p>', "'s' &lt;"],
])('%s', ([html, text]) => {
  expect(writtenOn(face(html))).toBe(text);
});

test('an empty face looks as it did, and as it is once it can be drawn again', () => {
  const looks = new LastLooks();
  const [sound, other] = [
    face('<article class="card">Orc</article>'),
    face('<article>Ogre</article>'),
  ];
  const empty = face('<article class="card front" style="--width:63mm"></article>');
  expect(looks.of(empty)).toBe(empty);
  expect(looks.isOld(empty.key)).toBe(false);
  expect(looks.of(sound)).toBe(sound);
  expect(looks.of(empty)).toBe(sound);
  expect(looks.isOld(empty.key)).toBe(true);
  expect(looks.of(other)).toBe(other);
  expect(looks.isOld(empty.key)).toBe(false);
});

test('cards are found by what is in their data, in any language', () => {
  const checked = new GameChecker(TINY_PRINT).check();
  expect([...cardsSaying('swims ALONE', checked)]).toEqual(['otter']);
  expect([...cardsSaying(' アナグマ', checked)]).toEqual(['badger']);
  expect([...cardsSaying('heron', checked)]).toEqual(['heron']);
  expect([...cardsSaying('saying', checked)]).toEqual([]);
  expect([...cardsSaying(' ', checked)]).toEqual([]);
});
