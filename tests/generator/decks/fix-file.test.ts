/** Decks fixed in their text: what is certain is done, all else stays byte for byte. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkedGame } from '../../support/games.ts';
import { listDeck, yamlDeck } from '../../../generator/decks/deck-text.ts';
import { applyEdits, type Edit } from '../../../generator/edit/text-edits.ts';
import { fixDeckFile } from '../../../generator/decks/fix-file.ts';
import { readTextList } from '../../../generator/decks/text-list.ts';
import { packageRoot } from '../../../kernel/index.ts';

function edited(text: string, edit: Edit | null): string | null {
  return edit === null ? null : applyEdits(text, [edit]);
}

describe('a deck file', () => {
  const text = `id: mine # mine
cards:
  # first
  - { card: fox, count: 3 } # three
  - card: stag
    count: 2
  - { card: hound, count: 1 }
`;
  const deck = yamlDeck(text);

  test('counts and cards change where they stand', () => {
    expect(edited(text, deck.setCount(['cards', 0], 2))).toBe(text.replace('3 }', '2 }'));
    expect(edited(text, deck.setCard(['cards', 1], 'doe'))).toBe(text.replace('stag', 'doe'));
  });

  test('a line goes with the remark behind it, not with the one above', () => {
    expect(edited(text, deck.remove(['cards', 0]))).toBe(
      text.replace('  - { card: fox, count: 3 } # three\n', ''),
    );
    expect(edited(text, deck.remove(['cards', 1]))).toBe(
      text.replace('  - card: stag\n    count: 2\n', ''),
    );
  });

  test('between brackets a comma goes too', () => {
    const flow = 'cards: [{ card: a, count: 1 }, { card: b, count: 2 }]\n';
    const inFlow = yamlDeck(flow);
    expect(edited(flow, inFlow.remove(['cards', 0]))).toBe('cards: [{ card: b, count: 2 }]\n');
    expect(edited(flow, inFlow.remove(['cards', 1]))).toBe('cards: [{ card: a, count: 1 }]\n');
  });

  test('a choice is changed, or written above the cards', () => {
    expect(edited(text, deck.setChoice('id', 'no'))).toBe(text.replace('mine', '"no"'));
    expect(edited(text, deck.setChoice('format', 'duel'))).toBe(
      text.replace('cards:', 'format: duel\ncards:'),
    );
  });
});

test.each([
  ['3 Orc', '7 Orc'],
  ['3x Orc', '7x Orc'],
  ['Orc x3', 'Orc x7'],
  ['Orc', '7 Orc'],
  ['side: 3 Orc', 'side: 7 Orc'],
])('"%s" with another count is "%s"', (line, wanted) => {
  const text = `# above\n${line} # behind\n2 Elf\n`;
  const list = readTextList(text, 'my.txt', {}, ['main', 'side']);
  const deck = listDeck(text, (path) => list.locate(path));
  const place = line.startsWith('side') ? ['cards', 'side', 0] : ['cards', 'cards', 0];
  const path = Array.isArray(list.data['cards']) ? ['cards', 0] : place;
  expect(edited(text, deck.setCount(path, 7))).toBe(text.replace(line, wanted));
  expect(edited(text, deck.remove(path))).toBe('# above\n2 Elf\n');
});

describe('what is certain', () => {
  const folder = join(packageRoot(), 'examples', 'construction', 'three-copies');
  const game = checkedGame(folder);
  const cards = ['Clockwork Fox', 'Clockwork Stag', 'Mirror Page', 'Lamp Eater', 'Paper Dragon']
    .concat(['Thrice-Told Tale', 'Sealed Door', 'Second Wind', 'Glass Wall', 'Tin Choir'])
    .concat(['Tin Oracle', 'Clockwork Foal', 'Ink Hound'])
    .map((name) => `3 ${name}\n`)
    .join('');
  const fixed = (text: string) => fixDeckFile(game, join(folder, 'mine.txt'), text);

  test('the only format in which a deck is legal', () => {
    const list = `${cards}1 Mirror Queen\n`;
    expect(fixed(`format: ponits # ?\n${list}`)).toMatchObject({
      text: `format: points # ?\n${list}`,
      fix: { change: 'choice', name: 'format', value: 'points' },
    });
  });

  test('not a format where other cards would do, nor a card where another could go', () => {
    expect(fixed(`format: tournament\n${cards}1 Mirror Queen\n`)).toBeNull();
    expect(fixed(`format: points\n${cards}3 Borrowed Hour\n`)).toBeNull();
  });

  test('lines of one card are joined, whether or not the deck is legal then', () => {
    expect(fixed('1 Ink Hound\n2 Tin Choir\n1 Tin Choir\n')).toEqual({
      text: '1 Ink Hound\n3 Tin Choir\n',
      moved: 0,
      joined: 1,
      fix: null,
    });
  });
});

describe('cards in the wrong section', () => {
  const folder = join(packageRoot(), 'examples', 'construction', 'investigators');
  const game = checkedGame(folder);
  const fixed = (text: string, name = 'mine.yaml') =>
    fixDeckFile(game, join(folder, 'decks', name), text);
  const edith = readFileSync(join(folder, 'decks', 'edith.yaml'), 'utf8');
  const leader = '{ card: edith-crane, count: 1 }';
  const charm = '{ card: bone-charm, count: 2 }';

  test.each([
    ['from one list to the other', `[${leader}, ${charm}]`, ''],
    ['each to the list of the other', `[${charm}]`, `    - ${leader}\n`],
  ])('go %s', (_, investigator, inMain) => {
    const without = edith.replace(`    - ${charm}\n`, '');
    const wrong = without
      .replace(`[${leader}]`, investigator)
      .replace('  main:\n', `  main:\n${inMain}`);
    expect(fixed(wrong)).toMatchObject({
      text: `${without.trimEnd()}\n    - ${charm}\n`,
      moved: inMain === '' ? 1 : 2,
      fix: null,
    });
  });

  test('go into an empty list, but not with a remark between its brackets', () => {
    const wrong = (remark: string) =>
      edith
        .replace(`[${leader}]`, '[]')
        .replace('  main:\n', `  main:\n    - ${leader}${remark}\n`);
    expect(fixed(wrong(''))?.text).toBe(edith);
    expect(fixed(wrong(' # she'))).toBeNull();
  });

  test('of a pasted list go below the last line of their section, with their remark', () => {
    const list = 'investigator:\nEdith Crane\n2 Bone Charm # two\nmain:\n2 Second Sight\n\n# end\n';
    expect(fixed(list, 'mine.txt')).toMatchObject({
      text: 'investigator:\nEdith Crane\nmain:\n2 Second Sight\n2 Bone Charm # two\n\n# end\n',
      moved: 1,
    });
    const named = 'investigator:\nEdith Crane\ninvestigator: 2 Bone Charm\n';
    expect(fixed(named, 'mine.txt')).toMatchObject({
      text: 'investigator:\nEdith Crane\n\nmain:\n2 Bone Charm\n',
    });
  });
});
