/** A game on the desk of the studio: what places show and change, and who is informed of it. */
import { join } from 'node:path';
import { isSound, usualLocale, type CheckResult } from '../../generator/index.ts';
import { inLocale } from '../../kernel/index.ts';
import type { Press, PreviewedGame } from '../../print/index.ts';
import type { EditAnswer, StudioState } from '../protocol/state.ts';
import type { Gallery } from './gallery/gallery.ts';
import { largestKind } from './kinds.ts';
import { shownProblems } from './problems.ts';
import { refusedEdit } from './refusals.ts';
import type { Outcome, Workshop } from './workshop.ts';

/** Called with each new state, and the files (absolute) that were saved. */
export type OnShow = (result: CheckResult, saved: readonly string[]) => void;

type DeskMeans = Pick<Desk, 'gallery' | 'press' | 'first' | 'notify'>;

export class Desk {
  readonly folder: string;
  readonly workshop: Workshop;
  readonly gallery: Gallery;
  /** What pages are printed with. */
  readonly press: Press;
  /** The game as it was checked when the studio was opened. */
  readonly first: CheckResult;
  /** Has the pages look at a place again, by its address, though the game is the same. */
  readonly notify: (address: string) => void;
  readonly #onShow: OnShow;
  #result: CheckResult;
  #sound: CheckResult | null;
  #revision = 0;

  constructor(
    folder: string,
    workshop: Workshop,
    { first, gallery, press, notify }: DeskMeans,
    onShow: OnShow,
  ) {
    this.folder = folder;
    this.workshop = workshop;
    this.gallery = gallery;
    this.press = press;
    this.first = first;
    this.notify = notify;
    this.#result = first;
    this.#sound = isSound(first) ? first : null;
    this.#onShow = onShow;
  }

  /** Cards as they print. */
  get cards(): PreviewedGame {
    return this.gallery.shown;
  }

  /** As it was checked last. */
  get result(): CheckResult {
    return this.#result;
  }

  /** As it was without errors the last time; null where it has not been. */
  get sound(): CheckResult | null {
    return this.#sound;
  }

  get revision(): number {
    return this.#revision;
  }

  get state(): StudioState {
    return stateOf(this.#result, { revision: this.#revision, ...this.workshop.steps });
  }

  /** Somebody saved these files (absolute). */
  saved(paths: readonly string[]): void {
    this.#show(this.workshop.changed(paths), paths);
  }

  #show(result: CheckResult, saved: readonly string[]): void {
    this.#result = result;
    if (isSound(result)) this.#sound = result;
    this.#revision += 1;
    this.#onShow(result, saved);
  }

  /** Shows what came of a step. */
  settle(outcome: Outcome): EditAnswer {
    if (outcome.done) {
      this.#show(
        outcome.result,
        outcome.written.map((path) => join(this.folder, path)),
      );
      return this.refused([]);
    }
    if (outcome.why === 'changed') {
      return this.refused([refusedEdit(outcome.file, [], { why: 'changed' })]);
    }
    if (outcome.why === 'unread') return this.unread();
    const refused = outcome.why === 'refused' ? outcome.refused : [];
    return this.refused(
      refused.map((one) => {
        const { change } = one;
        const id = change.do === 'add' ? String(change.value['id']) : change.id;
        return refusedEdit(id, change.do === 'set' ? change.field : [], one);
      }),
    );
  }

  /** The answer to a step while game.yaml cannot be read. */
  unread(): EditAnswer {
    return this.refused([refusedEdit('game.yaml', [], { why: 'unread' })]);
  }

  /** The answer to a step of which these parts cannot be done. */
  refused(refused: EditAnswer['refused']): EditAnswer {
    return { refused, state: this.state };
  }
}

function stateOf(
  result: CheckResult,
  steps: Pick<StudioState, 'revision' | 'undo' | 'redo'>,
): StudioState {
  const { manifest } = result;
  const locale = usualLocale(manifest?.locales ?? ['en']);
  return {
    ...steps,
    title: inLocale(manifest?.title ?? '', locale),
    locales: manifest?.locales ?? ['en'],
    kinds: Object.fromEntries(
      Object.entries(manifest?.kinds ?? {}).map(([kind, { title }]) => [
        kind,
        inLocale(title, locale),
      ]),
    ),
    largest: largestKind(result),
    problems: shownProblems(result.diagnostics, result),
  };
}
