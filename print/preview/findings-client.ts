/* oxlint-disable unicorn/consistent-function-scoping -- the browser sees nothing from outside `tellFindings` */
/** What is found on laid out faces, as the preview reports it. Runs inside the page: it must not use anything from outside itself. */
import type { Findings } from '../press/judge.ts';
import type { ShownFault } from './faults.ts';

export function tellFindings({ overflows, small, unsafe, unwritable }: Findings): ShownFault[] {
  return [
    ...overflows.map(({ card, field, text, across, down }) =>
      fault(
        'CW3001',
        card,
        `${field ?? 'A text'} does not fit: "${text}" (${across} × ${down} mm too large).`,
      ),
    ),
    ...unwritable.map(({ card, characters, families }) =>
      fault('CW3004', card, `${families.join(', ')} cannot write "${characters.join('')}".`),
    ),
    ...small.map(({ card, text, size }) => ({
      ...fault('CW3050', card, `"${text}" is only ${size} pt high.`),
      severity: 'warning' as const,
    })),
    ...unsafe.map(({ card, text, distance }) => ({
      ...fault('CW3051', card, `"${text}" is only ${distance} mm from the cut.`),
      severity: 'warning' as const,
    })),
  ];

  function fault(code: string, card: string | null, message: string): ShownFault {
    return { code, severity: 'error', message, hint: null, place: card ?? 'panel', card };
  }
}
