import { checkTinyGame } from '../../diagnostics/tiny-game.ts';

/** What is wrong in the tiny game with this vocabulary.yaml. */
export function faultsOf(content: string): unknown[] {
  return checkTinyGame([{ file: 'vocabulary.yaml', content }])
    .diagnostics.filter(({ severity }) => severity !== 'info')
    .map(({ code, params, range, related }) => ({
      code,
      params,
      line: range?.start.line,
      related: related.map((other) => other.range?.start.line),
    }));
}

/** What every word has. */
export const WORD = 'description: A word.';
