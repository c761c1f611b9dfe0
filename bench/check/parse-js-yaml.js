// Bare parsing: reads the YAML files named with `js-yaml`, and drops the values.
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';

for (const file of process.argv.slice(2)) load(readFileSync(file, 'utf8'));
