/** Items by how their faces look when they are drawn: what is made otherwise may look the same. */
import { createHash } from 'node:crypto';
import type { NamedSize } from '../../kernel/index.ts';
import type { Face } from '../html/face.ts';
import type { Press } from '../press/press.ts';
import { proveFaces } from '../proof/prove-faces.ts';
import { renderFaces } from '../render/faces.ts';
import type { PrintableGame } from '../printable-game.ts';
import { compareInventories, keyOf, type Inventory, type InventoryItem } from './inventory.ts';

interface LookOrder {
  readonly locale: string;
  readonly paper: NamedSize;
  /** Null: only what was drawn before, and is remembered. */
  readonly press: Press | null;
}

/** Digests by item; none of items whose faces cannot be drawn. */
export async function looksOf(
  printable: PrintableGame,
  items: Iterable<Pick<InventoryItem, 'sheet' | 'card'>>,
  { locale, paper, press }: LookOrder,
): Promise<ReadonlyMap<string, string>> {
  const own = [...items];
  const looks = new Map<string, string>();
  for (const sheet of printable.sheets) {
    const wantedItems = own.filter((item) => item.sheet === sheet.id);
    if (wantedItems.length === 0) continue;
    const cards = wantedItems.flatMap(({ card }) => (card === null ? [] : [card]));
    const order = { sheet, locale, paper, wanted: sheet.sort === 'panel' ? {} : { cards } };
    const { faces, copies } = renderFaces(printable, order);
    const proved = await proveFaces(printable, order, press);
    const pixels = new Map(proved.map(({ face, proof }) => [faceKey(face), proof.pixels]));
    const remember = (card: string | null, sides: readonly (Face | undefined)[]): void => {
      const drawn = sides.map((face) => (face === undefined ? null : pixels.get(faceKey(face))));
      if (drawn.length > 0 && !drawn.includes(undefined)) {
        looks.set(keyOf({ sheet: sheet.id, card }), digest(drawn));
      }
    };
    if (sheet.sort === 'panel') remember(null, faces);
    for (const { front, back } of copies) {
      const face = faces[front];
      remember(face?.card?.id ?? '', [face, back === null ? undefined : faces[back]]);
    }
  }
  return looks;
}

/** Faces that are the same are drawn once. */
function faceKey({ side, html }: Face): string {
  return `${side} ${html}`;
}

function digest(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}

/** With what is known of how the items look. */
export function withLooks(inventory: Inventory, looks: ReadonlyMap<string, string>): Inventory {
  return new Map(
    [...inventory].map(([key, item]) => {
      const drawn = looks.get(key);
      return [key, drawn === undefined ? item : { ...item, drawn }];
    }),
  );
}

/**
 * The state `after`, in which items that are made otherwise and look as `before` have the hash that
 * they had: nobody needs to print them.
 */
export async function settled(
  before: Inventory,
  after: Inventory,
  looks: (items: readonly Pick<InventoryItem, 'sheet' | 'card'>[]) => Promise<{
    readonly before: ReadonlyMap<string, string>;
    readonly after: ReadonlyMap<string, string>;
  }>,
): Promise<Inventory> {
  const changed = compareInventories(before, after).filter(({ fate }) => fate === 'changed');
  if (changed.length === 0) return after;
  const drawn = await looks(changed.map(({ item }) => item));
  return new Map(
    [...after].map(([key, item]) => {
      const look = drawn.after.get(key);
      const isSame = look !== undefined && look === drawn.before.get(key);
      return [key, isSame ? { ...item, hash: before.get(key)?.hash ?? item.hash } : item];
    }),
  );
}
