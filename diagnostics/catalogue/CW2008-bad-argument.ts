import { defineDiagnostic } from '../define.ts';
import { both, count, describe, didYouMean, quote } from '../words.ts';

/** What a helper was given wrongly. */
export type BadArgument = { helper: string } & (
  | { wrong: 'number'; least: number; most: number; actual: number }
  | { wrong: 'option'; option: string; known: readonly string[]; nearest?: string | undefined }
  | { wrong: 'value'; expected: string; actual: unknown }
);

export const badArgument = defineDiagnostic<BadArgument>({
  code: 'CW2008',
  name: 'bad-argument',
  severity: 'error',
  title: 'A helper is given something that it cannot use',
  message: (params) => {
    const helper = quote(params.helper);
    switch (params.wrong) {
      case 'number':
        return `${helper} takes ${range(params.least, params.most)}; ${params.actual} are given.`;
      case 'option':
        return `${helper} has no option ${quote(params.option)}.`;
      case 'value':
        return `${helper} needs ${params.expected}; this is ${describe(params.actual)}.`;
    }
  },
  hint: (params) => {
    if (params.wrong !== 'option') {
      return 'docs/how-to/write-templates.md shows what each helper takes.';
    }
    const { nearest, known } = params;
    return didYouMean(
      nearest,
      known.length === 0 ? 'It has no options.' : `It has ${both(known.map(quote))}.`,
    );
  },
});

function range(least: number, most: number): string {
  if (most === Infinity) return `at least ${count(least, 'value')}`;
  return least === most ? count(least, 'value') : `${least} to ${count(most, 'value')}`;
}
