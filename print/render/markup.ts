/**
 * Whether the HTML of a face keeps to itself. A browser mends what is wrong by closing what stands
 * around it: other cards of the page would be lost, and nobody told.
 */

/** `tag`: one that has no `>`; `open`: an element that is not closed; `stray`: an end without beginning. */
export interface MarkupSlip {
  readonly slip: 'tag' | 'comment' | 'open' | 'stray' | 'forbidden';
  /** Of the element, in lower case. */
  readonly tag: string;
  /** As rendered: `<div class="face">`, `</div>`, `<!--`. */
  readonly written: string;
}

const VOID = setOf('area br col hr img input source track wbr');

/** Elements whose end may be left out. */
const ENDLESS = setOf(
  'caption colgroup dd dt li optgroup option p rp rt tbody td tfoot th thead tr',
);

/** What stands in them is no HTML. */
const RAW = setOf('style title');

/** They load pages, run programs, or change the page around the face. */
const FORBIDDEN = setOf(
  'applet base body embed frame frameset head html iframe link meta noembed noframes noscript object plaintext script textarea xmp',
);

/** In drawings `/>` closes an element; in HTML it does not. */
const DRAWINGS = setOf('svg math');

const TAG = /<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/iy;

interface Open {
  readonly tag: string;
  readonly written: string;
}

/** The first slip; null when everything that is opened is closed. */
export function markupSlip(html: string): MarkupSlip | null {
  const open: Open[] = [];
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4);
      if (end === -1) return { slip: 'comment', tag: '', written: '<!--' };
      at = end + 3;
      continue;
    }
    if (!/^<\/?[a-z]/i.test(html.slice(at, at + 3))) {
      at += 1;
      continue;
    }
    TAG.lastIndex = at;
    const [written = '', slash, name = ''] = TAG.exec(html) ?? [];
    if (written === '') return unfinishedTag(html.slice(at));
    at += written.length;
    const tag = name.toLowerCase();
    const isDrawn = inDrawing(open);
    if (FORBIDDEN.has(tag) && !isDrawn) return { slip: 'forbidden', tag, written };
    if (slash === '/') {
      const slip = close(open, tag, written);
      if (slip !== null) return slip;
    } else if (RAW.has(tag) && !isDrawn) {
      const end = html.toLowerCase().indexOf(`</${tag}`, at);
      if (end === -1) return { slip: 'open', tag, written };
      open.push({ tag, written });
      at = end;
    } else if (!(isDrawn ? written.endsWith('/>') : VOID.has(tag))) {
      open.push({ tag, written });
    }
  }
  return unclosed(open);
}

function unfinishedTag(rest: string): MarkupSlip {
  const [written = '', tag = ''] = /^<\/?([a-z][^\s/>]*)/i.exec(rest) ?? [];
  return { slip: 'tag', tag: tag.toLowerCase(), written };
}

/** Takes the element that ends, and those inside it that need no end, off the stack. */
function close(open: Open[], tag: string, written: string): MarkupSlip | null {
  const at = open.findLastIndex((one) => one.tag === tag);
  if (at === -1) return { slip: 'stray', tag, written };
  return unclosed(open.splice(at).slice(1));
}

function unclosed(open: readonly Open[]): MarkupSlip | null {
  const left = open.findLast(({ tag }) => !ENDLESS.has(tag));
  return left === undefined ? null : { slip: 'open', ...left };
}

/** HTML inside a drawing stands in `<foreignObject>`. */
function inDrawing(open: readonly Open[]): boolean {
  const around = open.findLast(({ tag }) => DRAWINGS.has(tag) || tag === 'foreignobject');
  return around !== undefined && around.tag !== 'foreignobject';
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
