import type { CellRefusal } from '../../generator/index.ts';

/** Why a part of a step cannot be done. */
export interface RefusalWords {
  readonly refusals: Readonly<Record<CellRefusal['why'], string>>;
}
