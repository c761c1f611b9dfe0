import { fault, type Fault } from '../../diagnostics/index.ts';
import type { ConstructionProblem } from '../../engine/construction/inspect.ts';

/** What is wrong with the rules whatever the game has; an unknown `use` is a fault of form. */
export function problemFault(found: ConstructionProblem, file: string): Fault[] {
  const place = { file, path: found.path };
  if (found.problem === 'unknown-constraint') return [];
  if (found.problem === 'formula') return [fault('CW1345', place, found.found)];
  if (found.problem === 'name-out-of-place') return [fault('CW1355', place, { name: found.found })];
  if (found.problem === 'cycle') return [fault('CW1346', place, { names: found.found })];
  return [fault('CW1415', place, found)];
}
