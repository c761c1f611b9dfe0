/** The board with everything on it, and above it what can be pointed at. */
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { filled } from '../words.ts';
import { Faces } from './faces.tsx';
import type { TableScene, TableSquare } from './scene.ts';
import type { TableModel } from './model.ts';
import { nameOf, saidOf } from './names.ts';

interface Part {
  readonly model: TableModel;
}

/** Pixels of a millimetre at full size. */
const MM = 96 / 25.4;

/** Of the room that there is for the board. */
const room = signal({ width: 900, height: 640 });

export function Board({ model }: Part) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = holder.current;
    if (element === null) return undefined;
    const measure = (): void => {
      room.value = { width: element.clientWidth, height: element.clientHeight };
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const view = model.view.value;
  const scene = model.scene.value;
  return (
    <div class="board-room" ref={holder}>
      {view !== null &&
        (scene === null ? (
          <pre class="diagram" tabIndex={0} aria-label={model.words.table}>
            {view.diagram}
          </pre>
        ) : (
          <Scene model={model} scene={scene} />
        ))}
    </div>
  );
}

function Scene({ model, scene }: Part & { readonly scene: TableScene }) {
  const { left, top, width, height, faces, squares } = scene;
  const { width: wide, height: high } = room.value;
  const zoom = Math.max(0.08, Math.min((wide - 4) / (width * MM), (high - 4) / (height * MM), 1.4));
  const { looks, locale } = model.game;
  return (
    <div class="board" style={{ width: `${width * zoom}mm`, height: `${height * zoom}mm` }}>
      <Faces {...{ looks, locale, faces, left, top, width, height, zoom }} />
      <div
        class="squares"
        role="group"
        aria-label={model.words.table}
        onKeyDown={(event) => {
          const from = (event.target as HTMLElement).dataset['square'];
          const to = squareBeside(squares, from, event.key);
          if (to === null) return;
          event.preventDefault();
          event.currentTarget.querySelector<HTMLElement>(`[data-square="${to}"]`)?.focus();
        }}
      >
        {squares.map((square) => (
          <Square key={square.name} model={model} square={square} scene={scene} zoom={zoom} />
        ))}
      </div>
    </div>
  );
}

const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next square where an arrow points; null where there is none. */
function squareBeside(
  squares: readonly TableSquare[],
  from: string | undefined,
  key: string,
): string | null {
  const here = squares.find(({ name }) => name === from);
  const arrow = ARROWS[key];
  if (here === undefined || arrow === undefined) return null;
  const [across, down] = arrow;
  // How far it is that way; squares beside the line are out of it.
  const way = ({ x, y }: TableSquare): number => (x - here.x) * across + (y - here.y) * down;
  const aside = ({ x, y }: TableSquare): number =>
    Math.abs((x - here.x) * down) + Math.abs((y - here.y) * across);
  const [next] = squares
    .filter((one) => way(one) > 0.1 && aside(one) < 0.1)
    .toSorted((a, b) => way(a) - way(b));
  return next?.name ?? null;
}

interface SquareParts extends Part {
  readonly square: TableSquare;
  readonly scene: TableScene;
  readonly zoom: number;
}

function Square({ model, square, scene, zoom }: SquareParts) {
  const { name, piece, labels } = square;
  const words = wordsFor(square);
  const editor = model.editor.value;
  const isNext =
    editor === null
      ? words.some((word) => model.next.value.has(word))
      : editor.adding.value !== '' || editor.held.value !== null;
  const isChosen =
    editor === null
      ? words.some((word) => model.chosen.value.includes(word))
      : editor.held.value === name;
  const named = piece === null ? '' : `: ${piece.seat} ${nameOf(model.game, piece.id)}`;
  const label = [
    filled(model.words.square, { square: name }) + named,
    ...(piece?.chips ?? []),
    ...labels,
  ];
  const style = {
    left: `${(square.x - scene.left) * zoom}mm`,
    top: `${(square.y - scene.top) * zoom}mm`,
    width: `${scene.square.width * zoom}mm`,
    height: `${scene.square.height * zoom}mm`,
  };
  return (
    <button
      type="button"
      class={`square${isNext ? ' legal' : ''}${isChosen ? ' chosen' : ''}`}
      style={style}
      data-square={name}
      aria-label={label.join(', ')}
      aria-pressed={isChosen}
      tabIndex={isNext || piece !== null ? 0 : -1}
      onClick={() => {
        if (editor !== null) return editor.point(name, piece !== null);
        if (piece !== null) model.card.value = piece.id;
        void model.point(words);
      }}
    >
      {piece !== null && (
        <span class="chips">
          <span class={`chip seat-${piece.seat}`}>{piece.name}</span>
          {piece.chips.map((chip) => (
            <span key={chip} class="chip">
              {saidOf(model.game, chip)}
            </span>
          ))}
        </span>
      )}
      {labels.map((one) => (
        <span key={one} class="label">
          {saidOf(model.game, one)}
        </span>
      ))}
    </button>
  );
}

/** What notation may call it: its square before its piece. */
function wordsFor({ name, piece }: TableSquare): string[] {
  return piece === null ? [name] : [name, piece.name, piece.id];
}
