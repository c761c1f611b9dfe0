import { combinations } from './combinations.ts';
import type { Keyword } from './keyword.ts';
import { lists } from './lists.ts';
import { mappings } from './mappings.ts';
import { markings } from './markings.ts';
import { scalars } from './scalars.ts';

/** The keywords that are known here, in ajv's order, so that both mention places in the same. */
export const keywords: readonly Keyword[] = [
  ...combinations,
  ...markings,
  ...scalars,
  ...lists,
  ...mappings,
];
