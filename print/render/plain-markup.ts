/**
 * Markup that every reader of HTML reads in the same way: each element is closed where it should be, and
 * there is none of those around which browsers close others. Most faces are; reading one as browsers do
 * takes ten times as long, and is done for all others.
 */
import { ownCopy } from '../../kernel/index.ts';
import { isAllowedAttribute } from './rich-text.ts';

const INLINE = setOf(
  'abbr b bdi bdo cite code data del dfn em i ins kbd mark q ruby s samp small span strong sub sup time u var',
);

/** They end a paragraph that is open. */
const BLOCKS = setOf(
  'article aside blockquote div dl figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup li main ol p search section table ul',
);

const WITHOUT_END = setOf('br img wbr');

/** What is in a drawing and holds no HTML. */
const IN_DRAWING = setOf(
  'circle clippath defs ellipse feblend fecolormatrix fecomposite feflood fegaussianblur femerge femergenode femorphology feoffset filter g image line lineargradient marker mask path pattern polygon polyline radialgradient rect stop svg switch symbol text textpath tspan use',
);

/** In a drawing, around nothing but text. */
const TITLES = setOf('desc title');

/** Directly in `ruby`. */
const READINGS = setOf('rp rt');

/** What is directly in one of these, and nowhere else. */
const PARTS_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  dl: setOf('dt dd'),
  table: setOf('thead tbody tfoot tr'),
  thead: setOf('tr'),
  tbody: setOf('tr'),
  tfoot: setOf('tr'),
  tr: setOf('td th'),
};
const PARTS = new Set(Object.values(PARTS_OF).flatMap((parts) => [...parts]));

/** Browsers put everything else, texts as well, before the table. */
const OF_TABLES = setOf('table thead tbody tfoot tr');

/** A text, or a tag: blanks as HTML has them, values in quotes, no character references but a few. */
const BLANK = String.raw`[ \t\n\r\f]`;
const REFERENCE = '&(?:amp|quot|lt|gt|apos|#39|#x27);';
const VALUE = String.raw`"[^"<>&\0]*(?:${REFERENCE}[^"<>&\0]*)*"|'[^"'<>&\0]*(?:${REFERENCE}[^"'<>&\0]*)*'`;
const ATTRIBUTE = String.raw`${BLANK}+[a-zA-Z_:][\w:.-]*(?:=(?:${VALUE}))?`;
const PIECE = String.raw`[^<\0]+|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:${ATTRIBUTE})*)${BLANK}*(\/?)>`;
const PIECES = new RegExp(PIECE, 'y');
const ALL_BLANK = new RegExp(`^${BLANK}*$`);
const ATTRIBUTES = new RegExp(String.raw`([a-zA-Z_:][\w:.-]*)(?:=(${VALUE}))?`, 'g');

const MOST_DEPTH = 100;

/** Whether all of it is such markup, and allowed on a face. */
export function isPlainMarkup(html: string): boolean {
  const open: string[] = [];
  PIECES.lastIndex = 0;
  while (PIECES.lastIndex < html.length) {
    const piece = PIECES.exec(html);
    if (piece === null) return false;
    const [text, end, name, attributes = '', own] = piece;
    if (name === undefined) {
      if (OF_TABLES.has(open.at(-1) ?? '') && !ALL_BLANK.test(text)) return false;
      continue;
    }
    const tag = name.toLowerCase();
    if (end === '/') {
      if (open.pop() !== tag || attributes !== '' || own === '/') return false;
      continue;
    }
    if (!mayBegin(tag, open) || !areAllowed(attributes)) return false;
    const isDrawn = tag === 'svg' || open.includes('svg');
    if (WITHOUT_END.has(tag) && !isDrawn) continue;
    if (own === '/') {
      // In HTML it closes nothing.
      if (isDrawn) continue;
      return false;
    }
    if (open.push(tag) > MOST_DEPTH) return false;
  }
  return open.length === 0;
}

/** Whether the element can be inside those that are open without closing or moving any of them. */
function mayBegin(tag: string, open: readonly string[]): boolean {
  const around = open.at(-1) ?? '';
  // What is inside a title is read as HTML.
  if (TITLES.has(around)) return false;
  if (OF_TABLES.has(around) || PARTS.has(tag)) return PARTS_OF[around]?.has(tag) === true;
  if (open.includes('svg')) return IN_DRAWING.has(tag) || TITLES.has(tag);
  if (READINGS.has(tag)) return around === 'ruby';
  if (tag === 'svg' || INLINE.has(tag) || WITHOUT_END.has(tag)) return true;
  if (!BLOCKS.has(tag) || open.includes('p')) return false;
  if (tag === 'li') return around === 'ol' || around === 'ul';
  return !(HEADING.test(tag) && open.some((one) => HEADING.test(one)));
}

const HEADING = /^h[1-6]$/;

/** Attributes of elements as written that were found to be allowed: faces of one template share most of them. */
const allowed = new Set<string>();
const MOST_ALLOWED = 5000;
const LONGEST_ALLOWED = 200;

function areAllowed(attributes: string): boolean {
  if (attributes === '' || allowed.has(attributes)) return true;
  if (!areFoundAllowed(attributes)) return false;
  if (allowed.size >= MOST_ALLOWED) allowed.clear();
  if (attributes.length <= LONGEST_ALLOWED) allowed.add(ownCopy(attributes));
  return true;
}

/** Each once, and none that is refused. */
function areFoundAllowed(attributes: string): boolean {
  const names = new Set<string>();
  for (const [, name = '', quoted = ''] of attributes.matchAll(ATTRIBUTES)) {
    const lower = name.toLowerCase();
    const value = quoted.slice(1, -1);
    // No character reference that is there can be part of an address.
    if (names.has(lower) || !isAllowedAttribute(lower, value.replaceAll(/&[^;]*;/g, '?'))) {
      return false;
    }
    names.add(lower);
  }
  return true;
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
