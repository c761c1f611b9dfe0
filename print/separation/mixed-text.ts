/**
 * Text that shines through, as text in the colour that one sees: where the drawings below it are of one
 * colour, a half transparent black over cream is a brown. Elsewhere it is left as it is.
 */
import { PDFDict, PDFName, PDFRawStream, PDFRef, type PDFDocument } from 'pdf-lib';
import { commandsOf, drawingStreams, named, numberAt, withCommands } from './drawing.ts';
import { IDENTITY, joined, matrixOf, type Matrix } from './geometry.ts';
import type { Rgb } from './inks.ts';
import { operationsOf, type Operation } from './operations.ts';
import { formMatrix, streamsOf } from './placements.ts';
import { Tracker } from './tracker.ts';

/** Text of one command, where it lies on its page. */
interface SeeThrough {
  readonly page: number;
  readonly colour: Rgb;
  /** How much of it is seen, from 0 to 1. */
  readonly opacity: number;
  /** In points from the lower left corner: what is below them decides its colour. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** Looks up the colour of the drawings at a place of a page. */
export type GroundAt = (x: number, y: number) => Rgb;

const SHOWS_TEXT = new Set(['Tj', 'TJ']);
const PAINTS = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'sh', 'Do']);

/** Of 255: a ground that differs by more is not of one colour. */
const FLAT_WITHIN = 4;

/** In parts of the font size: of a character at most, and where a line of text is looked at. */
const CHARACTER = 0.6;
const HEIGHTS = [-0.15, 0.3, 0.7];
const PLACES = 8;

/** What `colours` later makes the colour of this text. */
function marker(index: number): string {
  return `%cardwright-text-${index}\n`;
}

/** Marks such text in the drawing commands of `document`, before anything is taken out of it. */
export function markSeeThrough(document: PDFDocument): readonly SeeThrough[] {
  const found: SeeThrough[] = [];
  const seen = new Set<PDFRef>();
  document.getPages().forEach((page, index) => {
    const resources = page.node.Resources();
    if (resources === undefined) return;
    for (const ref of streamsOf(page))
      new Marker(document, index, found, seen).visit(ref, {
        matrix: IDENTITY,
        around: 1,
        resources,
      });
  });
  return found;
}

interface Inside {
  readonly matrix: Matrix;
  /** The opacity of the whole. */
  readonly around: number;
  readonly resources: PDFDict;
}

class Marker {
  readonly #document: PDFDocument;
  readonly #page: number;
  readonly #found: SeeThrough[];
  readonly #seen: Set<PDFRef>;

  constructor(document: PDFDocument, page: number, found: SeeThrough[], seen: Set<PDFRef>) {
    this.#document = document;
    this.#page = page;
    this.#found = found;
    this.#seen = seen;
  }

