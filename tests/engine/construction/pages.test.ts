/** The examples in docs/constraints/ are judged as they stand there. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { constraints } from '../../../engine/construction/constraints/index.ts';
import { compileFormula } from '../../../engine/construction/formula.ts';
import { compileFilter, type Where } from '../../../engine/filter.ts';
import {
  blocksOf,
  cards,
  choices,
  examplesOf,
  PAGES,
  violationsOf,
  type Data,
} from './constraint-pages.ts';

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

  test.for([...examples.entries()])('example %i', ([, example]) => {
    const found = violationsOf(example).map(({ code, params, path }) =>
      Object.assign({ code, path }, params),
    );
    expect(found).toEqual(
      example.violations.map((expected) => Object.assign({ path: [] }, expected)),
    );
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
  expect(readdirSync(PAGES).toSorted()).toEqual(pages.toSorted());
  expect(filters.length).toBeGreaterThan(0);
});
