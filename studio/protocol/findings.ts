/** What is found on laid out faces, as the page reports it. */
import type { Findings } from '../../print/in-page.ts';
import type { CardPlace, CardWords } from './cards.ts';
import type { ShownProblem } from './state.ts';
import { filled } from './filled.ts';

/** `places`: where cards are written. */
export function problemsFound(
  { overflows, small, unsafe, unwritable }: Findings,
  words: Pick<CardWords, 'text' | 'overflow' | 'unwritable' | 'small' | 'unsafe'>,
  places: Readonly<Record<string, CardPlace>>,
): ShownProblem[] {
  const found = (
    code: string,
    severity: ShownProblem['severity'],
    id: string | null,
    message: string,
  ): ShownProblem => {
    const place = id === null ? undefined : places[id];
    const at = place === undefined ? 'print.yaml' : `${place.file}:${place.line}:1`;
    const kind = place?.kind ?? null;
    return { code, severity, message, hint: null, place: at, id, kind, field: null, fix: null };
  };
  return [
    ...overflows.map(({ card, field, text, across, down }) => {
      const values = { field: field ?? words.text, text, across, down };
      return found('CW3001', 'error', card, filled(words.overflow, values));
    }),
    ...unwritable.map(({ card, characters, families }) => {
      const values = { families: families.join(', '), characters: characters.join('') };
      return found('CW3004', 'error', card, filled(words.unwritable, values));
    }),
    ...small.map(({ card, text, size }) =>
      found('CW3050', 'warning', card, filled(words.small, { text, size })),
    ),
    ...unsafe.map(({ card, text, distance }) =>
      found('CW3051', 'warning', card, filled(words.unsafe, { text, distance })),
    ),
  ];
}
