/**
 * Cards as they print: a page without scripts for each sheet, in which only those in view are drawn,
 * and above it what can be done with each.
 */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { shrink } from '../../../print/in-page.ts';
import type { Front, FrontSheet } from '../../protocol/decks.ts';
import { holdFaces, type HeldFaces } from '../faces/hold-faces.ts';
import type { DeckHost } from './host.ts';
import { fontsReady } from '../faces/styles.ts';

const PX_PER_MM = 96 / 25.4;
const GAP = 14;
/** Below each card, for what can be done with it. */
const FOOT = 38;

/** Whoever has fronts to show, such as a deck that is being built. */
export interface FrontSource {
  readonly host: Pick<DeckHost, 'sheets' | 'fronts'>;
  readonly locale: ReadonlySignal<string>;
  /** Grows when fronts may be others. */
  readonly looks: ReadonlySignal<number>;
}

interface FrontsParts {
  readonly session: FrontSource;
  /** Ids; one may be there several times. */
  readonly cards: readonly string[];
  readonly zoom: number;
  /** What is shown above a card and below it. */
  readonly tools?: ((card: string) => ComponentChildren) | undefined;
}

export function Fronts({ session, cards, zoom, tools }: FrontsParts) {
  const sheets = useSignal<readonly FrontSheet[]>([]);
  const locale = session.locale.value;
  const looks = session.looks.value;
  useEffect(() => {
    let isWanted = true;
    void session.host.sheets(locale).then((found) => {
      if (isWanted) sheets.value = found;
    });
    return () => (isWanted = false);
  }, [session, locale, looks]);
  const taken = new Set<string>();
  return (
    <>
      {sheets.value.map((sheet) => {
        const own = new Set(sheet.cards.filter((card) => !taken.has(card)));
        for (const card of own) taken.add(card);
        const shown = cards.filter((card) => own.has(card));
        if (shown.length === 0) return null;
        return (
          <SheetOfFronts
            key={`${sheet.id} ${locale}`}
            {...{ session, sheet, zoom, tools }}
            cards={shown}
          />
        );
      })}
    </>
  );
}

interface SheetParts extends FrontsParts {
  readonly sheet: FrontSheet;
}

