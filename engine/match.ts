/**
 * A match: a game as it is being played, for everyone who is not a hot loop.
 *
 * Refuses what is illegal and leaves the state as it was, keeps the log, tells listeners what each
 * of them may know, and takes actions back. As text: saves/save.ts.
 */
import { pathOf, RulesDefect } from './effects/defect.ts';
import type { GameEvent, Outcome, Position, Refusal, Rules, Setup, Report } from './rules.ts';
import { NOBODY, type Seat, type Viewer } from './seats.ts';

/** How a match begins: a game that is set up, or any position. */
export type Beginning =
  | { readonly setup: Setup; readonly seed: number }
  | { readonly position: Position };

/** An action that was played. */
export interface Step<Action> {
  readonly seat: Seat;
  readonly action: Action;
  /** In the notation of the game. */
  readonly text: string;
}

interface Listener<Event> {
  /** Nobody in particular: sees everything. */
  readonly viewer: Viewer | undefined;
  readonly report: Report<Event>;
}

export class Match<State, Action, Event extends GameEvent = GameEvent> {
  readonly rules: Rules<State, Action, Event>;
  readonly beginning: Beginning;
  readonly #steps: Step<Action>[] = [];
  /**
   * The state after each step, the first one before them all. A copy per step makes undoing and
   * saving free of replays: a state is a few kilobytes, a game some hundreds of steps.
   */
  readonly #states: State[];
  readonly #listeners = new Set<Listener<Event>>();
  readonly #opening: Event[] = [];
  readonly #legal: Action[] = [];

  /** Throws what `create` and `fromPosition` throw. */
  constructor(rules: Rules<State, Action, Event>, beginning: Beginning) {
    this.rules = rules;
    this.beginning = beginning;
    const report = (event: Event): void => void this.#opening.push(event);
    const first =
      'setup' in beginning
        ? rules.create(beginning.setup, beginning.seed, report)
        : rules.fromPosition(beginning.position, report);
    this.#states = [first];
  }

  /** The present state. It is the match that changes it: clone it to try something. */
  get state(): State {
    return this.stateAfter(this.#steps.length);
  }

  /** All steps, the first one first. */
  get steps(): readonly Step<Action>[] {
    return this.#steps;
  }

  /** The seat that is waited for now; null when the game is over. */
  get toAct(): Seat | null {
    return this.rules.toAct(this.state);
  }

  /** All that may act now, the one that is waited for among them; `NOBODY` first, if a clock may run out. */
  get mayAct(): Seat[] {
    const { rules, state } = this;
    const all = Array.from({ length: rules.seats(state) + 1 }, (_, i) => NOBODY + i);
    return all.filter((seat) => rules.legalActions(state, seat, this.#legal, 1) > 0);
  }

  get outcome(): Outcome | null {
    return this.rules.outcome(this.state);
  }

  /** The state after that many steps. Throws a RangeError for steps that were not played. */
  stateAfter(steps: number): State {
    const state = this.#states[steps];
    if (state === undefined) throw new RangeError(`There is no step ${steps}.`);
    return state;
  }

  /** What the seat may do now, in the order of the rules. */
  legalActions(seat: Seat): Action[] {
    const count = this.rules.legalActions(this.state, seat, this.#legal);
    return this.#legal.slice(0, count);
  }

  /** The same in notation. */
  legalTexts(seat: Seat): string[] {
    return this.legalActions(seat).map((action) => this.rules.notation.format(this.state, action));
  }

  /** What legal actions would do at once, by their notation, where the rules have something to say of it. */
  foreseen(seat: Seat): ReadonlyMap<string, string> {
    const { rules, state } = this;
    const said = this.legalActions(seat).map(
      (action) =>
        [rules.notation.format(state, action), rules.foresee?.(state, seat, action) ?? ''] as const,
    );
    return new Map(said.filter(([, text]) => text !== ''));
  }

  /** What a person would point at to choose a legal action, by its notation (`Rules.pointsAt`). */
  pointedAt(seat: Seat): ReadonlyMap<string, readonly string[]> {
    const { rules, state } = this;
    if (rules.pointsAt === undefined) return new Map();
    return new Map(
      this.legalActions(seat).map((action) => [
        rules.notation.format(state, action),
        rules.pointsAt!(state, seat, action),
      ]),
    );
  }

  /** Why the seat may not do this now, or null. */
  refusal(seat: Seat, action: Action): Refusal | null {
    return this.rules.refusal(this.state, seat, action);
  }

  /** The same for an action in notation; what is no action of the game gives `BAD_ACTION`. */
  refusalOfText(seat: Seat, text: string): Refusal | null {
    const action = this.rules.notation.parse(this.state, text);
    return action === null ? badAction(text) : this.refusal(seat, action);
  }

  /** Plays an action and returns null, or says why not and changes nothing. */
  act(seat: Seat, action: Action): Refusal | null {
    const refusal = this.refusal(seat, action);
    if (refusal !== null) return refusal;
    const { rules, state } = this;
    const next = rules.clone(state);
    const events: Event[] = [];
    const report = this.#listeners.size > 0 ? (event: Event) => void events.push(event) : undefined;
    const defect = applied(rules, next, seat, action, report);
    if (defect !== null) return defect;
    this.#steps.push({ seat, action, text: rules.notation.format(state, action) });
    this.#states.push(next);
    for (const event of events)
      for (const listener of this.#listeners) this.#report(listener, event);
    return null;
  }

  /** The same for an action in notation. */
  actText(seat: Seat, text: string): Refusal | null {
    const action = this.rules.notation.parse(this.state, text);
    return action === null ? badAction(text) : this.act(seat, action);
  }

  /** Takes the last step back and returns it; null when there is none. Listeners hear nothing. */
  undo(): Step<Action> | null {
    const step = this.#steps.pop();
    if (step === undefined) return null;
    this.#states.pop();
    return step;
  }

  /** Another match at the same point, which goes its own way. Nobody listens to it. */
  fork(): Match<State, Action, Event> {
    const fork = new Match(this.rules, this.beginning);
    fork.#steps.push(...this.#steps);
    fork.#states.splice(0, 1, ...this.#states);
    return fork;
  }

  /**
   * From now on reports what the viewer may know of each event, and everything without a viewer. Who
   * listens before the first step also hears what the beginning itself caused. Returns how to stop.
   */
  listen(report: Report<Event>, viewer?: Viewer): () => void {
    const listener = { viewer, report };
    if (this.#steps.length === 0) for (const event of this.#opening) this.#report(listener, event);
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #report({ viewer, report }: Listener<Event>, event: Event): void {
    const seen = viewer === undefined ? event : this.rules.observeEvent(event, viewer);
    if (seen !== null) report(seen);
  }
}

/** Plays on a copy, so that a defect of the rules leaves nothing behind but its report. */
function applied<State, Action, Event extends GameEvent>(
  rules: Rules<State, Action, Event>,
  copy: State,
  seat: Seat,
  action: Action,
  report: Report<Event> | undefined,
): Refusal | null {
  try {
    rules.apply(copy, seat, action, report);
    return null;
  } catch (error) {
    if (!(error instanceof RulesDefect)) throw error;
    const { limit, chain } = error;
    return { code: 'RULES_DEFECT', clause: '', params: { limit, chain: pathOf(chain) } };
  }
}

function badAction(text: string): Refusal {
  return { code: 'BAD_ACTION', clause: '', params: { text } };
}
