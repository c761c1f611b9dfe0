/**
 * Print services: what each of them wants, as data, down to the size of a picture. To add one: a
 * YAML file in this folder.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { Text } from '../../engine/index.ts';
import {
  productsOf,
  type Measures,
  type Parts,
  type Product,
  type Shape,
} from '../../kernel/index.ts';
import type { DieNames } from '../layout/setup.ts';
import { MM_PER_INCH, pixels } from '../html/measures.ts';
import type { Flavour } from '../separation/flavours.ts';
import type { InkProfile } from '../separation/profiles.ts';
import { vendorNames, vendorsFolder } from './names.ts';

export interface Vendor {
  /** As `--vendor` takes it: the name of its file. */
  readonly id: string;
  readonly title: Text;
  /** Where its demands are written, and the day on which they were read there. */
  readonly source: string;
  readonly read: string;
  readonly files: 'png' | 'jpg' | 'pdf';
  /** Whether it wants each card once, or each copy. */
  readonly each: 'card' | 'copy';
  /** Of pages in its PDFs: all in one, or a file for each face. */
  readonly order?: 'front-back' | 'back-front' | 'fronts-backs' | 'face';
  /** A picture beside each file. */
  readonly proof?: 'jpg';
  /** Of files of single faces: `{number}`, `{card}` and `{side}` are filled in. */
  readonly name?: string;
  readonly backs?: 'needed';
  /** Files in inks; omitted where it takes colours of screens. */
  readonly pdfX?: VendorPdfX;
  readonly dpi: number;
  /** Over the cut on each side, and inside it, in mm. */
  readonly bleed: number;
  readonly safe: number;
  /** What it cuts; `any` for every size. */
  readonly products: readonly Product[] | 'any';
  /** What it makes beside cards. */
  readonly parts?: readonly Parts[];
  /** It cuts parts along our lines: the spot colours in which it looks for them. */
  readonly dies?: DieNames & { readonly source: string; readonly read: string };
  /** What it asks, where it publishes that: of one piece by product, and once for an order. */
  readonly prices?: {
    readonly currency: string;
    readonly each: Readonly<Record<string, number>>;
    readonly once?: number;
    readonly source: string;
    readonly read: string;
  };
  /** What is still to be done, or known, in full sentences. */
  readonly notes: readonly string[];
}

interface VendorPdfX {
  readonly flavour: Flavour;
  /** Id of a profile that comes with Cardwright. */
  readonly profile: string;
  /** The most that it accepts, in percent; omitted where it does not say. */
  readonly ink?: number;
  /** What it asks for in thick areas of black, as profiles have it; omitted where it does not say. */
  readonly richBlack?: InkProfile['richBlack'];
}

let known: ReadonlyMap<string, Vendor> | undefined;

/** All print services by id. */
export function vendors(): ReadonlyMap<string, Vendor> {
  const folder = vendorsFolder();
  known ??= new Map(
    vendorNames()
      .map((name) => load(readFileSync(join(folder, `${name}.yaml`), 'utf8')) as Vendor)
      .map((vendor) => [vendor.id, vendor]),
  );
  return known;
}

/** A hair: makers of cards round inches to millimetres, and millimetres to inches. */
const ROUNDING = 0.2;

/** What is to be cut: a rectangle where nothing else is said. */
export interface Cut extends Measures {
  readonly shape?: Shape;
}

/** All that the vendor cuts in this size and shape, the nearest first; with one canvas they get one file. */
export function productsFor(
  vendor: Vendor,
  { width, height, shape = 'rectangle' }: Cut,
): Product[] {
  const size = { width, height };
  if (vendor.products === 'any') return [{ id: `${width}x${height}`, shape, ...size }];
  const fitting = productsOf(vendor).filter(
    (product) => (product.shape ?? 'rectangle') === shape && differs(product, size) <= ROUNDING,
  );
  const [best] = fitting.toSorted((a, b) => differs(a, size) - differs(b, size));
  if (best === undefined) return [];
  const canvas = JSON.stringify(best.pixels);
  const others = fitting.filter((one) => one !== best && JSON.stringify(one.pixels) === canvas);
  return [best, ...others];
}

/** What the vendor cuts this as; null when it does not. */
export function productFor(vendor: Vendor, cut: Cut): Product | null {
  return productsFor(vendor, cut)[0] ?? null;
}

/** The product that is nearest in size, of this shape. */
export function nearestProduct(
  vendor: Vendor,
  { shape = 'rectangle', ...size }: Cut,
): Product | undefined {
  if (vendor.products === 'any') return undefined;
  return productsOf(vendor)
    .filter((product) => (product.shape ?? 'rectangle') === shape)
    .toSorted((a, b) => differs(a, size) - differs(b, size))[0];
}

function differs(a: Measures, b: Measures): number {
  return Math.max(Math.abs(a.width - b.width), Math.abs(a.height - b.height));
}

/** What a vendor prints on, before it cuts. */
export interface Canvas {
  /** Over the cut on the side where it is larger, in mm. */
  readonly bleed: number;
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Some vendors cut several sizes from one canvas; the bleed is then what is left of it. */
export function canvasFor(
  { bleed, dpi }: Vendor,
  { pixels: given }: Product,
  size: Measures,
): Canvas {
  if (given === undefined) {
    const width = pixels(size.width + 2 * bleed, dpi);
    const height = pixels(size.height + 2 * bleed, dpi);
    return { bleed, width, height };
  }
  const [width, height] = given;
  const over = (dots: number, length: number): number => ((dots / dpi) * MM_PER_INCH - length) / 2;
  const largest = Math.max(bleed, over(width, size.width), over(height, size.height));
  return { bleed: Math.round(largest * 1000) / 1000, width, height };
}
