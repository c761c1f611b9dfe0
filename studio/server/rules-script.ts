/** The rules of a game as one script, with the table that plays by them: it runs in a browser's worker without a server. */
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { compiledModule, packageRoot } from '../../kernel/index.ts';

/** Rules that reach for what a browser or a stranger's game may not have; in words of the bundler. */
export class BadRules extends Error {}

/** Null for a game without rules of play. Throws a `BadRules`. */
export async function rulesScript(folder: string): Promise<string | null> {
  const rules = rulesFile(folder);
  if (rules === null) return null;
  // Large, and needed by nobody who does not play in a browser.
  const { rolldown } = await import('rolldown');
  try {
    const made = await rolldown({
      input: ENTRY,
      plugins: [entry(rules), insideOnly(folder)],
      platform: 'browser',
      // That of a game may lead out of it, and is for its editor.
      tsconfig: false,
      // What the kernel has for Node is not reached from a table, and is dropped.
      external: [/^node:/],
      resolve: { alias: { 'cardwright/engine': compiledModule('engine/index') } },
      // No module of ours does anything when it is loaded.
      treeshake: { moduleSideEffects: (id) => (isOwn(id) ? false : undefined) },
      logLevel: 'silent',
    });
    const { output } = await made.generate({ format: 'iife', minify: true });
    await made.close();
    return output[0].code;
  } catch (error) {
    throw new BadRules(stripVTControlCharacters((error as Error).message));
  }
}

function isOwn(id: string): boolean {
  return id.startsWith(join(packageRoot(), 'dist', sep));
}

const ENTRY = 'cardwright:table';

function entry(rules: string) {
  const serve = compiledModule('studio/table/serve');
  return {
    name: 'table',
    resolveId: (id: string) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    // In a worker `self` is the channel; a page that starts no worker names another one.
    load: (id: string) =>
      id === `\0${ENTRY}`
        ? `import { rules } from ${JSON.stringify(rules)};
import { serveTable } from ${JSON.stringify(serve)};
serveTable(rules, self.cardwrightTable ?? self);`
        : undefined,
  };
}

/** A stranger's rules are joined from their folder and the engine: no other file of this machine. */
function insideOnly(folder: string) {
  const root = realpathSync(folder) + sep;
  return {
    name: 'inside-only',
    resolveId(id: string, importer: string | undefined) {
      if (importer?.startsWith(root) !== true || id === 'cardwright/engine') return undefined;
      const path = resolve(dirname(importer), id);
      const isInside =
        id.startsWith('.') && existsSync(path) && realpathSync(path).startsWith(root);
      if (isInside) return undefined;
      throw new Error(`${relative(root, importer)}: "${id}" is not a file of the game.`);
    },
  };
}

/** Rules of a game that comes with Cardwright are compiled with it. */
function rulesFile(folder: string): string | null {
  const inside = relative(packageRoot(), folder);
  const compiled = inside.startsWith('..') ? null : compiledModule(join(inside, 'rules', 'index'));
  const sources = ['index.ts', 'index.js'].map((name) => join(folder, 'rules', name));
  return [compiled, ...sources].find((file) => file !== null && existsSync(file)) ?? null;
}
