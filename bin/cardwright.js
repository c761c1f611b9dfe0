#!/usr/bin/env node
// Starts the built command. In a clone of the repository it builds first when a source is newer
// than the build, so that the command is never older than the code beside it.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// Most commands end within a second, of which V8 would spend a fifth on optimizing what ends with it:
// at first a function has to be busy for longer. Versions to come may not know the flag.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major <= 24) {
  setFlagsFromString('--interrupt-budget=1000000');
  setTimeout(() => setFlagsFromString('--interrupt-budget=67584'), 2000).unref();
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const main = join(root, 'dist', 'bundle', 'cli', 'main.js');

if (existsSync(join(root, 'cli', 'main.ts'))) {
  const { buildIfStale } = await import('../scripts/build-if-stale.js');
  await buildIfStale(root);
}
await import(pathToFileURL(main).href);
