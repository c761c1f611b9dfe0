// Bare parsing: reads the YAML files named with the `yaml` package, and drops the values.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

for (const file of process.argv.slice(2)) parse(readFileSync(file, 'utf8'));
