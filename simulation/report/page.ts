/** A page that holds everything: its style, one script that sorts tables, and nothing from a network. */
import { createHash } from 'node:crypto';
import { html, Html } from './html.ts';
import { sortTables } from './sort-client.ts';
import { STYLE } from './style.ts';

/** The same content gives the same bytes. */
export function pageOf(language: string, title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; script-src '${hashOf(SCRIPT)}'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'"
        />
        <title>${title}</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        ${HATCH}
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
        ${new Html(`<script>${SCRIPT}</script>`)}
      </body>
    </html> `.text;
}

export type Fact = readonly [name: string, value: string];

/** What a page says first of what was played. */
export function factList(facts: readonly Fact[]): Html {
  return html`<dl class="facts">
    ${facts.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Null for one with nothing to say. */
export function sectionList(sections: readonly (Html | null)[]): Html[] {
  return sections
    .filter((section) => section !== null)
    .map((section) => html`<section>${section}</section>`);
}

const SCRIPT = `(${sortTables.toString()})();`;

/** What the page runs, and nothing else: names in it may be anything. */
function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** Over what the games played do not decide. */
const HATCH = html`<svg class="definitions" aria-hidden="true">
  <defs>
    <pattern
      id="undecided"
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="1.5" height="7" fill="var(--hatch)" fill-opacity="0.35" />
    </pattern>
  </defs>
</svg>`;
