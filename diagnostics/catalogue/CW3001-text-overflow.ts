import { defineDiagnostic } from '../define.ts';
import { quote } from '../words.ts';

export const textOverflow = defineDiagnostic<{
  card?: string | undefined;
  /** Path of the field that the box shows, where the template says so. */
  field?: string | undefined;
  /** What stands in the box. */
  text: string;
  side: 'front' | 'back' | 'panel';
  locale: string;
  /** Millimetres by which it is too wide and too high; 0 where it fits. */
  across: number;
  down: number;
}>({
  code: 'CW3001',
  name: 'text-overflow',
  severity: 'error',
  title: 'Text does not fit into its box',
  message: ({ text, side, locale, across, down }) => {
    const by = [
      ...(down > 0 ? [`${down.toFixed(1)} mm too high`] : []),
      ...(across > 0 ? [`${across.toFixed(1)} mm too wide`] : []),
    ].join(' and ');
    const where = side === 'panel' ? '' : ` on the ${side}`;
    return `${quote(text)} is ${by} for its box${where} (${locale}).`;
  },
  hint: () => 'Shorten the text, or give its box more room in the style sheet.',
});
