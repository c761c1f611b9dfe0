// The types of what programs import, and no others, go into the package: `npm pack` is given the list of
// the declarations beside the bundle lead to no door.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** A `from '…'` or `import('…')` of a declaration file. */
const IMPORTED = /(?<=[\s}*])from\s*['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]/g;
const REMARK = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

/**
 * Writes dist/<folder>/.npmignore for each folder that the doors lead to. Throws when a type comes from
 * a package, which whoever installs Cardwright may not have.
 */
export function keepDoorTypes(dist, doors) {
  const kept = [...typesBehind(dist, doors)].toSorted((one, other) => (one < other ? -1 : 1));
  for (const folder of new Set(kept.map((file) => file.split('/')[0]))) {
    const own = kept.filter((file) => file.startsWith(`${folder}/`));
    const lines = own.map((file) => `!${file.slice(folder.length)}`);
    writeFileSync(join(dist, folder, '.npmignore'), ['*.d.ts', ...lines, ''].join('\n'));
  }
}

/** The declaration files that the doors lead to, relative to dist/. */
function typesBehind(dist, doors) {
  const open = doors.map((door) => `${door}/index.d.ts`);
  const found = new Set();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const text = readFileSync(join(dist, file), 'utf8').replaceAll(REMARK, '');
    for (const [, stated, called] of text.matchAll(IMPORTED)) {
      const name = stated ?? called;
      if (!name.startsWith('.')) throw new Error(`The types of ${file} need the package ${name}.`);
      const next = posix.join(dirname(file), name).replace(/\.[jt]s$/, '.d.ts');
      if (!existsSync(join(dist, next))) throw new Error(`The types of ${file} need ${next}.`);
      open.push(next);
    }
  }
  return found;
}
