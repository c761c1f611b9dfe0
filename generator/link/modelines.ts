import { posix } from 'node:path';
import { fault } from '../../diagnostics/index.ts';
import { bundleFile, schemaName } from '../schema/file-schemas.ts';
import type { CheckedFile, LinkCheck } from './game-files.ts';

/** Where the bundled schemas lie, relative to the game folder. */
export const BUNDLES = '.cardwright/schemas';

const MODELINE = /^\uFEFF?(?:#.*\r?\n)*?# yaml-language-server: \$schema=(\S*)/;

/** The first line by which an editor finds the schema of a file. */
export const modelines: LinkCheck = ({ files }) =>
  files.filter(isReadYaml).flatMap((file) => {
    const expected = schemaPath(file);
    const actual = MODELINE.exec(file.text)?.[1];
    if (actual === expected) return [];
    const place = { file: file.path, path: [] };
    return actual === undefined
      ? [fault('CW1412', place, { expected: `# yaml-language-server: $schema=${expected}` })]
      : [fault('CW1413', place, { actual, expected })];
  });

function isReadYaml(file: CheckedFile): boolean {
  return isYaml(file) && file.data !== undefined;
}

export function isYaml({ path }: Pick<CheckedFile, 'path'>): boolean {
  return /\.ya?ml$/.test(path);
}

/** The path of a file's schema, from the folder of the file. */
export function schemaPath(file: Pick<CheckedFile, 'path' | 'role'>): string {
  const target = posix.join(BUNDLES, bundleFile(schemaName(file.role)));
  return posix.relative(posix.dirname(file.path), target);
}
