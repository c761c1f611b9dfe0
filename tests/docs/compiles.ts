/** Compiles a file of a how-to page, as strictly as our own. */
import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { packageRoot } from '../../kernel/index.ts';

/** `file` is in `room`, a folder outside of the repository, and imports `cardwright/engine`. */
export function expectToCompile(room: string, file: string): void {
  const config = {
    extends: join(packageRoot(), 'tsconfig.base.json'),
    compilerOptions: {
      composite: false,
      noEmit: true,
      paths: { 'cardwright/engine': [join(packageRoot(), 'engine', 'index.ts')] },
    },
    files: [file],
  };
  writeFileSync(join(room, 'tsconfig.json'), JSON.stringify(config));
  writeFileSync(join(room, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(packageRoot(), 'node_modules'), join(room, 'node_modules'), 'junction');
  const compiler = join(packageRoot(), 'node_modules', 'typescript', 'bin', 'tsc');
  expect(() => execFileSync(process.execPath, [compiler, '-p', room])).not.toThrow();
}
