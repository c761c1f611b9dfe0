import { defineDiagnostic } from '../define.ts';
import { correction, fieldWords, filterWords, limitWords, type Limit } from '../limits.ts';

export type DeckCount = Limit & {
  actual: number;
  /** The filter that picks the cards which are counted, as written. */
  where?: unknown;
  /** The value of the field by which they are counted: `rank: 'veteran'`. */
  readonly [field: string]: unknown;
};

const COUNT_FIELDS = ['expected', 'min', 'max', 'limit', 'actual', 'where'];

export const deckCount = defineDiagnostic<DeckCount>({
  code: 'CW1305',
  name: 'deck-count',
  severity: 'error',
  title: 'A deck has too many or too few cards of a sort',
  message: (params) => {
    const sorts = [filterWords(params.where), fieldWords(params, COUNT_FIELDS)].filter(
      (sort) => sort !== '',
    );
    const which = sorts.length === 0 ? '' : ` with ${sorts.join(' and ')}`;
    return `The deck needs ${limitWords(params)}${which}; it has ${params.actual}.`;
  },
  hint: (params) => correction(params, params.actual),
});
