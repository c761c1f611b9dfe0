/**
 * Colours of screens as inks of a printing condition: through its profile, but for greys, which are
 * black ink alone, and dark text, which is black ink in full: four inks never meet exactly, and fine
 * lines of several of them blur.
 */
import sharp from 'sharp';

/** Red, green and blue, from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Cyan, magenta, yellow and black, from 0 to 1. */
export type Inks = readonly [cyan: number, magenta: number, yellow: number, black: number];

/** How a colour is asked for: what text shows, lines and areas, or a colour among others of a gradient or picture. */
export interface InkLookup {
  text(colour: Rgb): Inks;
  /** Of thick areas of black; undefined where black is no different there, and prints over nothing. */
  readonly rich?: (colour: Rgb) => Inks;
  area(colour: Rgb): Inks;
  mixed(colour: Rgb): Inks;
}

export const BLACK: Inks = [0, 0, 0, 1];

/** Of 255: such channels are the same grey to the eye. */
const GREY_WITHIN = 2;

/** Of 255, the brightest channel: darker text is black. Brown-black body text is near 40. */
const DARK_TEXT = 45;

export function isGrey(colour: Rgb): boolean {
  return (Math.max(...colour) - Math.min(...colour)) * 255 <= GREY_WITHIN;
}

/** Black to the eye: of 255, a grey up to this. */
const BLACK_TO = 8;

export function isBlack(colour: Rgb): boolean {
  return isGrey(colour) && Math.max(...colour) * 255 <= BLACK_TO;
}

export function isDark(colour: Rgb): boolean {
  return Math.max(...colour) * 255 <= DARK_TEXT;
}

/** Asked twice for the same: first it writes down what is asked for, and `ready` looks all of it up at once. */
export class InkTable implements InkLookup {
  readonly #profile: string;
  readonly #richBlack: Inks;
  readonly #known = new Map<number, Inks | null>();
  #most = 0;
  #isReady = false;

  /** `profile`: an ICC profile, absolute. `richBlack`: where the press states one. */
  constructor(profile: string, richBlack: Inks = BLACK) {
    this.#profile = profile;
    this.#richBlack = richBlack;
  }

  readonly rich = (): Inks => this.#use(this.#richBlack);

  text(colour: Rgb): Inks {
    return isDark(colour) ? this.#use(BLACK) : this.area(colour);
  }

  area(colour: Rgb): Inks {
    if (!isGrey(colour)) return this.mixed(colour);
    const grey = colour.reduce((sum, one) => sum + one, 0) / 3;
    return this.#use([0, 0, 0, 1 - grey]);
  }

  mixed(colour: Rgb): Inks {
    const key = keyOf(colour);
    const inks = this.#known.get(key);
    if (inks !== undefined && inks !== null) return this.#use(inks);
    if (this.#isReady) throw new RangeError('A colour was not asked for before.');
    this.#known.set(key, null);
    return BLACK;
  }

  /** Of all that was asked for: the sum of the four, from 0 to 4. */
  get most(): number {
    return this.#most;
  }

  async ready(): Promise<void> {
    this.#isReady = true;
    const keys = [...this.#known].flatMap(([key, inks]) => (inks === null ? [key] : []));
    if (keys.length === 0) return;
    const row = new Uint8Array(keys.flatMap((key) => [key >> 16, (key >> 8) & 255, key & 255]));
    const inks = await separated(row, this.#profile);
    keys.forEach((key, at) => {
      const [cyan = 0, magenta = 0, yellow = 0, black = 0] = inks.subarray(4 * at, 4 * at + 4);
      this.#known.set(key, [cyan / 255, magenta / 255, yellow / 255, black / 255]);
    });
  }

  #use(inks: Inks): Inks {
    this.#most = Math.max(
      this.#most,
      inks.reduce((all, one) => all + one, 0),
    );
    return inks;
  }
}

function byte(part: number): number {
  return Math.min(255, Math.max(0, Math.round(part * 255)));
}

/** Screens have 256 steps of each. */
function keyOf([red, green, blue]: Rgb): number {
  return (byte(red) << 16) | (byte(green) << 8) | byte(blue);
}

/** Pixels of three bytes each, as pixels of four inks. */
export async function separated(rgb: Uint8Array, profile: string): Promise<Uint8Array> {
  // Each colour goes through the profile once: that takes some twenty times as long as to look it up.
  const { colours, pixels } = coloursIn(rgb);
  const inks = await throughProfile(colours, profile);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) pixels[pixel] = inks[pixels[pixel]!]!;
  return new Uint8Array(pixels.buffer);
}

/** By colour, 1 and its place among those of the pixels that are looked at; else 0. Made when it is needed: it is large. */
let places: Uint32Array | undefined;

/** The colours, each once, and for each pixel the place of its colour among them. */
function coloursIn(rgb: Uint8Array): {
  readonly colours: readonly number[];
  readonly pixels: Uint32Array;
} {
  places ??= new Uint32Array(1 << 24);
  const colours: number[] = [];
  const pixels = new Uint32Array(rgb.length / 3);
  for (let pixel = 0, at = 0; pixel < pixels.length; pixel += 1, at += 3) {
    const colour = (rgb[at]! << 16) | (rgb[at + 1]! << 8) | rgb[at + 2]!;
    if (places[colour] === 0) places[colour] = colours.push(colour);
    pixels[pixel] = places[colour]! - 1;
  }
  for (const colour of colours) places[colour] = 0;
  return { colours, pixels };
}

/** A row of pixels is at most this long: pictures that are wider are refused. */
const ROW = 4096;

/** Inks by place in the list, as four bytes. */
async function throughProfile(colours: readonly number[], profile: string): Promise<Uint32Array> {
  const width = Math.min(ROW, colours.length);
  const height = Math.ceil(colours.length / width);
  const rgb = new Uint8Array(3 * width * height);
  for (const [place, colour] of colours.entries()) {
    rgb[3 * place] = colour >> 16;
    rgb[3 * place + 1] = (colour >> 8) & 255;
    rgb[3 * place + 2] = colour & 255;
  }
  const inks = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .withIccProfile(profile, { attach: false })
    .toColourspace('cmyk')
    .raw()
    .toBuffer();
  return new Uint32Array(Uint8Array.from(inks).buffer);
}

/** The most ink on a pixel, from 0 to 4. */
export function mostInk(pixels: Uint8Array): number {
  let most = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [cyan = 0, magenta = 0, yellow = 0, black = 0] = [
      pixels[at],
      pixels[at + 1],
      pixels[at + 2],
      pixels[at + 3],
    ];
    most = Math.max(most, cyan + magenta + yellow + black);
  }
  return most / 255;
}
