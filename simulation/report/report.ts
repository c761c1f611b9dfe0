/** A run as one page: pictures read at a glance, tables with the same numbers, nothing from a network. */
import { contextOf, type ReportContext, type Section } from './context.ts';
import { html, type Html } from './html.ts';
import { type Fact, factList, pageOf, sectionList } from './page.ts';
import type { ReportRequest } from './request.ts';
import { cards } from './sections/cards.ts';
import { clauses } from './sections/clauses.ts';
import { endings } from './sections/endings.ts';
import { expectations } from './sections/expectations.ts';
import { ladder } from './sections/ladder.ts';
import { lengths } from './sections/lengths.ts';
import { pairings } from './sections/pairings.ts';
import { strength } from './sections/strength.ts';
import { tables } from './sections/tables.ts';

/** In the order of the page. To add one: a file in sections/, and its name here. */
const SECTIONS: readonly Section[] = [
  pairings,
  tables,
  expectations,
  strength,
  ladder,
  cards,
  lengths,
  endings,
  clauses,
];

/** The same run gives the same bytes. */
export function reportPage(request: ReportRequest): string {
  const context = contextOf(request);
  const { words } = context;
  const games = context.pairings.reduce((sum, one) => sum + one.games, 0);
  const sections = games === 0 ? [html`<p>${words.nothing}</p>`] : sectionsOf(context);
  return pageOf(
    request.language,
    words.title(request.title),
    html`${facts(context, games)} ${sections}`,
  );
}

function sectionsOf(context: ReportContext): Html[] {
  const { words, named, request } = context;
  const found = SECTIONS.map((section) => section(context));
  const played = html`<h2>${words.games.title}</h2>
    <p>${context.players === 2 ? words.games.lead : words.games.leadTables}</p>
    ${named.list(
      (place) => context.pairingName(place),
      (game) => request.commandOf(game),
    )}`;
  return sectionList([...found, played]);
}

function facts(context: ReportContext, games: number): Html {
  const { words, numbers, bots, players, request } = context;
  const { result } = request;
  const { plan, run, stopped } = result;
  const rounds = games / players;
  const last = plan.seed + Math.max(0, rounds / plan.pairings.length - 1);
  const lines: readonly Fact[] = [
    [words.facts.games, numbers.whole(games)],
    [players === 2 ? words.facts.pairs : words.facts.rounds, numbers.whole(rounds)],
    [words.facts.bots, bots.join(', ')],
    [words.facts.seeds, `${plan.seed}–${last}`],
    [words.facts.stopped, words.stopped[stopped]],
    [words.facts.engine, plan.engine],
    [words.facts.run, run],
  ];
  return html`${factList(lines)}
    <p>${players === 2 ? words.method : words.tables.method}</p>
    ${bots.length === 1 ? html`<p class="remark">${bots[0] === 'random' ? words.onlyRandom : words.oneBot}</p>` : html``}`;
}
