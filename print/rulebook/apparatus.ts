/** What a rulebook makes of itself: the glossary of glossary.yaml, and an index with page numbers. */
import type { Artist, Term } from '../../generator/index.ts';
import { inLocale } from '../../kernel/index.ts';
import { escape } from '../render/helpers/markup.ts';
import type { PagesOfPlaces } from './book.ts';

export function glossaryHtml(terms: readonly Term[]): string {
  const entries = terms
    .filter(({ meaning }) => meaning !== null)
    .map(
      ({ term, meaning }) => `<div><dt>${escape(term)}</dt><dd>${escape(meaning ?? '')}</dd></div>`,
    );
  return `<dl class="glossary">${entries.join('')}</dl>`;
}

/**
 * Who made the pictures, how these may be used, and where they are from, as licences ask for: art.yaml.
 * Each artist once, with every licence and address.
 */
export function artistsHtml(artists: readonly Artist[], locale: string): string {
  const byName = new Map<string, Set<string>>();
  for (const { artist, licence, source } of artists) {
    const name = escape(inLocale(artist, locale));
    const own = byName.get(name) ?? new Set<string>();
    if (licence !== undefined) own.add(escape(licence));
    if (source !== undefined && ADDRESS.test(source)) own.add(addressHtml(source));
    byName.set(name, own);
  }
  const between = locale.startsWith('ja') ? '、' : ', ';
  const entries = [...byName].map(([name, own]) => `<li>${[name, ...own].join(between)}</li>`);
  return `<ul class="artists">${entries.join('')}</ul>`;
}

/** A contract is nobody's business. */
const ADDRESS = /^https?:\/\//;

/** Without what nobody types. */
function addressHtml(address: string): string {
  const shown = address.replace(ADDRESS, '').replace(/\/$/, '');
  return `<a href="${escape(address)}">${escape(shown)}</a>`;
}

/**
 * `pages` by the id of a place; empty before they are known: then every place has a link, which tells its
 * page. Where there are none, the places of a term are counted.
 */
export function indexHtml(
  terms: readonly Term[],
  places: ReadonlyMap<string, readonly string[]>,
  pages: PagesOfPlaces,
): string {
  const entries = terms.flatMap(({ key, term }) => {
    const found = places.get(key) ?? [];
    if (found.length === 0) return [];
    const numbers = new Map(
      found
        .map((id, at) => [pages === null ? at + 1 : (pages.get(id) ?? id), id] as const)
        .toReversed(),
    );
    const links = [...numbers]
      .toReversed()
      .map(([page, id]) => `<a href="#${id}">${typeof page === 'number' ? page : '00'}</a>`);
    return [`<li><span>${escape(term)}</span><i></i><b>${links.join(', ')}</b></li>`];
  });
  return `<ul class="index">${entries.join('')}</ul>`;
}
