/**
 * Conditions of a filter that are settled by the others beside them: implied, or contradicted. Tried
 * out with every value at which one of them changes.
 */
import { compileNode, type Matcher } from '../../filter/match.ts';
import { parseFilter, type FilterNode, type Operand, type Test } from '../../filter/parse.ts';
import type { Path } from '../../plain-data.ts';

export interface Settlement {
  /** `idle`: without it the filter is the same. Else the whole filter holds always, or never. */
  readonly holds: 'always' | 'never' | 'idle';
  readonly path: Path;
}

/** The values that a field can have: all of them, one of any, or lists of any; null when nobody knows. */
export type Domain = readonly unknown[] | 'any' | 'lists' | null;

/** Settings that are tried at most; with more nothing is said. */
const MOST_SETTINGS = 4000;

/** More values of a list field than this are not distinguished. */
const MOST_ELEMENTS = 4;

export function settlements(
  where: unknown,
  path: Path,
  domainOf: (field: string) => Domain,
): Settlement[] {
  const { node, problems } = parseFilter(where, path);
  const tests = testsIn(node);
  const settings = problems.length === 0 && tests.length > 0 ? settingsOf(tests, domainOf) : null;
  if (settings === null) return [];
  const truth = truthIn(node, settings, new Map());
  if (!truth.includes(true)) return [{ holds: 'never', path }];
  if (!truth.includes(false)) return [{ holds: 'always', path }];
  return idleParts(node, settings, truth).map((at) => ({ holds: 'idle', path: at }));
}

/** What each test says, for one choice of values. */
type Setting = ReadonlyMap<Test, boolean>;

/** Parts whose answer is fixed, to see whether it matters. */
type Fixed = Map<FilterNode, boolean>;

function truthIn(node: FilterNode, settings: readonly Setting[], fixed: Fixed): boolean[] {
  return settings.map((setting) => holds(node, setting, fixed));
}

function holds(node: FilterNode, setting: Setting, fixed: Fixed): boolean {
  const known = fixed.get(node);
  if (known !== undefined) return known;
  if (node.type === 'test') return setting.get(node) ?? false;
  if (node.type === 'not') return !holds(node.of, setting, fixed);
  const parts = (part: FilterNode): boolean => holds(part, setting, fixed);
  return node.type === 'all' ? node.of.every(parts) : node.of.some(parts);
}

/** From the last to the first, so that of two that say the same the second is reported. */
function idleParts(
  root: FilterNode,
  settings: readonly Setting[],
  truth: readonly boolean[],
): Path[] {
  const fixed: Fixed = new Map();
  const found: Path[] = [];
  const visit = (node: FilterNode): void => {
    if (node.type === 'test') return;
    if (node.type === 'not') return visit(node.of);
    for (const part of node.of.toReversed()) {
      if (node.of.length > 1) fixed.set(part, node.type === 'all');
      const isIdle =
        node.of.length > 1 && truthIn(root, settings, fixed).every((one, i) => one === truth[i]);
      if (isIdle) found.push(testsIn(part)[0]?.path ?? []);
      else {
        fixed.delete(part);
        visit(part);
      }
    }
  };
  visit(root);
  return found.toReversed();
}

function testsIn(node: FilterNode): Test[] {
  if (node.type === 'test') return [node];
  return node.type === 'not' ? testsIn(node.of) : node.of.flatMap(testsIn);
}

/** All combinations of answers that the tests can give; null when they are too many. */
function settingsOf(
  tests: readonly Test[],
  domainOf: (field: string) => Domain,
): readonly Setting[] | null {
  const byField = new Map<string | Test, Test[]>();
  for (const test of tests) {
    const key = isOpen(test) ? test : test.field;
    byField.set(key, [...(byField.get(key) ?? []), test]);
  }
  let settings: Setting[] = [new Map()];
  for (const [key, group] of byField) {
    const answers =
      typeof key === 'string' ? answersOf(group, key, domainOf(key)) : answersOf(group, '', null);
    if (settings.length * answers.length > MOST_SETTINGS) return null;
    settings = settings.flatMap((setting) =>
      answers.map((answer) => new Map([...setting, ...answer])),
    );
  }
  return settings;
}

/** What it is compared with is known only when a deck is judged, or goes on for ever. */
function isOpen({ operator, operands }: Test): boolean {
  return operator === 'multipleOf' || operands.some(({ type }) => type === 'name');
}

/** The different answers of the tests of one field. */
function answersOf(tests: readonly Test[], field: string, domain: Domain): Setting[] {
  const values = domain === null ? null : valuesOf(tests, domain);
  if (values === null) {
    return tests.reduce<Setting[]>(
      (all, test) =>
        all.flatMap((one) => [new Map([...one, [test, true]]), new Map([...one, [test, false]])]),
      [new Map()],
    );
  }
  const matchers = tests.map((test): [Test, Matcher] => [test, compileNode(test)]);
  const different = new Map<string, Setting>();
  for (const value of values) {
    const answer = matchers.map(([test, matches]): [Test, boolean] => [
      test,
      matches({ [field]: value }, () => undefined),
    ]);
    different.set(answer.map(([, is]) => Number(is)).join(''), new Map(answer));
  }
  return [...different.values()];
}

/** Every value at which a test changes, one between, one of which none speaks, and none at all. */
function valuesOf(
  tests: readonly Test[],
  domain: Exclude<Domain, null>,
): readonly unknown[] | null {
  if (domain !== 'any' && domain !== 'lists') return domain;
  const spoken = [...new Set(tests.flatMap(({ operands }) => operands.flatMap(around)))];
  const single = [...spoken, 'something else', null];
  if (domain === 'any') return single;
  const elements = single.filter((value) => value !== null);
  if (elements.length > MOST_ELEMENTS + 1) return null;
  return Array.from({ length: 2 ** elements.length }, (_, set) =>
    elements.filter((_, index) => (set & (1 << index)) !== 0),
  );
}

function around(operand: Operand): unknown[] {
  if (operand.type === 'name') return [];
  const values = operand.type === 'range' ? [operand.from, operand.to] : [operand.value];
  return values.flatMap((value): unknown[] => {
    if (typeof value !== 'number') return [value];
    return Number.isFinite(value) ? [value - 1, value - 0.5, value, value + 0.5, value + 1] : [];
  });
}
