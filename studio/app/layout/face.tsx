/** A card as it prints, in a page without scripts, and above it its boxes to be dragged. */
import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { judge, measure, shrink } from '../../../print/in-page.ts';
import { lengthOf } from '../../protocol/layout.ts';
import { captionOf } from '../faces/caption.ts';
import { fontsReady, isRenewing, renewAllStyles } from '../faces/styles.ts';
import { holdFaces, type HeldFaces } from '../faces/hold-faces.ts';
import { contrastsIn } from './contrast.ts';
import { placeOf } from './box-place.ts';
import { Handle, PX_PER_MM, type ShownBox } from './handle.tsx';
import type { LayoutModel } from './model.ts';
import type { Sides } from './sides.ts';
import { areaOf, insetBy, type Area, type SnapLine } from './snapping.ts';

/** Around a face in its frame: on both sides, and with its name below it. In pixels. */
const MARGIN = 48;
const CAPTION = 72;
function textOf(box: HTMLElement): string {
  return (box.textContent ?? '').replaceAll(/\s+/g, '');
}

export function Face({ model }: { readonly model: LayoutModel }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const held = useRef<HeldFaces | null>(null);
  const loads = useSignal(0);
  const places = useSignal<readonly ShownBox[]>([]);
  /** The card, and where its text may be. */
  const card = useSignal<readonly Area[]>([]);
  const lines = useSignal<readonly SnapLine[]>([]);
  const sheet = model.sheet.value;

  const look = (): void => {
    const page = frame.current?.contentDocument;
    const inside = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined;
    const limits = model.properties.value;
    if (!page || !inside) return;
    putMoved(page, model);
    shrink(model.zoom.value, inside);
    const found = [...page.querySelectorAll<HTMLElement>('[data-box]')].flatMap((box) => {
      const name = box.dataset['box'] ?? '';
      if (model.boxes.value[name] === undefined) return [];
      const inner = [...box.querySelectorAll<HTMLElement>('[data-box]')];
      const holds = inner.map(({ dataset }) => dataset['box'] ?? '');
      return [{ ...placeOf(box, name), text: textOf(box), holds }];
    });
    places.value = found;
    const cut = page.querySelector('.cw-place')?.getBoundingClientRect();
    const safe = (limits?.safe ?? 0) * PX_PER_MM * model.zoom.value;
    card.value = cut === undefined ? [] : safe > 0 ? [cut, insetBy(cut, safe)] : [cut];
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
    held.current ??= holdFaces(page, captionOf);
    const fonts = page.getElementById('fonts');
    if (fonts !== null && fonts.textContent !== shown.fonts) fonts.textContent = shown.fonts;
    const root = page.documentElement;
    root.style.setProperty('--zoom', String(zoom));
    root.style.setProperty('--cw-bleed', String(limits?.bleed ?? 0));
    root.style.setProperty('--cw-safe', String(limits?.safe ?? 0));
    root.classList.toggle('cw-guided', isGuided);
    held.current.draw([shown.front]);
    putMoved(page, model);
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
    renewAllStyles(page, revision, look);
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
        <Handle
          key={place.name}
          {...{ model, place, lines }}
          others={[...card.value, ...othersThan(place, places.value)]}
        />
      ))}
      {lines.value.map(({ isUpright, left, top, right, bottom }, at) => (
        <span
          key={at}
          class={isUpright ? 'snap upright' : 'snap'}
          style={{
            left: `${left}px`,
            top: `${top}px`,
            width: `${right - left}px`,
            height: `${bottom - top}px`,
          }}
        />
      ))}
    </div>
  );
}

/** Only what is being moved: else the style sheet says it, as soon as it has come. */
function putMoved(page: Document, model: LayoutModel): void {
  // Not subscribed to: the card would be drawn again with each move of the hand.
  const known = model.boxes.peek();
  const boxes = isRenewing(page) ? known : model.moving.peek();
  for (const box of page.querySelectorAll<HTMLElement>('[data-box]')) {
    const name = box.dataset['box'] ?? '';
    for (const side of Object.keys(known[name] ?? {})) {
      const mm = boxes[name]?.[side as keyof Sides];
      if (mm === undefined) box.style.removeProperty(`--${name}-${side}`);
      else box.style.setProperty(`--${name}-${side}`, lengthOf(mm));
    }
  }
}

/** What a box may be in line with: not what moves with it. */
function othersThan({ name, holds }: ShownBox, all: readonly ShownBox[]): Area[] {
  return all.filter((one) => one.name !== name && !holds.includes(one.name)).map(areaOf);
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
