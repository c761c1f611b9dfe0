import { expect, test } from 'vitest';
import { gameMessagesOf } from '../../../cli/play/game-messages.ts';
import { commonRefusalMessages } from '../../../diagnostics/index.ts';
import { commonRefusals } from '../../../engine/index.ts';
import { messageParameters } from '../../../kernel/index.ts';
import { checkedGame, LORDS_OF_WAR } from '../../support/games.ts';

const checked = checkedGame(LORDS_OF_WAR);
const words = gameMessagesOf(checked);
const japanese = gameMessagesOf({ ...checked, locale: 'ja' });

test('a refusal is reported in words, with names and the clause', () => {
  const refusal = {
    code: 'LOW_PLACE_NOT_IN_HAND',
    clause: 'LOW-5.4.1',
    params: { card: 'orc-ravager', square: '(1,1)' },
  };
  expect(words.refusal(refusal)).toContain('"Orc Ravager"');
  expect(words.refusal(refusal)).toContain('(LOW-5.4.1)');
  expect(japanese.refusal(refusal)).toContain('オーク');
});

test('a code without words is shown as it is', () => {
  const refusal = { code: 'LOW_NEW', clause: '', params: { square: '(1,1)' } };
  expect(words.refusal(refusal)).toBe('LOW_NEW: square "(1,1)"');
  expect(words.event({ type: 'sunRisen' })).toBe('sunRisen');
});

test('a code of the judge of decks without words of the game is reported in those of Cardwright', () => {
  const refusal = {
    code: 'DECK_UNKNOWN_CHOICE',
    clause: '',
    params: { mode: 'dream', entrant: 1 },
  };
  expect(words.refusal(refusal)).toContain('"dream"');
  expect(words.refusal(refusal)).not.toContain('DECK_');
});

test('an event that hides something is reported without it', () => {
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
  expect(Object.keys(commonRefusalMessages)).toEqual([...commonRefusals]);
  for (const { text } of Object.values(commonRefusalMessages)) {
    expect(Object.keys(text)).toEqual(['en', 'ja']);
    for (const sentence of Object.values(text))
      expect(messageParameters(sentence)).toBeInstanceOf(Array);
  }
});
