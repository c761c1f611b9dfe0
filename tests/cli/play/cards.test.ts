import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cardTextOf } from '../../../cli/play/cards.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { checkedGame, LORDS_OF_WAR } from '../../support/games.ts';

const folder = join(packageRoot(), 'content', 'battle-logistic-square');
const { game } = checkedGame(folder);

describe('what a card says', () => {
  test.each(['br-parry', 'Parry', 'parry'])('is found by %s', (asked) => {
    const [title, ...text] = cardTextOf(game, 'en')(asked).split('\n');
    expect(title).toBe('Parry (br-parry)');
    expect(text.join()).toContain('40');
  });

  test('is shown in the language of the table', () => {
    const english = cardTextOf(game, 'en')('br-parry');
    const japanese = cardTextOf(game, 'ja')('パリィ');
    expect(japanese).toContain('(br-parry)');
    expect(japanese.split('\n')).toHaveLength(english.split('\n').length);
    expect(japanese).not.toBe(english);
  });

  test('are its figures, with names for fields and values, and a drawing of its range', () => {
    expect(cardTextOf(game, 'en')('Line Cutter').split('\n')).toEqual([
      'Line Cutter (ac-line-cutter)',
      '  Category: Action',
      '  Call-back: yes',
      '  Types: Blade',
      '  Colour: White',
      '  Hit damage: 40',
      '  Hit range:',
      '    #',
      '    #',
      '    #',
      '    @',
      '  No rules text.',
    ]);
    expect(cardTextOf(game, 'ja')('ac-line-cutter')).not.toMatch(/category|colour/i);
  });

  test('is found by its name in another language of the game', () => {
    const japanese = cardTextOf(game, 'ja');
    expect(japanese('parry')).toBe(japanese('パリィ'));
  });

  test('is a text written by hand, in words for its values', () => {
    const { game: starter } = checkedGame(join(packageRoot(), 'starter'));
    expect(cardTextOf(starter, 'en')('Gust').split('\n')).toEqual([
      'Gust (gust)',
      '  Played: On a keeper',
      '  Effect: puts a lamp out',
      '  Stays on the table: no',
      '  Put out a keeper whose lamp is not steady. Turn it face down.',
    ]);
  });

  test('are arrows as they lie, and figures inside figures', () => {
    const { game: lords } = checkedGame(LORDS_OF_WAR);
    expect(cardTextOf(lords, 'en')('dwarf-boltwarden').split('\n').slice(1)).toEqual([
      '  Race: Dwarf',
      '  Class: Ranged',
      '  Rank: Regular',
      '  Defence: 2',
      '  Attack arrow:',
      '    . . .',
      '    . @ .',
      '    . 1 .',
      '  Ranged strength: 3',
      '  Target grid:',
      '    .#.',
      '    ###',
      '    ...',
      '    .@.',
      '  No rules text.',
    ]);
  });

  test('of a card that is not there, the nearest is named', () => {
    expect(cardTextOf(game, 'en')('parri')).toContain('"Parry"');
  });
});
