// Written by `npm run build`.
import type { ConstraintDefinition } from '../constraint.ts';
import { check } from './check.ts';
import { copies } from './copies.ts';
import { count } from './count.ts';
import { distinct } from './distinct.ts';
import { each } from './each.ts';
import { fill } from './fill.ts';
import { forbid } from './forbid.ts';
import { groups } from './groups.ts';
import { list } from './list.ts';
import { options } from './options.ts';
import { pairs } from './pairs.ts';
import { pool } from './pool.ts';
import { require } from './require.ts';
import { sameList } from './same-list.ts';
import { sequence } from './sequence.ts';
import { share } from './share.ts';
import { size } from './size.ts';
import { spread } from './spread.ts';
import { sum } from './sum.ts';
import { within } from './within.ts';

/** Every kind of constraint: a file of this folder each. */
export const constraints: readonly ConstraintDefinition[] = [
  check,
  copies,
  count,
  distinct,
  each,
  fill,
  forbid,
  groups,
  list,
  options,
  pairs,
  pool,
  require,
  sameList,
  sequence,
  share,
  size,
  spread,
  sum,
  within,
];
