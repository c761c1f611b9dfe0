/**
 * A step back or forward. With nothing to do it keeps the focus: disabled it would lose it to its neighbour,
 * which does the opposite.
 */
import type { ComponentChildren } from 'preact';

interface StepButtonParts {
  readonly id: string;
  readonly can: boolean;
  readonly title?: string;
  readonly step: () => void;
  readonly children: ComponentChildren;
}

export function StepButton({ id, can, title, step, children }: StepButtonParts) {
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
