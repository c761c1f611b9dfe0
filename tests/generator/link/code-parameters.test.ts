/** The parameters that messages may use are those that the judge gives. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { constraints } from '../../../engine/construction/constraints/index.ts';
import { compileConstruction } from '../../../engine/construction/judge.ts';
import type { Deck } from '../../../engine/construction/types.ts';
import type { Constraint, ConstructionRules } from '../../../engine/construction/rules.ts';
import { GameChecker } from '../../../generator/check.ts';
import { codeParameters } from '../../../generator/link/code-parameters.ts';
import { examplesOf, rulesOf, violationsOf } from '../../engine/construction/constraint-pages.ts';

const CARDS = ['ogre', 'imp'].map((id) => ({ id, kind: 'unit', size: id.length, tribe: id }));

/** A deck that breaks every limit below. */
const DECK: Deck = {
  id: 'mine',
  choices: { mode: 'list' },
  sections: {
    cards: [
      { card: 'ogre', count: 5, path: ['cards', 0] },
      { card: 'imp', count: 1, path: ['cards', 1] },
    ],
  },
  swaps: [],
};

const LIST: Deck = { ...DECK, id: 'list', sections: { cards: [] } };

function rulesWith(constraint: Constraint): ConstructionRules {
  return {
    cards: ['unit'],
    choices: { mode: { default: 'free' } },
    entries: {},
    constraints: [constraint],
  };
}

const broken: readonly Constraint[] = [
  { use: 'size', exactly: 3 },
  { use: 'size', min: 7, max: 9 },
  { use: 'size', max: 3 },
  { use: 'count', where: { tribe: 'ogre' }, exactly: 1 },
  { use: 'count', per: 'tribe', max: 2 },
  { use: 'copies', max: 1 },
  { use: 'copies', max: 1, by: 'tribe' },
  { use: 'forbid', where: { tribe: 'ogre', size: { ge: 2 } } },
  { use: 'forbid', where: { tribe: { ne: '=mode' } }, unless: { size: 9 } },
  { use: 'same-list', as: { mode: '=mode' } },
  { use: 'same-list', as: { mode: 'nowhere' } },
  { use: 'sum', of: 'size', max: 3 },
  { use: 'sum', of: 'size', per: 'tribe', exactly: 1 },
  { use: 'distinct', of: 'tribe', max: 1 },
  { use: 'groups', per: 'tribe', equal: true },
  { use: 'groups', per: 'tribe', min: 3 },
  { use: 'share', of: 'tribe' },
  { use: 'spread', of: 'size', max: 0 },
  { use: 'options', options: [{ name: 'big', where: { size: 4 }, max: 1 }] },
  { use: 'fill', slots: [{ name: 'big', where: { size: 4 }, max: 1 }] },
  { use: 'fill', slots: [{ name: 'small', where: { size: 3 }, min: 2 }, { name: 'rest' }] },
  { use: 'require', card: 'giant' },
  { use: 'require', where: { tribe: 'imp' }, exactly: 2 },
  { use: 'list', copies: { ogre: 0, imp: 0 } },
  { use: 'list', dated: { '2026-01-01': { copies: { ogre: 1 } } } },
  { use: 'list', only: true, copies: { ogre: 9 } },
  { use: 'list', cards: ['ogre'], max: 1 },
  { use: 'list', points: { ogre: 2 }, budget: 1 },
  { use: 'list', exclusive: [['ogre', 'imp']] },
  { use: 'pool', where: { tribe: 'imp' } },
  { use: 'pairs', that: '=a.tribe == b.tribe' },
  { use: 'sequence', of: 'size' },
  { use: 'within', deck: 'list' },
  { use: 'each', where: { tribe: 'ogre' }, constraints: [{ use: 'size', min: 1 }] },
  { use: 'check', that: '=1 > 2', params: { one: '=1 + 0' } },
];

describe.for(broken)('%o', (constraint) => {
  test('gives the parameters that messages may use, and no others', () => {
    const rules = rulesWith(constraint);
    const judge = compileConstruction(rules, {
      kinds: { unit: CARDS },
      options: {},
      decks: [LIST],
    });
    const { violations } = judge(DECK);
    expect(violations).not.toEqual([]);
    for (const { code, params } of violations) {
      expect([...(codeParameters(rules).get(code) ?? [])].toSorted()).toEqual(
        Object.keys(params).toSorted(),
      );
    }
  });
});

describe.for(constraints.map(({ name }) => name))('the page of %s', (name) => {
  const examples = examplesOf(`${name}.md`).filter(({ violations }) => violations.length > 0);

  test.for([...examples.entries()])('parameters of illegal example %i', ([, example]) => {
    const known = codeParameters(rulesOf(example));
    for (const { code, params } of violationsOf(example)) {
      expect([...(known.get(code) ?? [])], code).toEqual(
        expect.arrayContaining(Object.keys(params)),
      );
    }
  });
});

test('all sample decks of Lords of War give only parameters that its messages may use', () => {
  const folder = join(import.meta.dirname, '../../../content/lords-of-war');
  const { linked } = new GameChecker(folder).check();
  const rules = linked?.rules ?? null;
  expect(rules).not.toBeNull();
  const known = rules === null ? new Map<string, ReadonlySet<string>>() : codeParameters(rules);
  const violations = (linked?.decks ?? []).flatMap(({ verdict }) => verdict.violations);
  expect(violations.length).toBeGreaterThan(10);
  for (const { code, params } of violations) {
    expect([...(known.get(code) ?? [])], code).toEqual(expect.arrayContaining(Object.keys(params)));
  }
});
