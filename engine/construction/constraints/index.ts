import type { ConstraintDefinition } from '../constraint.ts';
import { copies } from './copies.ts';
import { count } from './count.ts';
import { forbid } from './forbid.ts';
import { sameList } from './same-list.ts';
import { size } from './size.ts';

/** Every kind of constraint. To add one: docs/how-to/add-a-constraint.md. */
export const constraints: readonly ConstraintDefinition[] = [size, count, copies, sameList, forbid];
