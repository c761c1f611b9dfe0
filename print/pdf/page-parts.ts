/**
 * What a page of a PDF holds, apart from any document: commands, and what they name. Plain data, which
 * JSON can write, but for bytes.
 */
import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFRef,
  PDFString,
  type PDFContext,
  type PDFObject,
} from 'pdf-lib';
import type { SharedFont } from './shared-font.ts';

export interface PageParts {
  /** Of the page, in points. */
  readonly height: number;
  /** Drawing commands, packed. */
  readonly content: Uint8Array;
  /** What the commands name: a dictionary. */
  readonly resources: Plain;
  /** What is referred to by its place in this list; each is behind what it refers to itself. */
  readonly objects: readonly PlainObject[];
  /** What is referred to by `font`: of each only what is shown. */
  readonly fonts: readonly SharedFont[];
}

/** `/Name`, `(text)` without the last bracket, or `<hex` without it; numbers; lists; the rest are mappings. */
export type Plain =
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly dict: readonly (readonly [name: string, value: Plain])[] }
  | { readonly ref: number }
  | { readonly font: number };

export interface PlainObject {
  /** Of a stream its dictionary. */
  readonly value: Plain;
  readonly bytes?: Uint8Array;
}

/** `inside` makes what is in a dictionary or a list, and what a reference leads to. */
export function plainOf<T>(
  object: PDFObject,
  inside: (value: PDFObject, key: string | null) => T,
): T[] | { dict: (readonly [string, T])[] } | null | boolean | number | string {
  if (object instanceof PDFName) return object.asString();
  if (object instanceof PDFNumber) return object.asNumber();
  if (object instanceof PDFBool) return object.asBoolean();
  if (object instanceof PDFString) return `(${object.asString()}`;
  if (object instanceof PDFHexString) return `<${object.asString()}`;
  if (object instanceof PDFArray) return object.asArray().map((one) => inside(one, null));
  if (!(object instanceof PDFDict)) return null;
  return {
    dict: object.entries().map(([key, value]) => {
      const name = key.asString();
      return [name, inside(value, name)] as const;
    }),
  };
}

/** As part of a document, in which every reference is the number of an object. */
export function toPdf(plain: Plain, context: PDFContext): PDFObject {
  if (plain === null) return PDFNull;
  if (typeof plain === 'boolean') return plain ? PDFBool.True : PDFBool.False;
  if (typeof plain === 'number') return PDFNumber.of(plain);
  if (typeof plain === 'string') {
    if (plain.startsWith('(')) return PDFString.of(plain.slice(1));
    return plain.startsWith('<') ? PDFHexString.of(plain.slice(1)) : PDFName.of(plain.slice(1));
  }
  if ('ref' in plain) return PDFRef.of(plain.ref);
  if ('font' in plain) throw new RangeError('A font has no number yet.');
  if ('dict' in plain) {
    const dict = PDFDict.withContext(context);
    for (const [name, value] of plain.dict) {
      dict.set(PDFName.of(name.slice(1)), toPdf(value, context));
    }
    return dict;
  }
  const array = PDFArray.withContext(context);
  for (const one of plain) array.push(toPdf(one, context));
  return array;
}

/** The same with other references: `refs` and `fonts` are the new ones, by the old. */
export function renumbered(plain: Plain, refs: readonly number[], fonts: readonly number[]): Plain {
  if (typeof plain !== 'object' || plain === null) return plain;
  if ('ref' in plain) return { ref: refs[plain.ref] ?? 0 };
  if ('font' in plain) return { ref: fonts[plain.font] ?? 0 };
  if ('dict' in plain) {
    return { dict: plain.dict.map(([name, value]) => [name, renumbered(value, refs, fonts)]) };
  }
  return plain.map((one) => renumbered(one, refs, fonts));
}
