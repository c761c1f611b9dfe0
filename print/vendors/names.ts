import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../kernel/index.ts';

/** Ids of all print services, in order: the names of their files, none of which is read for that. */
export function vendorNames(): string[] {
  return readdirSync(vendorsFolder())
    .flatMap((file) => /^(.*)\.yaml$/.exec(file)?.[1] ?? [])
    .toSorted();
}

export function vendorsFolder(): string {
  return join(packageRoot(), 'print', 'vendors');
}
