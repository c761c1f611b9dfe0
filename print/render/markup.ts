/**
 * Whether the HTML of a face keeps to itself, read as browsers read it. They fix what is wrong by
 * closing what is around it: other cards of the page would be lost, without anybody noticing.
 */
import {
  defaultTreeAdapter,
  ErrorCodes,
  html as HTML,
  Parser,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type ParserError,
  type Token,
} from 'parse5';
import { isPlainMarkup } from './plain-markup.ts';
import { isAllowedAttribute, isAllowedElement, isEndless, isVoid } from './rich-text.ts';

/**
 * `tag`: one that has no `>`; `quote`: an attribute whose closing quote is missing; `open`: an element that is not closed; `stray`: an end without
 * beginning; `misplaced`: browsers drop or move the element; `deep`: it is inside too many others;
 * `forbidden`, `attribute`: what no face may have.
 */
export interface MarkupSlip {
  readonly slip: MarkupSlipKind;
  /** Of the element, in lower case. */
  readonly tag: string;
  /** As rendered: `<div class="face">`, `</div>`, `<!--`, `onclick="…"`. */
  readonly written: string;
}

type MarkupSlipKind =
  | 'tag'
  | 'comment'
  | 'quote'
  | 'open'
  | 'stray'
  | 'misplaced'
  | 'deep'
  | 'forbidden'
  | 'attribute';

/** The first slip, of those that endanger before those that spoil; null for a face without. */
export function markupSlip(html: string): MarkupSlip | null {
  if (sound.has(html)) return null;
  // Outlines are most of a face, and slow to read; without them every slip remains what it is.
  const short = html.replace(OUTLINE, ' d=""');
  if (isPlainMarkup(short) || slipIn(short) === null) {
    if (sound.size >= MOST_REMEMBERED) sound.clear();
    if (html.length < LONGEST_REMEMBERED) sound.add(html);
    return null;
  }
  const slip = slipIn(html);
  if (slip === null) return null;
  return { slip: slip.slip, tag: slip.tag, written: html.slice(slip.start, slip.end) };
}

/** As browsers read it. */
export function slipIn(html: string): Slip | null {
  try {
    const reading = read(html);
    return (
      reading.unfinished(html) ??
      first([...reading.unquoted(html)]) ??
      first([...reading.forbidden()]) ??
      first([...reading.unpaired(), ...reading.moved()])
    );
  } catch (error) {
    if (error instanceof TooDeep) return error.slip;
    throw error;
  }
}

type Element = DefaultTreeAdapterTypes.Element;

interface Slip extends Pick<MarkupSlip, 'slip' | 'tag'> {
  readonly start: number;
  readonly end: number;
}

/** Faces without slips: many cards have one back. */
const sound = new Set<string>();
const MOST_REMEMBERED = 200;
const LONGEST_REMEMBERED = 100_000;

/** Nothing in it could end a tag or begin anything. */
const OUTLINE = / d="[\w\s,.+-]{20,}"/g;

/** Browsers nest elements 512 deep, and put what is deeper somewhere else. */
const MOST_DEPTH = 500;

class TooDeep extends Error {
  readonly slip: Slip;

  constructor(slip: Slip) {
    super(slip.slip);
    this.slip = slip;
  }
}

function first(slips: readonly Slip[]): Slip | null {
  return slips.reduce<Slip | null>(
    (found, one) => (found === null || one.start < found.start ? one : found),
    null,
  );
}

/** A face is read as the inside of this. */
const BOX = defaultTreeAdapter.createElement('article', HTML.NS.HTML, []);

function read(html: string): MarkupReading {
  const errors: ParserError[] = [];
  const options = {
    sourceCodeLocationInfo: true,
    onParseError: (error: ParserError) => void errors.push(error),
  };
  // Made by the class that it is asked of.
  const reading = MarkupReading.getFragmentParser(BOX, options) as MarkupReading;
  reading.tokenizer.write(html, true);
  reading.finish(errors);
  return reading;
}

/** parse5, which reads as browsers do, and remembers the tags: of those that are dropped its tree says nothing. */
class MarkupReading extends Parser<DefaultTreeAdapterMap> {
  /** By where they begin. */
  readonly #starts = new Map<number, Token.TagToken>();
  readonly #ends = new Map<number, Token.TagToken>();
  /** Elements by where their tag begins, in the order of the tree. */
  readonly #elements = new Map<number, Element>();
  /** Where the ends begin that close something. */
  readonly #closing = new Set<number>();
  #errors: readonly ParserError[] = [];
  #end = 0;

