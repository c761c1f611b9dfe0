/**
 * A face, or what is around faces on a page, as the browser has printed it: the parts of a page, and
 * what was found. Kept from print to print beside what else is remembered of the games of a user.
 */
import { deflateSync, inflateSync } from 'node:zlib';
import type { EmbeddedFont } from '../pdf/fonts-in.ts';
import type { PageParts, Plain } from '../pdf/page-parts.ts';
import type { StructureNode } from '../pdf/structure.ts';
import type { Measured, MeasuredFace } from './measure.ts';
import type { Refused } from './answer.ts';
import type { Shrunk } from './shrink.ts';
import { pressedMemory } from '../../kernel/index.ts';
import { reach } from '../stages.ts';

/** A document as the browser has printed it, and what was found meanwhile. */
export interface Pressed {
  /** On pages a little larger than the paper, its top left corner in theirs. */
  readonly pdf: Uint8Array;
  readonly measured: Measured;
  /** Boxes whose text was set smaller to fit. */
  readonly shrunk: readonly Shrunk[];
  readonly refused: readonly Refused[];
}

export interface PressedPiece {
  /** Of a page a little larger than the piece, its top left corner in the page's. */
  readonly parts: PageParts;
  readonly fonts: readonly EmbeddedFont[];
  /** What screen readers get of it; null where nobody asked. */
  readonly structure: StructureNode | null;
}

/** Of the fonts' characters only those that the face shows; no measured face for what has none. */
export type PressedFace = PressedPiece & Omit<Pressed, 'pdf'>;

/** As it is kept: JSON, and all bytes in one text. */
function asText({ parts, ...others }: PressedFace): string {
  const bytes: Uint8Array[] = [];
  const put = (some: Uint8Array): number => {
    bytes.push(some);
    return some.length;
  };
  const { height, content, resources, objects, fonts } = parts;
  const kept: Kept = {
    others,
    page: [height, put(content), resources],
    objects: objects.map(({ value, bytes: own }) => [value, own === undefined ? null : put(own)]),
    fonts: fonts.map(({ name, descriptor, key, frame, glyphs }) => ({
      said: [name, descriptor, key],
      frame: [...frame].map(([table, own]) => [table, put(own)]),
      glyphs: [...glyphs].map(([at, { metrics, width = null, text = null, drawn }]) => {
        return [at, metrics, width, text, put(drawn)];
      }),
    })),
  };
  const packed = deflateSync(Buffer.concat(bytes), { level: 1 });
  return `${packed.toString('base64')}\n${JSON.stringify(kept)}`;
}

interface Kept {
  readonly others: Omit<PressedFace, 'parts'>;
  readonly page: readonly [height: number, content: number, resources: Plain];
  readonly objects: readonly (readonly [value: Plain, bytes: number | null])[];
  readonly fonts: readonly {
    readonly said: readonly [name: string, descriptor: string, key: string];
    readonly frame: readonly (readonly [table: string, bytes: number])[];
    readonly glyphs: readonly (readonly [
      at: number,
      metrics: number,
      width: number | null,
      text: string | null,
      bytes: number,
    ])[];
  }[];
}

function fromText(text: string): PressedFace {
  const end = text.indexOf('\n');
  const bytes = inflateSync(Buffer.from(text.slice(0, end), 'base64'));
  let taken = 0;
  const take = (length: number): Buffer => {
    taken += length;
    return bytes.subarray(taken - length, taken);
  };
  const { others, page, objects, fonts } = JSON.parse(text.slice(end + 1)) as Kept;
  const [height, content, resources] = page;
  const parts = {
    height,
    content: take(content),
    resources,
    objects: objects.map(([value, own]) => ({
      value,
      ...(own === null ? {} : { bytes: take(own) }),
    })),
    fonts: fonts.map(({ said: [name, descriptor, key], frame, glyphs }) => ({
      name,
      descriptor,
      key,
      frame: new Map(frame.map(([table, own]) => [table, take(own)])),
      glyphs: new Map(
        glyphs.map(([at, metrics, width, written, own]) => [
          at,
          { metrics, width: width ?? undefined, text: written ?? undefined, drawn: take(own) },
        ]),
      ),
    })),
  };
  return { ...others, parts };
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

/** `key`: everything that decides how it looks, and the browser that pressed it. */
export function keptPiece(key: string): PressedFace | null {
  const text = pressedMemory().recall('piece', key);
  return text === null ? null : fromText(text);
}

export function keepPiece(key: string, piece: PressedFace): void {
  if (!pressedMemory().keeps) return;
  reach('kept');
  pressedMemory().keep('piece', key, asText(piece));
}
