import { posix } from 'node:path';
import { fault } from '../../diagnostics/index.ts';
import { bundleFile, schemaName } from '../schema/file-schemas.ts';
import { remember } from '../../kernel/index.ts';
import type { CheckedFile, LinkCheck } from './game-files.ts';

/** Where the bundled schemas lie, relative to the game folder. */
export const BUNDLES = '.cardwright/schemas';

/** Only a remark above the data is read by editors. */
const MODELINE = /^(\uFEFF?(?:[ \t]*(?:#.*)?\r?\n)*?)(# yaml-language-server: \$schema=(\S*).*)/;

/** Offsets of the line by which an editor finds the schema of a file, and the schema; null without one. */
export function findModeline(text: string): { start: number; end: number; schema: string } | null {
  const [, above = '', line = '', schema = ''] = MODELINE.exec(text) ?? [];
  if (line === '') return null;
  return { start: above.length, end: above.length + line.length, schema };
}

/** The first line by which an editor finds the schema of a file. */
export const modelines: LinkCheck = ({ files }) => files.flatMap((file) => inFile(file));

const inFile = remember((file: CheckedFile) => {
  if (!isReadYaml(file)) return [];
  const expected = schemaPath(file);
  const actual = findModeline(file.text)?.schema;
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
