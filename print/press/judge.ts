/* oxlint-disable unicorn/consistent-function-scoping -- the preview runs `judge` inside its page */
/**
 * What is wrong with measured faces. Runs in Node and, for the preview, inside a page: `judge` must
 * not use anything from outside itself.
 */
import type { Segment } from '../layout/page.ts';
import type { MeasuredFace, Measured, TextBox, TextRun } from './measure.ts';

/** What a sheet asks of its text. */
export interface Limits {
  /** Text of cards keeps this distance from the cut, in mm. */
  readonly safe: number;
  /** No text is smaller, in pt. */
  readonly smallest: number;
  /** Of a part, which is not cut along its box: where it is cut and creased, from the corner of the face. */
  readonly lines?: readonly PartLine[] | undefined;
}

interface PartLine extends Segment {
  readonly line: 'cut' | 'crease';
}

interface PlacedText {
  /** Id of the card; null on a panel. */
  readonly card: string | null;
  readonly side: MeasuredFace['side'];
  /** What `data-fit` says; null for a box without. */
  readonly field: string | null;
  readonly text: string;
}

/** Text that does not fit into its box, in mm on paper by which it is too large. */
export interface Overflow extends PlacedText {
  readonly across: number;
  readonly down: number;
}

/** Text below the smallest size, in pt. */
export interface SmallText extends PlacedText {
  readonly size: number;
}

/** Text nearer to the cut than the safe line, in mm. */
export interface UnsafeText extends PlacedText {
  readonly distance: number;
  readonly line: 'cut' | 'crease';
}

/** Characters that none of the fonts named for them has. */
interface Unwritable {
  readonly card: string | null;
  readonly families: readonly string[];
  readonly characters: readonly string[];
}

export interface Findings {
  readonly overflows: readonly Overflow[];
  readonly small: readonly SmallText[];
  readonly unsafe: readonly UnsafeText[];
  readonly unwritable: readonly Unwritable[];
}

