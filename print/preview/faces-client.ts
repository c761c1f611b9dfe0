/** The faces of the preview. Runs inside the page: it must not use anything from outside itself. */
import type { Findings, judge as judgeFaces } from '../press/judge.ts';
import type { measure as measureFaces, MeasuredFace } from '../press/measure.ts';
import type { shrink as shrinkText } from '../press/shrink.ts';
import type { ChangedStyles, PreviewChange } from './changes.ts';
import type { FacesMessage, ShellMessage } from './shell-client.ts';
import type { ShownFault } from './faults.ts';
import type { PageSecrets } from './page.ts';
import type { ShownFace } from './shown-face.ts';
import type { PreviewState } from './state.ts';

export type FacesStart = Omit<PreviewState, 'fonts'> & Omit<PageSecrets, 'nonce'>;

export function runFaces(
  start: FacesStart,
  measure: typeof measureFaces,
  judge: typeof judgeFaces,
  shrink: typeof shrinkText,
): void {
  const figures = new Map<string, HTMLElement>();
  let order: readonly string[] = start.faces.map(({ key }) => key);
  let { faults, sheets } = start;
  let wanted: ShellMessage = {};
  let settling: ReturnType<typeof setTimeout> | undefined;
  const who = `listener=${start.listener}`;

  draw(start.faces);
  settleSoon();
  const language = `lang=${encodeURIComponent(start.locale)}`;
  const events = new EventSource(`/events?${language}&${who}&revision=${start.revision}`);
  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const change = JSON.parse(data) as PreviewChange;
    if (change.reload === true) location.reload();
    faults = change.faults ?? faults;
    sheets = change.sheets ?? sheets;
    order = change.order ?? order;
    if (change.fonts !== undefined) {
      (document.getElementById('fonts') as HTMLElement).textContent = change.fonts;
    }
    if (change.styles !== undefined) renewStyles(change.styles);
    draw(change.faces);
    settleSoon();
  });
  window.addEventListener('message', ({ origin, data }: MessageEvent<ShellMessage>) => {
    if (origin !== location.origin) return;
    if (data.show !== undefined) reveal(data.show);
    else {
      wanted = data;
      document.documentElement.style.setProperty('--zoom', String(data.zoom ?? 1.2));
      for (const figure of figures.values()) choose(figure);
      settleSoon();
      tellView();
    }
  });
  let scrolling: ReturnType<typeof setTimeout> | undefined;
  window.addEventListener('scroll', () => {
    clearTimeout(scrolling);
    scrolling = setTimeout(tellView, 100);
  });

  /** Shows these faces, and puts all in order; faces that are in no order are removed. */
  function draw(faces: readonly ShownFace[]): void {
    for (const { key, sheet, card, width, height, shape, html } of faces) {
      const figure = figures.get(key) ?? makeFigure(key, sheet, card);
      figure.style.setProperty('--w', String(width));
      figure.style.setProperty('--h', String(height));
      figure.dataset['shape'] = shape;
      const scaled = figure.querySelector('.cw-scaled');
      if (scaled !== null) scaled.innerHTML = html;
      choose(figure);
    }
    const present = new Set(order);
    for (const [key, figure] of figures) {
      if (present.has(key)) continue;
      figure.remove();
      figures.delete(key);
    }
    // What stands in its place is not moved: the page would jump.
    let there = document.querySelector('.cw-face');
    for (const key of order) {
      const figure = figures.get(key);
      if (figure === undefined) continue;
      if (there === figure) there = there.nextElementSibling;
      else document.body.insertBefore(figure, there);
    }
  }

  /** The server renews first what the user sees. */
  function tellView(): void {
    const seen = order.find((key) => {
      const box = figures.get(key)?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.bottom > 0;
    });
    if (seen !== undefined) void fetch(`/in-view?${who}&face=${encodeURIComponent(seen)}`);
  }

  function makeFigure(key: string, sheet: string, card: string | null): HTMLElement {
    const figure = document.createElement('figure');
    figure.className = 'cw-face';
    figure.innerHTML =
      '<div class="cw-window"><div class="cw-scaled"></div></div><figcaption></figcaption>';
    Object.assign(figure.dataset, { key, sheet, face: card ?? '' });
    figures.set(key, figure);
    return figure;
  }

  /** Style sheets are asked for again; an old one stays, where it is, until the new one is there. */
  function renewStyles({ paths, changed, revision }: ChangedStyles): void {
    const old = styleLinks();
    const known = [...new Set(old.map((link) => link.dataset['path'] ?? ''))];
    if (known.join() === paths.join()) {
      for (const path of changed) {
        old.findLast((link) => link.dataset['path'] === path)?.after(linkTo(path, revision));
      }
      return;
    }
    document.getElementById('base')?.after(...paths.map((path) => linkTo(path, revision)));
    for (const link of old) link.remove();
  }

  function styleLinks(): HTMLLinkElement[] {
    return [...document.querySelectorAll<HTMLLinkElement>('link.cw-game')];
  }

  function linkTo(path: string, revision: number): HTMLLinkElement {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.className = 'cw-game';
    link.dataset['path'] = path;
    link.href = `/game/${path.split('/').map(encodeURIComponent).join('/')}?${revision}`;
    const arrived = (): void => {
      for (const other of styleLinks()) {
        if (other.dataset['path'] === path && other !== link) other.remove();
      }
      settleSoon();
    };
    link.addEventListener('load', arrived);
    link.addEventListener('error', arrived);
    return link;
  }

  /** Measuring takes longer than drawing: it waits until the change is seen, and until no other follows. */
  function settleSoon(): void {
    clearTimeout(settling);
    settling = setTimeout(() => void settle(), 150);
  }

  /** Waits for fonts, sets text as it will be printed, measures, and tells what is wrong. */
  async function settle(): Promise<void> {
    await document.fonts.ready;
    const zoom = wanted.zoom ?? 1.2;
    for (const box of document.querySelectorAll<HTMLElement>(
      '[data-fit-size], [data-fit-leading]',
    )) {
      box.style.removeProperty('font-size');
      box.style.removeProperty('line-height');
    }
    shrink(zoom);
    const measured = measure(zoom);
    const found = sheets.flatMap((sheet) => {
      const own = measured.faces.filter((face) => sheetOf(face) === sheet.id);
      return faultsOf(judge({ ...measured, faces: own }, sheet));
    });
    mark([...faults, ...found]);
  }

  function sheetOf({ card, side }: MeasuredFace): string | undefined {
    const figure = [...figures.values()].find(
      ({ dataset }) =>
        dataset['face'] === (card ?? '') && dataset['key']?.endsWith(`/${side}`) === true,
    );
    return figure?.dataset['sheet'];
  }

  function faultsOf({ overflows, small, unsafe, unwritable }: Findings): ShownFault[] {
    return [
      ...overflows.map(({ card, field, text, across, down }) =>
        fault(
          'CW3001',
          card,
          `${field ?? 'A text'} does not fit: "${text}" (${across} × ${down} mm too large).`,
        ),
      ),
      ...unwritable.map(({ card, characters, families }) =>
        fault('CW3004', card, `${families.join(', ')} cannot write "${characters.join('')}".`),
      ),
      ...small.map(({ card, text, size }) => ({
        ...fault('CW3050', card, `"${text}" is only ${size} pt high.`),
        severity: 'warning' as const,
      })),
      ...unsafe.map(({ card, text, distance }) => ({
        ...fault('CW3051', card, `"${text}" is only ${distance} mm from the cut.`),
        severity: 'warning' as const,
      })),
    ];
  }

  function fault(code: string, card: string | null, message: string): ShownFault {
    return { code, severity: 'error', message, hint: null, place: card ?? 'panel', card };
  }

  function mark(all: readonly ShownFault[]): void {
    for (const figure of figures.values()) {
      const card = figure.dataset['face'];
      const own = all.filter((one) => one.card !== null && one.card === card);
      figure.classList.toggle(
        'cw-faulty',
        own.some(({ severity }) => severity === 'error'),
      );
      const caption = figure.querySelector('figcaption') as HTMLElement;
      const codes = document.createElement('b');
      codes.textContent =
        own.length === 0 ? '' : ` ${[...new Set(own.map(({ code }) => code))].join(' ')}`;
      caption.replaceChildren(card || (figure.dataset['sheet'] ?? ''), codes);
    }
    const message: FacesMessage = { faults: all, faces: figures.size };
    parent.postMessage(message, location.origin);
  }

  /** Shows it if the shell asks for it. */
  function choose(figure: HTMLElement): void {
    const { sheet = '', backs = false, find = '' } = wanted;
    const needle = find.trim().toLowerCase();
    const { key = '', sheet: own, face = '' } = figure.dataset;
    const isWanted = (sheet === '' || own === sheet) && (backs || !key.endsWith('/back'));
    figure.hidden =
      !isWanted ||
      (needle !== '' && !`${face} ${figure.textContent ?? ''}`.toLowerCase().includes(needle));
  }

  function reveal(card: string): void {
    const figure = [...figures.values()].find(({ dataset }) => dataset['face'] === card);
    figure?.scrollIntoView({ behavior: 'smooth', block: 'center' });
  }
}
