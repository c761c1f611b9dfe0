/** What of a game is broken, so that nothing that goes wrong with it is told a second time. */
import type { CheckResult } from '../../generator/check.ts';
import { areSound, unsoundIds } from '../../generator/link/certain.ts';
import { filesOf } from '../../generator/link/game-files.ts';
import type { Reads } from './face-memory.ts';

export interface Doubts {
  /** Whether what every template may read has faults: options, patterns, words. */
  readonly all: boolean;
  /** Components with an error of their own. */
  readonly components: ReadonlySet<string>;
  /** Whether a component may be missing that stands in a damaged file. */
  readonly missing: boolean;
}

export function doubtsOf({ game, linked }: CheckResult): Doubts {
  if (game === null || linked === null) return { all: true, components: new Set(), missing: true };
  const found = linked.faults;
  return {
    all: !areSound(game, ['game', 'patterns', 'template-words', 'vocabulary'], found),
    components: unsoundIds(game, found),
    missing: filesOf(game, 'component').some(({ complete }) => !complete),
  };
}

/** Whether a face shows something broken; `id` is that of its own card. */
export function isDoubtful(doubts: Doubts, id: string | null, reads: Reads): boolean {
  const { all, components, missing } = doubts;
  if (all || (id !== null && components.has(id))) return true;
  const readsAll = reads.kinds !== null || reads.spoken !== null;
  if (readsAll && (missing || components.size > 0)) return true;
  return [...reads.components].some(
    ([other, card]) => components.has(other) || (card === undefined && missing),
  );
}
