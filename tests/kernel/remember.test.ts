import { expect, test } from 'vitest';
import { remember } from '../../kernel/remember.ts';

function counting() {
  const made: string[] = [];
  const make = remember((subject: { readonly id: string }, ...basis: readonly object[]) => {
    made.push(subject.id);
    return { subject, basis };
  });
  return { make, made };
}

const [a, b, basis, other] = [{ id: 'a' }, { id: 'b' }, {}, {}];

test('the same arguments give the same thing', () => {
  const { make, made } = counting();
  expect(make(a, basis)).toBe(make(a, basis));
  expect(make(b, basis)).not.toBe(make(a, basis));
  expect(made).toEqual(['a', 'b']);
});

test('something else that it was made from makes it again', () => {
  const { make, made } = counting();
  expect(make(a, basis).basis).toEqual([basis]);
  expect(make(a, other).basis[0]).toBe(other);
  expect(make(a, basis, other).basis).toHaveLength(2);
  expect(made).toEqual(['a', 'a', 'a']);
});
