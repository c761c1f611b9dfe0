#!/usr/bin/env node
// Starts the built command. In a clone of the repository it builds first when a source is newer
// than the build, so that the command is never older than the code beside it.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const main = join(root, 'dist', 'bundle', 'cli', 'main.js');

if (existsSync(join(root, 'cli', 'main.ts'))) {
  const { buildIfStale } = await import('../scripts/build-if-stale.js');
  await buildIfStale(root);
}
await import(pathToFileURL(main).href);
