/* oxlint-disable unicorn/consistent-function-scoping -- the browser sees nothing from outside `tellFindings` */
/** What is found on laid out faces, as the preview reports it. Runs inside the page: it must not use anything from outside itself. */
import type { Findings } from '../press/judge.ts';
import type { ShownFault } from './faults.ts';
import type { PreviewWords } from './words.ts';

export function tellFindings(
  { overflows, small, unsafe, unwritable }: Findings,
  words: PreviewWords,
): ShownFault[] {
  return [
    ...overflows.map(({ card, field, text, across, down }) =>
      fault(
        'CW3001',
        card,
        filled(words.overflow, { field: field ?? words.text, text, across, down }),
      ),
    ),
    ...unwritable.map(({ card, characters, families }) =>
      fault(
        'CW3004',
        card,
        filled(words.unwritable, {
          families: families.join(', '),
          characters: characters.join(''),
        }),
      ),
    ),
    ...small.map(({ card, text, size }) => ({
      ...fault('CW3050', card, filled(words.small, { text, size })),
      severity: 'warning' as const,
    })),
    ...unsafe.map(({ card, text, distance }) => ({
      ...fault('CW3051', card, filled(words.unsafe, { text, distance })),
      severity: 'warning' as const,
    })),
  ];

  function filled(words: string, values: Readonly<Record<string, string | number>>): string {
    return words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  }

  function fault(code: string, card: string | null, message: string): ShownFault {
    return { code, severity: 'error', message, hint: null, place: card ?? 'panel', card };
  }
}
