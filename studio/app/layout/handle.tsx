/** A box above a card, by which it is dragged. */
import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { lengthOf } from '../../protocol/layout.ts';
import { filled } from '../words.ts';
import { turnedBack, type Place, type Way } from './box-place.ts';
import type { LayoutModel } from './model.ts';
import { movedBox, sidesOf, sizedBox, type Sides } from './sides.ts';
import { areaOf, snapped, type Area, type Hold, type SnapLine } from './snapping.ts';

export const PX_PER_MM = 96 / 25.4;
const STEP = 0.5;
const FINE = 0.1;

/** A box, what is written in it, and the names of those that are in it. */
export type ShownBox = Place & { readonly text: string; readonly holds: readonly string[] };

interface HandleParts {
  readonly model: LayoutModel;
  readonly place: ShownBox;
  /** What it snaps to. */
  readonly others: readonly Area[];
  /** Shown while it does. */
  readonly lines: Signal<readonly SnapLine[]>;
}

/** Where a hand took a box. */
interface Begun {
  readonly x: number;
  readonly y: number;
  readonly sides: Sides;
  readonly isSize: boolean;
  readonly area: Area;
  readonly others: readonly Area[];
  /** What was not written yet. */
  readonly moving: LayoutModel['moving']['value'];
}

/** Dragged by its middle it moves, by its corner it has another size; arrows do the same, and snap to nothing. */
export function Handle({ model, place, others, lines }: HandleParts) {
  const { name } = place;
  const sides = model.boxes.value[name] ?? {};
  const begun = useRef<Begun | null>(null);
  const scale = PX_PER_MM * model.zoom.value;
  // A box that is turned moves where the hand goes: along its own sides that is another way.
  const changed = (from: Sides, way: Way, isSize: boolean): Sides =>
    isSize
      ? sizedBox(from, ...turnedBack(way, place.turned))
      : movedBox(from, ...turnedBack(way, place.within));
  const drop = (): void => {
    const isHeld = begun.current !== null;
    begun.current = null;
    lines.value = [];
    if (isHeld) void model.write();
  };
  const { words } = model;
  const shown = sidesOf(sides).map(([side, mm]) => `${words.sides[side]} ${lengthOf(mm)}`);
  const isBad = model.troubled.value.some((text) => text !== '' && place.text.includes(text));
  return (
    <button
      type="button"
      class={isBad ? 'box bad' : 'box'}
      aria-label={filled(words.box, { name, sides: shown.join(', ') })}
      title={shown.join('\n')}
      style={{
        left: `${place.left}px`,
        top: `${place.top}px`,
        width: `${place.width}px`,
        height: `${place.height}px`,
        rotate: `${place.turned}rad`,
      }}
      onPointerDown={(event) => {
        const isSize = (event.target as HTMLElement).classList.contains('corner-handle');
        const { clientX: x, clientY: y } = event;
        const moving = model.moving.value;
        begun.current = { x, y, sides, isSize, area: areaOf(place), others, moving };
        event.currentTarget.setPointerCapture(event.pointerId);
        model.hold();
      }}
      onPointerMove={(event) => {
        const from = begun.current;
        if (from === null) return;
        const hand: Way = [event.clientX - from.x, event.clientY - from.y];
        // Linux desktops move windows with Alt.
        const isFree = event.altKey || event.ctrlKey;
        const snap = isFree ? FREE : holdOf(from, place);
        const { way, lines: met } = snapped(from.area, hand, from.others, snap);
        lines.value = met;
        const inMm: Way = [way[0] / scale, way[1] / scale];
        const moved = changed(from.sides, inMm, from.isSize);
        model.show(name, from.sides, moved);
      }}
      onPointerUp={drop}
      onPointerCancel={() => {
        // The system took the pointer for something else: nobody meant to move anything.
        if (begun.current !== null) model.moving.value = begun.current.moving;
        drop();
      }}
      onKeyDown={(event) => {
        const [across, down] = ARROWS[event.key] ?? [0, 0];
        if (across === 0 && down === 0) return;
        event.preventDefault();
        const step = event.altKey ? FINE : STEP;
        model.move(
          name,
          sides,
          changed(sides, [across * step, down * step], event.shiftKey),
          false,
        );
      }}
    >
      <span class="corner-handle" />
    </button>
  );
}

/** Snaps to nothing. */
const FREE: Hold = { across: 'none', down: 'none' };

/** Only what its style sheet lets change. What is turned has its sides along no edge of the card. */
function holdOf({ sides, isSize }: Begun, { turned, within }: Place): Hold {
  const { left, right, top, bottom, width, height } = sides;
  if (!isSize) {
    const [isAcross, isDown] = [has(left, right), has(top, bottom)];
    if (within !== 0 && !(isAcross && isDown)) return FREE;
    return { across: isAcross ? 'all' : 'none', down: isDown ? 'all' : 'none' };
  }
  if (turned !== 0) return FREE;
  return { across: has(width) ? 'end' : 'none', down: has(height) ? 'end' : 'none' };
}

function has(...lengths: readonly (number | undefined)[]): boolean {
  return lengths.some((one) => one !== undefined);
}

const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