function SheetOfFronts({ session, sheet, cards, zoom, tools }: SheetParts) {
  const holder = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const held = useRef<HeldFaces | null>(null);
  const width = useSignal(0);
  const view = useSignal({ from: 0, to: 0 });
  const isLoaded = useSignal(false);

  const [across, down] = [sheet.width * PX_PER_MM * zoom, sheet.height * PX_PER_MM * zoom];
  const columns = Math.max(1, Math.floor((width.value + GAP) / (across + GAP)));
  const rowHeight = down + FOOT + GAP;
  const rows = Math.ceil(cards.length / columns);
  const [from, to] = [Math.min(view.value.from, rows), Math.min(view.value.to, rows)];
  const first = from * columns;
  const inView = cards.slice(first, to * columns);
  // What is left of the width is shared by both sides.
  const rest = Math.max(0, (width.value + GAP - columns * (across + GAP)) / 2);
  const placeOf = (at: number) => ({
    left: (at % columns) * (across + GAP) + GAP + rest,
    top: Math.floor(at / columns) * rowHeight + GAP,
  });

  useLayoutEffect(() => {
    const element = holder.current;
    const scroller = element?.closest<HTMLElement>('.scroller');
    if (element === null || scroller === null || scroller === undefined) return undefined;
    const look = (): void => {
      width.value = element.clientWidth - 2 * GAP;
      const top = scroller.getBoundingClientRect().top - element.getBoundingClientRect().top;
      const margin = scroller.clientHeight / 2;
      const begin = Math.max(0, Math.floor((top - margin) / rowHeight));
      const end = Math.max(0, Math.ceil((top + scroller.clientHeight + margin) / rowHeight));
      if (begin !== view.value.from || end !== view.value.to) view.value = { from: begin, to: end };
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    observer.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [rowHeight, cards.length]);

  const looks = session.looks.value;
  const locale = session.locale.value;
  useEffect(() => {
    if (!isLoaded.value || inView.length === 0) return undefined;
    let isWanted = true;
    void session.host.fronts(locale, [...new Set(inView)]).then(async ({ fronts, fonts }) => {
      const page = frame.current?.contentDocument;
      if (!isWanted || page === null || page === undefined) return;
      held.current ??= holdFaces(page);
      addFonts(page, fonts);
      draw(page, held.current, asOften(inView, fronts), zoom, placeOf);
      await fontsReady(page);
      const inside = frame.current?.contentWindow;
      if (isWanted && inside) shrink(zoom, inside as Window & typeof globalThis);
    });
    return () => (isWanted = false);
  }, [isLoaded.value, inView.join(' '), zoom, columns, rest, looks, locale]);

  return (
    <div class="fronts" ref={holder} style={{ height: `${rows * rowHeight + GAP}px` }}>
      <iframe
        ref={frame}
        sandbox="allow-same-origin"
        {...sheet.frame}
        title={sheet.title}
        tabIndex={-1}
        aria-hidden="true"
        style={{ top: `${from * rowHeight}px`, height: `${(to - from) * rowHeight + GAP}px` }}
        onLoad={() => {
          held.current = null;
          isLoaded.value = false;
          isLoaded.value = true;
        }}
      />
      {tools !== undefined &&
        inView.map((card, at) => {
          const { left, top } = placeOf(first + at);
          return (
            <div
              class="front"
              key={`${card} ${first + at}`}
              style={{
                left: `${left}px`,
                top: `${top}px`,
                width: `${across}px`,
                height: `${down + FOOT}px`,
              }}
            >
              {tools(card)}
            </div>
          );
        })}
    </div>
  );
}

/** Once for each time that a card is wanted, under keys of their own. */
function asOften(cards: readonly string[], fronts: readonly Front[]): (Front | null)[] {
  const byCard = new Map(fronts.map((front) => [front.card, front]));
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const front = byCard.get(card);
    const times = (seen.get(card) ?? 0) + 1;
    seen.set(card, times);
    return front === undefined ? null : copyOf(front, times);
  });
}

const copies = new WeakMap<Front, Map<number, Front>>();

/** The same front is the same object, so that it is not drawn again. */
function copyOf(front: Front, times: number): Front {
  const known = copies.get(front) ?? new Map<number, Front>();
  copies.set(front, known);
  const copy = known.get(times) ?? { ...front, key: `${front.key}#${times}` };
  known.set(times, copy);
  return copy;
}

function draw(
  page: Document,
  held: HeldFaces,
  fronts: readonly (Front | null)[],
  zoom: number,
  placeOf: (at: number) => { readonly left: number; readonly top: number },
): void {
  page.documentElement.style.setProperty('--zoom', String(zoom));
  const drawn = fronts.filter((front) => front !== null);
  held.draw(drawn);
  const figures = new Map(
    [...page.body.children].map((figure) => [(figure as HTMLElement).dataset['key'], figure]),
  );
  for (const [at, front] of fronts.entries()) {
    const figure = front === null ? undefined : (figures.get(front.key) as HTMLElement | undefined);
    if (figure === undefined) continue;
    const { left, top } = placeOf(at);
    figure.style.setProperty('position', 'absolute', 'important');
    figure.style.setProperty('left', `${left}px`, 'important');
    figure.style.setProperty('top', `${top}px`, 'important');
  }
}

/** Those of earlier cards stay. */
function addFonts(page: Document, fonts: string): void {
  const style = page.getElementById('fonts');
  if (style === null) return;
  const known = new Set(rulesIn(style.textContent ?? ''));
  const fresh = rulesIn(fonts).filter((rule) => !known.has(rule));
  if (fresh.length > 0) style.append(`${fresh.join('\n')}\n`);
}

/** Each `@font-face` of a style sheet. */
export function rulesIn(fonts: string): string[] {
  return fonts
    .split(/(?=@font-face)/)
    .map((rule) => rule.trim())
    .filter(Boolean);
}
