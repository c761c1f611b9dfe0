import { createRequire } from 'node:module';
import type { FontFamily } from '../fonts/families.ts';

/** The packages of these fonts, as they are installed. */
export function fontVersions(families: readonly FontFamily[]): string[] {
  const require = createRequire(import.meta.url);
  return families.map(({ package: name }) => {
    const { version } = require(`${name}/package.json`) as { version: string };
    return `${name}@${version}`;
  });
}
