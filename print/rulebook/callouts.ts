/** A card with numbered call-outs, and what each number means below it. */
import { escape } from '../render/helpers/markup.ts';

export interface Point {
  /** In hundredths of the width and height of the face, from its upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly words: string;
}

/** `(12, 80) **Defence:** …`. What has no point is listed all the same. */
export function pointIn(text: string): Point {
  const [whole = '', x = '-1', y = '-1'] =
    /^\(\s*(\d+(?:\.\d+)?)\s*,\s*(\d+(?:\.\d+)?)\s*\)\s*/.exec(text) ?? [];
  return { x: Number(x), y: Number(y), words: text.slice(whole.length) };
}

/** Of the drawing, in mm. */
const WIDTH = 65;
const CARD = 47;
const BADGE = 2.7;
/** Between the card and the numbers, and between numbers beside each other. */
const OUT = 6;
const APART = 6.6;

/** An edge of the card: whether numbers along it are below each other, and whether they come before the card. */
const edges = [
  { isUpright: true, isBefore: true },
  { isUpright: true, isBefore: false },
  { isUpright: false, isBefore: true },
  { isUpright: false, isBefore: false },
] as const;

export function callouts(
  picture: { readonly href: string; readonly ratio: number } | null,
  title: string,
  points: readonly (Point & { readonly html: string })[],
): string {
  const items = points.map(({ html }) => `<li>${html}</li>`).join('');
  const list = `<ol class="callouts">${items}</ol>`;
  if (picture === null) return list;
  const height = CARD * picture.ratio;
  const spots = points
    .map(({ x, y }, index) => ({
      index,
      x: (x / 100) * CARD,
      y: (y / 100) * height,
      isSeen: x >= 0,
    }))
    .filter(({ isSeen }) => isSeen);
  const badges = edges.flatMap((edge, which) => {
    const own = spots.filter((spot) => nearestEdge(spot, height) === which);
    const along = edge.isUpright ? 'y' : 'x';
    const length = edge.isUpright ? height : CARD;
    return spread(
      own.toSorted((a, b) => a[along] - b[along]),
      along,
      length,
    ).map(({ at, ...spot }) => {
      const out = edge.isBefore ? -OUT : (edge.isUpright ? CARD : height) + OUT;
      return { ...spot, bx: edge.isUpright ? out : at, by: edge.isUpright ? at : out };
    });
  });
  const above = Math.min(0, ...badges.map(({ by }) => by - BADGE));
  const below = Math.max(height, ...badges.map(({ by }) => by + BADGE));
  const left = (WIDTH - CARD) / 2;
  const drawn = badges.map(({ index, x, y, bx, by }) => {
    const line = `M${mm(left + bx)} ${mm(by)}L${mm(left + x)} ${mm(y)}`;
    return (
      `<path class="leader-ground" d="${line}"/><path class="leader" d="${line}"/>` +
      `<circle class="spot" cx="${mm(left + x)}" cy="${mm(y)}" r=".9"/>` +
      `<circle class="badge" cx="${mm(left + bx)}" cy="${mm(by)}" r="${BADGE}"/>` +
      `<text x="${mm(left + bx)}" y="${mm(by + 1.35)}">${index + 1}</text>`
    );
  });
  return (
    `<div class="anatomy"><svg role="img" aria-label="${escape(title)}" viewBox="0 ${mm(above - 0.5)} ${WIDTH} ${mm(below - above + 1)}">` +
    `<image href="${escape(picture.href)}" x="${left}" y="0" width="${CARD}" height="${mm(height)}"/>` +
    `${drawn.join('')}</svg>${list}</div>`
  );
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Lines are as short as can be, so that they cross as little of the card as can be. */
function nearestEdge({ x, y }: Spot, height: number): number {
  const distances = [x, CARD - x, y, height - y];
  return distances.indexOf(Math.min(...distances));
}

/** Gives each number a place of its own along an edge, in their order, near to what they point at. */
function spread<Placed extends Spot>(
  placed: readonly Placed[],
  along: 'x' | 'y',
  length: number,
): (Placed & { readonly at: number })[] {
  let least = BADGE;
  return placed.map((one, index) => {
    const room = length - BADGE - (placed.length - 1 - index) * APART;
    const at = Math.max(least, Math.min(one[along], room));
    least = at + APART;
    return { ...one, at };
  });
}

function mm(value: number): string {
  return value.toFixed(2);
}
