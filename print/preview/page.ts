/**
 * The pages of the preview: the shell around, and a frame for each sheet, so that each face is drawn
 * with the styles of its sheet, and the shell with none of them.
 */
import { language } from '../../diagnostics/index.ts';
import { once } from '../../kernel/index.ts';
import { BASE_STYLE, LAYOUT_SCALE } from '../html/base-style.ts';
import { defaultFonts, wholeWeight } from '../fonts/families.ts';
import { gameAddress } from '../html/addresses.ts';
import { judge } from '../press/judge.ts';
import { measure } from '../press/measure.ts';
import { shrink } from '../press/shrink.ts';
import { CLIPS } from '../html/face.ts';
import { escape } from '../render/helpers/markup.ts';
import { holdFaces } from './faces-client.ts';
import { tellFindings } from './findings-client.ts';
import { openSheet } from './sheet-client.ts';
import { runShell, type PreviewStart } from './shell-client.ts';
import { renewStyles } from './styles-client.ts';
import type { PreviewState, ShownSheet } from './state.ts';
import type { PreviewWords } from './words.ts';

interface PageSecrets {
  /** Allows the page's own script and no other. */
  readonly nonce: string;
  /** Of the state that the page shows. */
  readonly revision: number;
  /** The name of the page as a listener. */
  readonly listener: string;
  readonly words: PreviewWords;
}

/** A page beside the cards, of a server that shows more than them. */
export interface Place {
  readonly address: string;
  readonly name: string;
}

interface Surroundings extends PageSecrets {
  readonly places?: readonly Place[];
}

const SHELL_STYLE = `
  :root { color-scheme: light dark; font: 15px/1.45 'Source Sans 3', 'Zen Kaku Gothic New', sans-serif; }
  body { margin: 0; display: grid; grid: auto 1fr / 1fr auto; height: 100vh; }
  header { grid-column: 1 / 3; display: flex; flex-wrap: wrap; gap: 0.4rem 1.2rem; align-items: center;
    padding: 0.5rem 1rem; border-bottom: 1px solid #8884; }
  h1 { font-size: 1rem; margin: 0; }
  label { display: flex; gap: 0.4rem; align-items: center; }
  select, input { font: inherit; }
  #state { margin-left: auto; font-variant-numeric: tabular-nums; }
  main { overflow: auto; overflow-anchor: none; background: #8a8a86; }
  iframe { display: block; border: 0; width: 100%; }
  aside { width: 24rem; max-width: 40vw; overflow: auto; border-left: 1px solid #8884; }
  aside:empty { display: none; }
  article { padding: 0.7rem 1rem; border-bottom: 1px solid #8884; cursor: pointer; }
  article p { margin: 0.2rem 0; }
  article .code { font-weight: 600; }
  article.error .code { color: #d03030; }
  article.warning .code { color: #a86a00; }
  article .place { font: 0.85em ui-monospace, monospace; opacity: 0.8; }
`;

/**
 * Not every machine has Japanese letters. A browser fetches only the slices that it needs. These fonts
 * are the first that the page names: words that it began with a font of the machine stay boxes where
 * that one has no letters and the slice of this one comes later.
 */
export const wholeFonts = once(() =>
  defaultFonts.flatMap((name) => [400, 700].map((weight) => wholeWeight(name, weight))).join('\n'),
);

function option(value: string, text: string, selected: boolean): string {
  return `<option value="${escape(value)}"${selected ? ' selected' : ''}>${escape(text)}</option>`;
}

function navigation(places: readonly Place[]): string {
  const links = places.map(
    ({ address, name }) => `<a href="${escape(address)}">${escape(name)}</a>`,
  );
  return links.length === 0 ? '' : `<nav>${links.join(' ')}</nav>`;
}

