/**
 * The state of a game, declared once: what it holds, of which kinds (kinds/), in which order. All that
 * is mechanical follows: where things lie in the array, which cards are hidden from whom and dealt
 * again, what must be conserved; position-format.ts has the keys of positions.
 */
import type { Card } from '../number-kinds.ts';
import { textOf } from '../positions/reading.ts';
import { BadPosition } from '../rules.ts';
import type { Seat } from '../seats.ts';
import { HiddenCards } from './hidden-cards.ts';
import type { CardNames, DeclaredState, Part, Setting, WrittenCard } from './kinds/part.ts';
import { NO_CARD } from './kinds/slot.ts';
import { StateLayout } from './state-layout.ts';

/** How positions name no card. */
const NOT_A_CARD = 'none';

type Lasting = NonNullable<Part['lasting']>;

export class Declaration<Config extends Setting> implements CardNames<Config> {
  readonly parts: readonly Part<Config>[];
  readonly #hidden = new HiddenCards();
  readonly #surprising: readonly Part<Config>[];
  readonly #header: number;
  readonly #starts: number;

  /** By the keys of positions, in their order. */
  constructor(parts: Readonly<Record<string, Part<Config>>>) {
    const header = new StateLayout(0);
    const starts = new StateLayout(0);
    for (const [name, part] of Object.entries(parts)) {
      if (part.name !== '') throw new TypeError(`"${name}" is declared already: "${part.name}".`);
      part.declare(name, header, starts);
    }
    this.parts = Object.values(parts);
    for (const part of this.parts) part.join?.(this);
    this.#surprising = this.parts.filter((part) => part.surprises !== undefined);
    this.#header = header.length;
    this.#starts = starts.length;
  }

  /** A state with no cards anywhere, and room for those of a position. */
  blank(config: Config, written: readonly WrittenCard[] = []): DeclaredState<Config> {
    const layout = new StateLayout(this.#header);
    const at: number[] = Array.from({ length: this.#starts }, () => 0);
    for (const part of this.parts) part.lay?.(config, layout, at, written);
    const state = { config, ints: layout.blank(), at };
    for (const part of this.parts) part.clear?.(state);
    return state;
  }

  /** What sets back all that lasts until this moment. */
  until(moment: string): (state: DeclaredState<Config>) => void {
    const lasting = this.parts.flatMap((part) =>
      part.until === moment ? (part.lasting ?? []) : [],
    );
    if (lasting.length === 0) throw new TypeError(`Nothing lasts until "${moment}".`);
    const single = lasting.filter(({ at }) => at >= 0);
    const each = lasting.filter(({ at }) => at < 0);
    return ({ ints, at }) => {
      for (let i = 0; i < single.length; i += 1) ints[single[i]!.at] = single[i]!.value;
      for (let i = 0; i < each.length; i += 1) {
        const { start, value } = each[i]!;
        let end = at[start]! + at[start + 1]!;
        // What is side by side is set back at once: each call takes longer than what it does.
        while (i + 1 < each.length && isNext(each[i + 1]!, at, end, value)) {
          i += 1;
          end += at[each[i]!.start + 1]!;
        }
        // To call `fill` takes longer than to write a few integers.
        for (let place = at[start]!; place < end; place += 1) ints[place] = value;
      }
    };
  }

  /**
   * A state that the viewer cannot tell from this one: what is hidden changes places with what else
   * is hidden and has the same back. The outcome depends on which cards these are, not on where
   * they lie. `into` as for `copyDeclared`.
   */
  redeal(
    state: DeclaredState<Config>,
    viewer: Seat,
    seed: number,
    into?: DeclaredState<Config>,
  ): DeclaredState<Config> {
    const dealt = copyDeclared(state, into);
    this.#hidden.clear();
    for (const part of this.parts) part.hidden?.(dealt, viewer, this.#hidden);
    this.#hidden.deal(dealt, seed);
    for (const part of this.parts) part.redeal?.(dealt, viewer, seed);
    return dealt;
  }

  /** Sums up what chance has decided so far and which cards lie where nobody knows them. */
  surprises(state: DeclaredState<Config>): number {
    let sum = 0;
    for (const part of this.#surprising) sum = (Math.imul(sum, 31) + part.surprises!(state)) | 0;
    return sum;
  }

  /** What cannot be, and is: cards that are lost or in two places, disorder, values out of range. */
  faults(state: DeclaredState<Config>): string[] {
    return [...this.#lost(state), ...this.parts.flatMap((part) => part.faults?.(state) ?? [])];
  }

  placeOf(state: DeclaredState<Config>, card: Card): string {
    for (const part of this.parts) {
      const place = part.nameHere?.(state, card) ?? null;
      if (place !== null) return place;
    }
    return NOT_A_CARD;
  }

  cardAt(state: DeclaredState<Config>, name: unknown, what: string): Card {
    if (name === NOT_A_CARD) return NO_CARD;
    for (const part of this.parts) {
      const card = part.cardNamed?.(state, textOf(name)) ?? NO_CARD;
      if (card >= 0) return card;
    }
    throw new BadPosition(what, name);
  }

  #lost(state: DeclaredState<Config>): string[] {
    const { types, catalogue } = state.config;
    const places = types.map(() => 0);
    const found = this.parts.flatMap((part) => part.held?.(state) ?? []);
    const unknown = found.filter((card) => !(card in places));
    for (const card of found) if (card in places) places[card]! += 1;
    return [
      ...unknown.map((card) => `there is no card ${card}`),
      ...places.flatMap((times, card) => {
        if (times === 1) return [];
        const name = `card ${card} (${catalogue.ids[types[card]!]})`;
        return [times === 0 ? `${name} is nowhere` : `${name} is in ${times} places`];
      }),
    ];
  }
}

function isNext(part: Lasting, at: readonly number[], end: number, value: number): boolean {
  return part.value === value && at[part.start] === end;
}

/** Declares the state of a game: parts by the keys of positions. */
export function defineState<Config extends Setting>(
  parts: Readonly<Record<string, Part<Config>>>,
): Declaration<Config> {
  return new Declaration(parts);
}

/** A copy; it is written into `into` where that is a state of the same set-up, whose own is lost. */
export function copyDeclared<Config extends Setting>(
  { config, ints, at }: DeclaredState<Config>,
  into?: DeclaredState<Config>,
): DeclaredState<Config> {
  if (into?.config !== config || into.at !== at) return { config, ints: ints.slice(), at };
  into.ints.set(ints);
  return into;
}

/** A number that states with the same integers share, and others hardly ever. */
export function digestOf({ ints }: DeclaredState): number {
  // Four at a time, none of which waits for another, and integers on the way (`| 0`): six times as fast.
  let [a, b, c, d] = [1, 2, 3, 4];
  let i = 0;
  for (; i + 3 < ints.length; i += 4) {
    a = (Math.imul(a ^ ints[i]!, MIXING) + i) | 0;
    b = (Math.imul(b ^ ints[i + 1]!, MIXING) + i) | 0;
    c = (Math.imul(c ^ ints[i + 2]!, MIXING) + i) | 0;
    d = (Math.imul(d ^ ints[i + 3]!, MIXING) + i) | 0;
  }
  for (; i < ints.length; i += 1) a = (Math.imul(a ^ ints[i]!, MIXING) + i) | 0;
  for (const lane of [b, c, d]) a = Math.imul(a ^ (a >>> 15) ^ lane, MIXING);
  return a | 0;
}

/** The multiplier of MurmurHash2. */
const MIXING = 0x5bd1e995;
