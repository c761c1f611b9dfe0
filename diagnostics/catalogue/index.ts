import type { Definition, Fault } from '../define.ts';
import { unknownReference } from './CW1203-unknown-reference.ts';

/** Every diagnostic, by code. To add one: a file beside this one, a line here, a page in `docs/diagnostics/`. */
export const catalogue = {
  CW1203: unknownReference,
} as const;

export type Code = keyof typeof catalogue;

/** The parameters that the words of `C` need. */
export type ParamsOf<C extends Code> = (typeof catalogue)[C] extends Definition<infer P> ? P : never;

/** Makes a fault whose parameters fit its code. */
export function fault<C extends Code>(
  code: C,
  at: Omit<Fault, 'code' | 'params'>,
  params: ParamsOf<C>,
): Fault & { readonly code: C } {
  return { ...at, code, params };
}
