/**
 * Printed faces on the screen: those of one sheet in a frame of their own, with exactly its styles. No script
 * runs in it, whatever a card holds; what is pointed at lies above it.
 */
import { useEffect, useRef } from 'preact/hooks';
import { shrink } from '../../../print/in-page.ts';
import type { TableLooks } from '../../protocol/play.ts';
import type { PlacedFace } from './scene.ts';
import { fontsReady } from '../faces/styles.ts';

interface FacesParts {
  readonly looks: TableLooks;
  readonly faces: readonly PlacedFace[];
  /** Of what is shown, in mm. */
  readonly left?: number;
  readonly top?: number;
  readonly width: number;
  readonly height: number;
  /** How many times larger than on paper. */
  readonly zoom: number;
  /** In which the faces are. */
  readonly locale: string;
}

/** Faces of several sheets, one frame above the other. */
export function Faces({ faces, width, height, zoom, ...common }: FacesParts) {
  const sheets = [...new Set(faces.map(({ face }) => face.sheet))];
  const style = { width: `${width * zoom}mm`, height: `${height * zoom}mm` };
  return (
    <div class="faces" style={style}>
      {sheets.map((sheet) => (
        <SheetFrame
          key={sheet}
          {...common}
          sheet={sheet}
          faces={faces.filter(({ face }) => face.sheet === sheet)}
          zoom={zoom}
        />
      ))}
    </div>
  );
}

type FrameParts = Omit<FacesParts, 'width' | 'height'> & { readonly sheet: string };

function SheetFrame({ looks, sheet, faces, left = 0, top = 0, zoom, locale }: FrameParts) {
  const frame = useRef<HTMLIFrameElement>(null);
  const held = useRef(new Map<string, HTMLElement>());
  const draw = (): void => {
    const page = frame.current?.contentDocument;
    if (page?.getElementById('faces') === null || page === null || page === undefined) return;
    renew(page, held.current, faces, { left, top, zoom });
  };
  useEffect(draw, [faces, left, top, zoom]);
  return (
    <iframe
      ref={frame}
      sandbox="allow-same-origin"
      srcdoc={pageOf(looks, sheet, locale)}
      tabIndex={-1}
      aria-hidden="true"
      title={sheet}
      onLoad={() => {
        // What was drawn while its styles were still on their way is drawn again.
        held.current.clear();
        frame.current?.contentDocument?.getElementById('faces')?.replaceChildren();
        draw();
      }}
    />
  );
}

/** Card corners are cut round, as printed cards are. */
const STYLE = `
  html, body { display: block !important; margin: 0 !important; zoom: 1 !important; overflow: hidden !important;
    background: none !important; }
  .cw-put { position: absolute; overflow: hidden; }
  .cw-put.card { border-radius: 4%/3%; box-shadow: 0 0 1.5px #0008; }
  .cw-put.round { border-radius: 50%; }
  .cw-put.hexagon { clip-path: polygon(25% 0,75% 0,100% 50%,75% 100%,25% 100%,0 50%); }
  .cw-large { position: absolute; left: 0; top: 0; zoom: 10; transform-origin: 0 0; text-rendering: geometricPrecision; }
  .cw-large article { position: absolute !important; margin: 0; }
`;

function pageOf({ sheets, fonts, base }: TableLooks, sheet: string, locale: string): string {
  const styles = sheets.find(({ id }) => id === sheet)?.styles ?? [];
  const links = styles.map((address) => `<link rel="stylesheet" href="${escaped(address)}">`);
  return `<!doctype html><html lang="${escaped(locale)}"><head><meta charset="utf-8"><title>${escaped(sheet)}</title>
<style>${fonts}</style><style>${base}</style>${links.join('')}<style>${STYLE}</style></head>
<body><div id="faces"></div></body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

interface Look {
  readonly left: number;
  readonly top: number;
  readonly zoom: number;
}

/** A face that is there already is moved, not redrawn. */
function renew(
  page: Document,
  held: Map<string, HTMLElement>,
  faces: readonly PlacedFace[],
  look: Look,
): void {
  const root = page.getElementById('faces')!;
  const wanted = new Set(faces.map(({ key }) => key));
  for (const [key, element] of held) {
    if (wanted.has(key)) continue;
    element.remove();
    held.delete(key);
  }
  let isNew = false;
  for (const placed of faces) {
    const old = held.get(placed.key);
    const element = old ?? page.createElement('div');
    if (element.dataset['face'] !== placed.face.key) {
      element.dataset['face'] = placed.face.key;
      element.innerHTML = `<div class="cw-large"><div class="cw-at">${placed.face.html}</div></div>`;
      isNew = true;
    }
    put(element, placed, look);
    held.set(placed.key, element);
    root.append(element);
  }
  if (isNew) void settle(page, look.zoom);
}

function put(element: HTMLElement, placed: PlacedFace, { left, top, zoom }: Look): void {
  const { face, x, y, width, height, turn, window } = placed;
  element.className = `cw-put ${face.card === null || window !== undefined ? '' : 'card'} ${face.shape}`;
  Object.assign(element.style, {
    left: `${(x - left) * zoom}mm`,
    top: `${(y - top) * zoom}mm`,
    width: `${width * zoom}mm`,
    height: `${height * zoom}mm`,
    transform: turn === 0 ? '' : `rotate(${turn}deg)`,
  });
  const scale = (width / (window ?? face).width) * zoom;
  const large = element.firstElementChild as HTMLElement;
  large.style.transform = `scale(${scale / 10})`;
  const at = large.firstElementChild as HTMLElement;
  Object.assign(at.style, {
    position: 'absolute',
    left: `${-(window?.x ?? 0)}mm`,
    top: `${-(window?.y ?? 0)}mm`,
  });
}

/** Texts that shrink to fit their boxes do so here as in print. */
async function settle(page: Document, zoom: number): Promise<void> {
  const view = page.defaultView;
  if (view === null) return;
  await fontsReady(page);
  shrink(zoom, view);
}
