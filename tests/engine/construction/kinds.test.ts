/** The 63 kinds of deck construction rule that well-known games have, each with its figure: kinds/*.yaml. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inspectConstruction } from '../../../engine/construction/inspect.ts';
import { compileConstruction } from '../../../engine/construction/judge.ts';
import { readDeck } from '../../../engine/construction/read-deck.ts';
import type { Card, Deck } from '../../../engine/construction/types.ts';
import type { ConstructionRules } from '../../../engine/construction/rules.ts';
import { faults } from './schemas.ts';

type Data = Readonly<Record<string, unknown>>;

interface Kind {
  /** Its number in the catalogue of kinds. */
  readonly kind: number;
  readonly what: string;
  readonly cards: readonly { readonly id: string }[];
  readonly rules: Partial<ConstructionRules>;
  /** Decks of the game that others may name. */
  readonly decks?: readonly { readonly id: string; readonly cards: Data }[];
  readonly legal: readonly Data[];
  readonly illegal: readonly {
    readonly deck: Data;
    /** What each violation tells, in order; parts of it. */
    readonly gives: readonly Data[];
    readonly state?: string;
  }[];
}

const folder = join(import.meta.dirname, 'kinds');
const kinds = readdirSync(folder)
  .toSorted()
  .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')) as Kind[]);

test('all 63 kinds are here, in order within each file', () => {
  const numbers = kinds.map(({ kind }) => kind).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 63 }, (_, i) => i + 1));
});

/** `{ a: 3 }`, `{ main: { a: 3 } }`, `{ lines: […] }`; beside them `choices`, `base` and `swaps`. */
function deckOf({ choices, base, swaps, lines, ...counts }: Data, id = 'mine'): Deck {
  const listOf = (held: unknown): unknown =>
    Object.entries(held as Data).map(([card, count]) => ({ card, count }));
  const isSectioned = Object.values(counts).some((value) => typeof value === 'object');
  const sections = Object.entries(counts).map(([name, held]) => [
    name,
    isSectioned ? listOf(held) : [],
  ]);
  const cards = lines ?? (isSectioned ? Object.fromEntries(sections) : listOf(counts));
  const own = typeof choices === 'object' ? choices : {};
  return readDeck({ ...own, id, ...(base === undefined && { cards }), base, swaps });
}

describe.for(kinds.map((one) => [`${one.kind} ${one.what}`, one] as const))('%s', ([, one]) => {
  const rules: ConstructionRules = {
    cards: ['card'],
    choices: {},
    entries: {},
    constraints: [],
    ...one.rules,
  };
  const cards = one.cards.map((fields): Card => ({ kind: 'card', ...fields }));
  const decks = (one.decks ?? []).map(({ id, cards }) => deckOf(cards, id));
  const judge = compileConstruction(rules, { kinds: { card: cards }, options: {}, decks });

  test('is written as the schema and the judge ask', () => {
    expect(
      faults('construction.schema.json', { cards: ['card'], constraints: [], ...one.rules }),
    ).toEqual([]);
    expect(inspectConstruction(rules).problems).toEqual([]);
  });

  test.for(one.legal.map((deck) => [JSON.stringify(deck), deck] as const))(
    'legal: %s',
    ([, deck]) => {
      expect(judge(deckOf(deck))).toMatchObject({ legal: true, state: 'legal', violations: [] });
    },
  );

  test.for(one.illegal.map((example) => [JSON.stringify(example.deck), example] as const))(
    'illegal: %s',
    ([, { deck, gives, state }]) => {
      const { violations, state: found } = judge(deckOf(deck));
      expect(violations.map(({ params, ...rest }) => ({ ...rest, ...params }))).toMatchObject(
        gives,
      );
      expect(violations).toHaveLength(gives.length);
      if (state === undefined) expect(found).not.toBe('legal');
      else expect(found).toBe(state);
    },
  );
});
