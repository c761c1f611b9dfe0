/**
 * What a face may be made of. A list of what is allowed, not of what is forbidden: what HTML learns
 * tomorrow, to load pages or to run programs, is not on it.
 */
import { html as HTML } from 'parse5';

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
