/** One card: where it is written, and how it looked before beside how it looks now. */
import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { ShownFace, ShownSheet } from '../../../print/in-page.ts';
import { shrink } from '../../../print/in-page.ts';
import { holdFaces } from '../faces/hold-faces.ts';
import { keyHash } from '../server.ts';
import { textLink } from '../text-link.ts';
import { filled } from '../words.ts';
import { baseKey } from './changed.ts';
import type { CardsModel } from './model.ts';
import { fontsReady } from '../faces/styles.ts';

const PX_PER_MM = 96 / 25.4;

/** Around a face in its frame, on both sides together. */
const MARGIN = 32;

/** Between two faces. */
const GAP = 8;

interface Part {
  readonly model: CardsModel;
}

export function Details({ model }: Part) {
  const card = model.chosen.value;
  const { words } = model;
  const close = useRef<HTMLButtonElement>(null);
  const isOpen = card !== null;
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      // In a frame the name that was pressed has kept its place.
      if (isOpen && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen]);
  useEffect(() => close.current?.focus(), [card]);
  if (card === null) return null;
  const place = model.places.value[card];
  return (
    <section
      class="details"
      aria-label={filled(words.details, { id: card })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') void model.choose(null);
      }}
    >
      <h2>{card}</h2>
      <button ref={close} type="button" class="close" onClick={() => void model.choose(null)}>
        {words.close}
      </button>
      {place !== undefined && (
        <p class="links">
          <span class="place">
            {place.file}:{place.line}
          </span>{' '}
          <a href={textLink(place)}>{words.toText}</a>{' '}
          <a href={figuresLink(place.kind, card)}>{words.toFigures}</a>{' '}
          <LayoutLink model={model} card={card} />{' '}
          <button type="button" onClick={() => void model.openOutside(card)}>
            {words.openOutside}
          </button>
        </p>
      )}
      <Comparison model={model} card={card} />
    </section>
  );
}

function figuresLink(kind: string, row: string): string {
  return `/figures?${new URLSearchParams({ kind, row }).toString()}${keyHash()}`;
}

/** Boxes are moved on the fronts of cards. */
function LayoutLink({ model, card }: Part & { readonly card: string }) {
  const [first] = model.facesOf(card);
  if (first === undefined) return null;
  const asked = new URLSearchParams({ sheet: first.now.sheet, card }).toString();
  return <a href={`/layout?${asked}${keyHash()}`}>{model.words.toLayout}</a>;
}

/** How wide an element is, in pixels, whenever that changes. */
function useWidth(element: { readonly current: HTMLElement | null }): number {
  const width = useSignal(0);
  useEffect(() => {
    const holder = element.current;
    if (holder === null) return undefined;
    const observer = new ResizeObserver(() => (width.value = holder.clientWidth));
    observer.observe(holder);
    return () => observer.disconnect();
  }, [element, width]);
  return width.value;
}

function Comparison({ model, card }: Part & { readonly card: string }) {
  const holder = useRef<HTMLDivElement>(null);
  const width = useWidth(holder);
  return (
    <div ref={holder} class="pairs">
      {width > 0 && <Pairs model={model} card={card} room={(width - GAP) / 2 - MARGIN} />}
    </div>
  );
}

/** Two faces beside each other, whatever room there is. `room`: for the width of each, in pixels. */
function Pairs({ model, card, room }: Part & { readonly card: string; readonly room: number }) {
  const { words } = model;
  const since = model.since.value;
  const old = model.old.value;
  if (old === null) return <p>{words.noCommit}</p>;
  // What was there before is still being fetched.
  if (model.arrivals.value === 0 || old.size === 0) return null;
  return (
    <>
      {model.facesOf(card).map(({ now, old }) => {
        const sheet = model.sheets.value.find(({ id }) => id === now.sheet);
        const isChanged = model.changed.value.has(baseKey(now.key));
        if (sheet === undefined) return null;
        return (
          <div key={now.key} class="pair">
            {old !== null && isChanged && (
              <Single
                title={words.before}
                home={since}
                face={old}
                room={room}
                sheet={sheet}
                fonts={model.fontsOf('old')}
              />
            )}
            <Single
              title={words.now}
              home="game"
              face={now}
              room={room}
              sheet={sheet}
              fonts={model.fontsOf('now')}
            />
            <p>{old === null ? words.isNew : isChanged ? '' : words.unchanged}</p>
          </div>
        );
      })}
    </>
  );
}

interface SingleParts {
  readonly title: string;
  /** Where its sheet is found. */
  readonly home: string;
  readonly face: ShownFace;
  readonly sheet: ShownSheet;
  readonly fonts: string;
  readonly room: number;
}

function Single({ title, home, face, sheet, fonts, room }: SingleParts) {
  const frame = useRef<HTMLIFrameElement>(null);
  const loads = useSignal(0);
  const zoom = Math.min(1.2, room / (face.width * PX_PER_MM));
  const isLoaded = loads.value > 0;
  useEffect(() => {
    const page = frame.current?.contentDocument;
    const inside = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined;
    if (!isLoaded || !page || !inside) return;
    const style = page.getElementById('fonts');
    if (style !== null) style.textContent = fonts;
    page.documentElement.style.setProperty('--zoom', String(zoom));
    page.body.replaceChildren();
    holdFaces(page).draw([face]);
    void fontsReady(page).then(() => shrink(zoom, inside));
  }, [isLoaded, loads.value, face, fonts, zoom]);
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <iframe
        key={`${home} ${sheet.id} ${sheet.look}`}
        ref={frame}
        sandbox="allow-same-origin"
        src={`/${home}/?sheet=${encodeURIComponent(sheet.id)}`}
        title={title}
        tabIndex={-1}
        onLoad={() => (loads.value += 1)}
        style={{
          width: `${face.width * PX_PER_MM * zoom + MARGIN}px`,
          height: `${face.height * PX_PER_MM * zoom + MARGIN}px`,
        }}
      />
    </figure>
  );
}