  visit(ref: PDFRef, inside: Inside): void {
    const { context } = this.#document;
    const stream = context.lookup(ref);
    if (!(stream instanceof PDFRawStream) || this.#seen.has(ref)) return;
    this.#seen.add(ref);
    const own = stream.dict.lookup(PDFName.of('Resources'));
    const resources = own instanceof PDFDict ? own : inside.resources;
    const content = commandsOf(stream);
    const after = this.#marked(content, { ...inside, resources });
    if (after !== content) context.assign(ref, withCommands(stream, after));
  }

  #marked(content: string, inside: Inside): string {
    const { context } = this.#document;
    const operations = [...operationsOf(content)];
    // Of a group that is mixed as a whole, text alone is known to lie on what is below the group.
    const isPlain = inside.around === 1 || !operations.some(({ operator }) => PAINTS.has(operator));
    const tracker = new Tracker({ least: 1, most: 1 });
    const outer: State[] = [];
    let state: State = { colour: null, opacity: 1 };
    const pieces: string[] = [];
    let copied = 0;
    for (const operation of operations) {
      tracker.before(operation);
      const { operator, operands, begin, end } = operation;
      const [first = ''] = operands;
      if (operator === 'q') outer.push(state);
      else if (operator === 'Q') state = outer.pop() ?? state;
      else if (operator === 'rg') state = { ...state, colour: colourOf(operands) };
      else if (COLOURS.has(operator)) state = { ...state, colour: null };
      else if (operator === 'gs')
        state = { ...state, opacity: this.#opacity(first, inside, state) };
      else if (operator === 'Do') {
        const form = entry(inside.resources, 'XObject', first);
        const dict = context.lookup(form);
        if (
          form instanceof PDFRef &&
          dict instanceof PDFRawStream &&
          named(dict.dict, 'Subtype') === 'Form'
        ) {
          const matrix = joined(formMatrix(dict.dict), joined(tracker.matrix, inside.matrix));
          this.visit(form, { ...inside, matrix, around: inside.around * state.opacity });
        }
      }
      const opacity = state.opacity * inside.around;
      const { colour } = state;
      if (!SHOWS_TEXT.has(operator) || opacity === 1 || colour === null || !isPlain) continue;
      const points = placesOf(operation, tracker, inside.matrix);
      this.#found.push({ page: this.#page, colour, opacity, points });
      pieces.push(content.slice(copied, begin), '\n', marker(this.#found.length - 1));
      pieces.push(content.slice(begin, end), ` ${colour.join(' ')} rg `);
      copied = end;
    }
    return [...pieces, content.slice(copied)].join('');
  }

  #opacity(name: string, { resources }: Inside, { opacity }: State): number {
    const state = this.#document.context.lookup(entry(resources, 'ExtGState', name));
    return state instanceof PDFDict ? (numberAt(state, 'ca') ?? opacity) : opacity;
  }
}

interface State {
  /** Null where it is no plain red, green and blue. */
  readonly colour: Rgb | null;
  readonly opacity: number;
}

const COLOURS = new Set(['g', 'k', 'cs', 'sc', 'scn']);

function colourOf(operands: readonly string[]): Rgb {
  const [red = 0, green = 0, blue = 0] = operands.map(Number);
  return [red, green, blue];
}

function entry(resources: PDFDict, sort: string, name: string): ReturnType<PDFDict['get']> {
  const entries = resources.lookup(PDFName.of(sort));
  return entries instanceof PDFDict ? entries.get(PDFName.of(name.slice(1))) : undefined;
}

/** Along the line, as long as that number of characters may be. */
function placesOf({ operands }: Operation, tracker: Tracker, outer: Matrix): SeeThrough['points'] {
  const size = tracker.fontSize;
  const characters = operands.reduce((sum, text) => sum + lengthOf(text), 0);
  const whole = joined(tracker.textMatrix, joined(tracker.matrix, outer));
  return Array.from({ length: PLACES + 1 }, (_, place) => (place / PLACES) * characters * CHARACTER)
    .flatMap((x) => HEIGHTS.map((y) => matrixOf([1, 0, 0, 1, x * size, y * size])))
    .map((at) => joined(at, whole))
    .map(([, , , , x, y]) => [x, y] as const);
}

/** Codes of browsers have two bytes, four digits. */
function lengthOf(text: string): number {
  if (text.startsWith('<')) return (text.length - 2) / 4;
  return text.startsWith('(') ? text.length - 2 : 0;
}

/** The colours of one page's text by index, where its ground is of one colour. */
export function mixedColours(
  texts: readonly SeeThrough[],
  page: number,
  groundAt: GroundAt,
): ReadonlyMap<number, Rgb> {
  const mixed = new Map<number, Rgb>();
  texts.forEach(({ page: own, colour, opacity, points }, index) => {
    if (own !== page) return;
    const grounds = points.map(([x, y]) => groundAt(x, y));
    const [ground] = grounds;
    const isFlat = [0, 1, 2].every((channel) => {
      const values = grounds.map((one) => one[channel as 0 | 1 | 2] * 255);
      return Math.max(...values) - Math.min(...values) <= FLAT_WITHIN;
    });
    if (ground === undefined || !isFlat) return;
    const mix = (own: number, below: number): number => own * opacity + below * (1 - opacity);
    mixed.set(index, [
      mix(colour[0], ground[0]),
      mix(colour[1], ground[1]),
      mix(colour[2], ground[2]),
    ]);
  });
  return mixed;
}

/** Writes the colours in place of the marks; text without one keeps its own. */
export function writeMixed(document: PDFDocument, colours: ReadonlyMap<number, Rgb>): void {
  for (const [ref, stream] of drawingStreams(document)) {
    const content = commandsOf(stream);
    const after = content.replace(/%cardwright-text-(\d+)\n/g, (_, index: string) => {
      const colour = colours.get(Number(index));
      return colour === undefined ? '' : `${colour.map((part) => part.toFixed(4)).join(' ')} rg `;
    });
    if (after !== content) document.context.assign(ref, withCommands(stream, after));
  }
}