/** The page that the user opens. */
export function shellPage(
  state: PreviewState,
  { nonce, places = [], ...names }: Surroundings,
): string {
  const { words } = names;
  const start = JSON.stringify({ ...state, ...names } satisfies PreviewStart);
  // A bundler may have given them other names.
  const tools = Object.entries({
    holdFaces,
    renewStyles,
    measure,
    judge,
    shrink,
  }).map(([name, tool]) => `${name}: ${tool.toString()}`);
  const inWords = JSON.stringify(words).replaceAll('<', '\\u003C');
  tools.push(`tellFindings: (found) => (${tellFindings.toString()})(found, ${inWords})`);
  return `<!doctype html>
<html lang="${language()}"><head><meta charset="utf-8"><title>${escape(state.title)} · ${escape(words.preview)}</title>
<link rel="icon" href="data:,"><style>${wholeFonts()}${SHELL_STYLE}</style></head><body>
<header><h1>${escape(state.title)}</h1>${navigation(places)}
<label>${words.sheet} <select id="sheet">${option('', words.all, true)}</select></label>
<label>${words.language} <select id="locale">${state.locales
    .map((locale) => option(locale, locale, locale === state.locale))
    .join('')}</select></label>
<label>${words.size} <input id="size" type="range" min="0.5" max="3" step="0.1" value="1.2"></label>
<label><input id="backs" type="checkbox"> ${words.backs}</label>
<label>${words.find} <input id="find" type="search" placeholder="${words.idOrText}"></label>
<span id="state" role="status"></span></header>
<main id="faces" tabindex="0" aria-label="${words.cards}"></main>
<aside id="faults" aria-label="${words.errors}"></aside>
<script nonce="${nonce}">(${runShell.toString()})(${start.replaceAll('<', '\\u003C')}, ${openSheet.toString()}, { ${tools.join(', ')} });</script></body></html>`;
}

/** After the style sheets of a game, as on the printing page: what must not be lost is `!important`. */
const FACES_STYLE = `
  html, body { display: block !important; height: auto !important; min-height: 0 !important; margin: 0 !important; zoom: 1 !important; overflow: hidden !important; background: #8a8a86 !important; }
  body { display: flex !important; flex-wrap: wrap; gap: 16px !important; padding: 16px !important; align-items: start; box-sizing: border-box; }
  .cw-face { display: block !important; max-width: calc(var(--w) * 1mm * var(--zoom)); }
  .cw-face[hidden] { display: none !important; }
  .cw-place { position: relative !important; overflow: hidden; content-visibility: auto; border-radius: calc(2.5mm * var(--zoom));
    width: calc(var(--w) * 1mm * var(--zoom)); height: calc(var(--h) * 1mm * var(--zoom)); background: #fff; }
  [data-shape='round'] > .cw-place { border-radius: 50%; }
  [data-shape='hexagon'] > .cw-place { border-radius: 0${CLIPS.hexagon}; }
  /* Letters as wide as on paper, where nothing is fitted to the pixels of a screen; those of less than a pixel, as patterns have, would lose their place. */
  .cw-scaled { text-rendering: geometricPrecision; display: block; position: absolute; left: 0; top: 0; transform-origin: 0 0; zoom: ${LAYOUT_SCALE};
    transform: scale(calc(var(--zoom) / ${LAYOUT_SCALE})); }
  :where(.cw-scaled .pattern) { text-rendering: auto; }
  .cw-scaled > article { position: absolute !important; margin: 0; }
  .cw-faulty > .cw-place { outline: 3px solid #e02020; outline-offset: 2px; }
`;

/** The page in the frame of a sheet, as it is before the shell draws faces into it. */
export function framePage(sheet: ShownSheet | undefined, locale: string): string {
  const links = (sheet?.styles ?? []).map(
    (path) =>
      `<link rel="stylesheet" class="cw-game" data-path="${escape(path)}" data-revision="0" href="${escape(gameAddress(path))}">`,
  );
  return `<!doctype html>
<html lang="${escape(locale)}" style="--zoom:1.2"><head><meta charset="utf-8"><title>Cards</title>
<link rel="icon" href="data:,"><style id="fonts"></style><style id="base">${BASE_STYLE}</style>
${links.join('\n')}
<style>${FACES_STYLE}</style></head><body></body></html>`;
}
