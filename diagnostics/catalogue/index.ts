import type { Definition, Fault } from '../define.ts';
import { browser } from './groups/browser.ts';
import { decks } from './groups/decks.ts';
import { files } from './groups/files.ts';
import { games } from './groups/games.ts';
import { imports } from './groups/imports.ts';
import { references } from './groups/references.ts';
import { schemas } from './groups/schemas.ts';
import { sheets } from './groups/sheets.ts';
import { templates } from './groups/templates.ts';

/** Every diagnostic, by code. To add one: a file beside this one, a line in its group, a page in `docs/diagnostics/`. */
export const catalogue = {
  ...files,
  ...schemas,
  ...references,
  ...decks,
  ...games,
  ...templates,
  ...sheets,
  ...browser,
  ...imports,
} as const;

export type Code = keyof typeof catalogue;

/** The parameters that the words of `C` need. */
export type ParamsOf<C extends Code> =
  (typeof catalogue)[C] extends Definition<infer P> ? P : never;

/** Makes a fault whose parameters fit its code. */
export function fault<C extends Code>(
  code: C,
  at: Omit<Fault, 'code' | 'params'>,
  params: ParamsOf<C>,
): Fault {
  return { ...at, code, params };
}
