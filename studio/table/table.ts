/** A match with people and bots round it, in a page: plays, and shows each viewer what they may see. */
import {
  type AnyRules,
  BadPosition,
  BadSave,
  botNamed,
  type Beginning,
  type GameEvent,
  Match,
  NOBODY,
  type Position,
  readSave,
  type Refusal,
  replay,
  type RulesFactory,
  RulesDefect,
  saveMatch,
  type Seat,
  seatName,
  seatOfName,
  type SteadyPlayer,
  steadyPlayer,
  usualBot,
} from '../../engine/index.ts';
import { namesIn, type Names } from '../../kernel/index.ts';
import { messagesIn, type TableMessages } from './messages.ts';
import { playableFrom } from './playable.ts';
import { wantedSetup } from './set-up.ts';
import type { Playable, Seating, TableGame, TakenBack, WantedGame } from './view.ts';

export type AnyMatch = Match<unknown, unknown>;

/** Why a game cannot be begun or opened, in words. */
export class NoGame extends Error {}

export class Table {
  readonly game: TableGame;
  readonly names: Names;
  readonly messages: TableMessages;
  readonly #rules: AnyRules;
  readonly #scenarioRules: AnyRules;
  #match: AnyMatch | null = null;
  #sitters: Seating = [];
  /** By seat; null for people. */
  #players: readonly (SteadyPlayer<unknown, unknown> | null)[] = [];
  /** By step, 0 for the beginning. */
  #events: GameEvent[][] = [[]];
  /** Steps that nobody chose, from 0: there was nothing else to do. */
  readonly #forced = new Set<number>();
  #takenBack: TakenBack[] = [];

  constructor(factory: RulesFactory<unknown, unknown>, game: TableGame) {
    this.game = game;
    this.#rules = factory(game.compiled);
    this.#scenarioRules = game.withFixtures === null ? this.#rules : factory(game.withFixtures);
    this.names = namesIn(game.words, game.locale);
    this.messages = messagesIn(game.words, game.locale, this.names);
  }

