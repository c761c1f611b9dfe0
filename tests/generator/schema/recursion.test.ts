import { expect, test } from 'vitest';
import { endlessNames, recursiveNames } from '../../../generator/schema/inline.ts';

const to = (name: string) => ({ $ref: `#/definitions/${name}` });

const definitions = {
  tree: { properties: { leaves: { items: to('branch') } } },
  branch: to('tree'),
  leaf: { type: 'string' },
  loop: { anyOf: [{ type: 'null' }, { if: to('round') }] },
  round: { not: to('loop') },
};

test('what reaches itself is recursive', () => {
  expect(recursiveNames(definitions)).toEqual(new Set(['tree', 'branch', 'loop', 'round']));
});

test('what reaches itself at the same place of the data never ends', () => {
  expect(endlessNames({ definitions })).toEqual(new Set(['loop', 'round']));
  expect(endlessNames({})).toEqual(new Set());
});
