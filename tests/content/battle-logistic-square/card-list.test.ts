/** The set as a whole: how many cards there are of what, and that every word of the vocabulary is in use. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Card } from '../../../engine/construction/types.ts';
import { GameChecker } from '../../../generator/check.ts';
import { usesIn } from '../../../generator/link/effects/uses.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { groupNames } from '../../../generator/vocabulary/model.ts';

const folder = join(packageRoot(), 'content', 'battle-logistic-square');
const { game, linked } = new GameChecker(folder).check();
if (game === null || linked === null) throw new Error('battle-logistic-square cannot be read.');
const vocabulary = game.vocabulary;
if (vocabulary === null) throw new Error('battle-logistic-square has no vocabulary.');

const cards: readonly Card[] = linked.cards['card'] ?? [];

/** How many cards have each value of a field; those without it are omitted. */
function counts(field: string, among: readonly Card[] = cards): Record<string, number> {
  const found: Record<string, number> = {};
  for (const card of among) {
    const value = card[field];
    if (value === undefined) continue;
    const key = JSON.stringify(value).replaceAll('"', '');
    found[key] = (found[key] ?? 0) + 1;
  }
  return found;
}

describe('the set', () => {
  const resource = cards.filter(({ category }) =>
    ['ac', 'sc', 'br'].some((one) => one === category),
  );

  test('5 AVIs, 36 resource cards, 12 IT cards', () => {
    expect(counts('category')).toEqual({ avi: 5, ac: 17, sc: 12, br: 7, it: 12 });
  });

  test('colours and call-back marks of the resource cards', () => {
    expect(counts('colour', resource)).toEqual({ white: 13, green: 10, blue: 9, red: 4 });
    expect(counts('cb', resource)).toEqual({ true: 17 });
  });

  test('19 patterns, each in use', () => {
    const kinds = [...game.names.values()].map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'pattern')).toHaveLength(19);
    expect(linked.faults.filter(({ code }) => code === 'CW1210')).toEqual([]);
  });

  test('every card has a text for the reader and an emblem of its own', () => {
    expect(cards.filter(({ flavour }) => flavour === undefined)).toEqual([]);
    expect(new Set(cards.map(({ emblem }) => emblem)).size).toBe(cards.length);
  });

  test('five sample decks are legal, and every code of construction has a deck that is refused for it', () => {
    const legal = linked.decks.filter(({ verdict }) => verdict.legal);
    const codes = new Set(
      linked.decks.flatMap(({ verdict }) => verdict.violations.map(({ code }) => code)),
    );
    expect(legal.map(({ deck }) => deck.id)).toHaveLength(5);
    expect(codes.size).toBe(14);
  });
});

describe('the vocabulary', () => {
  const components = game.files.filter(({ role }) => role.role === 'component' && !role.fixture);
  const used = new Set(
    components
      .flatMap((file) => usesIn(file, vocabulary))
      .map(({ word }) => `${word.group} ${word.name}`),
  );

  test.each(groupNames)('every word of %s is on a card', (group) => {
    const words = [...vocabulary.groups[group].keys()];
    expect(words.filter((word) => !used.has(`${group} ${word}`))).toEqual([]);
  });
});

test('the text of Echo Loop counts its cards that can answer: break cards, and those with CB', () => {
  const deck = parse(readFileSync(join(folder, 'decks/echo-loop.yaml'), 'utf8')) as {
    readonly notes: { readonly en: string; readonly ja: string };
    readonly cards: { readonly resource: readonly { card: string; count: number }[] };
  };
  const byId = new Map(cards.map((card) => [card.id, card]));
  const answers = deck.cards.resource
    .filter(({ card }) => byId.get(card)?.['cb'] === true || byId.get(card)?.['category'] === 'br')
    .reduce((sum, { count }) => sum + count, 0);
  const ones = [
    '',
    '-one',
    '-two',
    '-three',
    '-four',
    '-five',
    '-six',
    '-seven',
    '-eight',
    '-nine',
  ];
  expect(deck.notes.ja).toContain(`30枚のうち${answers}枚`);
  expect(deck.notes.en).toContain(`Twenty${ones[answers - 20]} of its thirty cards`);
});
