/** How box.yaml is counted: each way in which a line says which cards, and what is counted twice. */
import { describe, expect, test } from 'vitest';
import { boxFaults } from '../../../print/box/box-faults.ts';
import { boxReport, type BoxReport } from '../../../print/box/box-report.ts';
import { printableGame, type PrintableGame } from '../../../print/printable-game.ts';
import { temporaryRoom } from '../../support/games.ts';
import { checked, tinyPrint } from '../tiny-game.ts';

const room = temporaryRoom();

/** The tiny game has otters, herons and badgers in its deck (6, 3, 2), and a shrew that no deck holds. */
function opened(box: string, changes: Record<string, string> = {}): PrintableGame {
  const printable = printableGame(checked(tinyPrint(room, { 'box.yaml': box, ...changes })));
  if (printable === null) throw new Error('The tiny game cannot be printed.');
  return printable;
}

function reported(box: string, changes: Record<string, string> = {}): BoxReport {
  const printable = opened(box, changes);
  const paper = printable.papers.get('a4');
  const found = paper === undefined ? null : boxReport(printable, { locale: 'en', paper });
  if (found === null) throw new Error('There is no box.');
  return found;
}

function codesIn(box: string): (string | number)[][] {
  return boxFaults(opened(box)).map(({ code, path }) => [code, ...path]);
}

describe('a line of cards', () => {
  test.for([
    ['as print.yaml prints them', '- sheet: beasts', 12, 4],
    ['each that often', '- { sheet: beasts, copies: 3 }', 12, 4],
    ['a field says it; 0 is none', '- { sheet: beasts, copies: { field: strength } }', 9, 3],
    ['those of a deck', '- { sheet: beasts, decks: [pack] }', 11, 3],
    ['of two copies of a deck', '- { sheet: beasts, decks: [pack], copies: 2 }', 22, 3],
    ['those that pass a filter', '- { sheet: beasts, where: { clan: hill } }', 3, 2],
    [
      'single ones',
      '- { sheet: beasts, cards: [{ card: shrew, copies: 5 }, { card: otter }] }',
      6,
      2,
    ],
  ] as const)('%s', ([, line, count, cards]) => {
    expect(reported(`contents:\n  ${line}\n`).lines).toMatchObject([{ count, cards }]);
  });

  test('others are those that no other line has, wherever they are in the list', () => {
    const { lines } = reported(
      'contents:\n  - { sheet: beasts, others: true }\n  - { sheet: beasts, decks: [pack] }\n',
    );
    expect(lines.map(({ count }) => count)).toEqual([1, 11]);
  });

  test('single cards are added to decks', () => {
    const box =
      'contents:\n  - { sheet: beasts, decks: [pack] }\n  - { sheet: beasts, cards: [{ card: otter }] }\n';
    expect(codesIn(box)).toEqual([]);
    expect(reported(box).sheets).toMatchObject([{ pieces: 12 }]);
  });
});

describe('what is wrong', () => {
  test('a card that two lines have is reported once, at the second', () => {
    const box = 'contents:\n  - { sheet: beasts, where: { clan: hill } }\n  - sheet: beasts\n';
    expect(codesIn(box)).toEqual([['CW3064', 'contents', 1, 'sheet']]);
  });

  test('a filter that fits nothing', () => {
    const box = 'contents:\n  - { sheet: beasts, where: { clan: lake } }\n';
    expect(codesIn(box)).toEqual([['CW3065', 'contents', 0, 'sheet']]);
  });

  test('a card of another kind, with the nearest name', () => {
    const box = 'contents:\n  - { sheet: beasts, cards: [{ card: otter }, { card: river }] }\n';
    expect(codesIn(box)).toEqual([['CW3069', 'contents', 0, 'cards', 1, 'card']]);
  });
});

describe('what it takes', () => {
  test('pages, sheets of paper and cuts are those of a print', () => {
    const { sheets, paper, cutting, absent } = reported(
      'contents:\n  - sheet: beasts\n  - { sheet: aid, copies: 3 }\n',
    );
    // Nine of 63 × 88 mm go on a page: nine and three, each with backs.
    expect(sheets).toMatchObject([
      { pieces: 12, pages: 4, paper: 2, straight: 8 + 6, outlines: 0 },
      { pieces: 3, pages: 3, paper: 3, straight: 0, isWholePage: true },
    ]);
    expect(paper).toEqual({ id: 'a4', sheets: 5, pages: 7 });
    expect(cutting).toMatchObject({ cuts: 14, seconds: 140, uncounted: ['aid'] });
    expect(absent).toEqual(['map']);
  });

  test('how long it takes is what the designer says', () => {
    const { cutting } = reported(
      'contents:\n  - { sheet: beasts, copies: 9 }\ncutting: { straight: 5, pages: 2 }\n',
    );
    // Four pages of nine, cut two at a time: eight cuts each.
    expect(cutting).toMatchObject({ cuts: 32, seconds: 2 * 8 * 5 });
  });

  test('weight and height follow from stocks that state them, and from nothing else', () => {
    const stocks = 'stocks: { card: { grams: 300, thickness: 0.4, source: the maker } }\n';
    const { bulk } = reported(
      `contents:\n  - { sheet: beasts, stock: card }\n  - sheet: aid\n${stocks}`,
    );
    expect(bulk.height).toBeCloseTo(12 * 0.4);
    expect(bulk.grams).toBeCloseTo(12 * 0.063 * 0.088 * 300, 1);
    expect(bulk.without).toEqual(['1 × Player aid']);
    expect(reported('contents:\n  - sheet: beasts\n').bulk).toMatchObject({
      grams: null,
      height: null,
    });
  });

  test('prices are those that were quoted; what has none is named', () => {
    const { prices } = reported(
      `contents:\n  - sheet: beasts\n  - sheet: aid\n  - sheet: map\nprices:\n  - { service: the-game-crafter, currency: USD, each: { beasts: 0.1, map: 5 }, once: 2, source: a quote, read: '2026-11-23' }\n`,
    );
    expect(prices).toMatchObject([{ total: 12 * 0.1 + 5 + 2, without: ['aid'], currency: 'USD' }]);
  });
});
