/**
 * The rules of play of a game: `rules/index.ts` in its folder, which exports `rules`.
 *
 * Those of the built-in games are compiled with the package. Anybody's own are TypeScript or
 * JavaScript beside the YAML, translated when they are loaded; they import `cardwright/engine`, which
 * is this very engine, and nothing else of this package.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as engine from '../../engine/index.ts';
import type { RulesFactory } from '../../engine/index.ts';
import { compiledModule, makeFolder, packageRoot, removeLinks } from '../../kernel/index.ts';
import { RulesFault } from './rules-fault.ts';

/** What makes the rules of whatever game. */
export type AnyRulesFactory = RulesFactory<unknown, unknown>;

/** Null for a game without rules of play. Throws a `RulesFault`. */
export async function loadRules(folder: string): Promise<AnyRulesFactory | null> {
  const compiled = compiledFile(folder);
  const source = sourceFile(folder);
  const file = compiled ?? source;
  if (file === null) return null;
  const { rules } = await load(file, () =>
    compiled === null ? translate(file, folder) : native(file),
  );
  if (typeof rules === 'function') return guarded(file, rules as AnyRulesFactory);
  throw new RulesFault(file, 'It exports no function "rules".');
}

/** Like `loadRules`, but of a built-in game too from its source, with the comments in it; null where there is none. */
export async function rulesFromSource(folder: string): Promise<AnyRulesFactory | null> {
  const file = sourceFile(folder);
  if (file === null) return null;
  const { rules } = await load(file, () => translate(file, folder));
  return typeof rules === 'function' ? guarded(file, rules as AnyRulesFactory) : null;
}

/** What the rules cannot make of the data of the game is their fault, and names the file. */
function guarded(file: string, rules: AnyRulesFactory): AnyRulesFactory {
  return (game) => {
    try {
      return rules(game);
    } catch (error) {
      throw new RulesFault(file, messageOf(error), error);
    }
  };
}

function messageOf(error: unknown): string {
  if (!(error instanceof engine.UnknownWord)) return (error as Error).message;
  const { word, path } = error;
  return `It gives no meaning to "${word}", which ${path} uses. See docs/how-to/play-effects.md.`;
}

type RulesModule = Readonly<Record<string, unknown>>;

async function load(file: string, work: () => Promise<RulesModule>): Promise<RulesModule> {
  try {
    return await work();
  } catch (error) {
    throw new RulesFault(file, (error as Error).message, error);
  }
}

/** The module of a built-in game: as it was compiled, or its source where sources are run (tests). */
function compiledFile(folder: string): string | null {
  const inside = relative(packageRoot(), folder);
  if (inside.startsWith('..')) return null;
  const file = import.meta.url.endsWith('.ts')
    ? join(folder, 'rules', 'index.ts')
    : compiledModule(join(inside, 'rules', 'index'));
  return existsSync(file) ? file : null;
}

function sourceFile(folder: string): string | null {
  const files = ['index.ts', 'index.js'].map((name) => join(folder, 'rules', name));
  return files.find((file) => existsSync(file)) ?? null;
}

function native(file: string): Promise<RulesModule> {
  return import(pathToFileURL(file).href) as Promise<RulesModule>;
}

/** The translator is loaded when it is needed: most games are built in. */
async function translate(file: string, folder: string): Promise<RulesModule> {
  const { createJiti } = await import('jiti');
  const jiti = createJiti(import.meta.url, {
    fsCache: cacheFolder(folder),
    // With it each name that rules import goes through a proxy: their games take five times as long.
    interopDefault: false,
    virtualModules: { 'cardwright/engine': engine },
  });
  return jiti.import<RulesModule>(file);
}

/** Translations are kept beside the other things that are made of a game; false where nothing can be written. */
function cacheFolder(folder: string): string | false {
  const home = join(folder, '.cardwright');
  const cache = join(home, 'rules');
  try {
    removeLinks(folder, cache);
    removeLinks(folder, join(home, '.gitignore'));
    makeFolder(cache);
    writeFileSync(join(home, '.gitignore'), '*\n');
    return cache;
  } catch {
    return false;
  }
}
