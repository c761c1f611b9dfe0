/** Sizes that print services cut, by the service and its product: `the-game-crafter/square-mat`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { packageRoot } from './package-root.ts';
import type { Measures, NamedSize, Shape } from './sizes.ts';

/** What a print service cuts. */
export interface Product extends Measures {
  readonly id: string;
  /** A rectangle when omitted. */
  readonly shape?: Shape;
  /** Of the picture with its bleed, where the service gives them. */
  readonly pixels?: readonly [width: number, height: number];
}

/** What a service makes beside cards. */
export interface Parts {
  readonly title: string;
  /** Where the sizes are from, and the day on which they were read there. */
  readonly source: string;
  readonly read: string;
  /** What is to be known before one of them is ordered. */
  readonly note: string;
  readonly products: readonly Product[];
}

const read = new Map<string, ReadonlyMap<string, NamedSize>>();

/** By `service/product`; empty where there is no such service, or it cuts every size. */
export function productSizes(service: string): ReadonlyMap<string, NamedSize> {
  const known = read.get(service);
  if (known !== undefined) return known;
  const file = join(packageRoot(), 'print', 'vendors', `${service}.yaml`);
  const isName = /^[a-z0-9-]+$/.test(service) && existsSync(file);
  const vendor = isName ? (load(readFileSync(file, 'utf8')) as Written) : {};
  const sizes = productsOf(vendor).map(({ id, width, height, shape }) => {
    return { id: `${service}/${id}`, width, height, ...(shape && { shape }) };
  });
  const byId = new Map(sizes.map((size) => [size.id, size]));
  read.set(service, byId);
  return byId;
}

interface Written {
  readonly products?: readonly Product[] | 'any';
  readonly parts?: readonly Parts[];
}

/** Cards first. */
export function productsOf({ products = [], parts = [] }: Written): readonly Product[] {
  const cards = products === 'any' ? [] : products;
  return [...cards, ...parts.flatMap((group) => group.products)];
}
