/** The examples in docs/constraints/ are judged as they stand there. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { constraints } from '../../../engine/construction/constraints/index.ts';
import { compileConstruction } from '../../../engine/construction/judge.ts';
import { readDeck } from '../../../engine/construction/read-deck.ts';
import type {
  Card,
  Choice,
  Constraint,
  Deck,
  Violation,
} from '../../../engine/construction/types.ts';
import { compileFilter, type Where } from '../../../engine/filter.ts';
import type { GameOption } from '../../../engine/game.ts';

const folder = join(import.meta.dirname, '../../../docs/constraints');

interface Block {
  /** Word after `yaml` in the info string: `legal`. */
  readonly name: string;
  readonly yaml: string;
}

function blocksOf(page: string): Block[] {
  const text = readFileSync(join(folder, page), 'utf8');
  return [...text.matchAll(/^```yaml (\w+)\n([\s\S]*?)^```$/gmu)].map(
    ([, name = '', yaml = '']) => ({ name, yaml }),
  );
}

/** What the block of index.md with this name says; every page uses it. */
function shared(name: string): unknown {
  const block = blocksOf('index.md').find((one) => one.name === name);
  if (block === undefined) throw new Error(`index.md has no block "yaml ${name}".`);
  return parse(block.yaml);
}

type Data = Readonly<Record<string, unknown>>;

const cards = (shared('cards') as { readonly id: string }[]).map((fields): Card =>
  Object.assign({ kind: 'unit' }, fields),
);
const choices = shared('choices') as Record<string, Choice>;
const options = shared('options') as Record<string, GameOption>;
const decks = (shared('decks') as Data[]).map(readDeck);

function judge(constraint: Constraint, deck: Deck): readonly Violation[] {
  const rules = { cards: ['unit'], choices, entries: {}, constraints: [constraint] };
  return compileConstruction(rules, { kinds: { unit: cards }, options, decks })(deck).violations;
}

interface Example {
  readonly constraint: Constraint;
  readonly deck: Data;
  /** With all parameters, in the order of the verdict; a place that is left out is the whole deck. */
  readonly violations: readonly Data[];
}

/** A `violations` block belongs to the `illegal` one before it, a deck to the last `constraint`. */
function examplesOf(page: string): Example[] {
  const blocks = blocksOf(page);
  return blocks.flatMap(({ name, yaml }, index): Example[] => {
    if (name !== 'legal' && name !== 'illegal') return [];
    const constraint = blocks.slice(0, index).findLast((block) => block.name === 'constraint');
    const next = blocks[index + 1];
    const violations = name === 'illegal' && next?.name === 'violations' ? next.yaml : '[]';
    return [
      {
        constraint: parse(constraint?.yaml ?? '') as Constraint,
        deck: parse(yaml) as Data,
        violations: parse(violations) as Data[],
      },
    ];
  });
}

describe.for(constraints.map(({ name }) => name))('%s', (name) => {
  const examples = examplesOf(`${name}.md`);

  test('has legal and illegal examples of its own', () => {
    expect(examples.some(({ violations }) => violations.length > 0)).toBe(true);
    expect(examples.some(({ violations }) => violations.length === 0)).toBe(true);
    expect(new Set(examples.map(({ constraint }) => constraint.use))).toEqual(new Set([name]));
  });

  test('has no block that is not read', () => {
    const blocks = blocksOf(`${name}.md`).map((block) => block.name);
    const count = (wanted: string): number => blocks.filter((block) => block === wanted).length;
    expect(count('legal') + count('illegal')).toBe(examples.length);
    expect(count('violations')).toBe(count('illegal'));
    expect(examples.filter(({ violations }) => violations.length > 0)).toHaveLength(
      count('illegal'),
    );
  });

  test.for([...examples.entries()])('example %i', ([, { constraint, deck, violations }]) => {
    const found = judge(constraint, readDeck(deck)).map(({ code, params, path }) =>
      Object.assign({ code, path }, params),
    );
    expect(found).toEqual(violations.map((expected) => Object.assign({ path: [] }, expected)));
  });
});

interface FilterExample {
  readonly where: Where;
  /** Ids of the cards that fit, in the order of the cards. */
  readonly picks: readonly string[];
}

const filters = blocksOf('filters.md').flatMap(({ yaml }) => parse(yaml) as FilterExample[]);

test.for(filters)('filters.md: $where', ({ where, picks }) => {
  const filter = compileFilter(where, (name) => choices[name]?.default);
  expect(cards.filter(filter).map(({ id }) => id)).toEqual(picks);
});

test('every page is read here', () => {
  const pages = [...constraints.map(({ name }) => `${name}.md`), 'filters.md', 'index.md'];
  expect(readdirSync(folder).toSorted()).toEqual(pages.toSorted());
  expect(filters.length).toBeGreaterThan(0);
});
