/** Colours as people see them: contrast, distance, and what those see who confuse some. */

/** Red, green and blue in sRGB, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Kinds of colour blindness, from the most frequent. */
export const deficiencies = ['deuteranopia', 'protanopia', 'tritanopia'] as const;

export type Deficiency = (typeof deficiencies)[number];

/** `rgb(28, 20, 16)` or `rgba(…)`: the colour and its opacity; null for gradients and other colour spaces. */
export function parseColour(
  written: string,
): { readonly rgb: Rgb; readonly opacity: number } | null {
  const [, red, green, blue, opacity = '1'] =
    /^rgba?\(\s*([\d.]+)[,\s]+([\d.]+)[,\s]+([\d.]+)(?:[,\s/]+([\d.]+))?\s*\)$/.exec(written) ?? [];
  if (red === undefined) return null;
  return { rgb: [Number(red), Number(green), Number(blue)], opacity: Number(opacity) };
}

/** What is seen of a colour that lets its ground through. */
export function over(rgb: Rgb, opacity: number, ground: Rgb): Rgb {
  const mixed = rgb.map((part, index) => part * opacity + (ground[index] ?? 0) * (1 - opacity));
  return mixed as unknown as Rgb;
}

/** From 1 to 21, as WCAG 2 computes it: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Rgb, other: Rgb): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = linear(rgb);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Distance in Oklab; below 0.02 nobody sees a difference, at arm's length not below 0.05. */
export function distance(one: Rgb, other: Rgb): number {
  const [l1, a1, b1] = oklab(linear(one));
  const [l2, a2, b2] = oklab(linear(other));
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

/** Distance from grey in Oklab. */
export function chroma(rgb: Rgb): number {
  const [, a, b] = oklab(linear(rgb));
  return Math.hypot(a, b);
}

/** The angle of a colour around grey in Oklab, in radians. */
export function hue(rgb: Rgb): number {
  const [, a, b] = oklab(linear(rgb));
  return Math.atan2(b, a);
}

/** What a person with this deficiency sees. */
export function seenWith(deficiency: Deficiency, rgb: Rgb): Rgb {
  return gamma(times(SIMULATION[deficiency], linear(rgb)));
}

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes 2009, for full deficiency, in linear sRGB. */
const SIMULATION: Readonly<Record<Deficiency, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function times([first, second, third]: Matrix, [a, b, c]: Triple): Triple {
  const row = ([x, y, z]: Triple): number => x * a + y * b + z * c;
  return [row(first), row(second), row(third)];
}

function linear([red, green, blue]: Rgb): Triple {
  return [toLinear(red), toLinear(green), toLinear(blue)];
}

function toLinear(part: number): number {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function gamma([red, green, blue]: Triple): Rgb {
  return [fromLinear(red), fromLinear(green), fromLinear(blue)];
}

function fromLinear(part: number): number {
  const value = Math.min(1, Math.max(0, part));
  return 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
}

/** Björn Ottosson's Oklab, from linear sRGB. */
function oklab([red, green, blue]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
