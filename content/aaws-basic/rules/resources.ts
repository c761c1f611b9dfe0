/** What boosts are paid with, in one numbering: elements, temporary elements, tokens (AAW-11.1.1). */
import { always, type Test } from './scene.ts';

/** What boosts can be paid with beside elements. */
export const tokens = ['charge', 'cooperation', 'defence', 'domination'] as const;
export type Token = (typeof tokens)[number];

/** A place in that numbering. */
export type Resource = number;

/** Kinds of boost by the operation that is theirs (AAW-11.2 to AAW-11.7). */
export const boostKinds = {
  addAttackDie: 'attack-dice',
  addTargetDie: 'defence-dice',
  addReach: 'range',
  addMaxTargets: 'max-targets',
  addMovePower: 'movement',
  addInitiativeDie: 'initiative',
  changeStance: 'emergency-stance',
} as const;
export type BoostOp = keyof typeof boostKinds;

const boostOps = Object.keys(boostKinds) as BoostOp[];

/** AAW-11.1.9: tokens pay for these alone. */
const paidBy: Readonly<Record<Token, readonly BoostOp[]>> = {
  charge: boostOps,
  cooperation: [],
  defence: ['addTargetDie'],
  domination: ['addAttackDie', 'addTargetDie', 'changeStance'],
};

/** By kind of boost and resource: when it can pay for it; nothing where it never can (AAW-11.1.7). */
export type PaysFor = Readonly<Record<BoostOp, readonly (Test | undefined)[]>>;

interface Declared {
  readonly on: string;
  readonly do: readonly { readonly op: string }[];
  readonly holds: Test;
}

export function paysFor(elements: readonly { readonly effects: readonly Declared[] }[]): PaysFor {
  const testsOf = (op: BoostOp) => [
    ...elements.map(({ effects }) => eitherOf(effects.filter((one) => declares(one, op)))),
    ...tokens.map((token) => (paidBy[token].includes(op) ? always : undefined)),
  ];
  return Object.fromEntries(boostOps.map((op) => [op, testsOf(op)])) as unknown as PaysFor;
}

const declares = ({ on, do: operations }: Declared, op: BoostOp): boolean =>
  on === 'declare' && operations.some((one) => one.op === op);

function eitherOf(effects: readonly Declared[]): Test | undefined {
  const tests = effects.map(({ holds }) => holds);
  if (tests.length <= 1 || tests.includes(always))
    return tests.includes(always) ? always : tests[0];
  return (state, scene) => tests.some((test) => test(state, scene));
}
