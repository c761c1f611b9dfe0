import { judgeCodes } from '../report.ts';
import { constraints } from './all.gen.ts';

/** Every kind of constraint: a file of this folder each. To add one: docs/how-to/add-a-constraint.md. */
export { constraints };

/** Every code that a verdict may hold beside a game's own, sorted. */
export const deckCodes: readonly string[] = [
  ...Object.values(judgeCodes),
  ...constraints.flatMap(({ codes }) => Object.values(codes)),
].toSorted();
