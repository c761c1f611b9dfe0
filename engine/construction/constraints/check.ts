import { defineConstraint } from '../constraint.ts';

/** A formula that must be true. What it compares is in `let`, so that a violation can show it. */
export const check = defineConstraint({
  name: 'check',
  codes: { code: 'DECK_CHECK' },
  keys: { that: 'value', params: 'value' },
  params: (own) => ({ code: Object.keys(mapOf(own['params'])) }),
  check(_, { that, params }, report) {
    if (that === false) report(mapOf(params));
  },
});

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}
