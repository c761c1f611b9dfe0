/** The page of the preview around the faces. Runs inside the page: it must not use anything from outside itself. */
import type { PreviewChange } from './changes.ts';
import type { ShownFault } from './faults.ts';
import type { Wanted } from './faces-client.ts';
import type { openSheet as openSheetFrame, SheetFrame, Tools } from './sheet-client.ts';
import type { ShownFace } from './shown-face.ts';
import type { PreviewState } from './state.ts';
import type { PreviewWords } from './words.ts';

export interface PreviewStart extends PreviewState {
  /** Of the state that the page shows. */
  readonly revision: number;
  /** The name of the page as a listener. */
  readonly listener: string;
  readonly words: PreviewWords;
}

export function runShell(
  start: PreviewStart,
  openSheet: typeof openSheetFrame,
  tools: Tools,
): void {
  const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
  const main = byId('faces');
  const sheetChoice = byId('sheet') as HTMLSelectElement;
  const locale = byId('locale') as HTMLSelectElement;
  const size = byId('size') as HTMLInputElement;
  const backs = byId('backs') as HTMLInputElement;
  const find = byId('find') as HTMLInputElement;

  const frames = new Map<string, SheetFrame>();
  const faces = new Map<string, ShownFace>(start.faces.map((face) => [face.key, face]));
  const renewed = new Map<string, number>();
  let order: readonly string[] = [...faces.keys()];
  let { sheets, faults, fonts } = start;
  /** Those that have frames. */
  let framed: typeof sheets = [];
  /** What the server knows that the user sees. */
  let inView: string | undefined;
  let scrolling: ReturnType<typeof setTimeout> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let events = listen(start.revision);
  update();

  for (const control of [sheetChoice, size, backs, find]) {
    control.addEventListener('input', () => inPlace(update));
  }
  locale.addEventListener('change', () => {
    events.close();
    faces.clear();
    order = [];
    // Of no state: the answer is everything.
    events = listen(-1);
  });
  main.addEventListener('scroll', tellViewSoon);
  // Whatever else the server shows asks for the key that this page was opened with.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a')) {
    link.hash = location.hash;
  }

  function listen(revision: number): EventSource {
    const asked = new URLSearchParams({
      lang: locale.value,
      listener: start.listener,
      revision: String(revision),
    });
    const source = new EventSource(`/events?${asked}`);
    source.addEventListener('message', ({ data }: MessageEvent<string>) =>
      change(JSON.parse(data) as PreviewChange),
    );
    source.addEventListener('open', () => {
      // Another connection, of which the server knows nothing.
      inView = undefined;
      tellViewSoon();
    });
    return source;
  }

  function change(told: PreviewChange): void {
    if (told.reload === true) for (const frame of frames.values()) frame.reload();
    const isElsewhere = told.order !== undefined || told.sheets !== undefined;
    ({ faults = faults, sheets = sheets, order = order, fonts = fonts } = told);
    for (const face of told.faces) faces.set(face.key, face);
    const present = new Set(order);
    for (const key of faces.keys()) if (!present.has(key)) faces.delete(key);
    for (const path of told.styles?.changed ?? []) renewed.set(path, told.styles?.revision ?? 0);
    if (isElsewhere) inPlace(update);
    else update();
  }

  function update(): void {
    const wanted: Wanted = {
      sheet: sheetChoice.value,
      zoom: Number(size.value),
      backs: backs.checked,
      find: find.value,
    };
    if (framed !== sheets) renewFrames();
    const all = order.flatMap((key) => faces.get(key) ?? []);
    for (const sheet of sheets) {
      const own = all.filter((face) => face.sheet === sheet.id);
      frames
        .get(sheet.id)
        ?.show({ sheet, faces: own, locale: locale.value, fonts, renewed, wanted });
    }
    settleSoon();
    tellViewSoon();
  }

  /** What the user looks at stays where it is on the screen, whatever comes or goes around it. */
  function inPlace(work: () => void): void {
    const { top } = main.getBoundingClientRect();
    const seen = main.scrollTop === 0 ? undefined : firstSeen(top);
    const before = seen?.frame.topOf(seen.key);
    work();
    if (seen === undefined || before === undefined) return;
    for (const frame of frames.values()) frame.fit();
    const after = seen.frame.topOf(seen.key);
    if (after !== undefined) main.scrollTop += after - before;
  }

  /** The first face that ends below `top`. */
  function firstSeen(top: number): { frame: SheetFrame; key: string } | undefined {
    for (const { id } of sheets) {
      const frame = frames.get(id);
      const key = frame?.seenFrom(top);
      if (frame !== undefined && key !== undefined) return { frame, key };
    }
    return undefined;
  }

  /** A frame for each sheet, in order. */
  function renewFrames(): void {
    framed = sheets;
    const present = new Set(sheets.map(({ id }) => id));
    for (const [id, { element }] of frames) {
      if (present.has(id)) continue;
      element.remove();
      frames.delete(id);
    }
    let there = main.firstElementChild;
    for (const { id, title } of sheets) {
      const frame =
        frames.get(id) ?? openSheet(`/game/?sheet=${encodeURIComponent(id)}`, settleSoon, tools);
      frames.set(id, frame);
      frame.element.title = title;
      if (there === frame.element) there = there.nextElementSibling;
      else main.insertBefore(frame.element, there);
    }
    const chosen = sheetChoice.value;
    sheetChoice.replaceChildren(
      new Option(start.words.all, ''),
      ...sheets.map(({ id, title }) => new Option(title, id, false, id === chosen)),
    );
  }

  /** The server renews first what the user sees. */
  function tellViewSoon(): void {
    clearTimeout(scrolling);
    scrolling = setTimeout(() => {
      const seen = firstSeen(main.getBoundingClientRect().top)?.key;
      if (seen === undefined || seen === inView) return;
      inView = seen;
      void fetch(`/in-view?${new URLSearchParams({ listener: start.listener, face: seen })}`);
    }, 100);
  }

  /** Measuring takes longer than drawing: it waits until the change is seen, and until no other follows. */
  function settleSoon(): void {
    clearTimeout(settling);
    settling = setTimeout(() => void settle(), 150);
  }

  async function settle(): Promise<void> {
    const found = await Promise.all([...frames.values()].map((frame) => frame.settle()));
    const all = [...faults, ...found.flat()];
    // Faults take room beside the faces, and in their captions.
    inPlace(() => {
      for (const frame of frames.values()) frame.mark(all);
      byId('faults').replaceChildren(...all.map(faultBox));
    });
    const { noErrors, oneError, manyErrors, state } = start.words;
    const errors =
      all.length === 0
        ? noErrors
        : all.length === 1
          ? oneError
          : manyErrors.replace('{count}', String(all.length));
    byId('state').textContent = state
      .replace('{faces}', String(faces.size))
      .replace('{errors}', errors);
  }

  function faultBox({ code, severity, message, hint, place, card }: ShownFault): HTMLElement {
    const box = document.createElement('article');
    box.className = severity;
    for (const [name, text] of [
      ['code', code],
      ['', message],
      ['', hint],
      ['place', place],
    ] as const) {
      if (text === null) continue;
      const line = document.createElement('p');
      line.className = name;
      line.textContent = text;
      box.append(line);
    }
    if (card !== null) {
      box.addEventListener('click', () => [...frames.values()].some((frame) => frame.reveal(card)));
    }
    return box;
  }
}
