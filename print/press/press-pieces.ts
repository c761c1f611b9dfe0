/**
 * Presses what was not pressed before: pieces are known by what decides how they look, in this
 * process and from print to print (`pressed-piece.ts`). What is wanted at the same time by several is
 * pressed once.
 */
import { afterAnswer } from '../../kernel/index.ts';
import type { SplitPage } from '../pdf/split-faces.ts';
import {
  keepPiece,
  keptPiece,
  coverageOf,
  type Pressed,
  type PressedFace,
} from './pressed-piece.ts';
import type { Refused } from './answer.ts';
import type { Press } from './press.ts';

/** Pieces that can be pressed together. */
interface PieceOrder<T> {
  readonly pieces: readonly T[];
  readonly keyOf: (piece: T) => string;
  /** Whether a piece says itself how others look, and so is printed without them. */
  readonly isAlone?: (piece: T) => boolean;
  /** Prints these pieces, each on a page of its own. */
  readonly print: (pieces: readonly T[]) => Promise<Pressed>;
}

/** The browser made other pages than were asked for. */
export class PagesLost extends Error {
  readonly expected: number;
  readonly actual: number;

  constructor(expected: number, actual: number) {
    super(`${actual} pages in place of ${expected}`);
    this.expected = expected;
    this.actual = actual;
  }
}

/** Pieces that a process holds: a preview presses some with every save. */
const MOST = 1000;

/** In the order of `pieces`. Throws `PagesLost`, or what the press throws. */
export async function pressPieces<T>(
  { pieces, keyOf, print, isAlone = () => false }: PieceOrder<T>,
  press: Press,
): Promise<PressedFace[]> {
  if (pieces.length === 0) return [];
  const browser = await press.identity();
  const { known } = press;
  if (known.size > MOST) known.clear();
  const wanted = new Map(pieces.map((piece) => [`${browser} ${keyOf(piece)}`, piece]));
  for (const key of wanted.keys()) {
    const kept = known.has(key) ? null : keptPiece(key);
    if (kept !== null) known.set(key, Promise.resolve(kept));
  }
  const fresh = [...wanted].filter(([key]) => !known.has(key));
  const together = fresh.filter(([, piece]) => !isAlone(piece));
  const runs = [together, ...fresh.filter(([, piece]) => isAlone(piece)).map((one) => [one])];
  for (const run of runs.filter(({ length }) => length > 0)) {
    const made = pressed(run, print);
    for (const [index, [key]] of run.entries()) {
      const one = made.then((all) => all[index] as PressedFace);
      known.set(key, one);
      // Whoever asks next tries again.
      one.catch(() => known.delete(key));
    }
  }
  return Promise.all(
    pieces.map((piece) => known.get(`${browser} ${keyOf(piece)}`) as Promise<PressedFace>),
  );
}

async function pressed<T>(
  keyed: readonly (readonly [key: string, piece: T])[],
  print: PieceOrder<T>['print'],
): Promise<PressedFace[]> {
  // What takes PDFs apart is loaded while the browser works.
  const [made, { splitPages }] = await Promise.all([
    print(keyed.map(([, piece]) => piece)),
    import('../pdf/split-faces.ts'),
  ]);
  const pages = await splitPages(made.pdf);
  if (pages.length !== keyed.length) throw new PagesLost(keyed.length, pages.length);
  const asked = askedBy(made);
  const faces: PressedFace[] = [];
  for (const [index, page] of pages.entries()) {
    const one = keyed[index];
    if (one === undefined) continue;
    const { isMixed, ...split } = page;
    if (isMixed && pages.length > 1) {
      faces.push(...(await pressed([one], print)));
      continue;
    }
    const face = faceOf(split, index, made, asked);
    // What all of its pages asked for in vain may be there next time, and no key tells.
    if (asked.all.length === 0) afterAnswer(() => keepPiece(one[0], face));
    faces.push(face);
  }
  return faces;
}

/** What was asked for in vain: by pictures of faces, and by style sheets or drawings, which may be on all. */
interface Asked {
  readonly byPicture: ReadonlyMap<string, Refused>;
  readonly all: readonly Refused[];
}

function askedBy({ measured, refused }: Pressed): Asked {
  const shown = new Set(
    measured.faces.flatMap(({ pictures }) => pictures.map(({ address }) => address)),
  );
  const byPicture = refused.filter(({ address }) => shown.has(address));
  return {
    byPicture: new Map(byPicture.map((one) => [one.address, one])),
    all: refused.filter(({ address }) => !shown.has(address)),
  };
}

function faceOf(
  split: Omit<SplitPage, 'isMixed'>,
  page: number,
  { measured, shrunk }: Pressed,
  { byPicture, all }: Asked,
): PressedFace {
  const found = measured.faces.find((face) => face.page === page) ?? null;
  const addresses = new Set(found?.pictures.map(({ address }) => address));
  const own = [...addresses].flatMap((address) => byPicture.get(address) ?? []);
  return {
    ...split,
    measured: {
      faces: found === null ? [] : [{ ...found, page: 0 }],
      coverage: found === null ? {} : coverageOf(found, measured.coverage),
      brokenFonts: measured.brokenFonts,
    },
    shrunk: shrunk.filter(({ card, side }) => card === found?.card && side === found.side),
    refused: [...own, ...all],
  };
}
