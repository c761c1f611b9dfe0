/**
 * Scenarios of compiled data: what a component has, and which components have a field.
 *
 *     given: {}
 *     when: compile
 *     then:
 *       exactly: [{ kind: unit, field: support, where: { class: [spearman, ranged] } }]
 *       has: { orc-tuskpike: { support: true } }
 */
import { isMapping } from '../../kernel/index.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Card } from '../../engine/construction/index.ts';
import { compileFilter, type Difference, type Scenario } from '../../engine/index.ts';

type Kinds = Readonly<Record<string, readonly Card[]>>;

/** Compares the compiled components, fixtures included, with `then`. */
export function runCompileScenario({ given, then }: Scenario, kinds: Kinds): Difference[] {
  const keys = Object.keys(then);
  if (keys.length === 0 || Object.keys(given).length > 0) {
    return [
      { what: 'then', expected: 'exactly or has, and nothing given', actual: { given, then } },
    ];
  }
  return keys.flatMap((key) => {
    if (key === 'exactly') return [then[key]].flat().flatMap((one) => exactly(one, kinds));
    if (key === 'has') return has(then[key], kinds);
    return [{ what: `then.${key}`, expected: ['exactly', 'has'], actual: then[key] }];
  });
}

/** The flag `field` is true for the components that fit `where`, and false for all others. */
function exactly(statement: unknown, kinds: Kinds): Difference[] {
  if (!isMapping(statement) || !isMapping(statement['where'])) {
    return [{ what: 'exactly', expected: '{ kind, field, where }', actual: statement }];
  }
  const field = String(statement['field']);
  const cards = kinds[String(statement['kind'])] ?? [];
  const fits = compileFilter(statement['where'], () => undefined);
  if (cards.length === 0) {
    return [{ what: 'exactly.kind', expected: Object.keys(kinds), actual: statement['kind'] }];
  }
  return cards
    .filter((card) => card[field] !== fits(card))
    .map((card) => ({ what: `${card.id}.${field}`, expected: fits(card), actual: card[field] }));
}

function has(statement: unknown, kinds: Kinds): Difference[] {
  const all = new Map(
    Object.values(kinds).flatMap((cards) => cards.map((card) => [card.id, card])),
  );
  return Object.entries(isMapping(statement) ? statement : {}).flatMap(([id, fields]) => {
    const card = all.get(id);
    if (card === undefined) return [{ what: id, expected: 'a component', actual: undefined }];
    return Object.entries(isMapping(fields) ? fields : {})
      .filter(([field, value]) => !isDeepStrictEqual(card[field], value))
      .map(([field, value]) => ({
        what: `${id}.${field}`,
        expected: value,
        actual: card[field],
      }));
  });
}