  override onStartTag(token: Token.TagToken): void {
    const { startOffset, endOffset } = tokenPlace(token);
    this.#starts.set(startOffset, { ...token });
    this.#end = endOffset;
    if (this.openElements.stackTop > MOST_DEPTH) throw new TooDeep(slipAt('deep', token));
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    const { startOffset, endOffset } = tokenPlace(token);
    this.#ends.set(startOffset, { ...token });
    this.#end = endOffset;
    super.onEndTag(token);
  }

  finish(errors: readonly ParserError[]): void {
    this.#errors = errors;
    const waiting = this.getFragment().childNodes.toReversed();
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      if (!('tagName' in node)) continue;
      const { startOffset, endTag } = node.sourceCodeLocation ?? {};
      if (startOffset !== undefined && !this.#elements.has(startOffset)) {
        this.#elements.set(startOffset, node);
      }
      if (endTag !== undefined) this.#closing.add(endTag.startOffset);
      const inside = 'content' in node ? node.content.childNodes : node.childNodes;
      for (const child of inside.toReversed()) waiting.push(child);
    }
  }

  /** A tag or a comment that the text ends within. */
  unfinished(html: string): Slip | null {
    const isIn = (code: ErrorCodes): boolean => this.#errors.some((error) => error.code === code);
    if (isIn(ErrorCodes.eofInComment)) {
      const start = html.lastIndexOf('<!--');
      return { slip: 'comment', tag: '', start, end: start + 4 };
    }
    if (!isIn(ErrorCodes.eofInTag)) return null;
    const [written = '', tag = ''] = /<\/?([a-z][^\s/>]*)/i.exec(html.slice(this.#end)) ?? [];
    const start = html.indexOf(written, this.#end);
    return { slip: 'tag', tag: tag.toLowerCase(), start, end: start + written.length };
  }

  /** Attributes that go on over other tags, up to the next quote. */
  *unquoted(html: string): Generator<Slip> {
    for (const token of this.#starts.values()) {
      for (const [tag, place] of Object.entries(token.location?.attrs ?? {})) {
        const { startOffset: start, endOffset } = place;
        const [written] =
          /^[^>]*>(?=.*<)|^[^<]*(?=<[a-z!/].*>)/is.exec(html.slice(start, endOffset)) ?? [];
        if (written !== undefined) yield { slip: 'quote', tag, start, end: start + written.length };
      }
    }
  }

  *forbidden(): Generator<Slip> {
    for (const [start, token] of this.#starts) {
      const element = this.#elements.get(start);
      const namespace = element?.namespaceURI ?? HTML.NS.HTML;
      const tag = token.tagName.toLowerCase();
      if (!isAllowedElement(tag, namespace)) yield slipAt('forbidden', token);
      for (const { name, value } of token.attrs) {
        if (isAllowedAttribute(name.toLowerCase(), value)) continue;
        const { startOffset, endOffset } = token.location?.attrs?.[name] ?? tokenPlace(token);
        yield { slip: 'attribute', tag: name.toLowerCase(), start: startOffset, end: endOffset };
      }
    }
  }

  /** What is opened and not closed, or closed and not opened. */
  *unpaired(): Generator<Slip> {
    for (const [start, token] of this.#starts) {
      const element = this.#elements.get(start);
      if (element === undefined) yield slipAt('misplaced', token);
      else if (!isComplete(element, token)) yield slipAt('open', token);
    }
    for (const [start, token] of this.#ends) {
      if (!this.#closing.has(start)) yield slipAt('stray', token);
    }
  }

  /** Out of a table, which holds nothing but its parts: what is written later comes first. */
  *moved(): Generator<Slip> {
    let before = -1;
    for (const start of this.#elements.keys()) {
      const token = this.#starts.get(start);
      if (start < before) {
        const holder = this.#starts.get(before);
        if (holder !== undefined) yield slipAt('misplaced', holder);
      }
      if (token !== undefined) before = start;
    }
  }
}

function isComplete({ namespaceURI, sourceCodeLocation }: Element, token: Token.TagToken): boolean {
  if (sourceCodeLocation?.endTag !== undefined) return true;
  if (namespaceURI !== HTML.NS.HTML) return token.selfClosing;
  const tag = token.tagName.toLowerCase();
  return isVoid(tag) || isEndless(tag);
}

function slipAt(slip: MarkupSlip['slip'], token: Token.TagToken): Slip {
  const { startOffset: start, endOffset: end } = tokenPlace(token);
  return { slip, tag: token.tagName.toLowerCase(), start, end };
}

function tokenPlace({ location }: Token.TagToken): { startOffset: number; endOffset: number } {
  return location ?? { startOffset: 0, endOffset: 0 };
}
