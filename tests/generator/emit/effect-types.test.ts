import { expect, test } from 'vitest';
import { effectTypes } from '../../../generator/emit/effect-types.ts';
import { readVocabulary } from '../../../generator/vocabulary/read.ts';
import { vocabulary } from '../../support/effects-game.ts';

const source = effectTypes(vocabulary);

/** The declaration of a type, on one line, without comments. */
function typeOf(name: string): string {
  const head = `export type ${name} =`;
  const block = source.split('\n\n').find((one) => one.includes(head)) ?? '';
  const type = block.slice(block.indexOf(head) + head.length).trimEnd();
  return type
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/;$/, '')
    .trim();
}

test('a game without a vocabulary has no types of effects', () => {
  expect(effectTypes(null)).toBe('');
});

test('bare words are unions', () => {
  expect(typeOf('Duration')).toBe("'turnEnd' | 'gameEnd'");
  expect(typeOf('Limit')).toBe("'oncePerTurn'");
  expect(typeOf('Count')).toBe("'friends'");
});

test('targets have one form, with their parameters', () => {
  expect(typeOf('Target')).toContain("| { readonly who: 'thisUnit'; }");
  expect(typeOf('Target')).toContain("| { readonly who: 'enemies'; readonly area: Pattern; }");
});

test('operations have the types of their parameters', () => {
  const operations = typeOf('Operation');
  expect(operations).toContain(
    "{ readonly op: 'guard'; readonly target: Extract<Target, { readonly who: 'thisUnit' | 'chosenUnit' }>; readonly amount: number; readonly until: 'turnEnd' | 'gameEnd'; }",
  );
  expect(operations).toContain("{ readonly op: 'heal'; readonly amount: Amount; }");
  expect(operations).toContain(
    "{ readonly op: 'recruit'; readonly card: UnitId; readonly ways: readonly ('infantry' | 'archer')[]; }",
  );
});

test('effects have the envelope and the parameters of their trigger', () => {
  expect(typeOf('Effect')).toContain(
    "{ readonly on: 'paid'; readonly reach?: Pattern; readonly if?: readonly Condition[]; readonly cost: Required<Pick<Cost, 'gold'>>; readonly limit?: Limit; readonly choose?: Choice | NamedChoices; readonly do: readonly Operation[]; }",
  );
});

test('conditions can be joined and denied', () => {
  expect(typeOf('Condition')).toMatch(
    /\| \{ readonly any: readonly Condition\[\] \} \| \{ readonly not: Condition \}$/,
  );
});

test('slots and costs are keyed', () => {
  expect(typeOf('Slot')).toBe(
    "{ readonly class?: 'infantry' | 'archer'; readonly any?: boolean; }",
  );
  expect(typeOf('Cost')).toBe('{ readonly gold?: number; }');
});

test('of a group without words there is nothing', () => {
  const none = effectTypes(readVocabulary({}));
  expect(none.match(/= never;/g)).toHaveLength(11);
});

test('a description cannot end its comment', () => {
  const wild = readVocabulary({
    triggers: { placed: { description: 'Ends */ export type Evil = 1; /* here', phrase: 'x' } },
  });
  expect(effectTypes(wild)).not.toContain('*/ export');
});
