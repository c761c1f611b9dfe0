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
const WIDTH = 122;
const CARD = 56;
const BADGE = 2.7;
/** Between the card and the numbers, and between numbers above each other. */
const OUT = 9;
const APART = 6.6;

export function callouts(
  picture: { readonly href: string; readonly ratio: number } | null,
  title: string,
  points: readonly (Point & { readonly html: string })[],
): string {
  const items = points.map(({ html }) => `<li>${html}</li>`).join('');
  const list = `<ol class="callouts">${items}</ol>`;
  if (picture === null) return list;
  const height = CARD * picture.ratio;
  const left = (WIDTH - CARD) / 2;
  const placed = points
    .map(({ x, y }, index) => ({
      index,
      x: left + (x / 100) * CARD,
      y: (y / 100) * height,
      isLeft: x < 50,
      isSeen: x >= 0,
    }))
    .filter(({ isSeen }) => isSeen);
  const sides = [true, false].flatMap((side) =>
    spread(
      placed.filter(({ isLeft }) => isLeft === side).toSorted((a, b) => a.y - b.y),
      height,
    ),
  );
  const lines = sides.map(({ index, x, y, isLeft, at }) => {
    const edge = isLeft ? left - OUT : left + CARD + OUT;
    const end = edge + (isLeft ? BADGE : -BADGE);
    return (
      `<path class="leader-ground" d="M${mm(end)} ${mm(at)}L${mm(x)} ${mm(y)}"/>` +
      `<path class="leader" d="M${mm(end)} ${mm(at)}L${mm(x)} ${mm(y)}"/>` +
      `<circle class="spot" cx="${mm(x)}" cy="${mm(y)}" r=".9"/>` +
      `<circle class="badge" cx="${mm(edge)}" cy="${mm(at)}" r="${BADGE}"/>` +
      `<text x="${mm(edge)}" y="${mm(at + 1.35)}">${index + 1}</text>`
    );
  });
  return (
    `<figure class="anatomy"><svg role="img" aria-label="${escape(title)}" viewBox="0 -1 ${WIDTH} ${mm(height + 2)}">` +
    `<image href="${escape(picture.href)}" x="${left}" y="0" width="${CARD}" height="${mm(height)}"/>` +
    `${lines.join('')}</svg></figure>${list}`
  );
}

/** Gives each number a height of its own beside the card, in their order, near to what they point at. */
function spread<Placed extends { readonly y: number }>(
  placed: readonly Placed[],
  height: number,
): (Placed & { readonly at: number })[] {
  let least = BADGE;
  return placed.map((one, index) => {
    const room = height - BADGE - (placed.length - 1 - index) * APART;
    const at = Math.max(least, Math.min(one.y, room));
    least = at + APART;
    return { ...one, at };
  });
}

function mm(value: number): string {
  return value.toFixed(2);
}
