/** Whole declarations: several actions in one line, taken or refused as one. */
import { expect, test } from 'vitest';
import { foreseen, withDeclarations, type Refusal, type Rules } from '../../engine/index.ts';

/** What has been done, by number; 9 is refused itself, 5 because nothing may follow it. */
type State = number[];

const wrong: Refusal = { code: 'WRONG', clause: '', params: {} };
const nothingFollows = foreseen({ code: 'NOTHING_FOLLOWS', clause: '', params: {} });

const played: Partial<Rules<State, number>> = {
  clone: (state) => [...state],
  refusal(_, __, action) {
    if (action === 9) return wrong;
    return action === 5 ? nothingFollows : null;
  },
  apply: (state, _, action) => void state.push(action),
  notation: {
    format: (_, action) => String(action),
    parse: (_, text) => (/^\d$/.test(text) ? Number(text) : null),
  },
};

const rules = withDeclarations(played as Rules<State, number>);

function refusalOf(text: string): string | null {
  const state: State = [];
  const refusal = rules.refusal(state, 0, rules.notation.parse(state, text)!);
  expect(state).toEqual([]);
  return refusal?.code ?? null;
}

test('a declaration is read, written and taken whole', () => {
  const state: State = [];
  const action = rules.notation.parse(state, '1; 2;3')!;
  expect(rules.notation.format(state, action)).toBe('1; 2; 3');
  rules.apply(state, 0, action);
  expect(state).toEqual([1, 2, 3]);
  expect(rules.notation.parse(state, '1; x')).toBeNull();
});

test('the first step that is refused refuses the whole of it', () => {
  expect(refusalOf('1; 2')).toBeNull();
  expect(refusalOf('1; 9; 5')).toBe('WRONG');
});

test('a step that is refused for what could follow gives way to what does', () => {
  expect(refusalOf('5')).toBe('NOTHING_FOLLOWS');
  expect(refusalOf('5; 1')).toBe('NOTHING_FOLLOWS');
  expect(refusalOf('5; 1; 9')).toBe('WRONG');
  expect(refusalOf('5; 5')).toBe('NOTHING_FOLLOWS');
});
