/** Zones of cards in lines of text: `hand P1: orc-ravager, 2 x orc-warhog`, `deck P1: 20 cards`. */
import { mapOf, writeCards } from '../positions/reading.ts';
import type { Viewer } from '../seats.ts';
import type { DeclaredState, Setting } from '../state/kinds/part.ts';
import type { Slot } from '../state/kinds/slot.ts';
import type { Zone } from '../state/kinds/zone.ts';

/** A line for each holder. To nobody in particular all is shown that somebody may know. */
export function zoneLines<Config extends Setting>(
  zone: Zone<Config>,
  state: DeclaredState<Config>,
  viewer?: Viewer,
): string[] {
  const count = zone.holders?.count(state.config) ?? 1;
  return Array.from({ length: count }, (_, holder) => zoneLine(zone, state, holder, viewer));
}

export function zoneLine<Config extends Setting>(
  zone: Zone<Config>,
  state: DeclaredState<Config>,
  holder: number,
  viewer?: Viewer,
): string {
  const name = zone.holders === null ? '' : ` ${zone.holders.nameOf(state.config, holder)}`;
  const label = `${spaced(zone.name)}${name}`;
  const size = zone.size(state, holder);
  if (!zone.isShown(state, holder, viewer)) return `${label}: ${size} cards`;
  const cards = writeCards(zone.knownNames(state, holder)).join(', ') || 'none';
  return zone.isSecret ? `${label}: ${cards}` : `${label}: ${size} (${cards})`;
}

/** A line for each card that lies there and may be seen: `table P2: moon-9`. */
export function slotLines<Config extends Setting>(
  slot: Slot<Config>,
  state: DeclaredState<Config>,
  viewer: Viewer = 'spectator',
): string[] {
  const seen = slot.seen(state, viewer);
  const cards = slot.holders === null ? [['', seen] as const] : Object.entries(mapOf(seen));
  return cards
    .filter(([, card]) => typeof card === 'string')
    .map(([holder, card]) => `${`${spaced(slot.name)} ${holder}`.trim()}: ${String(card)}`);
}

/** `sharedGeneral` as it is said. */
function spaced(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
