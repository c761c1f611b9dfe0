/** A face, or what stands around faces on a page, as the browser has printed it: a document of one page, and what was found. */
import type { EmbeddedFont } from '../pdf/fonts-in.ts';
import type { StructureNode } from '../pdf/structure.ts';
import type { Measured, MeasuredFace } from './measure.ts';
import type { Refused } from './press.ts';
import type { Shrunk } from './shrink.ts';

export interface PressedPiece {
  /** A page a little larger than the piece, its top left corner in the page's. */
  readonly pdf: Uint8Array;
  readonly fonts: readonly EmbeddedFont[];
  /** What readers are told of it; null where nobody asked. */
  readonly structure: StructureNode | null;
}

export interface PressedFace extends PressedPiece {
  /** As laid out; null for what has no face. Of the fonts' characters only those that the face shows. */
  readonly measured: MeasuredFace | null;
  readonly coverage: Measured['coverage'];
  readonly brokenFonts: readonly string[];
  readonly shrunk: readonly Shrunk[];
  /** What it asked for in vain. */
  readonly refused: readonly Refused[];
}

/** As it is kept. */
export function asText({ pdf, ...others }: PressedFace): string {
  return JSON.stringify({ ...others, pdf: Buffer.from(pdf).toString('base64') });
}

export function fromText(text: string): PressedFace {
  const { pdf, ...others } = JSON.parse(text) as Omit<PressedFace, 'pdf'> & { pdf: string };
  return { ...others, pdf: Buffer.from(pdf, 'base64') };
}

/** Of the characters that fonts say they have, those that a face shows. */
export function coverageOf(
  { boxes }: MeasuredFace,
  coverage: Measured['coverage'],
): Measured['coverage'] {
  const runs = boxes.flatMap((box) => box.runs);
  const shown = [...new Set(runs.map(({ text }) => text).join(''))]
    .map((character) => character.codePointAt(0) ?? 0)
    .toSorted((one, other) => one - other);
  const families = [...new Set(runs.flatMap((run) => run.families))].toSorted();
  return Object.fromEntries(
    families.flatMap((family) => {
      const ranges = coverage[family];
      if (ranges === undefined) return [];
      const has = (code: number): boolean =>
        ranges.some(([from, to]) => code >= from && code <= to);
      return [[family, shown.filter(has).map((code) => [code, code] as const)]];
    }),
  );
}
