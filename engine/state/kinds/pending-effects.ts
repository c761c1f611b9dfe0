/**
 * What of effects is pending, and who listens (effects/), as a part of a declared state. Where who
 * listens follows from where cards lie, a position need not say it: the game adds them when it reads one.
 */
import { picksIn } from '../../effects/frame-values.ts';
import { frameCount, topFrame } from '../../effects/frames.ts';
import type { Frame } from '../../effects/handler.ts';
import { effectLayout, type EffectLayout, type EffectRoom } from '../../effects/layout.ts';
import { overcrowded, readListening, writeListening } from '../../effects/listening-in-position.ts';
import { readPending, writePending, type SourceNames } from '../../effects/pending-in-position.ts';
import { picksAskedFor, type AskingStep } from '../../effects/picks-in-position.ts';
import { queueSize } from '../../effects/queue.ts';
import { listOf, mapOf, readInteger } from '../../positions/reading.ts';
import { BadPosition, type Position } from '../../rules.ts';
import { seatName, type Seat } from '../../seats.ts';
import { listClear, listItems, listPush } from '../lists.ts';
import { StateLayout } from '../state-layout.ts';
import type { CardNames, DeclaredState, Setting } from './part.ts';
import { Said } from './said.ts';

/** As much of the effects of a game as is needed here. */
interface Running<Config extends Setting> {
  readonly runner: {
    isSound(state: DeclaredState<Config>): boolean;
    readonly listening: {
      begin(state: DeclaredState<Config>, source: number, seat: Seat): void;
    };
  };
  readonly table: { readonly handlers: readonly { readonly steps: readonly AskingStep[] }[] };
  /** Before what is pending is read: what follows from the rest of a position, as who listens. */
  readonly follow?: (state: DeclaredState<Config>) => void;
}

export interface EffectsOptions<Config extends Setting> {
  /** For how much there is room in every set-up. */
  readonly room: EffectRoom;
  readonly running: (config: Config) => Running<Config>;
  /** Sources that are no cards of the state. Cards are named by their places. */
  readonly sources?: {
    readonly nameOf: (state: DeclaredState<Config>, source: number) => string;
    /** Less than 0 for a name that no source has. */
    readonly sourceNamed: (state: DeclaredState<Config>, name: unknown) => number;
  };
  /** Picks by what was asked for; null for what is named as sources are, as all are where it is missing. */
  readonly picks?: {
    readonly write: (state: DeclaredState<Config>, word: string, pick: number) => unknown;
    /** Throws a `BadPosition`. */
    readonly read: (state: DeclaredState<Config>, pick: unknown, what: string) => number | null;
  };
  /** True: positions write who listens. */
  readonly writesListening?: boolean;
  /** False: observations do not say how much has begun and waits. Nobody sees more, since picks may be secrets. */
  readonly observed?: boolean;
}

export class PendingWork<Config extends Setting> extends Said<Config> {
  readonly isSecret = true;
  readonly #options: EffectsOptions<Config>;
  /** Where everything is, the same in every state of the game. */
  layout: EffectLayout;
  #names: CardNames<Config> | null = null;

  constructor(options: EffectsOptions<Config>) {
    super();
    this.#options = options;
    this.layout = effectLayout(new StateLayout(0), options.room);
  }

