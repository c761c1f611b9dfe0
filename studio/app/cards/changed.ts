/** Which faces look different from those of an earlier state. */
import type { ShownFace, ShownSheet } from '../../../print/in-page.ts';
import type { OldCards } from '../../protocol/cards.ts';

/** Keys of faces that are new, say something else, have another style sheet or show another picture. */
export function changedKeys(
  faces: readonly ShownFace[],
  sheets: readonly ShownSheet[],
  before: OldCards,
): string[] {
  const old = new Map(before.faces.map((face) => [face.key, face]));
  const looks = new Map(before.sheets.map(({ id, look }) => [id, look]));
  const restyled = new Set(
    sheets.filter(({ id, look }) => looks.get(id) !== look).map(({ id }) => id),
  );
  return faces.flatMap((face) => {
    const was = old.get(baseKey(face.key));
    const isSame =
      was?.html === face.html &&
      was.shape === face.shape &&
      !restyled.has(face.sheet) &&
      !before.pictures.some((path) => face.html.includes(path));
    return isSame ? [] : [face.key];
  });
}

/** As the server has it; behind it may be the language. */
export function baseKey(key: string): string {
  return key.split(' ', 1)[0] ?? key;
}
