/** The codes of the engine's judge of decks have diagnostics, with words for all that it reports. */
import { describe, expect, test } from 'vitest';
import { catalogue, deckCodes as own, type Definition } from '../../diagnostics/index.ts';
import { constraints, deckCodes as judged } from '../../engine/construction/constraints/index.ts';
import { examplesOf, violationsOf } from '../engine/construction/constraint-pages.ts';
import { SENTENCES } from './page.ts';

const definitions: readonly Definition[] = Object.values(catalogue);

test('each default code of the judge has one diagnostic, and the other way round', () => {
  expect(Object.keys(own).toSorted()).toEqual(judged);
  const deckCodes = definitions.flatMap(({ deckCode }) => deckCode ?? []);
  expect(deckCodes.toSorted()).toEqual(judged);
});

test('a diagnostic that is explained by the page of a constraint is one of its codes', () => {
  const elsewhere = definitions.filter(({ page }) => page !== undefined);
  for (const { page, deckCode } of elsewhere) {
    const constraint = constraints.find(({ name }) => page === `constraints/${name}`);
    expect(Object.values(constraint?.codes ?? {}), page).toContain(deckCode);
  }
});

describe.for(constraints.map(({ name }) => name))('the page of %s', (name) => {
  const examples = examplesOf(`${name}.md`).filter(({ violations }) => violations.length > 0);

  test.for([...examples.entries()])('words for illegal example %i', ([, example]) => {
    for (const { standard, params } of violationsOf(example)) {
      const words = catalogue[own[standard]!] as Definition<unknown>;
      for (const said of [words.message(params), words.hint(params)]) {
        expect(said).toMatch(SENTENCES);
        expect(said).not.toContain('undefined');
      }
    }
  });
});
