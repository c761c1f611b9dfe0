/** Clauses in a book: on the web each has an address, and whoever cites one leads there; on paper they are whole. */

const DEFINED = /<strong>([A-Z]{2,5}-[0-9A-Z]+(?:\.[0-9]+)*)<\/strong>/g;
const CITED = /\b[A-Z]{2,5}-\d+(?:\.\d+)+(?![.\d]*\d)/g;

/** Where a clause is written: `#LOW-5.2.1` on the page itself, or behind the address of another. */
export type ClausePage = '' | (string & {});

/**
 * `html` with a place for every clause that it numbers, and links from those that it cites to `page`; null
 * where they are published nowhere. What nothing numbers is left as it is.
 */
export function withClauseLinks(
  html: string,
  known: ReadonlySet<string>,
  page: ClausePage | null,
): string {
  if (page === null) return html;
  return page === '' ? cited(defined(html, known), known, '') : cited(html, known, page);
}

function defined(html: string, known: ReadonlySet<string>): string {
  const placed = new Set<string>();
  return html.replaceAll(DEFINED, (whole, clause: string) => {
    if (!known.has(clause) || placed.has(clause)) return whole;
    placed.add(clause);
    return `<strong id="${clause}"><a href="#${clause}">${clause}</a></strong>`;
  });
}

/** `html` in which no number of a clause is broken at its hyphen, at the end of a line. */
export function withWholeClauses(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<') ? part : part.replaceAll(CITED, '<span class="whole">$&</span>'),
    )
    .join('');
}

/** In texts, but not in links, which lead elsewhere. */
function cited(html: string, known: ReadonlySet<string>, page: string): string {
  let links = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (part.startsWith('<a ') || part === '<a>') links += 1;
      else if (part === '</a>') links -= 1;
      else if (links === 0 && !part.startsWith('<')) return linked(part, known, page);
      return part;
    })
    .join('');
}

function linked(text: string, known: ReadonlySet<string>, page: string): string {
  return text.replaceAll(CITED, (clause) =>
    known.has(clause) ? `<a class="clause" href="${page}#${clause}">${clause}</a>` : clause,
  );
}
