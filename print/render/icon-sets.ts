/** The sets of Iconify that are installed: game-icons, which comes with Cardwright, and others beside it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IconifyJSON } from '@iconify/types';
import { BUNDLED_SET, iconSetFolder, iconSetNames } from '../../kernel/index.ts';

export { BUNDLED_SET, iconSetNames };

const loaded = new Map<string, IconifyJSON | null>();

/** Some have megabytes: each is read when its first icon is drawn. Null for one that is not installed. */
export function iconSet(name: string): IconifyJSON | null {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const set = iconSetNames().includes(name)
    ? (JSON.parse(readFileSync(join(iconSetFolder(name), 'icons.json'), 'utf8')) as IconifyJSON)
    : null;
  loaded.set(name, set);
  return set;
}

/** Whom its licence wants to be named, and that licence. */
export interface AboutSet {
  readonly title: string;
  readonly author: string;
  readonly licence: string;
}

export function aboutSet(name: string): AboutSet {
  const info = JSON.parse(readFileSync(join(iconSetFolder(name), 'info.json'), 'utf8')) as {
    readonly name?: string;
    readonly author?: { readonly name?: string };
    readonly license?: { readonly title?: string; readonly spdx?: string };
  };
  const { author, license, name: title = name } = info;
  return {
    title,
    author: author?.name ?? name,
    licence: license?.title ?? license?.spdx ?? 'licence not stated',
  };
}

/** Which icons there are: every set with its version. */
export function iconVersion(): string {
  return iconSetNames()
    .map((name) => {
      const text = readFileSync(join(iconSetFolder(name), 'package.json'), 'utf8');
      return `${name} ${(JSON.parse(text) as { version: string }).version}`;
    })
    .join(', ');
}
