/** The Common Expression Language as formulas use it: its functions, its limits, division that fails at zero. */
import { Environment, serialize, type ASTNode } from '@marcbachmann/cel-js';

export const environment = new Environment({
  unlistedVariablesAreDyn: true,
  homogeneousAggregateLiterals: false,
  limits: {
    maxAstNodes: 200,
    maxDepth: 40,
    maxListElements: 50,
    maxMapEntries: 0,
    maxCallArguments: 8,
  },
});

const functions: Readonly<Record<string, (...numbers: number[]) => number>> = {
  floor: Math.floor,
  ceil: Math.ceil,
  round: Math.round,
  abs: Math.abs,
  min: Math.min,
  max: Math.max,
};

for (const [name, handler] of Object.entries(functions)) {
  const counts = handler === Math.min || handler === Math.max ? [2, 3, 4] : [1];
  for (const count of counts) {
    const types = Array.from({ length: count }, () => 'double').join(', ');
    environment.registerFunction(`${name}(${types}): double`, handler);
  }
}
/** Sizes of lists are whole numbers of their own sort. */
type Mixed = number | bigint;
const mixed: Readonly<Record<'+' | '-' | '*', (a: Mixed, b: Mixed) => number>> = {
  '+': (a, b) => Number(a) + Number(b),
  '-': (a, b) => Number(a) - Number(b),
  '*': (a, b) => Number(a) * Number(b),
};

for (const operator of ['+', '-', '*'] as const) {
  for (const types of [
    ['int', 'double'],
    ['double', 'int'],
  ]) {
    environment.registerOperator(types.join(` ${operator} `), mixed[operator]);
  }
}
environment.registerFunction('count(list): double', (list: readonly unknown[]) => list.length);
environment.registerFunction(
  'count(list, dyn): double',
  (list: readonly unknown[], value: unknown) => list.filter((one) => one === value).length,
);
environment.registerFunction('sum(list): double', (list: readonly unknown[]) =>
  list.reduce<number>((total, one) => total + numberIn(one), 0),
);
environment.registerFunction('distinct(list): list', (list: readonly unknown[]) => [
  ...new Set(list),
]);
environment.registerFunction('values(map): list', (map: object) => Object.values(map));
environment.registerFunction(
  'default(dyn, dyn): dyn',
  (value: unknown, other: unknown) => value ?? other,
);

/** Division and remainder by zero have no value. */
const divisions: Readonly<Record<string, (a: number, b: number) => number>> = {
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
};
const divisionNames: Readonly<Record<string, string>> = { '/': 'divided', '%': 'remainder' };

environment.registerOperator('double % double', (a: number, b: number) => a % b);
for (const [operator, divide] of Object.entries(divisions)) {
  environment.registerFunction(
    `${divisionNames[operator]}(dyn, dyn): double`,
    (a: number | bigint, b: number | bigint) => {
      if (Number(b) === 0) throw new Error('division by zero');
      return divide(Number(a), Number(b));
    },
  );
}

/** The same formula with divisions that fail at zero, as source. */
export function withSafeDivisions(ast: ASTNode): string {
  const replaced = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(replaced);
    if (typeof node !== 'object' || node === null || !('op' in node)) return node;
    const { op, args } = node as { op: string; args: unknown };
    const name = divisionNames[op];
    return name === undefined
      ? { op, args: replaced(args) }
      : { op: 'call', args: [name, replaced(args)] };
  };
  return serialize(replaced(ast) as ASTNode);
}

function numberIn(value: unknown): number {
  if (typeof value !== 'number' && typeof value !== 'bigint') {
    throw new Error('only numbers have a sum');
  }
  return Number(value);
}
