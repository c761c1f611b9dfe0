import { expect, test } from 'vitest';
import type { TranslationRecord } from '../../../generator/link/game-files.ts';
import { readClauses } from '../../../generator/link/read-clauses.ts';
import { nextRecord, readRecord, staleTranslations } from '../../../generator/link/translations.ts';
import { gameInMemory } from '../../support/game-in-memory.ts';

const schema = {
  properties: {
    name: { $ref: 'cardwright:words.schema.json#/definitions/text' },
    attacks: {
      items: {
        properties: { title: { $ref: 'cardwright:words.schema.json#/definitions/text' } },
      },
    },
  },
};

/** A game whose only file is this. */
function gameWith(data: unknown, translations?: TranslationRecord) {
  return gameInMemory({
    kinds: { unit: { files: ['units/*.yaml'], schema } },
    files: { 'units/orc.yaml': data },
    locales: ['en', 'ja', 'de'],
    ...(translations === undefined ? {} : { translations }),
  });
}

const axe = (name: unknown) => ({ id: 'axe', name });
const recordOf = (data: unknown) => nextRecord(gameWith(data), false);
const known = recordOf([axe({ en: 'Axe', ja: '斧' })]);

test('the record knows each translation by the id of its component, language by language', () => {
  const data = [
    axe({ en: 'Axe', ja: '斧', de: 'Axt' }),
    { id: 'bow', attacks: [{}, { title: { en: 'Shot', ja: '射撃' } }] },
  ];
  const record = recordOf(data);
  expect(Object.keys(record).toSorted()).toEqual(['axe#name', 'bow#attacks/1/title']);
  expect(Object.keys(record['axe#name'] ?? {}).toSorted()).toEqual(['de', 'ja']);
  expect(record['axe#name']?.['ja']).toMatch(/^[0-9a-f]{8} [0-9a-f]{8}$/);
});

test('a component may move without a trace, a file of one alike', () => {
  const moved = [{ id: 'bow', name: 'Bow' }, axe({ en: 'Axe', ja: '斧' })];
  expect(recordOf(moved)).toEqual(known);
  expect(recordOf(axe({ en: 'Axe', ja: '斧' }))).toEqual(known);
});

test.each([
  ['a text that is the same everywhere', 'Axe'],
  ['a text without the first language', { ja: '斧', de: 'Axt' }],
  ['a text that is not translated', { en: 'Axe' }],
  ['a text that is none', { en: 5, ja: '斧' }],
])('%s has no translation', (_, name) => {
  expect(recordOf([axe(name)])).toEqual({});
});

test.each([
  ['nothing changed', { en: 'Axe', ja: '斧' }, []],
  ['the source changed', { en: 'Great axe', ja: '斧' }, ['CW1213']],
  ['both changed', { en: 'Great axe', ja: '大斧' }, []],
  ['the translation changed', { en: 'Axe', ja: '大斧' }, []],
  ['another translation is new', { en: 'Axe', ja: '斧', de: 'Axt' }, []],
  ['the source is there no more', { ja: '斧' }, []],
])('when %s', (_, name, codes) => {
  const faults = staleTranslations(gameWith([axe(name)], known));
  expect(faults.map(({ code }) => code)).toEqual(codes);
});

test('a stale translation is reported at its place', () => {
  const game = gameWith([axe({ en: 'Great axe', ja: '斧' })], known);
  expect(staleTranslations(game)).toEqual([
    {
      code: 'CW1213',
      file: 'units/orc.yaml',
      path: [0, 'name', 'ja'],
      params: { locale: 'ja', source: 'en' },
    },
  ]);
});

test('without a record nothing is stale', () => {
  expect(staleTranslations(gameWith([axe({ en: 'Great axe', ja: '斧' })]))).toEqual([]);
});

test('a build keeps what is stale, until somebody changes or accepts it', () => {
  const stale = gameWith([axe({ en: 'Great axe', ja: '斧', de: 'Axt' })], known);
  const kept = nextRecord(stale, false);
  expect(kept['axe#name']?.['ja']).toBe(known['axe#name']?.['ja']);
  expect(kept['axe#name']).toHaveProperty('de');
  const accepted = nextRecord(stale, true);
  expect(accepted).toEqual(recordOf([axe({ en: 'Great axe', ja: '斧', de: 'Axt' })]));
  expect(staleTranslations({ ...stale, translations: accepted })).toEqual([]);
});

test('of a record that somebody changed by hand, what has another form is omitted', () => {
  const damaged = { 'axe#name': { ja: 5, de: '1 2' }, bow: null, sling: 'x', spear: ['x'] };
  expect(readRecord(damaged)).toEqual({ 'axe#name': { de: '1 2' }, bow: {}, sling: {}, spear: {} });
  expect(readRecord(known)).toEqual(known);
  expect([null, [], 'x', undefined].map(readRecord)).toEqual([null, null, null, null]);
});

function clausesFile(path: string, first: string, last: string) {
  const text = `# T\n\n- **TB-1.1** ${first}\n\n## 2\n\nBetween.\n\n- **TB-1.2** ${last}\n`;
  return { path, text, data: undefined, complete: true, faults: [] };
}

/** A game with two clauses, the first in these words, and with a translation of them. */
function gameWithClauses([en, ja]: readonly [string, string], translations?: TranslationRecord) {
  const { translated: translatedClauses } = readClauses([
    clausesFile('rules.md', en, 'It swims.'),
    clausesFile('rules.ja.md', ja, '泳ぐ。'),
  ]);
  return { ...gameWith([], translations), translatedClauses };
}

test('a clause that changed after its translation is stale, at its number', () => {
  const first = nextRecord(gameWithClauses(['It bites.', 'かむ。']), false);
  expect(Object.keys(first)).toEqual(['rules.md#TB-1.1', 'rules.md#TB-1.2']);
  const changed = gameWithClauses(['It bites twice.', 'かむ。'], first);
  const span = { start: 9, end: 15 };
  const params = { locale: 'ja', source: 'en' };
  const fault = { code: 'CW1213', file: 'rules.ja.md', path: [], span, params };
  expect(staleTranslations(changed)).toEqual([fault]);
  expect(staleTranslations(gameWithClauses(['It bites twice.', '2度かむ。'], first))).toEqual([]);
  expect(nextRecord(changed, false)).toEqual(first);
  expect(staleTranslations({ ...changed, translations: nextRecord(changed, true) })).toEqual([]);
});
