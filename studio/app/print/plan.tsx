/** What the choices would make: a drawing of the first page of each file, before anything is printed. */
import type { PlannedBox, PlannedDrawing } from '../../protocol/print.ts';
import { filled } from '../words.ts';
import type { PrintModel } from './model.ts';

interface Part {
  readonly model: PrintModel;
}

export function Plan({ model }: Part) {
  const { words } = model;
  const plan = model.plan.value;
  if (plan === null) return null;
  const isLater = !LAID.has(model.asked.value.what) && plan.sheets.length === 0;
  const nothing = isLater ? words.plannedLater : words.plannedNothing;
  return (
    <section class="plan" aria-label={words.planned}>
      <h2>{words.planned}</h2>
      {plan.sheets.length === 0 ? <p>{nothing}</p> : <p class="edges">{words.edges}</p>}
      <div class="drawings">
        {plan.sheets.map((one) => (
          <figure key={one.sheet}>
            <Drawing drawing={one} />
            <figcaption>
              <b>{one.title}</b> <span>{said(one, model)}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** What is laid out before it is printed. */
const LAID = new Set(['', 'box']);

function said(
  { sort, pages, cards, width, height, boxes }: PlannedDrawing,
  { words }: PrintModel,
): string {
  const counts = {
    pages,
    cards: cardsIn(words, cards),
    width: tenth(width),
    height: tenth(height),
  };
  if (sort === 'pages') return filled(words.plannedPages, counts);
  if (sort === 'faces') return filled(words.plannedFaces, counts);
  const rows = Math.round(height / (boxes[0]?.height ?? 1));
  return filled(words.plannedGrid, { ...counts, columns: width, rows });
}

/** A board has none. */
export function cardsIn(words: PrintModel['words'], cards: number): string {
  return cards === 0 ? '' : filled(words.andCards, { cards });
}

function tenth(mm: number): number {
  return Math.round(mm * 10) / 10;
}

function Drawing({ drawing }: { readonly drawing: PlannedDrawing }) {
  const { width, height, boxes, lines, numbers, title } = drawing;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
      <rect class="paper" width={width} height={height} />
      {boxes.map((box, at) => (
        <Box key={at} box={box} />
      ))}
      {lines.map(({ sort, ...line }, at) => (
        <line key={at} class={sort} {...line} />
      ))}
      {numbers.map(({ text, x, y }, at) => (
        <text key={at} x={x} y={y} font-size="4">
          {text}
        </text>
      ))}
    </svg>
  );
}

/** A piece with its bleed, its cut and its safe area. */
function Box({ box }: { readonly box: PlannedBox }) {
  const { bleed, safe } = box;
  return (
    <>
      {bleed > 0 && <Outline box={box} by={bleed} name="bleed" />}
      <Outline box={box} by={0} name="cut" />
      {safe > 0 && <Outline box={box} by={-safe} name="safe" />}
    </>
  );
}

function Outline({ box, by, name }: { box: PlannedBox; by: number; name: string }) {
  const [x, y] = [box.x - by, box.y - by];
  const [width, height] = [Math.max(0, box.width + 2 * by), Math.max(0, box.height + 2 * by)];
  if (box.shape === 'round') {
    const [cx, cy] = [x + width / 2, y + height / 2];
    return <ellipse class={name} {...{ cx, cy }} rx={width / 2} ry={height / 2} />;
  }
  if (box.shape === 'hexagon') {
    const [quarter, middle] = [width / 4, y + height / 2];
    const points = [
      [x, middle],
      [x + quarter, y],
      [x + width - quarter, y],
      [x + width, middle],
      [x + width - quarter, y + height],
      [x + quarter, y + height],
    ];
    return <polygon class={name} points={points.map((point) => point.join(',')).join(' ')} />;
  }
  return <rect class={name} {...{ x, y, width, height }} />;
}
