import { nearest } from '../../generator/nearest.ts';
import { WrongUse } from '../exit.ts';

/** Refuses names that are none of the candidates. */
export function known(
  what: string,
  names: readonly string[] | undefined,
  candidates: readonly string[],
): void {
  for (const name of names ?? []) {
    if (candidates.includes(name)) continue;
    const near = nearest(name, candidates);
    const hint = near === undefined ? listed(candidates) : `Did you mean "${near}"?`;
    throw new WrongUse(`There is no ${what} "${name}".`, hint);
  }
}

const SHOWN = 12;

function listed(candidates: readonly string[]): string | undefined {
  return candidates.length > SHOWN ? undefined : `There is ${candidates.join(', ')}.`;
}
