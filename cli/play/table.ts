/** A match with people and bots round it, at one screen. Prints nothing: dialogue.ts does. */
import {
  type Bot,
  botNamed,
  botNames,
  botPlayer,
  type Match,
  next,
  NOBODY,
  type Refusal,
  replay,
  type Seat,
  seatName,
  type Setup,
  setupOptions,
  sideName,
  type SteadyPlayer,
  steadyPlayer,
  type Step,
  stream,
  usualBot,
  type Viewer,
} from '../../engine/index.ts';
import { nearest } from '../../kernel/index.ts';
import { inListOrder } from '../../studio/index.ts';
import { WrongUse } from '../exit.ts';
import type { Terminal } from '../terminal.ts';
import type { GameMessages } from './game-messages.ts';
import type { OpenGame } from './open-game.ts';
import { departureText, readSaveFile, writeSaveFile } from './saves.ts';
import { say } from '../say.ts';

type AnyMatch = Match<unknown, unknown>;

interface TableSetting {
  readonly game: OpenGame;
  readonly seats: readonly Sitter[];
  /** For the bots, where they have none of their own. */
  readonly seed: number;
  /** Bots decide by it step by step, as in simulations. */
  readonly botSeed?: number;
  readonly messages: GameMessages;
  readonly terminal: Terminal;
}

export class Table {
  readonly news = new News();
  readonly #setting: TableSetting;
  #match: AnyMatch;
  /** By seat; null for people. */
  #players: readonly (SteadyPlayer<unknown, unknown> | null)[] = [];
  /** Steps that nobody chose: there was nothing else to do. */
  readonly #forced = new Set<number>();

  constructor(setting: TableSetting, match: AnyMatch) {
    this.#setting = setting;
    this.#match = match;
    this.#sitDown();
  }

  get match(): AnyMatch {
    return this.#match;
  }

