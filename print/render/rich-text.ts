/**
 * What a face may be made of, and running text with its mark-up. A list of what is allowed, not of
 * what is forbidden: what HTML learns tomorrow, to load pages or to run programs, is not on it.
 */
import { html as HTML } from 'parse5';

/** The little language of texts with icons: read into pieces, in the order of the text. */

export type Piece =
  | { readonly kind: 'text' | 'strong' | 'number'; readonly text: string }
  /** `:sword:` */
  | { readonly kind: 'icon'; readonly name: string }
  /** `[swift]` */
  | { readonly kind: 'keyword'; readonly name: string }
  /** `{漢字|かんじ}` */
  | { readonly kind: 'ruby'; readonly text: string; readonly reading: string }
  | { readonly kind: 'break' };

/**
 * Each alternative is one kind of piece. A backslash takes the meaning from the character behind
 * it. A number holds on to its sign, its other end (2–4) and the word or icon that it counts.
 */
const PIECES = [
  String.raw`\\(?<escaped>.)`,
  String.raw`:(?<icon>[a-z][a-z0-9-]*):`,
  String.raw`\[(?<keyword>[a-z][a-z0-9-]*)\]`,
  String.raw`\{(?<base>[^{}|]+)\|(?<reading>[^{}|]+)\}`,
  String.raw`\*\*(?<strong>[^*]+)\*\*`,
  String.raw`(?<break>\r?\n)`,
  String.raw`(?<number>[+\-−×]?\d+(?:[.,]\d+)*(?:[–/×-]\d+)*%?)`,
].join('|');

/** Every text can be read: what is no mark is text. */
export function readRichText(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(new RegExp(PIECES, 'gu'))) {
    addText(text.slice(end, match.index));
    end = match.index + match[0].length;
    const found = match.groups ?? {};
    if (found['escaped'] !== undefined) addText(found['escaped']);
    else pieces.push(pieceOf(found));
  }
  addText(text.slice(end));
  return pieces;

  /** Text beside text is one piece. */
  function addText(more: string): void {
    const last = pieces.at(-1);
    if (more === '') return;
    if (last?.kind === 'text') pieces[pieces.length - 1] = { kind: 'text', text: last.text + more };
    else pieces.push({ kind: 'text', text: more });
  }
}

function pieceOf(found: Readonly<Record<string, string | undefined>>): Piece {
  const { icon, keyword, base, reading = '', strong, number } = found;
  if (icon !== undefined) return { kind: 'icon', name: icon };
  if (keyword !== undefined) return { kind: 'keyword', name: keyword };
  if (base !== undefined) return { kind: 'ruby', text: base, reading };
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (number !== undefined) return { kind: 'number', text: number };
  return { kind: 'break' };
}

const TEXT =
  'a abbr address article aside b bdi bdo blockquote br cite code data del dfn div em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i ins kbd main mark nav p pre q rb rp rt rtc ruby s samp search section small span strong style sub sup time u var wbr';
const LISTS = 'dd dl dt li menu ol ul';
const TABLES = 'caption col colgroup table tbody td tfoot th thead tr';
const FIGURES = 'img math meter picture progress source svg';

const IN_HTML = setOf(`${TEXT} ${LISTS} ${TABLES} ${FIGURES}`);

/** Nothing moves on paper: animations, which can also change addresses, are not among them. */
const SHAPES = 'circle ellipse g line path polygon polyline rect svg symbol use image';
const LETTERS = 'desc metadata style text textpath title tspan';
const PAINT =
  'clippath defs lineargradient marker mask pattern radialgradient stop switch filter feblend fecolormatrix fecomponenttransfer fecomposite feconvolvematrix fediffuselighting fedisplacementmap fedistantlight fedropshadow feflood fefunca fefuncb fefuncg fefuncr fegaussianblur feimage femerge femergenode femorphology feoffset fepointlight fespecularlighting fespotlight fetile feturbulence foreignobject';

const IN_SVG = setOf(`${SHAPES} ${LETTERS} ${PAINT}`);

const IN_MATHML = setOf(
  'math merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics annotation',
);

/** Names with a hyphen are nobody's but the writer's: `<card-cost>`. */
const OWN = /^[a-z][a-z0-9]*-[a-z0-9-]+$/;

/** `tag` in lower case. */
export function isAllowedElement(tag: string, namespace: HTML.NS): boolean {
  if (namespace === HTML.NS.SVG) return IN_SVG.has(tag);
  if (namespace === HTML.NS.MATHML) return IN_MATHML.has(tag);
  return IN_HTML.has(tag) || OWN.test(tag);
}

/** They run programs, or send and load what is no picture. */
const FORBIDDEN_ATTRIBUTE =
  /^(on.*|srcdoc|http-equiv|action|formaction|ping|manifest|is|shadowroot.*)$/;

/** Addresses that are programs; browsers skip blanks and control characters in them. */
// oxlint-disable-next-line no-control-regex -- exactly what browsers skip
const PROGRAM = /^[\u0000-\u0020]*(?:[a-z]+script|view-source)[\t\n\r]*:/i;

/** `name` in lower case. */
export function isAllowedAttribute(name: string, value: string): boolean {
  return !FORBIDDEN_ATTRIBUTE.test(name) && !PROGRAM.test(value.replaceAll(/[\t\n\r]/g, ''));
}

const VOID = setOf('area base br col embed hr img input link meta source track wbr');

/** Elements of HTML that never have an end. */
export function isVoid(tag: string): boolean {
  return VOID.has(tag);
}

const ENDLESS = setOf('caption colgroup dd dt li p rb rp rt rtc tbody td tfoot th thead tr');

/** Elements of HTML whose end may be omitted. */
export function isEndless(tag: string): boolean {
  return ENDLESS.has(tag);
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
