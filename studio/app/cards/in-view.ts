/** The faces in a frame by where they are on the screen. */
import type { HeldFace, HeldFaces } from '../faces/hold-faces.ts';

function visible({ all }: HeldFaces): HeldFace[] {
  return [...all.values()].filter(({ figure }) => figure.isConnected);
}

/** Of those that are shown: in mm; 0 when none is. */
export function widest(held: HeldFaces): number {
  return Math.max(0, ...visible(held).map(({ face }) => face.width));
}

/** Key of the first that ends below `top`, counted from the top of the frame. */
export function seenFrom(page: Document, top: number): string | undefined {
  for (const element of page.body.children) {
    const { height, bottom } = element.getBoundingClientRect();
    if (height > 0 && bottom > top) return (element as HTMLElement).dataset['key'];
  }
  return undefined;
}

/** Where a visible face begins, in pixels from the top of the frame. */
export function topOf({ all }: HeldFaces, key: string): number | undefined {
  const figure = all.get(key)?.figure;
  return figure?.isConnected === true ? figure.getBoundingClientRect().top : undefined;
}

/** Whether this card is here; then it is in view. */
export function reveal(held: HeldFaces, card: string): boolean {
  const one = visible(held).find(({ face }) => face.card === card);
  one?.figure.scrollIntoView({ behavior: 'smooth', block: 'center' });
  return one !== undefined;
}
