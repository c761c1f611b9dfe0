import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cardWordsOf } from '../../../cli/play/card-words.ts';
import { GameChecker } from '../../../generator/check.ts';
import { packageRoot } from '../../../generator/package-root.ts';

const folder = join(packageRoot(), 'content', 'battle-logistic-square');
const { game } = new GameChecker(folder).check();

describe('what stands on a card', () => {
  test.each(['br-parry', 'Parry', 'parry'])('is found by %s', (asked) => {
    const [title, ...text] = cardWordsOf(game, 'en')(asked).split('\n');
    expect(title).toBe('Parry (br-parry)');
    expect(text.join()).toContain('40');
  });

  test('is told in the language of the table', () => {
    const english = cardWordsOf(game, 'en')('br-parry');
    const japanese = cardWordsOf(game, 'ja')('パリィ');
    expect(japanese).toContain('(br-parry)');
    expect(japanese.split('\n')).toHaveLength(english.split('\n').length);
    expect(japanese).not.toBe(english);
  });

  test('may be nothing but a name', () => {
    expect(cardWordsOf(game, 'en')('Line Cutter').split('\n')).toHaveLength(2);
  });

  test('of a card that is not there, the nearest is named', () => {
    expect(cardWordsOf(game, 'en')('parri')).toContain('"Parry"');
    expect(cardWordsOf(null, 'en')('parry')).toContain('"parry"');
  });
});
