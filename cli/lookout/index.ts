/**
 * Shows what a command is at while rules run. They keep its thread as long as they like, and no timer
 * fires there meanwhile: another thread looks at the clock, and at the rules where they do not end.
 */
import { Worker } from 'node:worker_threads';
import { compiledModule } from '../../kernel/index.ts';
import { say } from '../say.ts';
import { SharedLine } from './shared-line.ts';
import type { AtWork, GivenToLookout } from './worker.ts';

/** Seconds of the same work after which it is said where the rules are. */
const LONG = 10;

export class Lookout {
  readonly #isLively: boolean;
  readonly #line = new SharedLine();
  #thread: Worker | null = null;
  #isAtWork = false;

  /** `isLively`: progress is shown in a line that is rewritten; elsewhere in a line for each minute. */
  constructor(isLively: boolean) {
    this.#isLively = isLively;
  }

  /** Somebody begins to wait for `what`. */
  begin(what: string): void {
    this.#line.allow();
    this.#isAtWork = true;
    this.#post({ what, isNew: true });
  }

  /** They still wait, now for `what`. */
  show(what: string): void {
    this.#post({ what, isNew: false });
  }

  /** Nobody waits any more. */
  end(): void {
    if (!this.#isAtWork) return;
    this.#isAtWork = false;
    this.#line.end();
    this.#post(null);
  }

  /** Before something is printed where the line is. */
  clear(): void {
    this.#line.clear();
  }

  #post(work: AtWork | null): void {
    this.#thread ??= startThread({
      memory: this.#line.memory,
      isLively: this.#isLively,
      longWork: say('{what}: the rules have been at work for {seconds} seconds. They are here:', {
        what: '{what}',
        seconds: LONG,
      }),
      long: LONG * 1000,
      howToEnd: say('Ctrl+C ends the command.'),
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#thread.postMessage(work);
  }
}

function startThread(given: GivenToLookout): Worker {
  const thread = new Worker(compiledModule('cli/lookout/worker'), { workerData: given });
  thread.unref();
  // Without it the work goes on as well, unseen.
  thread.on('error', () => undefined);
  return thread;
}
