/** A run as one page: pictures read at a glance, tables with the same numbers, nothing from a network. */
import { createHash } from 'node:crypto';
import { contextOf, type ReportContext, type Section } from './context.ts';
import { html, Html } from './html.ts';
import type { ReportRequest } from './request.ts';
import { cards } from './sections/cards.ts';
import { endings } from './sections/endings.ts';
import { expectations } from './sections/expectations.ts';
import { lengths } from './sections/lengths.ts';
import { pairings } from './sections/pairings.ts';
import { strength } from './sections/strength.ts';
import { sortTables } from './sort-client.ts';
import { STYLE } from './style.ts';

/** In the order of the page. To add one: a file in sections/, and its name here. */
const SECTIONS: readonly Section[] = [pairings, expectations, strength, cards, lengths, endings];

/** The same run gives the same bytes. */
export function reportPage(request: ReportRequest): string {
  const context = contextOf(request);
  const { words } = context;
  const games = context.pairings.reduce((sum, one) => sum + one.games, 0);
  const sections = games === 0 ? [html`<p>${words.nothing}</p>`] : sectionsOf(context);
  return html`<!doctype html>
    <html lang="${request.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; script-src '${hashOf(SCRIPT)}'; img-src data:; base-uri 'none'; form-action 'none'"
        />
        <title>${words.title(request.title)}</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        ${HATCH}
        <main>
          <h1>${words.title(request.title)}</h1>
          ${facts(context, games)} ${sections}
        </main>
        ${new Html(`<script>${SCRIPT}</script>`)}
      </body>
    </html> `.text;
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

function sectionsOf(context: ReportContext): Html[] {
  const { words, named, request } = context;
  const found = SECTIONS.map((section) => section(context)).filter((one) => one !== null);
  const played = html`<h2>${words.games.title}</h2>
    <p>${words.games.lead}</p>
    ${named.list(
      (place) => context.pairingName(place),
      (game) => request.commandOf(game),
    )}`;
  return [...found, played].map((section) => html`<section>${section}</section>`);
}

function facts({ words, numbers, bots, request: { result } }: ReportContext, games: number): Html {
  const { plan, run, stopped } = result;
  const last = plan.seed + Math.max(0, games / 2 / plan.pairings.length - 1);
  const lines: readonly (readonly [string, string])[] = [
    [words.facts.games, numbers.whole(games)],
    [words.facts.pairs, numbers.whole(games / 2)],
    [words.facts.bots, bots.join(', ')],
    [words.facts.seeds, `${plan.seed}–${last}`],
    [words.facts.stopped, words.stopped[stopped]],
    [words.facts.engine, plan.engine],
    [words.facts.run, run],
  ];
  return html`<dl class="facts">
      ${lines.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    <p>${words.method}</p>
    ${bots.length === 1 ? html`<p class="remark">${bots[0] === 'random' ? words.onlyRandom : words.oneBot}</p>` : html``}`;
}
