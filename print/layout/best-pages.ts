/** Pieces on as few pages as it takes: each page in the form of paper that suits what lies on it. */
import { formsFor, type Form } from './forms.ts';
import { laneFor, type Setup } from './setup.ts';
import { capacity, pack, type Gaps, type PackedPiece, type Shaped } from './pack.ts';

/** What is to be cut out, and whether it has a back. */
export interface Backed extends Shaped {
  readonly back: number | null;
}

/** The places of one page. */
export interface Laid {
  readonly form: Form;
  readonly places: readonly PackedPiece[];
}

/** Pages that hold backs come first: those behind them stay behind their fronts. Null when a piece does not go on the paper. */
export function bestPages(pieces: readonly Backed[], setup: Setup): readonly Laid[] | null {
  const packing = new Packing(pieces, setup);
  const groups = packing.groups();
  const apart = groups.map((group) => packing.ofOneSort(group));
  if (apart.some((pages) => pages === null)) return null;
  const [only = [], ...others] = apart.map((pages) => pages ?? []);
  if (others.length === 0) return only;
  const candidates = [
    ...packing.inOneForm(),
    [only, ...others].flat(),
    packing.remaindersJoined([only, ...others]),
  ];
  const best = candidates.reduce((least, one) =>
    packing.sides(one) < packing.sides(least) ? one : least,
  );
  const backed = best.filter((page) => packing.hasBacks(page));
  return [...backed, ...best.filter((page) => !packing.hasBacks(page))];
}

/** Whether straight cuts make both alike, and both have backs, or neither. */
export function sortOf({ size, bleed, back }: Backed): string {
  return [size.width, size.height, bleed, back !== null].join(' ');
}

class Packing {
  readonly #pieces: readonly Backed[];
  readonly #setup: Setup;
  readonly #forms: readonly Form[];
  readonly #gaps: Gaps;

  constructor(pieces: readonly Backed[], setup: Setup) {
    this.#pieces = pieces;
    this.#setup = setup;
    this.#forms = formsFor(setup);
    this.#gaps = { gutter: setup.gutter, lane: laneFor(setup.marks) };
  }

  /** Indexes of pieces of one sort, in the order in which sorts first come. */
  groups(): number[][] {
    const groups = new Map<string, number[]>();
    this.#pieces.forEach((piece, index) => {
      const key = sortOf(piece);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [index]);
      else group.push(index);
    });
    return [...groups.values()];
  }

  /** In the form that holds most of them. */
  ofOneSort(group: readonly number[]): readonly Laid[] | null {
    const [first] = group;
    const piece = first === undefined ? undefined : this.#pieces[first];
    if (piece === undefined) return [];
    let best: { readonly pages: readonly Laid[]; readonly most: number } | null = null;
    for (const form of this.#forms) {
      const { columns, rows } = capacity(piece, form.area, this.#gaps);
      const most = columns * rows;
      if (most === 0 || (best !== null && most <= best.most)) continue;
      const pages = this.#packed(group, form);
      if (pages !== null) best = { pages, most };
    }
    return best?.pages ?? null;
  }

  /** Everything in bands, in each form, as it comes and the tallest first. */
  inOneForm(): (readonly Laid[])[] {
    const all = [...this.#pieces.keys()];
    const height = (at: number): number => this.#pieces[at]?.size.height ?? 0;
    const tallestFirst = all.toSorted((a, b) => height(b) - height(a));
    return [all, tallestFirst].flatMap((order) =>
      this.#forms.flatMap((form) => {
        const pages = this.#packed(order, form);
        return pages === null ? [] : [pages];
      }),
    );
  }

  /** The last page of each sort, which is seldom full, together with others where one page holds them. */
  remaindersJoined(apart: readonly (readonly Laid[])[]): readonly Laid[] {
    const joined: Laid[] = [];
    const remainders = apart.flatMap((pages) => pages.slice(-1));
    for (const remainder of remainders.toSorted((a, b) => b.places.length - a.places.length)) {
      const host = joined.findIndex((page) => this.#onOne([page, remainder]) !== null);
      const page = joined[host];
      if (page === undefined) joined.push(remainder);
      else joined[host] = this.#onOne([page, remainder]) ?? page;
    }
    return [...apart.flatMap((pages) => pages.slice(0, -1)), ...joined];
  }

  /** Both pages on one; null when no form holds them. */
  #onOne(pages: readonly Laid[]): Laid | null {
    const own = pages.flatMap(({ places }) => places.map(({ piece }) => piece));
    for (const form of this.#forms) {
      const [page, ...more] = this.#packed(own, form) ?? [];
      if (page !== undefined && more.length === 0) return page;
    }
    return null;
  }

  #packed(own: readonly number[], form: Form): readonly Laid[] | null {
    const pieces = own.map((index) => this.#piece(index));
    const pages = pack(pieces, form.area, this.#gaps);
    if (pages === null) return null;
    return pages.map((places) => ({
      form,
      places: places.map((place) => ({ ...place, piece: own[place.piece] ?? 0 })),
    }));
  }

  /** Pages of the file. */
  sides(pages: readonly Laid[]): number {
    const { flip, sides } = this.#setup;
    const both = sides === 'both' && flip !== 'fold';
    if (sides === 'backs') return pages.filter((page) => this.hasBacks(page)).length;
    return pages.length + (both ? pages.filter((page) => this.hasBacks(page)).length : 0);
  }

  hasBacks({ places }: Laid): boolean {
    return places.some(({ piece }) => this.#piece(piece).back !== null);
  }

  #piece(index: number): Backed {
    const piece = this.#pieces[index];
    if (piece === undefined) throw new RangeError(`There is no piece ${index}.`);
    return piece;
  }
}
