/** Functions that a PDF writes as a small program of a stack machine (ISO 32000-1, 7.10.5). */
import { NotSeparable } from './content.ts';

type Step = number | boolean | string | Program;
type Program = readonly Step[];

/** What a program makes of its arguments: the numbers that are left. */
export type Calculation = (values: readonly number[]) => number[];

/** Throws `NotSeparable` for what is no such program. */
export function calculation(source: string): Calculation {
  const tokens = source.replace(/%[^\r\n]*/g, ' ').match(/[{}]|[^\s{}]+/g) ?? [];
  if (tokens.shift() !== '{') throw new NotSeparable('a gradient by a formula');
  const program = parsed(tokens);
  return (values) => {
    const stack: (number | boolean)[] = [...values];
    run(program, stack);
    return stack.map(Number);
  };
}

/** Up to the bracket that ends it. */
function parsed(tokens: string[]): Program {
  const steps: Step[] = [];
  for (let token = tokens.shift(); token !== '}'; token = tokens.shift()) {
    if (token === undefined) throw new NotSeparable('a gradient by a formula without an end');
    if (token === '{') steps.push(parsed(tokens));
    else if (token === 'true' || token === 'false') steps.push(token === 'true');
    else if (/^[+-]?(\d|\.\d)/.test(token)) steps.push(Number(token));
    else if (token in ONE || token in TWO || WITH_STACK.has(token)) steps.push(token);
    else throw new NotSeparable(`a gradient by a formula with "${token}"`);
  }
  return steps;
}

const DEGREES = 180 / Math.PI;

const ONE: Readonly<Record<string, (a: number) => number | boolean>> = {
  abs: Math.abs,
  ceiling: Math.ceil,
  cos: (a) => Math.cos(a / DEGREES),
  cvi: Math.trunc,
  cvr: (a) => a,
  floor: Math.floor,
  ln: Math.log,
  log: Math.log10,
  neg: (a) => -a,
  round: Math.round,
  sin: (a) => Math.sin(a / DEGREES),
  sqrt: Math.sqrt,
  truncate: Math.trunc,
};

const TWO: Readonly<Record<string, (a: number, b: number) => number | boolean>> = {
  add: (a, b) => a + b,
  atan: (a, b) => (Math.atan2(a, b) * DEGREES + 360) % 360,
  bitshift: (a, b) => (b < 0 ? a >> -b : a << b),
  div: (a, b) => a / b,
  eq: (a, b) => a === b,
  exp: (a, b) => a ** b,
  ge: (a, b) => a >= b,
  gt: (a, b) => a > b,
  idiv: (a, b) => Math.trunc(a / b),
  le: (a, b) => a <= b,
  lt: (a, b) => a < b,
  mod: (a, b) => a % b,
  mul: (a, b) => a * b,
  ne: (a, b) => a !== b,
  sub: (a, b) => a - b,
};

const WITH_STACK = new Set([
  'and',
  'or',
  'xor',
  'not',
  'if',
  'ifelse',
  'pop',
  'exch',
  'dup',
  'copy',
  'index',
  'roll',
]);

function run(program: Program, stack: (number | boolean)[]): void {
  program.forEach((step, at) => {
    if (typeof step === 'number' || typeof step === 'boolean') stack.push(step);
    // A part of a program is for the step behind it.
    if (typeof step !== 'string') return;
    const [one, two] = [ONE[step], TWO[step]];
    if (one !== undefined) stack.push(one(number(stack)));
    else if (two !== undefined) {
      const b = number(stack);
      stack.push(two(number(stack), b));
    } else if (step === 'if' || step === 'ifelse') {
      const parts = program
        .slice(0, at)
        .filter((part) => typeof part === 'object')
        .slice(step === 'if' ? -1 : -2);
      const [first, second] = parts;
      const chosen = truth(stack) ? first : second;
      if (chosen !== undefined) run(chosen, stack);
    } else arrange(step, stack);
  });
}

function arrange(step: string, stack: (number | boolean)[]): void {
  switch (step) {
    case 'pop':
      stack.pop();
      break;
    case 'exch':
      stack.push(...stack.splice(-2).toReversed());
      break;
    case 'dup':
      stack.push(stack.at(-1) ?? 0);
      break;
    case 'copy': {
      const count = number(stack);
      if (count > 0) stack.push(...stack.slice(-count));
      break;
    }
    case 'index':
      stack.push(stack.at(-1 - number(stack)) ?? 0);
      break;
    case 'roll': {
      const by = number(stack);
      const count = number(stack);
      const rolled = stack.splice(Math.max(0, stack.length - count));
      const over = count === 0 ? 0 : ((by % count) + count) % count;
      stack.push(...rolled.slice(count - over), ...rolled.slice(0, count - over));
      break;
    }
    case 'not':
      stack.push(!truth(stack));
      break;
    default: {
      const [b, a] = [truth(stack), truth(stack)];
      if (step === 'and') stack.push(a && b);
      else stack.push(step === 'or' ? a || b : a !== b);
    }
  }
}

function number(stack: (number | boolean)[]): number {
  return Number(stack.pop() ?? 0);
}

function truth(stack: (number | boolean)[]): boolean {
  return Boolean(stack.pop());
}
