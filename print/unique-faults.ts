import type { Fault } from '../diagnostics/index.ts';

/** The same fault on A4 and Letter, in a partial of two sheets, is one. */
export function unique(faults: readonly Fault[]): Fault[] {
  const byKey = new Map<string, Fault>();
  for (const one of faults) {
    const key = keyOf(one);
    if (!byKey.has(key)) byKey.set(key, one);
  }
  // What is an error in a final print is no warning besides.
  return [...byKey.values()].filter(
    ({ code, params }) => code !== 'CW3085' || !byKey.has(JSON.stringify(['CW3086', params])),
  );
}

const ONCE: readonly string[] = ['CW3085', 'CW3086'];

/** A picture that is missing is one fault, wherever it is shown. */
function keyOf({ code, file, path, span, params }: Fault): string {
  return JSON.stringify(ONCE.includes(code) ? [code, params] : [code, file, path, span, params]);
}
