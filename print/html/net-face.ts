/** The face of a part: what the template makes of each panel, in its place on the net, cut where its art ends. */
import { artOf } from '../parts/art.ts';
import { boxAround, type Path } from '../parts/geometry.ts';
import type { Net, Panel } from '../parts/net.ts';
import { escape } from '../render/helpers/markup.ts';
import { mm } from './measures.ts';

/** What a template knows of a panel: its measures as it is read, in mm. */
export interface PanelContext {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export function panelContext({ name, outline, turn = 0, data = {} }: Panel): PanelContext {
  const { width, height } = boxAround(outline);
  const isUpright = turn % 180 === 0;
  return {
    ...data,
    name,
    width: rounded(isUpright ? width : height),
    height: rounded(isUpright ? height : width),
  };
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}

/** `htmlOf`: what the template makes of a panel. Nothing is printed where it is glued. */
export function netHtml(net: Net, bleed: number, htmlOf: (panel: Panel) => string): string {
  return net.panels
    .filter(({ isBare }) => isBare !== true)
    .map((panel) => {
      const clip = `clip-path:polygon(${polygon(artOf(panel, net, bleed))})`;
      return `<div style="position:absolute;inset:0;${clip}">${inPlace(panel, bleed, htmlOf(panel))}</div>`;
    })
    .join('');
}

function polygon(path: Path): string {
  return path.map(([x, y]) => `${mm(x)}mm ${mm(y)}mm`).join(',');
}

/** Turned about its middle, so that it is upright on the finished part. */
function inPlace(panel: Panel, bleed: number, html: string): string {
  const { x, y, width, height } = boxAround(panel.outline);
  const { turn = 0, name } = panel;
  const own = panelContext(panel);
  const left = x + (width - own.width) / 2;
  const top = y + (height - own.height) / 2;
  const place = `position:absolute;left:${mm(left)}mm;top:${mm(top)}mm;width:${mm(own.width)}mm;height:${mm(own.height)}mm`;
  const measures = `--width:${mm(own.width)}mm;--height:${mm(own.height)}mm;--bleed:${mm(bleed)}mm`;
  const turned = turn === 0 ? '' : `;rotate:${turn}deg`;
  return `<section class="part-panel" data-panel="${escape(name)}" style="${place};${measures}${turned}">${html}</section>`;
}
