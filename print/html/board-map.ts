/** How the pages of a board go together: a drawing of it, and what is done in turn. */
import { panelArea } from '../layout/tiles.ts';
import type { BoardMap, Letter, PageLayout } from '../layout/page.ts';
import type { Line, Path } from '../parts/geometry.ts';
import type { Measures } from '../../kernel/index.ts';
import { escape } from '../render/helpers/markup.ts';
import { mm } from './measures.ts';
import type { PageMarkTexts } from './page-mark-texts.ts';
import { creaseClass } from './lines-over.ts';

/** Between lines of writing, in mm. */
const LEADING = 5.4;

/** Beside an edge that meets another one. */
export function pageLetter({ text, x, y }: Letter): string {
  return `<text class="cw-letter" x="${mm(x)}" y="${mm(y + 1.1)}">${escape(text)}</text>`;
}

export function mapOn({ paper, margin }: PageLayout, map: BoardMap, texts: PageMarkTexts): string {
  const area = panelArea(paper, margin);
  const steps = stepsFor(map, texts);
  const room = { width: area.width, height: area.height - (steps.length + 2) * LEADING };
  const { width, height } = map.size;
  const scale = Math.min(1, room.width / width, room.height / height);
  const x = area.x + (area.width - width * scale) / 2;
  const below = area.y + height * scale + 2 * LEADING;
  const drawn = steps.map((step, index) => {
    const y = below + index * LEADING;
    return `<text class="cw-map-step" x="${mm(area.x)}" y="${mm(y)}">${escape(step)}</text>`;
  });
  return `<g class="cw-map" transform="translate(${mm(x)} ${mm(area.y)})">${drawing(map, scale)}</g>${drawn.join('')}`;
}

function drawing({ pages, lines, letters }: BoardMap, scale: number): string {
  const at = (length: number): string => mm(length * scale);
  const boxes = pages.map(({ box: { x, y, width, height }, number }) =>
    [
      `<path class="cw-map-page" d="M${at(x)} ${at(y)}h${at(width)}v${at(height)}h-${at(width)}Z"/>`,
      `<text class="cw-map-number" x="${at(x + width / 2)}" y="${mm((y + height / 2) * scale + 3)}">${number}</text>`,
    ].join(''),
  );
  const path = ({ from, to }: Line): string =>
    `M${at(from[0])} ${at(from[1])}L${at(to[0])} ${at(to[1])}`;
  const around = (outline: Path): string =>
    `M${outline.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}Z`;
  return [
    ...boxes,
    `<path d="${lines.outlines.map(around).join('')}"/>`,
    `<path class="cw-map-slit" d="${lines.slits.map(path).join('')}"/>`,
    ...lines.creases.map((crease) => `<path class="${creaseClass(crease)}" d="${path(crease)}"/>`),
    ...letters.map(({ text, x, y }) => besideSeam(text, x * scale, y * scale)),
  ].join('');
}

/** On white, since it is on a line. */
function besideSeam(text: string, x: number, y: number): string {
  const ground = `<circle cx="${mm(x)}" cy="${mm(y)}" r="2.2" fill="#fff"/>`;
  return ground + pageLetter({ text, x, y });
}

function stepsFor({ panels, board, hasBacks, lines }: BoardMap, texts: PageMarkTexts): string[] {
  const steps = texts.boardSteps({
    panels: counted(panels),
    board,
    hasBacks,
    hasSlits: lines.slits.length > 0,
    hasValleys: lines.creases.some(({ degrees }) => degrees < 0),
    hasMountains: lines.creases.some(({ degrees }) => degrees > 0),
  });
  return [...steps];
}

/** `2 × 252 × 264`: how many of which size. */
function counted(panels: readonly Measures[]): string[] {
  const counts = new Map<string, number>();
  for (const { width, height } of panels) {
    const size = `${tenths(width)} × ${tenths(height)}`;
    counts.set(size, (counts.get(size) ?? 0) + 1);
  }
  return [...counts].map(([size, count]) => `${count} × (${size})`);
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}
