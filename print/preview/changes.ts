/** What a page must change to show another state; a face that is the same is not sent again. */
import type { PreviewState } from './state.ts';
import { looksSame, type ShownFace } from './shown-face.ts';

export interface PreviewChange {
  /** Those that are not as before, in the order in which they were rendered. */
  readonly faces: readonly ShownFace[];
  /** Keys of all faces in order; omitted when they are those of before. */
  readonly order?: readonly string[];
  readonly faults?: PreviewState['faults'];
  readonly sheets?: PreviewState['sheets'];
  readonly styles?: ChangedStyles;
  readonly fonts?: string;
  /** A picture or font was saved under its old name: only a new page asks for it again. */
  readonly reload?: true;
}

export interface ChangedStyles {
  /** Paths of style sheets to ask for again. */
  readonly changed: readonly string[];
  /** What to ask with: a browser has not seen that address yet. */
  readonly revision: number;
}

/** From what a page shows (`faces` by key, with what was sent since `before`) to another state. */
export function changeTo(
  after: PreviewState,
  before: PreviewState,
  faces: ReadonlyMap<string, ShownFace>,
): PreviewChange {
  const order = after.faces.map(({ key }) => key);
  return {
    faces: after.faces.filter((face) => !looksSame(faces.get(face.key), face)),
    ...(isSame(
      order,
      before.faces.map(({ key }) => key),
    )
      ? {}
      : { order }),
    ...(isSame(before.faults, after.faults) ? {} : { faults: after.faults }),
    ...(isSame(before.sheets, after.sheets) ? {} : { sheets: after.sheets }),
    ...(before.fonts === after.fonts ? {} : { fonts: after.fonts }),
  };
}

/** Whether there is anything in it. */
export function isEmpty({ faces, ...others }: PreviewChange): boolean {
  return faces.length === 0 && Object.keys(others).length === 0;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
