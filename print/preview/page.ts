/** The two pages of the preview: the shell around, and the faces in a frame, so that no style of a game reaches the shell. */
import { BASE_STYLE, LAYOUT_SCALE } from '../html/base-style.ts';
import { gameAddress } from '../html/addresses.ts';
import { judge } from '../press/judge.ts';
import { measure } from '../press/measure.ts';
import { shrink } from '../press/shrink.ts';
import { CLIPS } from '../html/shapes.ts';
import { escape } from '../render/helpers/markup.ts';
import { runFaces, type FacesStart } from './faces-client.ts';
import { runShell } from './shell-client.ts';
import type { PreviewState } from './state.ts';

export interface PageSecrets {
  /** Allows the page's own script and no other. */
  readonly nonce: string;
  /** Of the state that the page shows. */
  readonly revision: number;
  /** The name of the page as a listener. */
  readonly listener: string;
}

const SHELL_STYLE = `
  :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
  body { margin: 0; display: grid; grid: auto 1fr / 1fr auto; height: 100vh; }
  header { grid-column: 1 / 3; display: flex; flex-wrap: wrap; gap: 0.4rem 1.2rem; align-items: center;
    padding: 0.5rem 1rem; border-bottom: 1px solid #8884; }
  h1 { font-size: 1rem; margin: 0; }
  label { display: flex; gap: 0.4rem; align-items: center; }
  #state { margin-left: auto; font-variant-numeric: tabular-nums; }
  iframe { border: 0; width: 100%; height: 100%; }
  aside { width: 24rem; max-width: 40vw; overflow: auto; border-left: 1px solid #8884; }
  aside:empty { display: none; }
  article { padding: 0.7rem 1rem; border-bottom: 1px solid #8884; cursor: pointer; }
  article p { margin: 0.2rem 0; }
  article .code { font-weight: 600; }
  article.error .code { color: #d03030; }
  article.warning .code { color: #a86a00; }
  article .place { font: 0.85em ui-monospace, monospace; opacity: 0.8; }
`;

function option(value: string, text: string, selected: boolean): string {
  return `<option value="${escape(value)}"${selected ? ' selected' : ''}>${escape(text)}</option>`;
}

/** The page that the user opens. */
export function shellPage(state: PreviewState, { nonce }: PageSecrets): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(state.title)} · Cardwright preview</title>
<link rel="icon" href="data:,"><style>${SHELL_STYLE}</style></head><body>
<header><h1>${escape(state.title)}</h1>
<label>Sheet <select id="sheet">${option('', 'all', true)}${state.sheets
    .map(({ id, title }) => option(id, title, false))
    .join('')}</select></label>
<label>Language <select id="locale">${state.locales
    .map((locale) => option(locale, locale, locale === state.locale))
    .join('')}</select></label>
<label>Size <input id="size" type="range" min="0.5" max="3" step="0.1" value="1.2"></label>
<label><input id="backs" type="checkbox"> backs</label>
<label>Find <input id="find" type="search" placeholder="id or text"></label>
<span id="state" role="status"></span></header>
<iframe id="faces" title="Cards" src="/game/?lang=${encodeURIComponent(state.locale)}"></iframe>
<aside id="faults" aria-label="Faults"></aside>
<script nonce="${nonce}">(${runShell.toString()})();</script></body></html>`;
}

const FACES_STYLE = `
  body { margin: 0; padding: 1rem; display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; background: #8a8a86; }
  .cw-face { margin: 0; }
  .cw-face[hidden] { display: none; }
  .cw-window { position: relative; overflow: hidden; content-visibility: auto; border-radius: calc(2.5mm * var(--zoom));
    width: calc(var(--w) * 1mm * var(--zoom)); height: calc(var(--h) * 1mm * var(--zoom)); background: #fff; }
  [data-shape='round'] .cw-window { border-radius: 50%; }
  [data-shape='hexagon'] .cw-window { border-radius: 0${CLIPS.hexagon}; }
  .cw-scaled { position: absolute; left: 0; top: 0; transform-origin: 0 0; zoom: ${LAYOUT_SCALE};
    transform: scale(calc(var(--zoom) / ${LAYOUT_SCALE})); }
  .cw-face.cw-faulty .cw-window { outline: 3px solid #e02020; outline-offset: 2px; }
  .cw-face figcaption { font: 12px/1.4 system-ui, sans-serif; color: #fff; margin-top: 4px;
    max-width: calc(var(--w) * 1mm * var(--zoom)); overflow-wrap: anywhere; }
  .cw-face figcaption b { color: #ffd7d0; }
`;

/** The page with the faces. */
export function facesPage(state: PreviewState, secrets: PageSecrets): string {
  const { nonce, ...names } = secrets;
  const { fonts, ...rest } = state;
  const data = JSON.stringify({ ...rest, ...names } satisfies FacesStart).replaceAll(
    '<',
    '\\u003C',
  );
  return `<!doctype html>
<html lang="${escape(state.locale)}" style="--zoom:1.2"><head><meta charset="utf-8">
<link rel="icon" href="data:,"><style id="fonts">${fonts}</style><style id="base">${BASE_STYLE}</style>
${state.styles.map((path) => `<link rel="stylesheet" class="cw-game" data-path="${escape(path)}" href="${escape(gameAddress(path))}">`).join('\n')}
<style>${FACES_STYLE}</style></head><body>
<script nonce="${nonce}">(${runFaces.toString()})(${data}, ${measure.toString()}, ${judge.toString()}, ${shrink.toString()});</script></body></html>`;
}
