/**
 * Undo or redo. With nothing to do it keeps the focus: disabled it would lose it to its neighbour,
 * which does the opposite.
 */
import type { ComponentChildren } from 'preact';

interface UndoButtonParts {
  readonly id: string;
  readonly can: boolean;
  readonly title?: string;
  readonly step: () => void;
  readonly children: ComponentChildren;
}

export function UndoButton({ id, can, title, step, children }: UndoButtonParts) {
  return (
    <button
      id={id}
      class="turn"
      type="button"
      aria-disabled={can ? undefined : 'true'}
      title={title}
      onClick={() => can && step()}
    >
      {children}
    </button>
  );
}
