/** Parts in orders: what a service makes of them, by products of its own or along our lines. */
import type { Product, Shape } from '../../kernel/index.ts';
import type { Singles } from '../formats/singles.ts';
import { dieLinesOn } from '../layout/die-lines.ts';
import { rectangle } from '../parts/geometry.ts';
import { linesOf, type Net } from '../parts/net.ts';
import type { Part } from '../parts/written.ts';
import type { Dies } from '../separation/die-lines.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { productsFor, type Vendor } from './vendor.ts';

/** Outlines of tokens that services have chits and tiles for. */
const SHAPES: Readonly<Record<string, Shape>> = {
  rounded: 'rectangle',
  square: 'rectangle',
  round: 'round',
  hexagon: 'hexagon',
};

/** Along our lines anything; else boards and tokens of a size and shape that the service has. */
export function productsOfPart(vendor: Vendor, { size }: Sheet, part: Part): Product[] {
  const [net] = part.nets;
  if (size === null || net === undefined) return [];
  if (vendor.dies !== undefined) return [{ id: part.written.shape, ...size }];
  const shape = net.whole === undefined ? tokenShape(part) : 'rectangle';
  return shape === undefined ? [] : productsFor({ ...vendor, products: [] }, { ...size, shape });
}

function tokenShape({ written }: Part): Shape | undefined {
  if (written.shape !== 'token') return undefined;
  const { outline = 'rounded' } = written as { readonly outline?: unknown };
  return typeof outline === 'string' ? SHAPES[outline] : undefined;
}

/** A product is cut by the service: its picture is painted from edge to edge. */
export function sheetForProduct<Own extends Sheet>(sheet: Own, vendor: Vendor, bleed: number): Own {
  const { part } = sheet;
  if (part === null) return sheet;
  if (vendor.dies !== undefined) return { ...sheet, bleed };
  return { ...sheet, bleed, part: { ...part, nets: part.nets.map((net) => squared(net, sheet)) } };
}

function squared(net: Net, { size }: Sheet): Net {
  if (size === null || net.whole !== undefined) return net;
  const outline = rectangle(0, 0, size.width, size.height);
  return { ...net, panels: net.panels.map((panel) => ({ ...panel, outline })) };
}

/** On the front of each piece, in the colours that the service names. */
export function dieLinesOf(
  { dies }: Vendor,
  { part, size }: Sheet,
  { faces, pageOf }: Singles,
  bleed: number,
): Dies | undefined {
  if (dies === undefined || part === null || size === null) return undefined;
  const trim = { x: bleed, y: bleed, ...size };
  const pages = Array.from({ length: Math.max(...pageOf) + 1 }, (_, page) => {
    const face = pageOf.indexOf(page);
    const { net, side } = faces[face] ?? {};
    if (net === undefined || side === 'back') return null;
    return dieLinesOn({ placed: [{ face, trim, bleed, lines: linesOf(net) }] });
  });
  return { pages, names: dies };
}
