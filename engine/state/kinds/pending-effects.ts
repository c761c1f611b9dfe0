/**
 * What of effects is pending, and who listens (effects/), as a part of a declared state. Who listens
 * follows from where cards lie: a position does not say it, and a game that reads one adds them.
 */
import {
  EFFECT,
  FRAME_KIND,
  FRAME_PICKS,
  FRAME_SHARED_PICKS,
  FRAME_WHAT,
  frameAt,
  frameCount,
} from '../../effects/frames.ts';
import { effectLayout, type EffectLayout, type EffectRoom } from '../../effects/layout.ts';
import { readPending, writePending, type SourceNames } from '../../effects/pending-in-words.ts';
import { compared } from '../../positions/compare.ts';
import { listOf, mapOf } from '../../positions/words.ts';
import { BadPosition, type Position, type PositionDifference } from '../../rules.ts';
import { listClear, listItems, listPush } from '../lists.ts';
import { StateLayout } from '../state-layout.ts';
import type { CardNames, DeclaredState, Part, Setting } from './part.ts';

/** As much of the effects of a game as is needed here. */
interface Running<Config extends Setting> {
  readonly runner: { isSound(state: DeclaredState<Config>): boolean };
  readonly table: { readonly handlers: readonly { readonly steps: readonly Asking[] }[] };
}

interface Asking {
  readonly choice?: { readonly word: string } | undefined;
}

export interface EffectsOptions<Config extends Setting> {
  /** For how much there is room in every set-up. */
  readonly room: EffectRoom;
  readonly running: (config: Config) => Running<Config>;
  /** Picks by what was asked for: cards are named by their places unless it is said here. */
  readonly picks: {
    readonly write: (state: DeclaredState<Config>, word: string, pick: number) => unknown;
    /** Null for what is a card. Throws a `BadPosition`. */
    readonly read: (state: DeclaredState<Config>, pick: unknown, what: string) => number | null;
  };
}

export class PendingWork<Config extends Setting> implements Part<Config> {
  name = '';
  readonly isSecret = true;
  readonly #options: EffectsOptions<Config>;
  /** Where everything stands, the same in every state of the game. */
  layout: EffectLayout;
  #names: CardNames<Config> | null = null;

  constructor(options: EffectsOptions<Config>) {
    this.#options = options;
    this.layout = effectLayout(new StateLayout(0), options.room);
  }

  declare(name: string, header: StateLayout): void {
    this.name = name;
    this.layout = effectLayout(header, this.#options.room);
  }

  join(names: CardNames<Config>): void {
    this.#names = names;
  }

  write(state: DeclaredState<Config>): unknown {
    const { words } = state;
    const asked = this.#askedBy(state);
    const picks = listItems(words, this.layout.picks).map((pick, i) =>
      this.#writePick(state, asked[i], pick),
    );
    return { ...writePending(words, this.layout, this.#sources(state)), picks };
  }

  #writePick(state: DeclaredState<Config>, word: string | undefined, pick: number): unknown {
    if (word === undefined) return pick;
    return this.#options.picks.write(state, word, pick) ?? this.#names!.placeOf(state, pick);
  }

  /** Of each pick of an effect that has begun: what was asked for. */
  #askedBy({ words, config }: DeclaredState<Config>): string[] {
    const found: string[] = [];
    for (let i = 0; i < frameCount(words, this.layout); i += 1) {
      const frame = frameAt(this.layout, i);
      if (words[frame + FRAME_KIND] !== EFFECT) continue;
      const { handlers } = this.#options.running(config).table;
      const word = handlers[words[frame + FRAME_WHAT]!]?.steps[0]?.choice?.word;
      const end = word === undefined ? 0 : words[frame + FRAME_SHARED_PICKS]!;
      for (let pick = words[frame + FRAME_PICKS]!; pick < end; pick += 1) found[pick] = word!;
    }
    return found;
  }

  #sources(state: DeclaredState<Config>): SourceNames {
    return {
      nameOf: (card) => this.#names!.placeOf(state, card),
      sourceAt: (name, what) => this.#names!.cardAt(state, name, what),
    };
  }

  /** Observations say nothing of it: what has begun is told by events. */
  seen(): undefined {
    return undefined;
  }

  read(state: DeclaredState<Config>, position: Position): void {
    const { words, config } = state;
    const written = mapOf(position[this.name]);
    readPending(words, this.layout, written, this.name, this.#sources(state));
    const picks = listOf(written['picks']);
    const what = `${this.name}.picks`;
    if (picks.length > this.layout.room.picks) throw new BadPosition(what, picks);
    listClear(words, this.layout.picks);
    for (const pick of picks) {
      const read = typeof pick === 'number' ? pick : this.#options.picks.read(state, pick, what);
      listPush(words, this.layout.picks, read ?? this.#names!.cardAt(state, pick, what));
    }
    if (!this.#options.running(config).runner.isSound(state)) {
      throw new BadPosition(this.name, written['stack']);
    }
  }

  compare(
    state: DeclaredState<Config>,
    expected: unknown,
    word: string,
  ): readonly PositionDifference[] {
    return compared(word, expected, this.write(state));
  }
}

/** What of effects is pending, and who listens. Declared behind the cards and all that effects change. */
export function pendingEffects<Config extends Setting>(
  options: EffectsOptions<Config>,
): PendingWork<Config> {
  return new PendingWork(options);
}
