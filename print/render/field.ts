import { nearest } from '../../kernel/index.ts';
import { failTemplate } from './strict-compiler.ts';

/**
 * What a holder has under a name; stops the rendering when it has no such name, or is nothing.
 * Mappings in `open` may have any names: what they lack is undefined. What `root` has is proposed
 * as such: inside a block, names count from what the block is about.
 */
export function field(
  holder: unknown,
  name: string,
  open: WeakSet<object>,
  root: object = {},
): unknown {
  if (holder === undefined || holder === null) return failTemplate('CW2004', { field: name });
  if (typeof holder !== 'object') {
    return failTemplate('CW2003', { field: name, known: [] });
  }
  if (Object.hasOwn(holder, name)) return (holder as Record<string, unknown>)[name];
  if (open.has(holder)) return undefined;
  const known = Array.isArray(holder) ? [] : Object.keys(holder).filter(isPublic);
  const near = Object.hasOwn(root, name) ? `@root.${name}` : nearest(name, known);
  return failTemplate('CW2003', { field: name, known, nearest: near });
}

/** Handlebars and we keep private names in the mapping that holds `@index` and `@root`. */
function isPublic(name: string): boolean {
  return !name.startsWith('_');
}
