/** Keywords that join schemas. */
import { always, type Check, type Inside, type Keyword } from './keyword.ts';

const reference: Keyword = {
  word: '$ref',
  compile(argument, _, inside) {
    const target = inside.target(argument);
    return target === null ? null : inside.rule(target);
  },
};

const not: Keyword = {
  word: 'not',
  compile(argument, _, inside) {
    const check = inside.condition(argument);
    return (value, visit) => !check(value, visit);
  },
};

/** ajv stops at the first branch that holds, and tries none when one says nothing. */
const anyOf: Keyword = {
  word: 'anyOf',
  compile(argument, _, inside) {
    const branches = rules(argument, inside);
    if (branches === null) return null;
    if ((argument as unknown[]).some((branch) => inside.saysNothing(branch))) return always;
    return (value, visit) => branches.some((branch) => branch(value, visit));
  },
};

/** ajv stops at the second branch that holds. */
const oneOf: Keyword = {
  word: 'oneOf',
  compile(argument, holder, inside) {
    if (holder['discriminator'] !== undefined) return always;
    const branches = rules(argument, inside);
    if (branches === null) return null;
    return (value, visit) => {
      let holding = 0;
      for (const branch of branches) {
        if (branch(value, visit)) holding += 1;
        if (holding > 1) return false;
      }
      return holding === 1;
    };
  },
};

const allOf: Keyword = {
  word: 'allOf',
  compile(argument, _, inside) {
    const branches = rules(argument, inside);
    if (branches === null) return null;
    return (value, visit) => {
      let keeps = true;
      for (const branch of branches) if (!branch(value, visit)) keeps = false;
      return keeps;
    };
  },
};

function rules(argument: unknown, inside: Inside): readonly Check[] | null {
  if (!Array.isArray(argument) || argument.length === 0) return null;
  return argument.map((schema) => inside.rule(schema));
}

const ifThenElse: Keyword = {
  word: 'if',
  compile(argument, { then, else: otherwise }, inside) {
    if (then === undefined && otherwise === undefined) return null;
    const condition = inside.condition(argument);
    const whenTrue = then === undefined ? always : inside.rule(then);
    const whenFalse = otherwise === undefined ? always : inside.rule(otherwise);
    return (value, visit) => (condition(value, visit) ? whenTrue : whenFalse)(value, visit);
  },
};

/** Part of `if`; alone ajv refuses it. */
function branchOfIf(word: 'then' | 'else'): Keyword {
  return { word, compile: (_, holder) => (holder.if === undefined ? null : always) };
}

export const combinations: readonly Keyword[] = [
  reference,
  not,
  anyOf,
  oneOf,
  allOf,
  ifThenElse,
  branchOfIf('then'),
  branchOfIf('else'),
];
