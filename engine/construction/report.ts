import type { Violation } from './types.ts';

/** Takes a violation down. */
export type Refuse = (violation: Violation) => void;

/** What construction.yaml may say of a limit in the game's own terms. */
export interface GameTerms {
  readonly code?: string | undefined;
  readonly clause?: string | undefined;
}

/** A violation called `standard`, in the game's terms where it has any. */
export function violation(
  standard: string,
  { code = standard, clause }: GameTerms,
  rest: Pick<Violation, 'params' | 'path' | 'rulePath' | 'constraint'>,
): Violation {
  return { code, standard, ...(clause !== undefined && { clause }), ...rest };
}
