import { describe, expect, test } from 'vitest';
import { productSizes } from '../../../kernel/index.ts';
import { orderedCards, orderList } from '../../../print/vendors/order-files.ts';
import {
  canvasFor,
  productFor,
  productsFor,
  vendors,
  type Cut,
  type Vendor,
} from '../../../print/vendors/vendor.ts';

const all = [...vendors().values()];

function ids(cut: Cut): string[] {
  return productsFor(vendor('the-game-crafter'), cut).map(({ id }) => id);
}

function vendor(id: string): Vendor {
  const found = vendors().get(id);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return found;
}

describe.each(all)('$id', ({ source, read, products, bleed, safe, dpi, files, order }) => {
  test('says where its demands are written, and when they were read', () => {
    expect(source).toMatch(/\.\w+/);
    expect(String(new Date(read))).not.toBe('Invalid Date');
  });

  test('has numbers that print services have', () => {
    expect(bleed).toBeGreaterThanOrEqual(2);
    expect(bleed).toBeLessThan(5);
    expect(safe).toBeGreaterThanOrEqual(2);
    expect(dpi).toBeGreaterThanOrEqual(300);
    expect(files === 'pdf').toBe(order !== undefined);
  });

  test('pictures are as large as the cards with their bleed', () => {
    for (const { id, width, height, pixels } of products === 'any' ? [] : products) {
      const [across, down] = pixels ?? [];
      if (across === undefined || down === undefined) continue;
      // The larger canvas of The Game Crafter's European sizes is the only one that differs.
      const spare = id.startsWith('euro') ? 0.6 : 0.05;
      expect(Math.abs((across / dpi) * 25.4 - width - 2 * bleed)).toBeLessThan(2 * spare);
      expect(Math.abs((down / dpi) * 25.4 - height - 2 * bleed)).toBeLessThan(2 * spare);
    }
  });
});

test.each([
  ['the-game-crafter', 63.5, 88.9, 'poker', 825, 1125],
  ['the-game-crafter', 63, 88, 'euro-poker', 825, 1125],
  ['make-playing-cards', 63.5, 88.9, 'poker', 822, 1122],
  ['make-playing-cards', 63, 88, 'game', 816, 1111],
  ['make-playing-cards', 69.85, 120.65, 'tarot', 897, 1497],
])('%s prints %f × %f mm as %s, on %i × %i pixels', (id, width, height, product, across, down) => {
  const size = { width, height };
  const found = productFor(vendor(id), size);
  expect(found?.id).toBe(product);
  if (found === null) return;
  expect(canvasFor(vendor(id), found, size)).toMatchObject({ width: across, height: down });
});

describe('parts of The Game Crafter', () => {
  const { parts = [], dpi, bleed } = vendor('the-game-crafter');
  const products = parts.flatMap((group) => group.products);
  /** Their canvas is larger than an eighth of an inch around them in one direction. */
  const SPARE = ['hex-shard', 'mini-hex-tile', 'medium-hex-tile'];

  test('each group has its source, and says that it is to be compared', () => {
    expect(parts.length).toBeGreaterThan(3);
    for (const { source, read, note } of parts) {
      expect(source).toMatch(/\.\w+/);
      expect(String(new Date(read))).not.toBe('Invalid Date');
      expect(note).toContain('template of the product');
    }
  });

  test.each(products)(
    '$id: its pixels are its size and an eighth of an inch around it',
    (product) => {
      const { id, width, height, pixels: [across, down] = [] } = product;
      const over = [across, down].map(
        (dots = 0, at) => (dots / dpi) * 25.4 - [width, height][at]! - 2 * bleed,
      );
      expect(Math.abs(over[0]!)).toBeLessThan(0.01);
      if (SPARE.includes(id)) expect(over[1]).toBeGreaterThan(0);
      else expect(Math.abs(over[1]!)).toBeLessThan(0.01);
      const named = productSizes('the-game-crafter').get(`the-game-crafter/${id}`);
      expect(named).toMatchObject({ width, height });
    },
  );

  test('names are there once, and every hexagon is regular within its rounding', () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    for (const { width, height } of products.filter(({ shape }) => shape === 'hexagon')) {
      expect(Math.abs(height / width - Math.sqrt(3) / 2)).toBeLessThan(0.02);
    }
  });

  test('what has the same size in another shape is another product', () => {
    const inch = { width: 25.4, height: 25.4 };
    expect(ids(inch)).toEqual(['large-square-chit']);
    expect(ids({ ...inch, shape: 'round' })).toEqual(['large-circle-chit']);
    expect(ids({ width: 88.9, height: 88.9 })).toEqual(['square', 'large-square-tile']);
    expect(ids({ width: 63.5, height: 88.9, shape: 'round' })).toEqual([]);
    expect(ids({ width: 203.2, height: 203.2 })).toEqual([
      'square-mat',
      'bi-fold-mat',
      'square-board',
    ]);
  });
});

test('a size that a service does not cut has no product', () => {
  expect(productFor(vendor('drive-thru-cards'), { width: 63, height: 88 })).toBeNull();
  expect(productFor(vendor('mb-print'), { width: 41, height: 77 })?.id).toBe('41x77');
});

const face = (id: string, side: 'front' | 'back') => ({
  side,
  card: { id, kind: 'beast' },
  size: { width: 63, height: 88 },
  html: id,
});

describe('the files of an order', () => {
  const singles = {
    faces: [face('otter', 'front'), face('otter', 'back'), face('heron', 'front')],
    pageOf: [0, 1, 2],
    copies: [
      { front: 0, back: 1 },
      { front: 0, back: 1 },
      { front: 2, back: null },
    ],
  };

  test('each copy with its number', () => {
    const names = orderedCards(singles, vendor('make-playing-cards')).map(({ front, back }) => [
      front.name,
      back?.name,
    ]);
    expect(names).toEqual([
      ['1-otter-front', '1-otter-back'],
      ['2-otter-front', '2-otter-back'],
      ['3-heron-front', undefined],
    ]);
  });

  test('each card once, and a list of how many', () => {
    const cards = orderedCards(singles, vendor('the-game-crafter'));
    expect(orderList(cards, 'png')).toBe(
      'front,back,copies\notter-front.png,otter-back.png,2\nheron-front.png,,1\n',
    );
  });
});
