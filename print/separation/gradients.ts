/** The colours of gradients as inks: their ends, and what lies between them. */
import { deflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFContext,
  type PDFObject,
} from 'pdf-lib';
import { calculation } from './calculator.ts';
import { NotSeparable } from './content.ts';
import { commandsOf } from './drawing.ts';
import { isGrey, type InkLookup, type Inks, type Rgb } from './inks.ts';

/** Between two colours of screens the inks do not run straight: a gradient gets this many parts where it shows. */
const PARTS = 4;

/** From 0 to 1: a plate that is further off shows. */
const SHOWS = 0.015;

/** Samples of a gradient by a formula, each way. */
const SAMPLES = 256;

/** The function of a gradient; a stream where it is given by samples. Throws `NotSeparable`. */
export function separatedFunction(
  object: PDFObject | undefined,
  context: PDFContext,
  inks: InkLookup,
): PDFObject {
  const found = context.lookup(object);
  if (found instanceof PDFRawStream) return separatedFormula(found, context, inks);
  const stops = colours(found, context);
  // A gradient between greys needs no colour on its way; one between a grey and a colour does.
  const look = stops.every(isGrey)
    ? (colour: Rgb) => inks.area(colour)
    : (colour: Rgb) => inks.mixed(colour);
  return separated(found, context, look);
}

type Look = (colour: Rgb) => Inks;

function separated(found: PDFObject | undefined, context: PDFContext, look: Look): PDFObject {
  if (!(found instanceof PDFDict)) throw new NotSeparable('a gradient by a formula');
  if (typeOf(found) === 2) return separatedBlend(found, context, look);
  if (typeOf(found) !== 3) throw new NotSeparable('a gradient by a formula');
  const copy = found.clone(context);
  const inner = found.lookup(PDFName.of('Functions'), PDFArray).asArray();
  const parts = inner.map((one) => separated(context.lookup(one), context, look));
  copy.set(PDFName.of('Functions'), context.obj(parts));
  return copy;
}

/** From one colour to another. */
function separatedBlend(blend: PDFDict, context: PDFContext, look: Look): PDFObject {
  const [from, to] = endsOf(blend);
  const exponent = blend.lookup(PDFName.of('N'), PDFNumber).asNumber();
  const at = (part: number): Inks => {
    const [red, green, blue] = from.map((one, index) => one + part * ((to[index] ?? 0) - one));
    return look([red ?? 0, green ?? 0, blue ?? 0]);
  };
  const inks = Array.from({ length: PARTS + 1 }, (_, part) => at(part / PARTS));
  const between = ([from, to]: readonly [Inks, Inks]): PDFDict =>
    context.obj({ FunctionType: 2, Domain: [0, 1], C0: [...from], C1: [...to], N: exponent });
  const ends = [inks[0], inks[PARTS]] as [Inks, Inks];
  if (exponent !== 1 || isStraight(inks)) {
    const copy = blend.clone(context);
    copy.set(PDFName.of('C0'), context.obj([...ends[0]]));
    copy.set(PDFName.of('C1'), context.obj([...ends[1]]));
    return copy;
  }
  const pairs = inks.slice(1).map((to, index) => [inks[index], to] as [Inks, Inks]);
  return context.obj({
    FunctionType: 3,
    Domain: [0, 1],
    Functions: pairs.map(between),
    Bounds: pairs.slice(1).map((_, index) => (index + 1) / PARTS),
    Encode: pairs.flatMap(() => [0, 1]),
  });
}

function isStraight(inks: readonly Inks[]): boolean {
  const [first, last] = [inks[0], inks.at(-1)];
  return inks.every((one, part) =>
    one.every((ink, plate) => {
      const [from, to] = [first?.[plate] ?? 0, last?.[plate] ?? 0];
      return Math.abs(from + (part / (inks.length - 1)) * (to - from) - ink) <= SHOWS;
    }),
  );
}

/** A formula of two coordinates: the browser writes one for colours that turn, repeat or shine through. */
function separatedFormula(
  { dict, contents }: PDFRawStream,
  context: PDFContext,
  inks: InkLookup,
): PDFRawStream {
  const domain = numbersAt(dict, 'Domain');
  const [left = 0, right = 1, bottom = 0, top = 1] = domain;
  const isPlain =
    typeOf(dict) === 4 && domain.length === 4 && numbersAt(dict, 'Range').length === 6;
  if (!isPlain) throw new NotSeparable('a gradient by a formula of another kind');
  const calculate = calculation(commandsOf(PDFRawStream.of(dict, contents)));
  const part = (from: number, to: number, at: number): number =>
    from + ((to - from) * at) / (SAMPLES - 1);
  const colours = Array.from({ length: SAMPLES ** 2 }, (_, at): Rgb => {
    const x = part(left, right, at % SAMPLES);
    const values = calculate([x, part(bottom, top, Math.floor(at / SAMPLES))]);
    const [red = 0, green = 0, blue = 0] = values.slice(-3).map(within);
    return [red, green, blue];
  });
  const look = colours.every(isGrey) ? inks.area.bind(inks) : inks.mixed.bind(inks);
  const plates = new Uint8Array(4 * colours.length);
  colours.forEach((colour, at) =>
    plates.set(
      look(colour).map((ink) => Math.round(ink * 255)),
      4 * at,
    ),
  );
  const sampled = context.obj({
    FunctionType: 0,
    Domain: domain,
    Range: [0, 1, 0, 1, 0, 1, 0, 1],
    Size: [SAMPLES, SAMPLES],
    BitsPerSample: 8,
    Filter: 'FlateDecode',
  });
  return PDFRawStream.of(sampled, deflateSync(plates));
}

function within(part: number): number {
  return Math.min(1, Math.max(0, part));
}

function numbersAt(dict: PDFDict, key: string): number[] {
  const array = dict.lookup(PDFName.of(key));
  if (!(array instanceof PDFArray)) return [];
  return array.asArray().flatMap((one) => (one instanceof PDFNumber ? [one.asNumber()] : []));
}

/** All that a function is given by. */
function colours(found: PDFObject | undefined, context: PDFContext): Rgb[] {
  if (!(found instanceof PDFDict)) throw new NotSeparable('a gradient by a formula');
  if (typeOf(found) === 2) return [...endsOf(found)];
  if (typeOf(found) !== 3) throw new NotSeparable('a gradient by a formula');
  const inner = found.lookup(PDFName.of('Functions'), PDFArray).asArray();
  return inner.flatMap((one) => colours(context.lookup(one), context));
}

function endsOf(blend: PDFDict): readonly [Rgb, Rgb] {
  const colour = (key: string): Rgb => {
    const values = blend.lookup(PDFName.of(key), PDFArray).asArray();
    const [red, green, blue] = values.map((one) => (one instanceof PDFNumber ? one.asNumber() : 0));
    if (values.length !== 3) throw new NotSeparable('a gradient in another colour space');
    return [red ?? 0, green ?? 0, blue ?? 0];
  };
  return [colour('C0'), colour('C1')];
}

function typeOf(dict: PDFDict): number {
  return dict.lookup(PDFName.of('FunctionType'), PDFNumber).asNumber();
}
