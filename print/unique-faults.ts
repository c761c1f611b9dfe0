import type { Fault } from '../diagnostics/index.ts';

/** The same fault on A4 and Letter, in a partial of two sheets, is one. */
export function unique(faults: readonly Fault[]): Fault[] {
  const byKey = new Map(
    faults.map((one) => [
      JSON.stringify([one.code, one.file, one.path, one.span, one.params]),
      one,
    ]),
  );
  return [...byKey.values()];
}