  /** Throws a `NoGame` before the first game. */
  get match(): AnyMatch {
    if (this.#match === null) throw new NoGame();
    return this.#match;
  }

  get takenBack(): readonly TakenBack[] {
    return this.#takenBack;
  }

  sitterAt(seat: Seat): string {
    return this.#sitters[seat] ?? usualBot.id;
  }

  isPerson(seat: Seat): boolean {
    return this.#players[seat] === null;
  }

  /** What happened at a step, from 1; 0: at the beginning. */
  eventsOf(step: number): readonly GameEvent[] {
    return this.#events[step] ?? [];
  }

  /** Throws a `NoGame`. */
  begin({ seed, ...wanted }: WantedGame, seats: Seating): void {
    const setup = wantedSetup(this.game, wanted, this.#rules);
    const [refusal] = this.#rules.refuseSetup(setup);
    if (refusal !== undefined) throw new NoGame(this.messages.refusal(refusal));
    this.#open({ setup, seed }, seats);
  }

  /** Throws a `NoGame` for what no game can be played from. */
  tryPosition(position: Position): Playable {
    return orNoGame(() => playableFrom(this.#scenarioRules, position));
  }

  /** Throws a `NoGame`. */
  place(position: Position, seats: Seating): void {
    orNoGame(() => this.#open({ position }, seats));
  }

  /** Throws a `NoGame`, and keeps the present match if that cannot be. */
  load(text: string, seats: Seating): void {
    const saved = readSaved(text);
    if (saved.game !== this.game.compiled.id) throw new NoGame(saved.game);
    const events: GameEvent[][] = [[]];
    const { match, departure } = replay(this.#rulesFor(saved.beginning), saved, (begun) => {
      if (begun.steps.length === 0) listenInto(begun, events);
    });
    if (match === null || departure !== null) {
      const why = departure?.refusal ?? null;
      const step = departure?.step ?? 0;
      throw new NoGame(`${step}: ${why === null ? saved.game : this.messages.refusal(why)}`);
    }
    this.#take(match, events, seats);
  }

  /** Plays a move in notation, or in the words in which it is shown. */
  act(seat: Seat, text: string): Refusal | null {
    const refusal = this.match.actText(seat, text);
    if (refusal?.code !== 'BAD_ACTION') return refusal;
    return this.match.actText(seat, this.names.typed(text));
  }

  refusalOf(seat: Seat, text: string): Refusal | null {
    return this.match.refusalOfText(seat, text);
  }

  /** Who goes on without being asked; null where a person decides, or nobody any more. */
  get goesOn(): 'bot' | 'forced' | null {
    const { toAct } = this.match;
    if (toAct === null) return null;
    if (!this.isPerson(toAct)) return 'bot';
    return this.match.legalActions(toAct).length === 1 && this.unasked.length === 0
      ? 'forced'
      : null;
  }

  /** People who may act although nobody waits for them, and nobody where a clock may run out. */
  get unasked(): readonly Seat[] {
    const { toAct, mayAct } = this.match;
    return mayAct.filter((seat) => seat !== toAct && (seat === NOBODY || this.isPerson(seat)));
  }

  /** A bot's decision, or the only thing that can be done. */
  advance(): Refusal | null {
    const { toAct, state, steps } = this.match;
    const how = this.goesOn;
    if (toAct === null || how === null) return null;
    if (how === 'bot')
      return this.match.act(toAct, this.#players[toAct]?.(state, toAct, steps.length));
    const [only] = this.match.legalActions(toAct);
    const { length } = steps;
    const refusal = this.match.act(toAct, only);
    if (refusal === null) this.#forced.add(length);
    return refusal;
  }

  /** Where undo goes back to: the last decision that a person took; null for none. */
  get lastDecision(): number | null {
    const chosen = this.match.steps.findLastIndex(
      ({ seat }, step) => this.isPerson(seat) && !this.#forced.has(step),
    );
    return chosen < 0 ? null : chosen;
  }

  undo(): void {
    const to = this.lastDecision;
    if (to !== null) this.branch(to);
  }

  /** Goes back to the state after that many steps. */
  branch(step: number): void {
    const { match } = this;
    const { steps, rules, state } = match;
    const first = steps[step];
    if (first === undefined) return;
    const before = match.stateAfter(step);
    // Games that do not count what chance decided may have decided something by it.
    const chance =
      rules.surprises === undefined || rules.surprises(before) !== rules.surprises(state);
    const said = `${seatName(first.seat)} ${this.names.move(first.text)}`;
    this.#takenBack.push({ step: step + 1, said, chance });
    while (match.steps.length > step) {
      match.undo();
      this.#events.pop();
      this.#forced.delete(match.steps.length);
    }
  }

  save(): string {
    return saveMatch(this.match);
  }

  #rulesFor(beginning: Beginning): AnyRules {
    return 'setup' in beginning ? this.#rules : this.#scenarioRules;
  }

  #open(beginning: Beginning, seats: Seating): void {
    const events: GameEvent[][] = [[]];
    const match = new Match(this.#rulesFor(beginning), beginning);
    listenInto(match, events);
    this.#take(match, events, seats);
  }

  #take(match: AnyMatch, events: GameEvent[][], seats: Seating): void {
    this.#match = match;
    this.#events = events;
    this.#sitters = seats;
    this.#forced.clear();
    this.#takenBack = [];
    const { rules, state, beginning } = match;
    const seed = 'setup' in beginning ? beginning.seed : 0;
    this.#players = Array.from({ length: rules.seats(state) }, (_, seat) => {
      const sitter = this.sitterAt(seat);
      if (sitter === 'human') return null;
      return steadyPlayer(botNamed(sitter) ?? usualBot, rules, seed + seat);
    });
  }
}

function listenInto(match: AnyMatch, events: GameEvent[][]): void {
  match.listen((event) => {
    const { length } = match.steps;
    (events[length] ??= []).push(event);
  });
}

function orNoGame<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    if (error instanceof BadPosition) throw new NoGame(error.message);
    throw error;
  }
}

function readSaved(text: string) {
  try {
    return readSave(text);
  } catch (error) {
    if (error instanceof BadSave || error instanceof RulesDefect) throw new NoGame(error.message);
    throw error;
  }
}

/** Null for no seat of the match; `nobody` is one where a clock may run out. */
export function seatNamed(match: AnyMatch, name: string): Seat | null {
  return seatOfName(name, match.rules.seats(match.state));
}
