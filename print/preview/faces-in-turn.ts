/** The faces of a game, one card after another: from where somebody looks, and first what somebody seeks. */
import type { PrintableGame } from '../printable-game.ts';
import { facesOf, piecesOf } from './pieces.ts';
import type { ShownFace } from './shown-face.ts';

/** The faces of a card, or of a panel. */
export interface FacesInTurn {
  readonly faces: readonly ShownFace[];
  /** Its place among all. */
  readonly at: number;
  /** How many are still to come. */
  readonly coming: number;
  /** Of a card that somebody seeks, how many such cards are still to come; null of any other. */
  readonly left: number | null;
}

export interface Turns {
  readonly locale: string;
  /** Key of the face at which to begin; null for the first. */
  readonly from?: string | null;
  /** The ids of cards that are to come before the others, once somebody has begun to seek them. */
  readonly sought?: () => ReadonlySet<string> | null;
}

/** Rendered as they are taken. */
export function* facesInTurn(
  printable: PrintableGame,
  { locale, from = null, sought = () => null }: Turns,
): Generator<FacesInTurn> {
  const pieces = piecesOf(printable);
  const first = Math.max(
    0,
    pieces.findIndex(({ sheet, chosen }) => {
      const key = [sheet.id, chosen?.card.id].filter((part) => part !== undefined).join('/');
      return from?.startsWith(`${key}/`) === true;
    }),
  );
  const given = new Set<number>();
  let usual = first;
  let sooner: number[] = [];
  while (given.size < pieces.length) {
    const ids = sought();
    if (ids !== null) {
      sooner = pieces
        .flatMap(({ chosen }, at) => (chosen !== null && ids.has(chosen.card.id) ? [at] : []))
        .filter((at) => !given.has(at))
        .toReversed();
    }
    while (given.has(usual)) usual = (usual + 1) % pieces.length;
    const next = sooner.pop();
    const at = next ?? usual;
    const piece = pieces[at];
    if (piece === undefined) return;
    given.add(at);
    const { faces } = facesOf(piece, locale, printable);
    const coming = pieces.length - given.size;
    yield { faces, at, coming, left: next === undefined ? null : sooner.length };
  }
}
