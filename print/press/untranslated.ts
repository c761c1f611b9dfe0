import { fault, type Fault } from '../../diagnostics/index.ts';
import { findingPlace, type Occasion } from '../findings.ts';
import { untranslatedWords, PSEUDO_LOCALE } from '../render/pseudo.ts';
import type { Measured } from './measure.ts';

/** Texts that stayed as they are in the pseudo-locale; each once for each side. */
export function untranslatedFaults({ faces }: Measured, occasion: Occasion): Fault[] {
  if (occasion.locale !== PSEUDO_LOCALE) return [];
  const found = new Map<string, Fault>();
  for (const { side, boxes } of faces) {
    for (const { text } of boxes.flatMap(({ runs }) => runs)) {
      const words = untranslatedWords(text).join(' ');
      const key = `${side} ${words}`;
      if (words === '' || found.has(key)) continue;
      found.set(key, fault('CW3053', findingPlace(side, occasion), { text: words, side }));
    }
  }
  return [...found.values()];
}
