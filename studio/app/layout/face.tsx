/** A card as it prints, in a page without scripts, and above it its boxes to be dragged. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { judge, measure, shrink } from '../../../print/in-page.ts';
import { lengthOf } from '../../protocol/layout.ts';
import { holdFaces, type HeldFaces } from '../faces/hold-faces.ts';
import { filled } from '../words.ts';
import { contrastsIn } from './contrast.ts';
import { placeOf, turnedBack, type Place, type Way } from './box-place.ts';
import { movedBox, sidesOf, sizedBox, type LayoutModel, type Sides } from './model.ts';
import { fontsReady } from '../faces/fonts-ready.ts';

const PX_PER_MM = 96 / 25.4;
/** Around a face in its frame: on both sides, and with its name below it. In pixels. */
const MARGIN = 48;
const CAPTION = 72;
const STEP = 0.5;
const FINE = 0.1;

/** A box, and what is written in it. */
type ShownBox = Place & { readonly text: string };

function textOf(box: HTMLElement): string {
  return (box.textContent ?? '').replaceAll(/\s+/g, '');
}

export function Face({ model }: { readonly model: LayoutModel }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const held = useRef<HeldFaces | null>(null);
  const loads = useSignal(0);
  const places = useSignal<readonly ShownBox[]>([]);
  const sheet = model.sheet.value;

  const look = (): void => {
    const page = frame.current?.contentDocument;
    const inside = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined;
    const limits = model.properties.value;
    if (!page || !inside) return;
    for (const box of page.querySelectorAll<HTMLElement>('[data-box]')) {
      const name = box.dataset['box'] ?? '';
      // Only what is being moved: else the style sheet says it.
      for (const side of Object.keys(model.boxes.value[name] ?? {})) {
        const mm = model.moving.value[name]?.[side as keyof Sides];
        if (mm === undefined) box.style.removeProperty(`--${name}-${side}`);
        else box.style.setProperty(`--${name}-${side}`, lengthOf(mm));
      }
    }
    shrink(model.zoom.value, inside);
    const found = [...page.querySelectorAll<HTMLElement>('[data-box]')].flatMap((box) => {
      const name = box.dataset['box'] ?? '';
      if (model.boxes.value[name] === undefined) return [];
      return [{ ...placeOf(box, name), text: textOf(box) }];
    });
    places.value = found;
    const names = found.map(({ name }) => name);
    if (names.join() !== [...model.present.peek()].join()) model.present.value = new Set(names);
    model.contrasts.value = contrastsIn(page, model.zoom.value);
    if (limits !== null) model.findings.value = judge(measure(model.zoom.value, inside), limits);
  };

  useSignalEffect(() => {
    const shown = model.front.value;
    const zoom = model.zoom.value;
    const isGuided = model.guides.value;
    const limits = model.properties.value;
    const isLoaded = loads.value > 0;
    const page = frame.current?.contentDocument;
    if (!isLoaded || shown === null || !page) return;
    held.current ??= holdFaces(page);
    const fonts = page.getElementById('fonts');
    if (fonts !== null && fonts.textContent !== shown.fonts) fonts.textContent = shown.fonts;
    const root = page.documentElement;
    root.style.setProperty('--zoom', String(zoom));
    root.style.setProperty('--cw-bleed', String(limits?.bleed ?? 0));
    root.style.setProperty('--cw-safe', String(limits?.safe ?? 0));
    root.classList.toggle('cw-guided', isGuided);
    held.current.draw([shown.front]);
    // What was never painted is not found under a point.
    void fontsReady(page).then(() => requestAnimationFrame(() => requestAnimationFrame(look)));
  });
  useSignalEffect(() => {
    if (Object.keys(model.moving.value).length >= 0 && loads.peek() > 0) look();
  });
  // After a step the style sheets of the page are others.
  useSignalEffect(() => {
    const revision = model.looks.value;
    const page = frame.current?.contentDocument;
    if (revision === 0 || !page) return;
    for (const link of page.querySelectorAll<HTMLLinkElement>('link.cw-game')) {
      link.addEventListener('load', look, { once: true });
      link.href = `${link.href.split('?')[0]}?${revision}`;
    }
  });

  if (sheet === null) return null;
  const around = model.guides.value ? 2 * (model.properties.value?.bleed ?? 0) : 0;
  const height = (sheet.height + around) * PX_PER_MM * model.zoom.value + CAPTION;
  const width = (sheet.width + around) * PX_PER_MM * model.zoom.value + MARGIN;
  return (
    <div class="face" style={{ width: `${width}px`, height: `${height}px` }}>
      <iframe
        key={JSON.stringify(sheet.frame)}
        ref={frame}
        sandbox="allow-same-origin"
        {...sheet.frame}
        title={sheet.title}
        tabIndex={-1}
        aria-hidden="true"
        onLoad={() => {
          held.current = null;
          loads.value += 1;
        }}
      />
      {places.value.map((place) => (
        <Handle key={place.name} model={model} place={place} />
      ))}
    </div>
  );
}

/** With which a whole card has room, in pixels. */
export function fittingZoom(
  card: { readonly width: number; readonly height: number },
  width: number,
  height: number,
): number {
  const [across, down] = [width - MARGIN, height - CAPTION].map((room) => room / PX_PER_MM);
  const zoom = Math.min((across ?? 0) / card.width, (down ?? 0) / card.height);
  return Math.min(4, Math.max(1, Math.floor(zoom * 20) / 20));
}

/** Dragged by its middle it moves, by its corner it has another size; arrows do the same. */
function Handle({ model, place }: { readonly model: LayoutModel; readonly place: ShownBox }) {
  const { name } = place;
  const sides = model.boxes.value[name] ?? {};
  const begun = useRef<{ x: number; y: number; sides: Sides; isSize: boolean } | null>(null);
  const scale = PX_PER_MM * model.zoom.value;
  // A box that is turned moves where the hand goes: along its own sides that is another way.
  const changed = (from: Sides, way: Way, isSize: boolean): Sides =>
    isSize
      ? sizedBox(from, ...turnedBack(way, place.turned))
      : movedBox(from, ...turnedBack(way, place.within));
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
        begun.current = { x: event.clientX, y: event.clientY, sides, isSize };
        event.currentTarget.setPointerCapture(event.pointerId);
        model.hold();
      }}
      onPointerMove={(event) => {
        const from = begun.current;
        if (from === null) return;
        const way = [(event.clientX - from.x) / scale, (event.clientY - from.y) / scale] as const;
        const moved = changed(from.sides, way, from.isSize);
        model.moving.value = { ...model.moving.value, [name]: moved };
      }}
      onPointerUp={() => {
        const isMoved = begun.current !== null;
        begun.current = null;
        if (isMoved) void model.write();
      }}
      onKeyDown={(event) => {
        const [across, down] = ARROWS[event.key] ?? [0, 0];
        if (across === 0 && down === 0) return;
        event.preventDefault();
        const step = event.altKey ? FINE : STEP;
        model.move(name, changed(sides, [across * step, down * step], event.shiftKey), false);
      }}
    >
      <span class="corner-handle" />
    </button>
  );
}

const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
