/** The faces of the preview. Runs inside the page: it must not use anything from outside itself. */
import type { measure as measureFaces } from '../press/measure.ts';
import type { PreviewChange } from './changes.ts';
import type { FacesMessage, ShellMessage } from './shell-client.ts';
import type { PreviewState, ShownFault } from './state.ts';

type Faces = PreviewChange['faces'];

export function runFaces(state: Omit<PreviewState, 'fonts'>, measure: typeof measureFaces): void {
  const figures = new Map<string, HTMLElement>();
  let faults = state.faults;
  let wanted: ShellMessage = {};

  draw(state.faces);
  void settle();
  const events = new EventSource(`/events?lang=${encodeURIComponent(state.locale)}`);
  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const change = JSON.parse(data) as PreviewChange;
    faults = change.faults;
    renewStyles(change);
    draw(change.faces);
    void settle();
  });
  window.addEventListener('message', ({ origin, data }: MessageEvent<ShellMessage>) => {
    if (origin !== location.origin) return;
    if (data.show !== undefined) reveal(data.show);
    else {
      wanted = data;
      choose();
    }
  });

  /** Puts the faces in order; those without html stay as they are. */
  function draw(faces: Faces): void {
    faces.forEach(({ key, sheet, card, width, height, html }, index) => {
      const figure = figures.get(key) ?? makeFigure(key, sheet, card);
      figure.style.setProperty('--w', String(width));
      figure.style.setProperty('--h', String(height));
      const scaled = figure.querySelector('.cw-scaled');
      if (html !== undefined && scaled !== null) scaled.innerHTML = html;
      // What stands in its place is not moved: the page would jump.
      const there = document.querySelectorAll('.cw-face')[index];
      if (there !== figure) document.body.insertBefore(figure, there ?? null);
    });
    const present = new Set(faces.map(({ key }) => key));
    for (const [key, figure] of figures) {
      if (present.has(key)) continue;
      figure.remove();
      figures.delete(key);
    }
    choose();
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

  /** Style sheets are asked for again; the old ones stay until the new ones are there. */
  function renewStyles({ styles, fonts, revision }: PreviewChange): void {
    if (fonts !== undefined) (document.getElementById('fonts') as HTMLElement).textContent = fonts;
    const old = [...document.querySelectorAll<HTMLLinkElement>('link.cw-game')];
    const anchor = old.at(-1) ?? document.getElementById('fonts');
    const fresh = styles.map((path) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.className = 'cw-game';
      link.href = `/game/${path.split('/').map(encodeURIComponent).join('/')}?${revision}`;
      return link;
    });
    const loaded = fresh.map(
      (link) =>
        new Promise((done) => {
          link.addEventListener('load', done);
          link.addEventListener('error', done);
        }),
    );
    anchor?.after(...fresh);
    void Promise.all(loaded).then(() => {
      for (const link of old) link.remove();
      return settle();
    });
  }

  /** Waits for fonts, measures, and tells what is wrong. */
  async function settle(): Promise<void> {
    await document.fonts.ready;
    const zoom = wanted.zoom ?? 1.2;
    const { overflows, unwritable } = measure(zoom);
    const measured: ShownFault[] = [
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
    ];
    mark([...faults, ...measured]);
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

  /** Shows what the shell asks for. */
  function choose(): void {
    const { sheet = '', zoom = 1.2, backs = false, find = '' } = wanted;
    document.documentElement.style.setProperty('--zoom', String(zoom));
    const needle = find.trim().toLowerCase();
    for (const figure of figures.values()) {
      const { key = '', sheet: own, face = '' } = figure.dataset;
      const text = `${face} ${figure.textContent ?? ''}`.toLowerCase();
      const isBack = key.endsWith('/back');
      figure.hidden =
        (sheet !== '' && own !== sheet) || (isBack && !backs) || !text.includes(needle);
    }
  }

  function reveal(card: string): void {
    const figure = [...figures.values()].find(({ dataset }) => dataset['face'] === card);
    figure?.scrollIntoView({ behavior: 'smooth', block: 'center' });
  }
}
