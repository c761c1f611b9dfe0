import { expect, test } from 'vitest';
import { wordsOf } from '../../../cli/play/words.ts';
import { commonRefusalWords } from '../../../diagnostics/index.ts';
import { commonRefusals } from '../../../engine/index.ts';
import { GameChecker } from '../../../generator/check.ts';
import { messageParameters } from '../../../generator/words.ts';
import { LORDS_OF_WAR } from '../../support/games.ts';

const checked = new GameChecker(LORDS_OF_WAR).check();
const words = wordsOf(checked);
const japanese = wordsOf({ ...checked, locale: 'ja' });

test('a refusal is told in words, with names and the clause', () => {
  const refusal = {
    code: 'LOW_PLACE_NOT_IN_HAND',
    clause: 'LOW-5.4.1',
    params: { card: 'orc-ravager', square: '(1,1)' },
  };
  expect(words.refusal(refusal)).toContain('"Orc Ravager"');
  expect(words.refusal(refusal)).toContain('(LOW-5.4.1)');
  expect(japanese.refusal(refusal)).toContain('オーク');
});

test('a code without words is told as it is', () => {
  const refusal = { code: 'LOW_NEW', clause: '', params: { square: '(1,1)' } };
  expect(words.refusal(refusal)).toBe('LOW_NEW: square "(1,1)"');
  expect(words.event({ type: 'sunRisen' })).toBe('sunRisen');
});

test('an event that hides something is told without it', () => {
  expect(words.event({ type: 'cardDrawn', seat: 'P1' })).toBe('P1 draws a card.');
  expect(words.event({ type: 'cardDrawn', seat: 'P1', card: 'orc-ravager' })).toContain(
    'Orc Ravager',
  );
});

test('every event and every common refusal has words in every language', () => {
  const events = [
    'unitPlaced',
    'placementSkipped',
    'handRevealed',
    'shotDeclared',
    'unitEliminated',
    'berserkerMoved',
    'cardDrawn',
    'unitRecalled',
    'extraTurnGranted',
    'turnEnded',
    'gameEnded',
  ];
  for (const one of [words, japanese]) {
    for (const type of events) expect(one.event({ type, seat: 'P1' })).not.toContain(type);
  }
  expect(Object.keys(commonRefusalWords)).toEqual([...commonRefusals]);
  for (const { text } of Object.values(commonRefusalWords)) {
    expect(Object.keys(text)).toEqual(['en', 'ja']);
    for (const sentence of Object.values(text))
      expect(messageParameters(sentence)).toBeInstanceOf(Array);
  }
});
