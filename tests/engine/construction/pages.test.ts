/** The examples in docs/constraints/ are judged as they stand there. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { constraints } from '../../../engine/construction/constraints/index.ts';
import { compileFormula } from '../../../engine/construction/formula.ts';
import { compileConstruction } from '../../../engine/construction/judge.ts';
import { readDeck } from '../../../engine/construction/read-deck.ts';
import type {
  Card,
  Choice,
  Constraint,
  ConstructionRules,
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

function judge({ constraint, rules: more }: Rules, deck: Deck): readonly Violation[] {
  const constraints = constraint === null ? [] : [constraint];
  const rules = { cards: ['unit'], choices, entries: {}, constraints, ...more };
  return compileConstruction(rules, { kinds: { unit: cards }, options, decks })(deck).violations;
}

interface Rules {
  readonly constraint: Constraint | null;
  /** Other parts of construction.yaml. */
  readonly rules: Partial<ConstructionRules>;
}

interface Example extends Rules {
  readonly deck: Data;
  /** With all parameters, in the order of the verdict; a place that is left out is the whole deck. */
  readonly violations: readonly Data[];
}

/** A `violations` block belongs to the `illegal` one before it, a deck to the last `constraint` and `rules`. */
function examplesOf(page: string): Example[] {
  const blocks = blocksOf(page);
  return blocks.flatMap(({ name, yaml }, index): Example[] => {
    if (name !== 'legal' && name !== 'illegal') return [];
    const last = (wanted: string) =>
      blocks.slice(0, index).findLast((block) => block.name === wanted)?.yaml;
    const [constraint, rules] = [last('constraint'), last('rules')];
    const next = blocks[index + 1];
    const violations = name === 'illegal' && next?.name === 'violations' ? next.yaml : '[]';
    return [
      {
        constraint: constraint === undefined ? null : (parse(constraint) as Constraint),
        rules: (parse(rules ?? '{}') ?? {}) as Partial<ConstructionRules>,
        deck: parse(yaml) as Data,
        violations: parse(violations) as Data[],
      },
    ];
  });
}

const others = ['formulas', 'changes', 'effects', 'formats'];

describe.for([...constraints.map(({ name }) => name), ...others])('%s', (name) => {
  const examples = examplesOf(`${name}.md`);

  test('has legal and illegal examples of its own', () => {
    expect(examples.some(({ violations }) => violations.length > 0)).toBe(true);
    expect(examples.some(({ violations }) => violations.length === 0)).toBe(true);
    const uses = examples.map(({ constraint }) => constraint?.use ?? name);
    expect(new Set(uses)).toEqual(new Set([name]));
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

  test.for([...examples.entries()])('example %i', ([, { deck, violations, ...rules }]) => {
    const found = judge(rules, readDeck(deck)).map(({ code, params, path }) =>
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

interface FormulaExample {
  readonly formula: string;
  readonly value: unknown;
}

const formulas = blocksOf('formulas.md')
  .filter(({ name }) => name === 'formulas')
  .flatMap(({ yaml }) => parse(yaml) as FormulaExample[]);

test.for(formulas)('formulas.md: $formula', ({ formula, value }) => {
  const names: Data = { most: 5, size: 49, home: 'crown', colours: ['red', 'blue'] };
  expect(compileFormula(formula.slice(1)).evaluate((name) => names[name])).toEqual(value);
});

test('every page is read here', () => {
  const pages = [
    ...constraints.map(({ name }) => `${name}.md`),
    ...others.map((name) => `${name}.md`),
    'filters.md',
    'index.md',
  ];
  expect(readdirSync(folder).toSorted()).toEqual(pages.toSorted());
  expect(filters.length).toBeGreaterThan(0);
});
