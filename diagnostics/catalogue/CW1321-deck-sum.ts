import { defineDiagnostic } from '../define.ts';
import { boundWords, correctionOfSum, fieldWords, type Limit } from '../limits.ts';

const SUM_FIELDS = ['expected', 'min', 'max', 'limit', 'actual'];

export const deckSum = defineDiagnostic<
  Limit & {
    actual: number;
    /** The value of the field in `per`. */
    readonly [field: string]: unknown;
  }
>({
  code: 'CW1321',
  name: 'deck-sum',
  severity: 'error',
  title: 'The sum of a number on the cards is too high or too low',
  message: (params) => {
    const where = fieldWords(params, SUM_FIELDS);
    return `The sum is ${params.actual}${where === '' ? '' : ` for ${where}`}; it must be ${boundWords(params)}.`;
  },
  hint: (params) => correctionOfSum(params, params.actual),
});
