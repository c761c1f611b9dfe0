/** Places in a schema as JSON pointers. */
import type { JsonSchema } from './json-schema.ts';

/** Where each object of a schema stands; the first place of those that stand in several. */
export function pointersIn(schema: JsonSchema): Map<unknown, string> {
  const found = new Map<unknown, string>();
  const walk = (node: unknown, pointer: string): void => {
    if (typeof node !== 'object' || node === null || found.has(node)) return;
    found.set(node, pointer);
    for (const [key, value] of Object.entries(node)) {
      walk(value, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    }
  };
  walk(schema, '');
  return found;
}

export function partAt(schema: JsonSchema, pointer: string): unknown {
  const steps = pointer.split('/').slice(1);
  return steps.reduce<unknown>((node, step) => {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
    return (node as Record<string, unknown>)[key];
  }, schema);
}
