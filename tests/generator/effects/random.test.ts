/** Effects made at random of a vocabulary fit its schema; with one slip they have one fault. */
import * as fc from 'fast-check';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Fault } from '../../../diagnostics/index.ts';
import type { Card } from '../../../engine/construction/types.ts';
import { GameChecker } from '../../../generator/check.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { CardTexts } from '../../../generator/rules-text/card-texts.ts';
import type { Language } from '../../../generator/rules-text/language.ts';
import { checkFile } from '../../../generator/validate/check-file.ts';
import { effects } from '../../support/arbitrary-effects.ts';

const { game, schemas } = new GameChecker(
  join(packageRoot(), 'content', 'battle-logistic-square'),
).check();
if (game === null || schemas === null) throw new TypeError('The game cannot be used.');
const { manifest } = game;
const language = new CardTexts(game).language('en') as Language;
const cards = [...game.names.values()]
  .filter(({ kind, fixture }) => kind === 'card' && !fixture)
  .map(({ item }) => item.value as Card);

/** What the schema finds wrong below `effects` of a card that has this one. */
function faultsOf(card: Card, effect: unknown): Fault[] {
  const source = {
    path: 'cards/random.yaml',
    text: '',
    data: [{ ...card, effects: [effect] }],
    complete: true,
    faults: [],
  };
  const role = { role: 'component', kind: 'card', fixture: false } as const;
  return checkFile(source, role, manifest, schemas as NonNullable<typeof schemas>).faults.filter(
    ({ path }) => path[1] === 'effects',
  );
}

/** The lists of conditions hold each once, which random ones need not. */
const sound = effects(cards, language).filter(({ effect }) => {
  const conditions = ((effect['if'] ?? []) as readonly unknown[]).map((one) => JSON.stringify(one));
  return new Set(conditions).size === conditions.length;
});

test('random effects fit the schema', () => {
  fc.assert(
    fc.property(sound, ({ card, effect }) => {
      expect(faultsOf(card, effect)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

type Mapping = Record<string, unknown>;

/** Every mapping in the effect: a slip can be made in each. */
function mappingsIn(value: unknown): Mapping[] {
  if (Array.isArray(value)) return value.flatMap(mappingsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Mapping, ...Object.values(value).flatMap(mappingsIn)];
}

const TAGS = ['on', 'op', 'is', 'pick', 'who'];

/** Slips by name; each changes one mapping and says whether it could. */
const slips: Readonly<Record<string, (mapping: Mapping) => boolean>> = {
  'a key too much': (mapping) => {
    mapping['qqqqqqqq'] = 1;
    return !('any' in mapping) && !('not' in mapping);
  },
  'a word that is not known': (mapping) => {
    const tag = TAGS.find((one) => one in mapping);
    if (tag !== undefined) mapping[tag] = 'qqqqqqqq';
    return tag !== undefined;
  },
  'a number as text': (mapping) => {
    const key = Object.keys(mapping).find((one) => typeof mapping[one] === 'number');
    if (key !== undefined) mapping[key] = 'many';
    return key !== undefined;
  },
  'a key misspelt': (mapping) => {
    const key = Object.keys(mapping).find((one) => ['amount', 'steps', 'count'].includes(one));
    if (key === undefined) return false;
    mapping[`${key}q`] = mapping[key];
    delete mapping[key];
    return true;
  },
};

test.for(Object.entries(slips))('%s is one fault', ([, slip]) => {
  fc.assert(
    fc.property(sound, fc.nat(), ({ card, effect }, at) => {
      const slipped = structuredClone(effect) as Mapping;
      const mappings = mappingsIn(slipped);
      fc.pre(slip(mappings[at % mappings.length] ?? {}));
      expect(faultsOf(card, slipped)).toHaveLength(1);
    }),
    { numRuns: 200 },
  );
});