  /** Seats of people. */
  get people(): readonly Seat[] {
    return [...this.#players.keys()].filter((seat) => this.isPerson(seat));
  }

  /** Who looks at the screen when nobody has to decide. */
  get watcher(): Viewer {
    const [only, ...others] = this.people;
    return only === undefined || others.length > 0 ? 'spectator' : only;
  }

  /** What ends the game, and how far everybody is. */
  goals(): string[] {
    const { game, messages } = this.#setting;
    const { rules, state, beginning } = this.#match;
    const seen = rules.observe(state, this.#match.toAct ?? this.watcher);
    const { options = {}, players = 2 } = 'setup' in beginning ? beginning.setup : seen;
    const given = { options, players, decks: [] } as Setup;
    return messages.goals(seen, setupOptions(game.compiled, given), game.compiled);
  }

  isPerson(seat: Seat): boolean {
    return this.#players[seat] === null;
  }

  /** People who may act although nobody waits for them, and nobody where a clock may run out. */
  get unasked(): readonly Seat[] {
    const { toAct, mayAct } = this.#match;
    return mayAct.filter((seat) => seat !== toAct && (seat === NOBODY || this.isPerson(seat)));
  }

  /** What the seat may do now, in the order in which it is listed. */
  moves(seat: Seat): string[] {
    return inListOrder(this.#match.legalTexts(seat));
  }

  /** What comes of them, where the rules have something to say of it. */
  foreseen(seat: Seat): ReadonlyMap<string, string> {
    return this.#match.foreseen(seat);
  }

  /** Lets the bot at that seat decide. Returns why the match refused it: a defect of the rules. */
  playBot(seat: Seat): Refusal | null {
    const { state, steps } = this.#match;
    return this.#match.act(seat, this.#players[seat]?.(state, seat, steps.length));
  }

  /** Plays the only action there is. Returns the same. */
  playForced(seat: Seat, text: string): Refusal | null {
    this.#forced.add(this.#match.steps.length);
    return this.#match.actText(seat, text);
  }

  /** Goes back to the last decision that a person took. Returns what was taken back, the last first. */
  undo(): Step<unknown>[] {
    const chosen = this.#match.steps.findLastIndex(
      ({ seat }, step) => this.isPerson(seat) && !this.#forced.has(step),
    );
    if (chosen < 0) return [];
    const taken = this.#match.steps.slice(chosen).toReversed();
    for (const _ of taken) {
      this.#match.undo();
      this.#forced.delete(this.#match.steps.length);
    }
    this.news.forget();
    return taken;
  }

  save(file: string): void {
    writeSaveFile(file, this.#match, this.#setting.terminal);
  }

  /** Goes on with a saved match. Throws a `WrongUse` and keeps the present one if that cannot be. */
  load(file: string): void {
    const { game, terminal, messages } = this.#setting;
    const saved = readSaveFile(file, terminal);
    if (saved.game !== game.compiled.id) {
      throw new WrongUse(say('"{file}" is of another game: {game}.', { file, game: saved.game }));
    }
    const { match, departure } = replay(game.rulesFor(saved.beginning), saved);
    if (match === null || departure !== null) {
      throw new WrongUse(departureText(departure ?? { step: 0, refusal: null }, saved, messages));
    }
    this.#match = match;
    this.#forced.clear();
    this.#sitDown();
  }

  /** `P1 (side A): human, P2 (side B): greedy` */
  seatList(): string {
    const { rules, state } = this.#match;
    const { table } = this.#setting.messages;
    const seats = [...this.#players.keys()].map((seat) => {
      const name = sitterName(sitterAt(this.#setting.seats, seat));
      const sitter = name === 'human' ? table('human') : name;
      return table('seat', {
        seat: seatName(seat),
        side: sideName(rules.sideOf(state, seat)),
        sitter,
      });
    });
    return seats.join(', ');
  }

  /** Makes the players of the bots and begins to note what each of them will see. */
  #sitDown(): void {
    const { seats, seed, botSeed, messages } = this.#setting;
    const { rules, state } = this.#match;
    this.#players = Array.from({ length: rules.seats(state) }, (_, seat) => {
      const sitter = sitterAt(seats, seat);
      if (sitter === 'human') return null;
      if (botSeed !== undefined) return steadyPlayer(sitter, rules, botSeed);
      return botPlayer(sitter, rules, next(stream(seed, 'bot', seat)));
    });
    this.news.follow(this.#match, [...this.people, 'spectator'], messages);
  }
}

/** Who sits at a seat: a person, or a bot. */
type Sitter = 'human' | Bot;

/** By seat, from P1; see `sitterAt` for the rest. */
export function readSeats(names: readonly string[]): Sitter[] {
  return names.map(readSitter);
}

function readSitter(name: string): Sitter {
  if (name === 'human') return 'human';
  const bot = botNamed(name);
  if (bot !== undefined) return bot;
  const known = ['human', ...botNames()];
  const meant = nearest(name, known);
  throw new WrongUse(
    say('Nobody called "{name}" can take a seat.', { name }),
    meant === undefined
      ? say('Seats are for {known}.', { known: known.join(', ') })
      : say('Did you mean "{meant}"?', { meant }),
  );
}

/** Seats that nobody named are for a bot that is quick in every game. */
export function sitterAt(seats: readonly Sitter[], seat: number): Sitter {
  return seats[seat] ?? usualBot;
}

export function sitterName(sitter: Sitter): string {
  return sitter === 'human' ? 'human' : sitter.id;
}

/** What happened and has not yet been shown to everybody at the screen. */
class News {
  #untold = new Map<Viewer, string[]>();

  /** Notes what these viewers may know of a match from now on, and nothing of any other. */
  follow(match: Match<unknown, unknown>, viewers: readonly Viewer[], messages: GameMessages): void {
    this.#untold = new Map(viewers.map((viewer) => [viewer, []]));
    for (const [viewer, lines] of this.#untold) {
      match.listen((event) => lines.push(messages.event(event)), viewer);
    }
  }

  /** Something that only this viewer may know. */
  add(viewer: Viewer, line: string): void {
    this.#untold.get(viewer)?.push(line);
  }

  /** The news of a viewer, which then are none any more, nor any for those who just look on. */
  take(viewer: Viewer): string[] {
    const lines = this.#untold.get(viewer)?.splice(0) ?? [];
    this.#untold.get('spectator')?.splice(0);
    return lines;
  }

  /** What was about to be shown is no longer true. */
  forget(): void {
    for (const lines of this.#untold.values()) lines.length = 0;
  }
}
