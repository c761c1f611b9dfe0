/** What a check and the preview, which press nothing, report of addresses outside the game. */
import { fault, type Fault } from '../../diagnostics/index.ts';
import { findingPlaceOf, whereWritten, type Occasion } from '../findings.ts';
import { FONTS, GAME, ORIGIN } from '../html/addresses.ts';
import type { Face } from '../html/face.ts';
import { pathOf } from '../press/resources.ts';
import { addressesIn } from './unpainted.ts';

/** Each address once. The press refuses them all. */
export function outsideFaults(faces: readonly Face[], occasion: Occasion): Fault[] {
  const { shop } = occasion;
  const seen = new Map<string, Fault>();
  for (const { html, card } of faces) {
    for (const address of addressesIn(html)) {
      if (seen.has(address) || !leavesGame(address)) continue;
      const { written, ...place } = whereWritten([address], shop) ?? {
        ...findingPlaceOf(card?.id ?? null, null, occasion),
        written: address,
      };
      seen.set(address, fault('CW2023', place, { address: written }));
    }
  }
  return [...seen.values()];
}

function leavesGame(address: string): boolean {
  // Part of the face itself.
  if (/^(?:#|data:)/i.test(address) || !URL.canParse(address, ORIGIN + GAME)) return false;
  const path = pathOf(new URL(address, ORIGIN + GAME).href);
  return path === null || !(path.startsWith(GAME) || path.startsWith(FONTS));
}
