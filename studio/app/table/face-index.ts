/** The printed faces of a game by their components. */
import type { TableFaces } from '../../../print/in-page.ts';
import type { TableLooks } from '../../protocol/play.ts';

type Face = TableLooks['faces'][number];

/** Of each component, the faces of a sheet that has it. */
export class FaceIndex {
  readonly #looks: TableLooks;
  readonly #byKey: ReadonlyMap<string, Face>;

  constructor(looks: TableLooks) {
    this.#looks = looks;
    this.#byKey = new Map(looks.faces.map((face) => [face.key, face]));
  }

  panel(sheet: string): Face | undefined {
    return this.#byKey.get(`${sheet}/panel`);
  }

  /** From the first of these sheets that has it. */
  lying(
    id: string,
    sheets: readonly TableFaces[],
    side: 'front' | 'back',
  ): { readonly face: Face; readonly window: TableFaces['window'] } | null {
    const all = sheets.length > 0 ? sheets : this.#looks.sheets.map((one) => ({ sheet: one.id }));
    for (const { sheet, window } of all as readonly TableFaces[]) {
      const face =
        this.#byKey.get(`${sheet}/${id}/${side}`) ?? this.#byKey.get(`${sheet}/${id}/front`);
      if (face !== undefined) return { face, window };
    }
    return null;
  }

  /** As a whole card, in the hand or held up. */
  card(id: string, side: 'front' | 'back' = 'front'): Face | null {
    return this.lying(id, [], side)?.face ?? null;
  }
}
