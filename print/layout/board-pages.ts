/**
 * A board that is larger than its paper: pages that meet at its folds, with tabs where one is glued under the
 * next, lines to cut and to fold, letters that meet, and a page that shows how all of them go together.
 */
import { boxAround } from '../parts/geometry.ts';
import { fromBehind, linesOf, sizeOf, type Net } from '../parts/net.ts';
import { boardPage, type BoardPaper } from './board-page.ts';
import { boardParts } from './board-parts.ts';
import { lettersOf, type Lettered } from './board-letters.ts';
import { pageWith, type PageLayout } from './page.ts';
import { widest, type Setup } from './setup.ts';
import { panelArea } from './tiles.ts';

/** A board with its faces: positions in the list of faces. */
export interface BoardPiece {
  readonly net: Net;
  readonly bleed: number;
  readonly front: number;
  readonly back: number | null;
  readonly copies: number;
}

/** One side of it, as it is seen: parted, with its net. */
interface Side {
  readonly side: 'panel' | 'back';
  readonly face: number;
  readonly net: Net;
  readonly parts: readonly Lettered[];
}

/** Each front with the back behind it, so that both can be printed on one sheet; the map at the end. */
export function boardPages(piece: BoardPiece, setup: Setup): PageLayout[] {
  const [all, form] = partedOn(piece, setup);
  const sides = all.filter(({ side }) => setup.sides !== (side === 'back' ? 'fronts' : 'backs'));
  const [first] = sides;
  if (first === undefined) return [];
  const isLying = form.paper.width > form.paper.height;
  const one = first.parts.flatMap((_, index) =>
    sides.flatMap(({ side, face, net, parts }) => {
      const part = parts[index];
      if (part === undefined) return [];
      const isTurned = side === 'back' && isLying && setup.flip !== 'short';
      const look = { face, side, lines: linesOf(net), bleed: piece.bleed, isTurned, form, setup };
      return [boardPage(part, look)];
    }),
  );
  const pages = Array.from({ length: piece.copies }, () => one).flat();
  return [...pages, mapPage(first, { each: sides.length, hasBacks: sides.length > 1 }, form)];
}

/** On as few pages as it takes; upright where that makes no difference. */
function partedOn(piece: BoardPiece, { paper, margins }: Setup): [readonly Side[], BoardPaper] {
  const margin = widest(margins);
  const lying = {
    paper: { width: paper.height, height: paper.width },
    margin: { across: margin.down, down: margin.across },
  };
  const [upright, turned] = [{ paper, margin }, lying].map((form) => sidesOn(piece, form));
  const count = (sides: readonly Side[] = []): number => sides[0]?.parts.length ?? 0;
  return count(turned) < count(upright)
    ? [turned ?? [], lying]
    : [upright ?? [], { paper, margin }];
}

function sidesOn({ net, bleed, front, back }: BoardPiece, form: BoardPaper): Side[] {
  const { width, height } = panelArea(form.paper, form.margin);
  const room = { width, height, bleed, tab: net.whole?.tab ?? 0 };
  const fronts = lettersOf(boardParts(net, room));
  const behind = fromBehind(net);
  const backs = lettersOf(boardParts(behind, room), 'a');
  return [
    { side: 'panel', face: front, net, parts: fronts },
    ...(back === null
      ? []
      : [{ side: 'back' as const, face: back, net: behind, parts: inOrderOf(fronts, backs) }]),
  ];
}

/** What is behind each front: columns are counted from the other end there. */
function inOrderOf(fronts: readonly Lettered[], backs: readonly Lettered[]): Lettered[] {
  const last = Math.max(...fronts.map(({ column }) => column));
  return fronts.flatMap(({ row, column }) =>
    backs.filter((back) => back.row === row && back.column === last - column),
  );
}

/** `each`: pages that one part takes. */
function mapPage(
  { face, net, parts }: Side,
  { each, hasBacks }: { readonly each: number; readonly hasBacks: boolean },
  { paper, margin }: BoardPaper,
): PageLayout {
  return {
    ...pageWith(paper, 'panel', [{ face, trim: panelArea(paper, margin), bleed: 0 }]),
    placed: [],
    margin,
    map: {
      size: sizeOf(net),
      lines: linesOf(net),
      pages: parts.map(({ core: box }, index) => ({ box, number: index * each + 1 })),
      letters: parts.flatMap(({ onBoard }) => onBoard),
      panels: net.panels.map(({ outline }) => boxAround(outline)),
      board: net.whole?.board ?? 0,
      hasBacks,
    },
  };
}
