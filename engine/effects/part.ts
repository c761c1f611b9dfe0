/**
 * The work of effects as a part of a declared state: what has begun, what waits, what was picked, and
 * whose effects work. Positions write all of it; observations say how much there is, since picks may be
 * secrets.
 */
import { listOf, mapOf, textOf } from '../positions/words.ts';
import { BadPosition, NOBODY, seatName, type Position } from '../rules.ts';
import type { DeclaredState, Setting } from '../state/kinds/part.ts';
import { Said } from '../state/kinds/said.ts';
import { listItems, listPush, listSize } from '../state/lists.ts';
import type { StateLayout } from '../state/state-layout.ts';
import { frameCount } from './frames.ts';
import {
  effectLayout,
  isPending,
  sourcesOf,
  type EffectLayout,
  type EffectRoom,
} from './layout.ts';
import { addListener } from './listeners.ts';
import { readPending, writePending } from './pending-in-words.ts';
import { queueSize } from './queue.ts';

export interface EffectsPartOptions<Config extends Setting> {
  readonly room: EffectRoom;
  /** A card or unit in positions: `table.P1.2`. */
  readonly nameOf: (state: DeclaredState<Config>, source: number) => string;
  /** Its number, or less than 0. */
  readonly sourceNamed: (state: DeclaredState<Config>, name: string) => number;
  /** Picks in positions: as sources unless it is said here. */
  readonly pickName?: (state: DeclaredState<Config>, pick: number) => string | number;
  readonly pickNamed?: (state: DeclaredState<Config>, name: unknown) => number;
  /** Events that a source hears, bit by bit: `HandlerTable.masks` of its definition. */
  readonly maskOf: (state: DeclaredState<Config>, source: number) => number;
}

export class EffectsPart<Config extends Setting> extends Said<Config> {
  readonly isSecret = true;
  readonly #options: EffectsPartOptions<Config>;
  #layout: EffectLayout | null = null;

  constructor(options: EffectsPartOptions<Config>) {
    super();
    this.#options = options;
  }

  /** For `EffectGame.layoutOf`; to be had once the state is declared. */
  get layout(): EffectLayout {
    if (this.#layout === null) throw new TypeError('The state is not declared yet.');
    return this.#layout;
  }

  declare(name: string, header: StateLayout): void {
    this.name = name;
    this.#layout = effectLayout(header, this.#options.room);
  }

  write(state: DeclaredState<Config>): unknown {
    const { nameOf, pickName = nameOf } = this.#options;
    const { words } = state;
    const name = (source: number): string => nameOf(state, source);
    const listening = Object.fromEntries(
      this.#listeners(state).map(([seat, list]) => [
        seatName(seat),
        listItems(words, list).map(name),
      ]),
    );
    if (!isPending(words, this.layout)) return { listening };
    return {
      listening,
      ...writePending(words, this.layout, { nameOf: name }),
      // Heads of named choices (frames.ts) are no picks.
      picks: listItems(words, this.layout.picks).map((pick) =>
        pick < 0 ? pick : pickName(state, pick),
      ),
    };
  }

  seen(state: DeclaredState<Config>): unknown {
    const { words } = state;
    return { running: frameCount(words, this.layout), waiting: queueSize(words, this.layout) };
  }

  /** Presumes that the cards lie where they are. Whether it can be gone on with: `EffectRunner.isSound`. */
  read(state: DeclaredState<Config>, position: Position): void {
    const { sourceNamed, pickNamed, maskOf } = this.#options;
    const written = mapOf(position[this.name]);
    const { words } = state;
    const sourceAt = (name: unknown, what: string): number => {
      const source = sourceNamed(state, textOf(name));
      if (source < 0) throw new BadPosition(what, name);
      return source;
    };
    for (const [seat, list] of this.#listeners(state)) {
      const what = `${this.name}.listening.${seatName(seat)}`;
      const names = listOf(mapOf(written['listening'])[seatName(seat)]);
      if (names.length > this.#roomOf(seat)) throw new BadPosition(what, names);
      for (const name of names) {
        const source = sourceAt(name, what);
        if (listItems(words, list).includes(source)) throw new BadPosition(what, name);
        addListener(words, this.layout, seat, source, maskOf(state, source));
      }
    }
    if (written['stack'] === undefined) return;
    readPending(words, this.layout, written, this.name, { sourceAt });
    const picks = listOf(written['picks']);
    if (picks.length > this.layout.room.picks) throw new BadPosition(`${this.name}.picks`, picks);
    for (const pick of picks) {
      const what = `${this.name}.picks`;
      const isHead = typeof pick === 'number' && Number.isInteger(pick) && pick < 0;
      const read = isHead ? pick : (pickNamed?.(state, pick) ?? sourceAt(pick, what));
      if (!isHead && read < 0) throw new BadPosition(what, pick);
      listPush(words, this.layout.picks, read);
    }
  }

  faults(state: DeclaredState<Config>): string[] {
    const { words } = state;
    return this.#listeners(state)
      .filter(([seat, list]) => listSize(words, list) > this.#roomOf(seat))
      .map(([seat]) => `${this.name} has too many listeners of ${seatName(seat)}`);
  }

  #roomOf(seat: number): number {
    const { sources, unowned = 0 } = this.#options.room;
    return seat === NOBODY ? unowned : sources;
  }

  /** By seat, and for nobody where something may listen for nobody. */
  #listeners({ config }: DeclaredState<Config>): (readonly [seat: number, list: number])[] {
    const seats = Array.from({ length: config.seats }, (_, seat) => seat);
    const all = this.#roomOf(NOBODY) > 0 ? [...seats, NOBODY] : seats;
    return all.map((seat) => [seat, sourcesOf(this.layout, seat)] as const);
  }
}

/** Room for the work of effects. It stands behind the cards and boards that its sources lie in. */
export function effects<Config extends Setting>(
  options: EffectsPartOptions<Config>,
): EffectsPart<Config> {
  return new EffectsPart(options);
}
