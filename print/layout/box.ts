/** A rectangle on paper, in mm from the top left corner of the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A straight line on paper, in mm. */
export interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Less than any printer resolves, in mm: for comparing sums of lengths. */
export const NOTHING = 0.001;

export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The smallest box around others; there is at least one. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Whether a horizontal or vertical line runs through a box, or along its edge. */
export function touches({ x1, y1, x2, y2 }: Segment, box: Box): boolean {
  return (
    Math.min(x1, x2) <= box.x + box.width + NOTHING &&
    Math.max(x1, x2) >= box.x - NOTHING &&
    Math.min(y1, y2) <= box.y + box.height + NOTHING &&
    Math.max(y1, y2) >= box.y - NOTHING
  );
}
