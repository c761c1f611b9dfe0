/** A pattern as squares to turn, by clicks or by keys; what they change is typed into the text. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { turnedSquare, type Drawing } from '../../protocol/drawing.ts';
import { filled } from '../words.ts';
import type { TextModel } from './model.ts';

interface SquaresParts {
  readonly model: TextModel;
  readonly drawing: Drawing;
}

/** Those around it are there too. Tab stops at one of them: from there arrows go on. */
export function Squares({ model, drawing }: SquaresParts) {
  const { words } = model;
  const { rows, line } = drawing;
  const holder = useRef<HTMLDivElement>(null);
  const at = useSignal({ row: 0, column: 0 });
  const width = rows[0]?.length ?? 0;
  // A drawing that was looked at before may have been larger.
  const here = {
    row: Math.min(at.value.row, rows.length),
    column: Math.min(at.value.column, width),
  };
  const turn = (row: number, column: number): void => {
    // Before the first row or column it becomes the first one.
    at.value = { row: Math.max(0, row), column: Math.max(0, column) };
    model.editor?.replaceLines(line, rows.length, turnedSquare(drawing, row, column));
  };
  useLayoutEffect(() => {
    const { current } = holder;
    if (current?.contains(document.activeElement) !== true) return;
    current.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [here.row, here.column, drawing]);
  return (
    <section>
      <h2>{words.drawing}</h2>
      <div
        ref={holder}
        class="squares"
        role="grid"
        aria-label={words.drawing}
        onKeyDown={(event) => {
          const way = ARROWS[event.key];
          if (way === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
          event.preventDefault();
          const [across, down] = way;
          at.value = {
            row: Math.max(-1, Math.min(rows.length, here.row + down)),
            column: Math.max(-1, Math.min(width, here.column + across)),
          };
        }}
      >
        {rimmed(rows.length).map((row) => (
          <div key={row} role="row">
            {rimmed(width).map((column) => {
              const sign = rows[row]?.[column];
              const label = sign === undefined ? words.newSquare : words.square;
              return (
                <span key={column} role="gridcell">
                  <button
                    type="button"
                    class={sign === undefined ? 'rim' : (SQUARES[sign] ?? '')}
                    aria-disabled={sign === '@'}
                    aria-pressed={sign === undefined ? undefined : sign === '#'}
                    aria-label={filled(label, { row: row + 1, column: column + 1 })}
                    title={sign === undefined ? words.larger : undefined}
                    tabIndex={row === here.row && column === here.column ? 0 : -1}
                    onClick={() => turn(row, column)}
                  />
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </section>
  );
}

/** The places from just before the first to just behind the last. */
function rimmed(count: number): number[] {
  return Array.from({ length: count + 2 }, (_, at) => at - 1);
}

const SQUARES: Readonly<Record<string, string>> = { '@': 'origin', '#': 'covered', '.': 'empty' };

const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
