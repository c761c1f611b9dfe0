/** Standing effects: they do not run, but replace and modify what others propose. */
import { listItem, listSize } from '../lists.ts';
import type { GameEvent, Seat } from '../rules.ts';
import type { EffectGame } from './game.ts';
import type { Worded } from './handler.ts';
import { hears } from './listeners.ts';
import type { Proposal, ProposalKind } from './proposal.ts';
import { handlersEnd, handlersFrom } from './table.ts';
import { Tally } from './tally.ts';

export class StandingEffects<State extends Worded, Event extends GameEvent> {
  /** Of the last proposal; its contributions, if they were asked for. */
  readonly tally = new Tally();
  readonly #game: EffectGame<State, Event>;

  constructor(game: EffectGame<State, Event>) {
    this.#game = game;
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
    const { tally } = this;
    proposal.isCancelled = false;
    const { replacedBy, modifiedBy } = kind;
    for (let i = 0; i < replacedBy.length; i += 1) {
      this.#askAll(state, replacedBy[i]!, proposal, true);
      if (proposal.isCancelled) return false;
    }
    tally.begin(proposal.amount, isExplained);
    kind.tally?.(state, proposal, tally);
    for (let i = 0; i < modifiedBy.length; i += 1) {
      this.#askAll(state, modifiedBy[i]!, proposal, false);
    }
    proposal.amount = tally.result();
    return true;
  }

  #askAll(state: State, event: number, proposal: Proposal, isReplacing: boolean): void {
    const { words } = state;
    const layout = this.#game.layoutOf(state);
    const seats = this.#game.order(state);
    for (let n = 0; n < seats.length; n += 1) {
      const seat = seats[n]!;
      if (!hears(words, layout, seat, event)) continue;
      const sources = layout.sources[seat]!;
      const count = listSize(words, sources);
      for (let i = 0; i < count; i += 1) {
        this.#ask(state, event, listItem(words, sources, i), seat, proposal, isReplacing);
        if (proposal.isCancelled) return;
      }
    }
  }

  #ask(
    state: State,
    event: number,
    source: number,
    seat: Seat,
    proposal: Proposal,
    isReplacing: boolean,
  ): void {
    const { tally } = this;
    const { table, definitionOf } = this.#game;
    const definition = definitionOf(state, source);
    const end = handlersEnd(table, definition, event);
    for (let id = handlersFrom(table, definition, event); id < end; id += 1) {
      const { condition, steps } = table.handlers[id]!;
      if (condition !== null && !condition(state, seat, source, proposal.target)) continue;
      tally.handler = id;
      tally.source = source;
      if (isReplacing) steps[0]?.replace?.(state, seat, source, proposal);
      else steps[0]?.modify?.(state, seat, source, proposal, tally);
      if (proposal.isCancelled) return;
    }
  }
}
