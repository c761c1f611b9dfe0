/** Pixels as sixels: bands six pixels high, each colour of a band in a line of its own. */

export interface Pixels {
  /** Four bytes each: red, green, blue, opacity. */
  readonly rgba: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Of each of red, green and blue. */
const STEPS = 6;
const BAND = 6;

/** Pixels that are more transparent are not drawn. */
const OPAQUE = 128;
const NOTHING = -1;

export function sixels({ rgba, width, height }: Pixels): string {
  const colours = coloursOf(rgba);
  const used = [...new Set(colours)].filter((colour) => colour !== NOTHING);
  const palette = used.map((colour) => `#${colour};2;${percents(colour).join(';')}`);
  const bands: string[] = [];
  for (let top = 0; top < height; top += BAND) {
    const band = colours.subarray(top * width, (top + BAND) * width);
    const lines = [...new Set(band)]
      .filter((colour) => colour !== NOTHING)
      .map((colour) => `#${colour}${lineOf(band, colour, width)}`);
    bands.push(lines.join('$'));
  }
  // The second number: what is not drawn stays as it is.
  return `\u001BP0;1;0q"1;1;${width};${height}${palette.join('')}${bands.join('-')}\u001B\\`;
}

function coloursOf(rgba: Uint8Array): Int16Array {
  return Int16Array.from({ length: rgba.length / 4 }, (_, pixel) => {
    const [red, green, blue, opacity = 0] = rgba.subarray(4 * pixel, 4 * pixel + 4);
    if (opacity < OPAQUE) return NOTHING;
    return (step(red) * STEPS + step(green)) * STEPS + step(blue);
  });
}

function step(byte: number | undefined): number {
  return Math.round(((byte ?? 0) / 255) * (STEPS - 1));
}

function percents(colour: number): number[] {
  const steps = [
    Math.floor(colour / STEPS ** 2),
    Math.floor(colour / STEPS) % STEPS,
    colour % STEPS,
  ];
  return steps.map((one) => Math.round((one / (STEPS - 1)) * 100));
}

/** One character for each column: which of its six pixels have the colour. Repeated ones are counted. */
function lineOf(band: Int16Array, colour: number, width: number): string {
  const characters = Array.from({ length: width }, (_, x) => {
    let bits = 0;
    for (let y = 0; y * width < band.length; y += 1) {
      if (band[y * width + x] === colour) bits |= 1 << y;
    }
    return String.fromCodePoint(63 + bits);
  });
  return characters
    .join('')
    .replace(/(.)\1{3,}/g, (run, character: string) => `!${run.length}${character}`);
}
