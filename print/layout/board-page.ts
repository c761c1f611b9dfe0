/** One page of a board that is larger than its paper. */
import type { Measures } from '../../kernel/index.ts';
import { HAIR, edges, length, type Line } from '../parts/geometry.ts';
import type { PartLines } from '../parts/net.ts';
import { middleOf, type Lettered } from './board-letters.ts';
import type { Edges } from './board-parts.ts';
import { cropMarks, within } from './crop-marks.ts';
import { behind } from './impose.ts';
import { pageWith, type Box, type Letter, type PageLayout, type Segment } from './page.ts';
import { MARK_LIMIT, STRIP, STRIP_GAP, type Setup } from './setup.ts';
import { JOINT, panelArea } from './tiles.ts';

/** Paper as it lies, and what of it cannot be printed. */
export interface BoardPaper {
  readonly paper: Measures;
  readonly margin: { readonly across: number; readonly down: number };
}

interface Look {
  readonly face: number;
  readonly side: PageLayout['side'];
  readonly lines: PartLines;
  readonly bleed: number;
  /** Upside down on the paper: it lies behind its front when the sheet is turned about its long edge. */
  readonly isTurned?: boolean;
  readonly form: BoardPaper;
  readonly setup: Setup;
}

/** What the board shows there is in the middle of the page, so that fronts and backs lie behind each other. */
export function boardPage(part: Lettered, look: Look): PageLayout {
  const { face, side, lines, bleed, isTurned = false, form, setup } = look;
  const { core, row, column } = part;
  const turned = (edge: keyof Edges): keyof Edges => (isTurned ? OTHER[edge] : edge);
  const area = panelArea(form.paper, form.margin);
  const { width, height } = core;
  const [x, y] = [area.x + (area.width - width) / 2, area.y + (area.height - height) / 2];
  const at = isTurned
    ? behind({ x, y, width, height }, form.paper, 'level').trim
    : { x, y, width, height };
  const seams = part.letters.map(({ edge }) => edge);
  const tabs = seams.filter((edge) => part.beyond[edge] > 0);
  const trim = grownBy(at, part.beyond, EDGES, turned);
  const shown = grownBy(core, part.beyond);
  const own = { trim, part: shown, bleed: 0, lines: linesWithin(lines, shown) };
  return {
    ...pageWith(form.paper, side, [{ ...own, face, turned: isTurned }]),
    margin: form.margin,
    cropMarks: marksOf({ trim: grownBy(at, part.beyond, tabs, turned), bleed }, form, setup),
    joints: tabs.flatMap((edge) => jointsAt(turned(edge), at, trim)),
    letters: part.letters.map(({ text, edge }) => letterAt(text, turned(edge), trim)),
    tile: { row: row + 1, column: column + 1 },
  };
}

const EDGES = ['left', 'top', 'right', 'bottom'] as const;

const OTHER = { left: 'right', top: 'bottom', right: 'left', bottom: 'top' } as const;

/** Larger at these edges; `turned` says where an edge of the board is on the page. */
function grownBy(
  { x, y, width, height }: Box,
  beyond: Edges,
  wanted: readonly (keyof Edges)[] = EDGES,
  turned: (edge: keyof Edges) => keyof Edges = (edge) => edge,
): Box {
  const by = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const edge of wanted) by[turned(edge)] = beyond[edge];
  const { left, top, right, bottom } = by;
  return { x: x - left, y: y - top, width: width + left + right, height: height + top + bottom };
}

function marksOf(
  cut: { readonly trim: Box; readonly bleed: number },
  { paper, margin }: BoardPaper,
  { marks, margins }: Setup,
): Segment[] {
  if (marks.on === 'none') return [];
  const side = margins === null ? Math.min(margin.across, MARK_LIMIT) : margin.across;
  return cropMarks([cut], marks, within(paper, side, margin.down + STRIP + STRIP_GAP));
}

/** Beside the picture, where the edge of the next page comes to lie. */
function jointsAt(edge: keyof Edges, at: Box, { x, y, width, height }: Box): Segment[] {
  const { near, far } = JOINT;
  const place = middleOf(at, edge);
  return edge === 'left' || edge === 'right'
    ? [
        { x1: place.x, y1: y - near, x2: place.x, y2: y - far },
        { x1: place.x, y1: y + height + near, x2: place.x, y2: y + height + far },
      ]
    : [
        { x1: x - near, y1: place.y, x2: x - far, y2: place.y },
        { x1: x + width + near, y1: place.y, x2: x + width + far, y2: place.y },
      ];
}

/** From the picture to the middle of a letter, in mm. */
const BESIDE = 2;

function letterAt(text: string, edge: keyof Edges, window: Box): Letter {
  const { x, y } = middleOf(window, edge);
  const across = { left: -BESIDE, right: BESIDE, top: 0, bottom: 0 }[edge];
  const down = { left: 0, right: 0, top: -BESIDE, bottom: BESIDE }[edge];
  return { text, x: x + across, y: y + down };
}

/** What of lines is seen in a window, from its corner. */
function linesWithin({ outlines, slits, creases }: PartLines, window: Box): PartLines {
  const seen = <One extends Line>(line: One): One[] => {
    const part = clipped(line, window);
    return part === null ? [] : [{ ...line, ...part }];
  };
  // An outline that goes on on the next page is no outline here.
  const cuts = [...outlines.flatMap((path) => edges(path)), ...slits];
  return { outlines: [], slits: cuts.flatMap(seen), creases: creases.flatMap(seen) };
}

/** Of a level or an upright line, as those of boards are; null where nothing of it is in the box. */
function clipped({ from, to }: Line, { x, y, width, height }: Box): Line | null {
  const within = ([px, py]: Line['from']): Line['from'] => [
    Math.min(Math.max(px - x, 0), width),
    Math.min(Math.max(py - y, 0), height),
  ];
  if (isBeside(from[0], to[0], x, x + width) || isBeside(from[1], to[1], y, y + height))
    return null;
  const line = { from: within(from), to: within(to) };
  return length(line) > HAIR ? line : null;
}

function isBeside(a: number, b: number, from: number, to: number): boolean {
  return Math.max(a, b) < from - HAIR || Math.min(a, b) > to + HAIR;
}
