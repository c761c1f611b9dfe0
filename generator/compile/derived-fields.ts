import { compileFilter, type Fields } from '../../engine/filter.ts';
import type { Where } from '../../engine/construction/types.ts';
import type { KindDeclaration, Manifest } from '../manifest.ts';
import { remember } from '../remember.ts';

/** A yes-or-no field that follows from others. */
export interface DerivedField {
  readonly field: string;
  readonly fits: (card: Fields) => boolean;
}

/** The fields that components of each kind derive. */
export const derivedFields = remember(
  ({ kinds }: Manifest): ReadonlyMap<string, readonly DerivedField[]> =>
    new Map(Object.entries(kinds).map(([kind, { derive = {} }]) => [kind, compileDerived(derive)])),
);

function compileDerived(derive: NonNullable<KindDeclaration['derive']>): DerivedField[] {
  return Object.entries(derive).map(([field, where]) => ({
    field,
    fits: compileFilter(where as Where, noNames),
  }));
}

/** Filters of game.yaml stand for themselves: there is no deck whose choices they could name. */
function noNames(): undefined {
  return undefined;
}
