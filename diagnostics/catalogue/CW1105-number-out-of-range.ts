import { defineDiagnostic } from '../define.ts';

export interface NumberOutOfRange {
  value: number;
  /** Lowest value allowed. */
  min?: number | undefined;
  /** Highest value allowed. */
  max?: number | undefined;
  /** The value must be greater than this. */
  above?: number | undefined;
  /** The value must be less than this. */
  below?: number | undefined;
}

export const numberOutOfRange = defineDiagnostic<NumberOutOfRange>({
  code: 'CW1105',
  name: 'number-out-of-range',
  severity: 'error',
  title: 'A number out of its range',
  message: ({ value, min, max, above, below }) => {
    if (min !== undefined && value < min) return `${value} is too small; the least is ${min}.`;
    if (max !== undefined && value > max) return `${value} is too large; the most is ${max}.`;
    if (above !== undefined && value <= above) {
      return `${value} is too small; it must be more than ${above}.`;
    }
    return `${value} is too large; it must be less than ${below}.`;
  },
  hint: (range) => {
    const low = lowest(range);
    const high = highest(range);
    return low === undefined || high === undefined
      ? undefined
      : `Use a number from ${low} to ${high}.`;
  },
});

function lowest({ min, above }: NumberOutOfRange): string | undefined {
  if (above !== undefined) return `above ${above}`;
  return min === undefined ? undefined : String(min);
}

function highest({ max, below }: NumberOutOfRange): string | undefined {
  if (below !== undefined) return `below ${below}`;
  return max === undefined ? undefined : String(max);
}
