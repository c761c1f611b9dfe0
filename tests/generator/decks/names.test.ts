import { expect, test } from 'vitest';
import { fold, indexNames } from '../../../generator/decks/names.ts';

const index = indexNames([
  { id: 'orc-ravager', kind: 'unit', name: { en: "Grim's Ravager", ja: 'オークの略奪者' } },
  { id: 'wolf', kind: 'unit', name: 'Bear' },
  { id: 'bear', kind: 'unit', name: 'Wolf' },
  { id: 'guard', kind: 'unit', name: { en: 'Guard', ja: '衛兵' } },
  { id: 'royal-guard', kind: 'unit', name: { en: 'Guard', ja: '近衛兵' } },
  { id: 'nameless', kind: 'unit' },
  { id: 'broken', kind: 'unit', name: { en: null, ja: [5] } },
]);

test.each([
  ['orc-ravager', ['orc-ravager']],
  ['Grim’s  RAVAGER', ['orc-ravager']],
  ['grims ravager', ['orc-ravager']],
  ['Grim´s‐Ravager', ['orc-ravager']],
  ['オークの略奪者', ['orc-ravager']],
  ['ｵｰｸの略奪者', ['orc-ravager']],
  ['衛兵', ['guard']],
  ['Guard', ['guard', 'royal-guard']],
  ['wolf', ['wolf']],
  ['Wolf', ['bear']],
  ['Dragon', []],
  ['', []],
])('"%s" can mean %j', (written, ids) => {
  expect(index.find(written)).toEqual(ids);
});

test.each([
  ['grims ravagr', "Grim's Ravager"],
  ['orc-ravagre', 'orc-ravager'],
  ['近衛', '近衛兵'],
  ['Dragon', undefined],
])('"%s" probably means "%s"', (written, meant) => {
  expect(index.suggest(written)).toBe(meant);
});

test.each([
  ['Zoë', 'Zoe'],
  ['ＯＲＣ', 'orc'],
  ['Far–Point', 'far point'],
  ['ジョン・スミス', 'ジョン スミス'],
  ['“Red” Maw', 'red maw'],
])('"%s" and "%s" are one name', (a, b) => {
  expect(fold(a)).toBe(fold(b));
});

test('voicing marks tell Japanese names apart', () => {
  expect(fold('ハッガ')).not.toBe(fold('ハッカ'));
  expect(fold('ハッカ\u3099')).toBe(fold('ハッガ'));
});

test('what deck builders write behind a name does not count, unless it is one', () => {
  const names = indexNames([
    { id: 'meadow', name: 'Meadow' },
    { id: 'relic', name: 'Relic (Old)' },
  ]);
  for (const written of ['Meadow (EMB) 12', 'Meadow (EMB) 12 *F*', 'Meadow [EMB]', 'Meadow *F*']) {
    expect(names.find(written)).toEqual(['meadow']);
  }
  expect(names.find('Relic (Old)')).toEqual(['relic']);
  expect(names.find('Relic (New)')).toEqual([]);
});