/** Each box of each face is reported once for each thing that is wrong with it. */
export function judge({ faces, coverage }: Measured, limits: Limits): Findings {
  const { safe, smallest, lines: partLines } = limits;
  /** What nobody sees, in mm and in pt. */
  const TOLERANCE = 0.15;
  const SIZE_TOLERANCE = 0.05;
  /** Of the size of a text, its letters fill about this much of the line. */
  const LETTERS = 0.8;
  const LONGEST_QUOTE = 80;
  /** By families and character: large fonts have hundreds of ranges, and sheets few characters, often. */
  const asked = new Map<string, Map<string, boolean>>();
  const boxes = faces.flatMap((face) => face.boxes.map((box) => ({ face, box })));
  return {
    overflows: boxes.flatMap(({ face, box }) => overflowIn(face, box)),
    small: boxes.flatMap(({ face, box }) => smallIn(face, box)),
    unsafe: boxes.flatMap(({ face, box }) => unsafeIn(face, box)),
    unwritable: faces.flatMap(unwritableOn),
  };

  function overflowIn(face: MeasuredFace, { field, room, runs }: TextBox): Overflow[] {
    const lines = runs.flatMap((run) => run.lines);
    const most = (beyond: (line: (typeof lines)[number]) => number[]): number => {
      const length = Math.max(0, ...lines.flatMap(beyond));
      return length > TOLERANCE ? Math.round(length * 100) / 100 : 0;
    };
    const right = room.x + room.width;
    const bottom = room.y + room.height;
    const across = most(({ x, width }) => [room.x - x, x + width - right]);
    const down = most(({ y, height }) => [room.y - y, y + height - bottom]);
    return across === 0 && down === 0 ? [] : [{ ...found(face, field, runs), across, down }];
  }

  function smallIn(face: MeasuredFace, { field, runs }: TextBox): SmallText[] {
    const small = runs.filter(
      ({ size, isReading }) => size < (isReading ? smallest / 2 : smallest) - SIZE_TOLERANCE,
    );
    if (small.length === 0) return [];
    const size = Math.min(...small.map((run) => run.size));
    return [{ ...found(face, field, small), size: Math.round(size * 10) / 10 }];
  }

  /** Panels are trimmed by hand, or not at all; of what overflows, that is said already. */
  function unsafeIn(face: MeasuredFace, box: TextBox): UnsafeText[] {
    const isTrimmed = face.side !== 'panel' || partLines !== undefined;
    if (!isTrimmed || overflowIn(face, box).length > 0) return [];
    const { field, runs } = box;
    const each = runs.map((run) => ({ run, ...nearest(run, face) }));
    const near = each.filter(({ distance }) => distance < safe - TOLERANCE);
    const [first] = near.toSorted((a, b) => a.distance - b.distance);
    if (first === undefined) return [];
    const text = found(
      face,
      field,
      near.map(({ run }) => run),
    );
    return [{ ...text, distance: Math.round(first.distance * 10) / 10, line: first.line }];
  }

  /** The nearest line, and how far the letters of a text are from it, in mm. */
  function nearest(
    { lines, size, isVertical = false }: TextRun,
    { place }: MeasuredFace,
  ): { readonly distance: number; readonly line: 'cut' | 'crease' } {
    const letters = (LETTERS * size * 25.4) / 72;
    const boxes = lines.map(({ x, y, width, height }) => {
      const spare = Math.max(0, (isVertical ? width : height) - letters) / 2;
      const [dx, dy] = isVertical ? [spare, 0] : [0, spare];
      return { x: x + dx, y: y + dy, right: x + width - dx, bottom: y + height - dy };
    });
    if (partLines === undefined) {
      const gaps = boxes.flatMap(({ x, y, right, bottom }) => {
        return [x, place.width - right, y, place.height - bottom];
      });
      return { distance: Math.min(Infinity, ...gaps), line: 'cut' };
    }
    return partLines
      .map((one) => ({ line: one.line, distance: Math.min(Infinity, ...boxes.map(gapTo(one))) }))
      .reduce((a, b) => (b.distance < a.distance ? b : a), { line: 'cut', distance: Infinity });
  }

  /** Between a line and a box, as far as the line is walked in steps of a quarter of a millimetre. */
  function gapTo({ x1, y1, x2, y2 }: PartLine) {
    const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) * 4));
    return (box: { x: number; y: number; right: number; bottom: number }): number => {
      let least = Infinity;
      for (let step = 0; step <= steps; step += 1) {
        const x = x1 + ((x2 - x1) * step) / steps;
        const y = y1 + ((y2 - y1) * step) / steps;
        const across = Math.max(box.x - x, 0, x - box.right);
        const down = Math.max(box.y - y, 0, y - box.bottom);
        least = Math.min(least, Math.hypot(across, down));
      }
      return least;
    };
  }

  function found(
    { card, side }: MeasuredFace,
    field: string | null,
    runs: readonly TextRun[],
  ): PlacedText {
    const text = runs.map((run) => run.text).join('');
    return { card, side, field, text: text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUOTE) };
  }

  function unwritableOn({ card, boxes: own }: MeasuredFace): Unwritable[] {
    return own.flatMap(({ runs }) =>
      runs.flatMap(({ text, families }) => {
        const characters = [...new Set(text)].filter(
          (character) => !/\s/.test(character) && !areWritten(families, character),
        );
        return characters.length === 0 ? [] : [{ card, families, characters }];
      }),
    );
  }

  function areWritten(families: readonly string[], character: string): boolean {
    const key = families.join('\n');
    const known = asked.get(key) ?? new Map<string, boolean>();
    asked.set(key, known);
    const code = character.codePointAt(0) ?? 0;
    const has =
      known.get(character) ??
      families.some((family) =>
        (coverage[family] ?? []).some(([from, to]) => code >= from && code <= to),
      );
    known.set(character, has);
    return has;
  }
}
