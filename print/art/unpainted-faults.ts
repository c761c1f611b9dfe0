/** What a check and the preview, which press nothing, report of pictures that are missing. */
import type { Fault } from '../../diagnostics/index.ts';
import { findingPlaceOf, whereWritten, type Occasion } from '../findings.ts';
import type { Face } from '../html/face.ts';
import { unpaintedFault, unpaintedIn } from './unpainted.ts';

/** Of pictures that templates name themselves; each once. Those of cards the check has reported. */
export function unpaintedFaults(faces: readonly Face[], occasion: Occasion): Fault[] {
  const { shop } = occasion;
  const seen = new Map<string, Fault[]>();
  for (const { html, card } of faces) {
    for (const path of unpaintedIn(html, shop.game.paths)) {
      if (seen.has(path)) continue;
      const { written: _, ...place } = whereWritten([path], shop) ?? {
        ...findingPlaceOf(card?.id ?? null, null, occasion),
        written: path,
      };
      seen.set(path, unpaintedFault(path, shop, place));
    }
  }
  return [...seen.values()].flat();
}
