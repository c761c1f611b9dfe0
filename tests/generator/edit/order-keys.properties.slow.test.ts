import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Path } from '../../../diagnostics/index.ts';
import { orderKeys, type KeyOrder } from '../../../generator/edit/order-keys.ts';
import { readYaml } from '../../../generator/load/yaml/read-yaml.ts';
import { documents } from './documents.ts';

/** More are tried with `CARDWRIGHT_RUNS=5000`. */
const RUNS = Number(process.env['CARDWRIGHT_RUNS'] ?? 200);

interface Mapping {
  readonly path: Path;
  readonly keys: readonly string[];
}

function mappingsIn(value: unknown, path: Path = []): Mapping[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    mappingsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? inner : [{ path, keys: Object.keys(value) }, ...inner];
}

/** Orders for some of the mappings; some leave keys out. */
function ordersFor(mappings: readonly Mapping[]): fc.Arbitrary<KeyOrder[]> {
  return fc.tuple(
    ...mappings.map(({ path, keys }) =>
      fc
        .shuffledSubarray([...keys], { minLength: Math.min(keys.length, 1) })
        .map((order): KeyOrder => ({ path, order })),
    ),
  );
}

const cases = documents.chain((text) => {
  const { data, faults } = readYaml(text, 'a.yaml');
  return fc.record({
    text: fc.constant(text),
    data: fc.constant(data),
    faults: fc.constant(faults),
    orders: ordersFor(mappingsIn(data)),
  });
});

/** The keys of the mapping at a path, in the order of the text. */
function keysAt(data: unknown, path: Path): string[] {
  const at = path.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], data);
  return Object.keys(at as object);
}

test('moving entries leaves the data as it is and brings the keys into order', () => {
  fc.assert(
    fc.property(cases, ({ text, data, faults, orders }) => {
      expect(faults).toEqual([]);
      const after = readYaml(orderKeys(text, orders), 'a.yaml');
      expect(after.faults).toEqual([]);
      expect(after.data).toEqual(data);
      for (const { path, order } of orders) {
        expect(keysAt(after.data, path).filter((key) => order.includes(key))).toEqual(order);
      }
    }),
    { numRuns: RUNS },
  );
});

test('every word, remark and line break survives', () => {
  fc.assert(
    fc.property(cases, ({ text, orders }) => {
      const after = orderKeys(text, orders);
      expect(wordsOf(after)).toEqual(wordsOf(text));
      expect(after).toHaveLength(text.length);
      expect(after.startsWith('\uFEFF')).toBe(text.startsWith('\uFEFF'));
      expect(after.match(/\r\n/g)?.length).toBe(text.match(/\r\n/g)?.length);
    }),
    { numRuns: RUNS },
  );
});

function wordsOf(text: string): string[] {
  return text.split(/[\s,]+/).toSorted();
}

test('remarks travel with their entries', () => {
  fc.assert(
    fc.property(cases, ({ text, orders }) => {
      const before = text.split(/\r?\n/);
      const after = orderKeys(text, orders).split(/\r?\n/);
      after.forEach((line, index) => {
        const [remark, place, key = ''] = /# (above|behind) (k\d+);/.exec(line) ?? [];
        const own = new RegExp(`\\b${key}\\b['"]?:`);
        if (place === 'above') expect(after[index + 1]).toMatch(own);
        if (
          place === 'behind' &&
          before.some((old) => old.includes(`${remark}`) && own.test(old))
        ) {
          expect(line).toMatch(own);
        }
      });
    }),
    { numRuns: RUNS },
  );
});

test('a text whose keys are in order stays byte for byte', () => {
  fc.assert(
    fc.property(documents, (text) => {
      const orders = mappingsIn(readYaml(text, 'a.yaml').data).map(({ path, keys }) => ({
        path,
        order: keys,
      }));
      expect(orderKeys(text, orders)).toBe(text);
    }),
  );
});