  declare(name: string, header: StateLayout): void {
    this.name = name;
    this.layout = effectLayout(header, this.#options.room);
  }

  /** What was picked for the present operation, in the order of picking. */
  picks(state: DeclaredState<Config>, frame: Frame): number[] {
    return picksIn(state, this.layout, frame);
  }

  /** The frame that runs; presumes that there is one. */
  top({ ints }: DeclaredState<Config>): Frame {
    return topFrame(ints, this.layout);
  }

  join(names: CardNames<Config>): void {
    this.#names = names;
  }

  write(state: DeclaredState<Config>): unknown {
    const { ints, config } = state;
    const { running, writesListening } = this.#options;
    const sources = this.#sources(state);
    const asked = picksAskedFor(ints, this.layout, running(config).table.handlers);
    const picks = listItems(ints, this.layout.picks).map((pick, i) =>
      this.#writePick(state, sources, asked[i], pick),
    );
    return {
      ...(writesListening ? { listening: writeListening(ints, this.layout, sources) } : {}),
      ...writePending(ints, this.layout, sources),
      picks,
    };
  }

  #writePick(
    state: DeclaredState<Config>,
    { nameOf }: SourceNames,
    word: string | undefined,
    pick: number,
  ): unknown {
    if (word === undefined) return pick;
    return this.#options.picks?.write(state, word, pick) ?? nameOf(pick);
  }

  #sources(state: DeclaredState<Config>): SourceNames {
    const { sources } = this.#options;
    const names = this.#names!;
    if (sources === undefined) {
      return {
        nameOf: (card) => names.placeOf(state, card),
        sourceAt: (name, what) => names.cardAt(state, name, what),
      };
    }
    return {
      nameOf: (source) => sources.nameOf(state, source),
      sourceAt: (name, what) => {
        const source = sources.sourceNamed(state, name);
        if (source < 0) throw new BadPosition(what, name);
        return source;
      },
    };
  }

  seen({ ints }: DeclaredState<Config>): unknown {
    if (this.#options.observed === false) return undefined;
    return { running: frameCount(ints, this.layout), waiting: queueSize(ints, this.layout) };
  }

  read(state: DeclaredState<Config>, position: Position): void {
    const { ints, config } = state;
    this.#options.running(config).follow?.(state);
    const written = mapOf(position[this.name]);
    const sources = this.#sources(state);
    const { runner } = this.#options.running(config);
    if (this.#options.writesListening === true) {
      const begin = (source: number, seat: Seat) => runner.listening.begin(state, source, seat);
      const what = `${this.name}.listening`;
      const known = {
        sourceAt: (name: unknown) => notNone(sources.sourceAt(name, what), name, what),
      };
      readListening(ints, this.layout, written['listening'], what, known, begin);
    }
    readPending(ints, this.layout, written, this.name, sources);
    this.#readPicks(state, sources, listOf(written['picks']));
    if (!runner.isSound(state)) throw new BadPosition(this.name, written['stack']);
  }

  #readPicks(state: DeclaredState<Config>, sources: SourceNames, picks: readonly unknown[]): void {
    const what = `${this.name}.picks`;
    if (picks.length > this.layout.room.picks) throw new BadPosition(what, picks);
    listClear(state.ints, this.layout.picks);
    for (const pick of picks) {
      listPush(state.ints, this.layout.picks, this.#readPick(state, sources, pick, what));
    }
  }

  /** Numbers are how many were picked for a named choice (frames.ts), or what the game picks by numbers. */
  #readPick(
    state: DeclaredState<Config>,
    { sourceAt }: SourceNames,
    pick: unknown,
    what: string,
  ): number {
    if (typeof pick === 'number' && pick < 0) return readInteger(pick, 0, what);
    const read = this.#options.picks?.read(state, pick, what) ?? null;
    return notNone(read ?? sourceAt(pick, what), pick, what);
  }

  faults({ ints }: DeclaredState<Config>): string[] {
    return overcrowded(ints, this.layout).map(
      (seat) => `${this.name} has too many listeners of ${seatName(seat)}`,
    );
  }
}

/** Where there must be a source, `none` is not one. */
function notNone(source: number, name: unknown, what: string): number {
  if (source < 0) throw new BadPosition(what, name);
  return source;
}

/** What of effects is pending, and who listens. Declared behind the cards and all that effects change. */
export function pendingEffects<Config extends Setting>(
  options: EffectsOptions<Config>,
): PendingWork<Config> {
  return new PendingWork(options);
}
