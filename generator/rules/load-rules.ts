/**
 * The rules of play of a game: `rules/index.ts` in its folder, which exports `rules`.
 *
 * Those of the built-in games are compiled with the package. Anybody's own are TypeScript or
 * JavaScript beside the YAML; they import `cardwright/engine` and nothing else of this package.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RulesFactory } from '../../engine/rules.ts';
import { packageRoot } from '../package-root.ts';

/** Rules of whatever game: only they know what their states and actions are. */
export type AnyRules = RulesFactory<unknown, unknown>;

/** Null for a game without rules of play. Throws what the module throws when it is loaded. */
export async function loadRules(folder: string): Promise<AnyRules | null> {
  const file = rulesFile(folder);
  if (file === null) return null;
  const { rules } = (await import(pathToFileURL(file).href)) as { rules?: AnyRules };
  if (typeof rules !== 'function') throw new TypeError(`${file} exports no function "rules".`);
  return rules;
}

/** The module to load: as it was compiled, or the source where sources are run (tests). */
function rulesFile(folder: string): string | null {
  const source = join(folder, 'rules', 'index.ts');
  if (import.meta.url.endsWith('.ts') && existsSync(source)) return source;
  const inside = relative(packageRoot(), folder);
  const files = [
    ...(inside.startsWith('..') ? [] : [join(packageRoot(), 'dist', inside, 'rules', 'index.js')]),
    join(folder, 'rules', 'index.js'),
  ];
  return files.find((file) => existsSync(file)) ?? null;
}
