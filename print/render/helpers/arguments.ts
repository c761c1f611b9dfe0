import { failTemplate } from '../template-fault.ts';

/** A text, or the rendering stops. `name` is the helper's. */
export function textValue(name: string, actual: unknown): string {
  if (typeof actual === 'string') return actual;
  return failTemplate('CW2008', { helper: name, wrong: 'value', expected: 'a text', actual });
}

export function numberValue(name: string, actual: unknown): number {
  if (typeof actual === 'number' && Number.isFinite(actual)) return actual;
  return failTemplate('CW2008', { helper: name, wrong: 'value', expected: 'a number', actual });
}

/** `undefined` where the option is left out. */
export function optionalText(name: string, actual: unknown): string | undefined {
  return actual === undefined ? undefined : textValue(name, actual);
}
