import { defineDiagnostic } from '../define.ts';
import { correction, fieldWords, limitWords, type Limit } from '../limits.ts';

export type DeckCount = Limit & {
  actual: number;
  /** The fields that choose the cards which are counted: `rank: 'veteran'`. */
  readonly [field: string]: unknown;
};

const OWN = ['expected', 'min', 'max', 'limit', 'actual'];

export const deckCount = defineDiagnostic<DeckCount>({
  code: 'CW1305',
  name: 'deck-count',
  severity: 'error',
  title: 'A deck has too many or too few cards of a sort',
  message: (params) => {
    const sort = fieldWords(params, OWN);
    const which = sort === '' ? '' : ` with ${sort}`;
    return `The deck needs ${limitWords(params)}${which}; it has ${params.actual}.`;
  },
  hint: (params) => correction(params, params.actual),
});
