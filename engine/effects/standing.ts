/** Standing effects: they do not run, but replace and modify what others propose. */
import { listItem } from '../state/lists.ts';
import type { GameEvent } from '../rules.ts';
import type { Seat } from '../seats.ts';
import type { WithInts } from '../state/flat-state.ts';
import { FRAME_CAUSE, topInt } from './frames.ts';
import type { EffectGame } from './game.ts';
import type { Guard } from './guard.ts';
import { nextHearer } from './hearers.ts';
import { sourcesOf } from './layout.ts';
import { hears } from './listeners.ts';
import type { Proposal, ProposalKind } from './proposal.ts';
import { handlersEnd, handlersFrom } from './table.ts';
import { Tally } from './tally.ts';

export class StandingEffects<State extends WithInts, Event extends GameEvent> {
  readonly #game: EffectGame<State, Event>;
  readonly #guard: Guard<State, Event>;
  /** One for a proposal, and more for those that it asks for meanwhile. */
  readonly #tallies = [new Tally()];
  /** Proposals that are being made. */
  #depth = 0;

  constructor(game: EffectGame<State, Event>, guard: Guard<State, Event>) {
    this.#game = game;
    this.#guard = guard;
  }

  /** Of the last proposal; its contributions, if they were asked for. */
  get tally(): Tally {
    return this.#tallies[this.#depth]!;
  }

  /**
   * What comes of a proposal: replaced, then modified. Returns false when it is cancelled. Each
   * standing effect acts once. With `isExplained`, `tally.contributions` says why the amount is
   * what it is.
   */
  propose(
    state: State,
    kind: ProposalKind<State>,
    proposal: Proposal,
    isExplained = false,
  ): boolean {
    const { ints } = state;
    const cause = topInt(ints, this.#game.layoutOf(state), FRAME_CAUSE);
    this.#guard.nest(this.#depth + 1, cause);
    const { tally } = this;
    this.#depth += 1;
    if (this.#tallies.length === this.#depth) this.#tallies.push(new Tally());
    try {
      return this.#make(state, kind, proposal, tally, isExplained);
    } finally {
      this.#depth -= 1;
    }
  }

  #make(
    state: State,
    { replacedBy, modifiedBy, tally: own }: ProposalKind<State>,
    proposal: Proposal,
    tally: Tally,
    isExplained: boolean,
  ): boolean {
    proposal.isCancelled = false;
    for (let i = 0; i < replacedBy.length; i += 1) {
      this.#askAll(state, replacedBy[i]!, proposal, null);
      if (proposal.isCancelled) return false;
    }
    tally.begin(proposal.amount, isExplained);
    own?.(state, proposal, tally);
    for (let i = 0; i < modifiedBy.length; i += 1) {
      this.#askAll(state, modifiedBy[i]!, proposal, tally);
    }
    proposal.amount = tally.result();
    return true;
  }

  /** Lets standing effects modify the amount; without a tally, replace the proposal. */
  #askAll(state: State, event: number, proposal: Proposal, tally: Tally | null): void {
    const { ints } = state;
    const layout = this.#game.layoutOf(state);
    const seats = this.#game.order(state);
    for (let n = 0; n < seats.length; n += 1) {
      const seat = seats[n]!;
      if (!hears(ints, layout, seat, event)) continue;
      const sources = sourcesOf(layout, seat);
      let place = nextHearer(ints, layout, seat, event, 0);
      while (place >= 0) {
        this.#ask(state, event, listItem(ints, sources, place), seat, proposal, tally);
        if (proposal.isCancelled) return;
        place = nextHearer(ints, layout, seat, event, place + 1);
      }
    }
  }

  #ask(
    state: State,
    event: number,
    source: number,
    seat: Seat,
    proposal: Proposal,
    tally: Tally | null,
  ): void {
    const { table, definitionOf } = this.#game;
    const definition = definitionOf(state, source);
    const end = handlersEnd(table, definition, event);
    for (let id = handlersFrom(table, definition, event); id < end; id += 1) {
      const { condition, limit, entry, steps } = table.handlers[id]!;
      if (limit !== null && limit.isUsed(state, entry, seat, source)) continue;
      if (condition !== null && !condition(state, seat, source, proposal.target)) continue;
      if (tally === null) steps[0]?.replace?.(state, seat, source, proposal);
      else {
        tally.handler = id;
        tally.source = source;
        steps[0]?.modify?.(state, seat, source, proposal, tally);
      }
      if (!proposal.isCancelled) continue;
      limit?.use(state, entry, seat, source);
      return;
    }
  }
}
