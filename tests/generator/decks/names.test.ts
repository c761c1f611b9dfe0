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

const pool = indexNames([
  { id: 'fire-ice', name: 'Fire // Ice', code: '01006', part: 1 },
  { id: 'kite', name: 'Æther Kite', code: '01007', part: 1 },
  { id: 'rain', name: 'Rain', code: '01008', part: 2 },
  { id: 'rain-of-fire', name: 'Rain // Fire', code: '02001', part: 2 },
]);

test.each([
  ['Fire // Ice', ['fire-ice']],
  ['fire/ice', ['fire-ice']],
  ['Fire', ['fire-ice']],
  ['Rain', ['rain']],
  ['Aether Kite', ['kite']],
  ['01007', ['kite']],
  ['1007', ['kite']],
  ['2', []],
  ['[ABC:12] Rain [foil]', ['rain']],
  ['Rain (ABC) 12★ *F* ^Have,#37d67a^', ['rain']],
  ['Rain (First Set)  ••', ['rain']],
  ['Æther Kite [NEC:1] [foil]', ['kite']],
])('%s is found by %j', (written, ids) => {
  expect(pool.find(written)).toEqual(ids);
});

test('a card is called by what tells all cards apart', () => {
  expect(pool.code('kite')).toBe('01007');
  expect(index.code('wolf')).toBeUndefined();
});
