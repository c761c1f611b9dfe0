import type { Formatter } from './common.ts';
import { github } from './github.ts';
import { json } from './json.ts';
import { pretty } from './pretty.ts';
import { sarif } from './sarif.ts';

/** What `--format` may be. */
export const formatters = { pretty, json, sarif, github } as const satisfies Record<
  string,
  Formatter
>;

export type FormatName = keyof typeof formatters;
