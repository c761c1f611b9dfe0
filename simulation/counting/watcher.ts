/** Listens to a game: which events there are, what becomes of cards, which clauses refuse something. */
import type { AnyRules, GameEvent, Seat } from '../../engine/index.ts';
import { isMapping } from '../../kernel/index.ts';
import type { CountedCards } from '../../generator/index.ts';
import type { Watch } from '../playing/game.ts';

/** What became of a card in a game. */
export interface Fate {
  drawn: number;
  played: number;
}

/** Actions that are tried again when they are no longer legal. */
const TRIED = 24;

/** Writes down one game after another; `reset` begins the next one. */
export class Watcher implements Watch {
  /** By type. */
  readonly events = new Map<string, number>();
  /** By clause. */
  readonly refusals = new Map<string, number>();
  /** By entrant, then by card. */
  readonly fates: readonly Map<string, Fate>[];
  /** Decisions by how many actions were legal. */
  readonly branching: number[] = [];
  readonly #rules: AnyRules;
  readonly #hand: string | undefined;
  /** What an event does to cards; missing for most. */
  readonly #uses: ReadonlyMap<string, keyof Fate>;
  #entrants: readonly number[] = [];
  /** Whether this game also tries what has become illegal. */
  #isTrying = false;
  /** What each seat could do at its last decisions. */
  readonly #before = new Map<Seat, Set<unknown>>();
  /** What is reported before anybody knows who sits where. */
  #early: GameEvent[] = [];

  constructor(rules: AnyRules, { hand, drawn = [], played = [] }: CountedCards, players: number) {
    this.fates = Array.from({ length: players }, () => new Map<string, Fate>());
    this.#rules = rules;
    this.#hand = hand;
    this.#uses = new Map([
      ...drawn.map((type) => [type, 'drawn'] as const),
      ...played.map((type) => [type, 'played'] as const),
    ]);
  }

  reset(isTrying: boolean): void {
    this.events.clear();
    this.refusals.clear();
    for (const fates of this.fates) fates.clear();
    this.branching.length = 0;
    this.#entrants = [];
    this.#isTrying = isTrying;
    this.#before.clear();
  }

  readonly report = (event: GameEvent): void => {
    const { type } = event;
    this.events.set(type, (this.events.get(type) ?? 0) + 1);
    const use = this.#uses.get(type);
    if (use === undefined) return;
    if (this.#entrants.length === 0) this.#early.push(event);
    else this.#use(event, use);
  };

  readonly begun = (state: unknown, entrantOf: (seat: Seat) => number): void => {
    const seats = Array.from({ length: this.#rules.seats(state) }, (_, seat) => seat);
    this.#entrants = seats.map(entrantOf);
    for (const event of this.#early) this.#use(event, this.#uses.get(event.type)!);
    this.#early = [];
    if (this.#hand === undefined) return;
    const rules = this.#rules;
    const hands =
      rules.positionKey === undefined
        ? rules.toPosition(state)[this.#hand]
        : rules.positionKey(state, this.#hand);
    if (!isMapping(hands)) return;
    for (const [name, held] of Object.entries(hands)) {
      const cards = isMapping(held) ? held['exactly'] : held;
      if (Array.isArray(cards)) for (const card of cards) this.#note(name, card, 'drawn');
    }
  };

  readonly deciding = (
    state: unknown,
    seat: Seat,
    actions: readonly unknown[],
    count: number,
  ): void => {
    this.branching[count] = (this.branching[count] ?? 0) + 1;
    if (this.#isTrying) this.#try(state, seat, actions, count);
  };

  #use(event: GameEvent, use: keyof Fate): void {
    const { seat, card, cards } = event;
    if (Array.isArray(cards)) for (const one of cards) this.#note(seat, one, use);
    else this.#note(seat, card, use);
  }

  #note(seat: unknown, card: unknown, use: keyof Fate): void {
    const entrant = this.#entrants[Number(String(seat).slice(1)) - 1];
    if (entrant === undefined || typeof card !== 'string') return;
    // Positions write several copies as one: `3 x grunt`.
    const [, copies = '1', id = card] = /^(\d+) x (.+)$/.exec(card) ?? [];
    const fates = this.fates[entrant]!;
    const fate = fates.get(id) ?? { drawn: 0, played: 0 };
    fate[use] += Number(copies);
    fates.set(id, fate);
  }

  /** What could be done shortly before and cannot be done now is forbidden by some clause. */
  #try(state: unknown, seat: Seat, actions: readonly unknown[], count: number): void {
    const legal = new Set(actions.slice(0, count));
    const before = this.#before.get(seat) ?? new Set();
    for (const action of before) {
      if (legal.has(action)) continue;
      const clause = this.#rules.refusal(state, seat, action)?.clause ?? '';
      if (clause !== '') this.refusals.set(clause, (this.refusals.get(clause) ?? 0) + 1);
    }
    for (const action of legal) {
      before.delete(action);
      before.add(action);
    }
    for (const action of before) {
      if (before.size <= TRIED) break;
      before.delete(action);
    }
    this.#before.set(seat, before);
  }
}
