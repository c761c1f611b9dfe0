/**
 * The contract between the engine and the rules of a game.
 *
 * A game's `rules/index.ts` exports `rules: RulesOf<…>`, a function from the compiled game to `Rules`.
 * Everything that plays a game (matches, bots, scenarios, the command line, simulations) knows
 * nothing but this.
 *
 * Seats and sides are numbers in calls, and have names in everything that people read (seats.ts).
 */
import type { Luck } from './chance/luck.ts';
import type { CompiledDeck, CompiledGame } from './game.ts';
import type { PositionFields } from './positions/fields.ts';
import type { Card, OptionValues } from './construction/types.ts';
import type { Detail } from './drawing/detail.ts';
import type { Seat, Side, Viewer } from './seats.ts';

/** What is agreed before a game begins. */
export interface Setup {
  /** One of `CompiledGame.players`. */
  readonly players: number;
  /** By entrant, in the order in which the players are listed; the rules say who sits where. */
  readonly decks: readonly CompiledDeck[];
  /** Options by the names of game.yaml; those omitted have their defaults. */
  readonly options: OptionValues;
  /** What is brought beside decks, by the names that the rules give (set-up/parts.ts). */
  readonly parts?: Readonly<Record<string, SetupPart>>;
}

/**
 * A list of cards (a pile that all share, a set of panels, the cards of a draft), or one component
 * with all its fields (a scenario).
 */
export type SetupPart = CompiledDeck | { readonly component: Card };

/** Why something may not be done. The message of a code is in the game's messages.yaml. */
export interface Refusal {
  readonly code: string;
  /** The clause that forbids it. */
  readonly clause: string;
  readonly params: Readonly<Record<string, unknown>>;
  /**
   * Nothing is wrong with the action itself, but with whatever could follow it: in a declaration
   * (declarations.ts) the step that is wrong says why.
   */
  readonly isForeseen?: true;
}

/** Refusals that every game has, in the order in which they are tested. */
export const commonRefusals = [
  /** No action is legal after the end. */
  'GAME_OVER',
  /** Another seat is waited for, and this one may do nothing meanwhile. */
  'NOT_YOUR_DECISION',
  /** The seat must decide, but not this. */
  'WRONG_PHASE',
  /** What was written is no action of the game. */
  'BAD_ACTION',
  /** The set-up does not name something that the game is played with (set-up/parts.ts). */
  'PART_MISSING',
  /** It names something that the game does not have. */
  'PART_UNKNOWN',
  /** It names a component where a list belongs, or one of another kind. */
  'PART_WRONG',
  /** The action is legal, but its effects set each other off without end (`RulesDefect`). */
  'RULES_DEFECT',
] as const;

export interface Outcome {
  /** The sides that have won, lowest first; empty for a draw. */
  readonly winners: readonly Side[];
  /** In the words of the game: `eliminations`, `turnLimit`. */
  readonly reason: string;
  /**
   * Every side once, the best first; those that share a place are together. Only in games that
   * say more than who has won: `standingsOf` (outcome.ts) has an answer for all games.
   */
  readonly standings?: readonly (readonly Side[])[];
}

/** Something that happened, as listeners hear of it. Fields hold names, ids and squares. */
export interface GameEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A position in the keys of the game's scenarios, as plain data. */
export type Position = Readonly<Record<string, unknown>>;

/** What a viewer may know, in the keys of positions; what is hidden is missing or a count. */
export type Observation = Readonly<Record<string, unknown>>;

/** Hears of events. */
export interface Report<Event> {
  (event: Event): void;
  /** Decides what chance would decide; chance itself where it is missing. */
  readonly luck?: Luck;
}

/**
 * `Action` is a number wherever speed matters: `legalActions` then writes into a plain array
 * without making objects. Only the notation gives a number its meaning; it holds for one state, and
 * for every state with the same set-up.
 */
