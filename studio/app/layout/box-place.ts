/** Where a box is on the screen, also one that is turned, and the way of a hand along its sides. */

/** In pixels; angles in radians, clockwise. */
export interface Place {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  /** Before it is turned about its middle. */
  readonly width: number;
  readonly height: number;
  /** By how much it is turned on the screen. */
  readonly turned: number;
  /** By how much what it is in is turned, along whose sides it moves. */
  readonly within: number;
}

export type Way = readonly [across: number, down: number];

export function placeOf(box: HTMLElement, name: string): Place {
  const within = turnOf(box.parentElement);
  const turned = within + ownTurn(box);
  const around = box.getBoundingClientRect();
  const { width, height } = turned === 0 ? around : unturned(box);
  // Whatever is turned about has its middle in the middle of the box around it.
  const left = around.left + (around.width - width) / 2;
  const top = around.top + (around.height - height) / 2;
  return { name, left, top, width, height, turned, within };
}

/** As large as it is shown, before it is turned. */
function unturned(box: HTMLElement): { readonly width: number; readonly height: number } {
  const card = box.closest<HTMLElement>('article');
  const scale = (card?.getBoundingClientRect().width ?? 1) / (card?.offsetWidth || 1);
  return { width: box.offsetWidth * scale, height: box.offsetHeight * scale };
}

function turnOf(element: Element | null): number {
  let angle = 0;
  for (let at = element; at !== null; at = at.parentElement) angle += ownTurn(at);
  return angle;
}

function ownTurn(element: Element): number {
  const { transform, rotate } = (element.ownerDocument.defaultView ?? window).getComputedStyle(
    element,
  );
  const { a, b } = new DOMMatrix(transform === 'none' ? '' : transform);
  const [degrees = '0'] = /-?[\d.]+(?=deg)/.exec(rotate) ?? [];
  return Math.atan2(b, a) + (Number(degrees) * Math.PI) / 180;
}

/** The same way for whoever is turned by this angle. */
export function turnedBack([across, down]: Way, angle: number): Way {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [across * cos + down * sin, down * cos - across * sin];
}
