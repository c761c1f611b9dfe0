/** The shell of the preview. Runs inside the page: it must not use anything from outside itself. */
import type { ShownFault } from './faults.ts';

/** What the faces tell the shell. */
export interface FacesMessage {
  readonly faults: readonly ShownFault[];
  readonly faces: number;
}

/** What the shell asks of the faces. */
export interface ShellMessage {
  readonly sheet?: string;
  readonly zoom?: number;
  readonly backs?: boolean;
  readonly find?: string;
  /** Bring this card into view. */
  readonly show?: string;
}

export function runShell(): void {
  const byId = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
  const frame = byId('faces') as HTMLIFrameElement;
  const sheet = byId('sheet') as HTMLSelectElement;
  const locale = byId('locale') as HTMLSelectElement;
  const size = byId('size') as HTMLInputElement;
  const backs = byId('backs') as HTMLInputElement;
  const find = byId('find') as HTMLInputElement;

  const ask = (message: ShellMessage): void =>
    frame.contentWindow?.postMessage(message, location.origin);
  const askAll = (): void =>
    ask({ sheet: sheet.value, zoom: Number(size.value), backs: backs.checked, find: find.value });

  frame.addEventListener('load', askAll);
  for (const control of [sheet, size, backs, find]) control.addEventListener('input', askAll);
  locale.addEventListener('change', () => {
    frame.src = `/game/?lang=${encodeURIComponent(locale.value)}`;
  });
  window.addEventListener('message', ({ origin, data }: MessageEvent<FacesMessage>) => {
    if (origin !== location.origin) return;
    byId('faults').replaceChildren(...data.faults.map(faultBox));
    const count = data.faults.length;
    byId('state').textContent =
      `${data.faces} faces, ${count === 0 ? 'no faults' : `${count} ${count === 1 ? 'fault' : 'faults'}`}`;
  });

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
    if (card !== null) box.addEventListener('click', () => ask({ show: card }));
    return box;
  }
}