export interface Rules<State, Action, Event extends GameEvent = GameEvent> {
  /** Id of the game. */
  readonly id: string;
  /** Why this set-up cannot be played; empty when it can. */
  refuseSetup(setup: Setup): readonly Refusal[];
  /**
   * The first state. All chance comes from `seed` (an integer); what is still to be drawn lives on
   * in the state. What chance decides is reported to listeners. Throws a RangeError for a set-up that `refuseSetup`
   * refuses.
   */
  create(setup: Setup, seed: number, report?: Report<Event>): State;
  /** How many seats there are. */
  seats(state: State): number;
  /** How many sides there are: `sideOf` is less than this. */
  sides(state: State): number;
  sideOf(state: State, seat: Seat): Side;
  /** Who sits there, as a place in the list of entrants. Games in which they sit in that order omit it. */
  entrantOf?(state: State, seat: Seat): number;
  /** The seat that is waited for now (it may be off turn); null when the game is over. */
  toAct(state: State): Seat | null;
  /**
   * Writes what a seat may do into `into` from index 0, in an order that depends on nothing but the
   * state, and returns how many: at least one for the seat that is waited for. Others have actions
   * where they may act unasked: placing at the same time, saying that they are ready; so has `NOBODY`
   * where a clock may run out. The first action goes on with the game in the plainest way (resolve,
   * draw). What `into` holds beyond that number is left over from earlier calls. Whoever needs the first
   * few only says how many are `enough`: rules may stop there, and others write all of them.
   */
  legalActions(state: State, seat: Seat, into: Action[], enough?: number): number;
  /** Why `seat` may not do this now, or null. The one place where legality is decided. */
  refusal(state: State, seat: Seat, action: Action): Refusal | null;
  /**
   * Plays a legal action of a seat, changing `state`. Events are made only if someone
   * listens, who may decide in the place of chance too. Throws a `RulesDefect` where effects never end.
   */
  apply(state: State, seat: Seat, action: Action, report?: Report<Event>): void;
  outcome(state: State): Outcome | null;
  /** What a viewer may know. Bots see nothing else. */
  observe(state: State, viewer: Viewer): Observation;
  /** What a viewer learns of an event, or null. */
  observeEvent(event: Event, viewer: Viewer): Event | null;
  /**
   * A state that the viewer cannot tell from this one: what is hidden from them is dealt again. All
   * further chance comes from `seed`. `into` as for `clone`.
   */
  redeal(state: State, viewer: Seat, seed: number, into?: State): State;
  /**
   * A copy. `into` is a state that is no longer needed: rules that are quick overwrite it and return it
   * where it has the same set-up, others ignore it.
   */
  clone(state: State, into?: State): State;
  /** How far a side is ahead by what everybody sees: -1 lost, 1 won, between them in a running game (`shortOfWin`). */
  advantage(state: State, side: Side): number;
  /**
   * Whether what is left to decide in a turn only prepares the next one (a card to draw), or does not
   * depend on what was decided before (a placement): bots that look through a turn look no further. Games
   * that have no such moment omit it.
   */
  isSettled?(state: State): boolean;
  /**
   * Whether the seat that is waited for may only answer what another did in its turn (a chain, a reaction).
   * Bots that look through their turn look on as if nothing was answered. Games without answers omit it.
   */
  isAnswer?(state: State): boolean;
  /**
   * Another number whenever chance has decided something or a card was taken that nobody knew; as long
   * as it is the same, actions do the same in all states that a seat imagines.
   */
  surprises?(state: State): number;
  /** A number that equal states share, and others hardly ever. */
  digest?(state: State): number;
  /**
   * The state that a scenario describes. Beginning a turn may already cause events. Throws a
   * `BadPosition` for what cannot be read.
   */
  fromPosition(position: Position, report?: Report<Event>): State;
  /** All of a state, so that `fromPosition` makes one that plays the same. */
  toPosition(state: State): Position;
  /** One key of it, for who asks for no other. Games that write it no sooner than all of them omit it. */
  positionKey?(state: State, key: string): unknown;
  /** What each of its keys may hold, for editing it by eye. Games that omit it are edited as text. */
  positionFields?(state: State): PositionFields;
  /**
   * Where the state differs from what the `then` of a scenario says, in the game's own words.
   * `given` supplies the letters of drawings. Throws a `BadPosition`.
   */
  differences(state: State, then: Position, given: Position): readonly PositionDifference[];
  readonly notation: Notation<State, Action>;
  /**
   * What a legal action would do at once, as far as its seat may know, for people who choose from a
   * list: `hornet -2`, in ids and in words of the game. Empty where there is nothing to say; changes
   * nothing. Games that have nothing to say omit it.
   */
  foresee?(state: State, seat: Seat, action: Action): string;
  /** What a person points at to choose this action, in order, as positions write it; empty where the notation names all. */
  pointsAt?(state: State, seat: Seat, action: Action): readonly string[];
  /** What a person means who points at a square, in notation; illegal too, so that its refusal can be shown. Null: nothing. */
  meantBy?(state: State, seat: Seat, square: string): string | null;
  /** The position in text, as far as the viewer may know it; all of it without a viewer. Default: `brief`. */
  diagram(state: State, viewer?: Viewer, detail?: Detail): string;
  /** What must hold at every step and does not. */
  invariants(state: State): readonly string[];
}

/** One line per action, the same in scenarios, saved games and at the terminal. */
export interface Notation<State, Action> {
  format(state: State, action: Action): string;
  /** Null for what is no action of the game; whether it is legal is another question. */
  parse(state: State, text: string): Action | null;
  /**
   * A choice of a set of cards may be made whole, `discard [a, b]`, while the legal actions list it
   * card by card, because there are too many sets to list. These are the listed actions that do the
   * same as a legal one, in their order; the action itself where it is listed. Lists name a set in
   * one order only: where a set is named in another, only the order of its cards may differ. Games
   * whose legal actions list everything omit it.
   */
  expand?(state: State, action: Action): readonly Action[];
}

/** What `rules/index.ts` of a game exports as `rules`. */
export type RulesFactory<State, Action, Event extends GameEvent = GameEvent> = (
  game: CompiledGame,
) => Rules<State, Action, Event>;

/** Rules of whatever game: only they know what their states and actions are. */
export type AnyRules = Rules<unknown, unknown>;

export interface PositionDifference {
  /** The key and what in it: `board`, `hand.P1`. */
  readonly what: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** A position with something that cannot be read: an unknown card, two units on one square. */
export class BadPosition extends Error {
  /** The key and what in it: `hand.P1`. */
  readonly what: string;
  readonly found: unknown;

  constructor(what: string, found: unknown) {
    super(`${what}: ${JSON.stringify(found)}`);
    this.name = 'BadPosition';
    this.what = what;
    this.found = found;
  }
}
