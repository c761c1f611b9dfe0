/** Keywords about lists. */
import { always, checkBelow, type Check, type Keyword } from './keyword.ts';
import { canonical } from './values.ts';

function size(word: string, holds: (length: number, argument: number) => boolean): Keyword {
  return {
    word,
    about: 'list',
    compile: (argument) =>
      typeof argument === 'number' ? (value) => holds((value as unknown[]).length, argument) : null,
  };
}

const items: Keyword = {
  word: 'items',
  about: 'list',
  compile(argument, _, inside) {
    if (Array.isArray(argument)) {
      const checks = argument.map((schema) => inside.rule(schema));
      return eachItem((index) => checks[index] ?? always);
    }
    const item = inside.rule(argument);
    return item === always ? always : eachItem(() => item);
  },
};

function eachItem(checkOf: (index: number) => Check): Check {
  return (value, visit) => {
    let keep = true;
    for (const [index, item] of (value as unknown[]).entries()) {
      if (!checkBelow(checkOf(index), index, item, visit)) keep = false;
    }
    return keep;
  };
}

const unique: Keyword = {
  word: 'uniqueItems',
  about: 'list',
  compile(argument) {
    if (typeof argument !== 'boolean') return null;
    if (!argument) return always;
    return (value) => {
      const list = value as unknown[];
      return new Set(list.map(canonical)).size === list.length;
    };
  },
};

const contains: Keyword = {
  word: 'contains',
  about: 'list',
  compile(argument, _, inside) {
    const item = inside.condition(argument);
    return (value, visit) => (value as unknown[]).some((one) => item(one, visit));
  },
};

export const lists: readonly Keyword[] = [
  size('maxItems', (count, most) => count <= most),
  size('minItems', (count, least) => count >= least),
  items,
  unique,
  contains,
];
