/**
 * Playthroughs: whole games as text, to be read in review and replayed by a test.
 *
 * The head, YAML down to `---`, says what is played. Below it stand, decision by decision, what the
 * seat may do, what it does (`> P1: resolve`) and what comes of it; the position wherever another
 * seat must decide or a turn has ended.
 */
import { parse } from 'yaml';
import {
  botPlayer,
  bots,
  readPart,
  seatName,
  sideName,
  type CompiledGame,
  type GameEvent,
  type Player,
  type Rules,
  type Setup,
  type SetupPart,
} from '../../engine/index.ts';

const END_OF_HEAD = '---\n';

export interface Playthrough {
  /** As it is in the file, `---` included. */
  readonly head: string;
  readonly setup: Setup;
  readonly seed: number;
  /** Bot by seat, by id. */
  readonly bots: readonly string[];
  /** What was played, in notation, in order. */
  readonly actions: readonly string[];
}

type Head = Omit<Setup, 'decks' | 'parts'> & {
  readonly decks: readonly string[];
  readonly parts?: Readonly<Record<string, string>>;
  readonly seed: number;
  readonly bots: readonly string[];
};

export function readPlaythrough(text: string, game: CompiledGame): Playthrough {
  const end = text.indexOf(END_OF_HEAD) + END_OF_HEAD.length;
  const head = text.slice(0, end);
  const { players, decks, parts, options, seed, bots } = parse(
    head.slice(0, -END_OF_HEAD.length),
  ) as Head;
  const named = Object.entries(parts ?? {}).map(([name, id]) => [name, partOf(game, id)] as const);
  const brought = named.length === 0 ? {} : { parts: Object.fromEntries(named) };
  return {
    head,
    setup: { players, options, decks: decks.map((id) => deckOf(game, id)), ...brought },
    seed,
    bots,
    actions: [...text.slice(end).matchAll(/^> P\d+: (.*)$/gm)].map(([, action = '']) => action),
  };
}

function partOf(game: CompiledGame, id: string): SetupPart {
  const part = readPart(game, id);
  if (part === null) throw new Error(`There is no part ${id}.`);
  return part;
}

function deckOf(game: CompiledGame, id: string): Setup['decks'][number] {
  const deck = game.decks.find((deck) => deck.id === id);
  if (deck === undefined) throw new Error(`There is no deck ${id}.`);
  return deck;
}

/** The text of the playthrough when its actions are played again, down to one that is refused. */
export function replayed<State, Action>(
  rules: Rules<State, Action>,
  playthrough: Playthrough,
): string {
  const texts = playthrough.actions.values();
  return write(rules, playthrough, (state) => {
    const { value: text } = texts.next();
    return text === undefined ? null : rules.notation.parse(state, text);
  });
}

/** The text of the playthrough when its bots play. */
export function playedByBots<State, Action>(
  rules: Rules<State, Action>,
  playthrough: Playthrough,
): string {
  const players = playthrough.bots.map((id, seat) => {
    const bot = bots.find((bot) => bot.id === id);
    if (bot === undefined) throw new Error(`There is no bot ${id}.`);
    return botPlayer(bot, rules, seat);
  });
  return write(rules, playthrough, (state, seat) => players[seat]!(state, seat));
}

type Choose<State, Action> = (...args: Parameters<Player<State, Action>>) => Action | null;

function write<State, Action>(
  rules: Rules<State, Action>,
  { head, setup, seed }: Playthrough,
  choose: Choose<State, Action>,
): string {
  const lines: string[] = [];
  const state = rules.create(setup, seed);
  let shownTo: number | null = null;
  for (;;) {
    const seat = rules.toAct(state);
    if (seat === null || seat !== shownTo) lines.push('', rules.diagram(state), '');
    if (seat === null) break;
    shownTo = seat;
    lines.push(...choices(rules, state, seat));
    const action = choose(state, seat);
    const refusal = action === null ? { code: 'BAD_ACTION' } : rules.refusal(state, seat, action);
    if (action === null || refusal !== null)
      return `${head}${lines.join('\n')}\n! ${refusal?.code}\n`;
    lines.push(`> ${seatName(seat)}: ${rules.notation.format(state, action)}`);
    rules.apply(state, seat, action, (event) => {
      lines.push(`  ${written(event)}`);
      if (event.type === 'turnEnded') shownTo = null;
    });
  }
  const winners = rules.outcome(state)?.winners ?? [];
  lines.push(`winners: ${winners.length === 0 ? 'nobody' : winners.map(sideName).join(', ')}`);
  return `${head}${lines.join('\n')}\n`;
}

/** What the seat may do; actions that differ in the last word only share a line. */
function choices<State, Action>(rules: Rules<State, Action>, state: State, seat: number): string[] {
  const actions: Action[] = [];
  const count = rules.legalActions(state, seat, actions);
  const endings = new Map<string, string[]>();
  for (const action of actions.slice(0, count)) {
    const text = rules.notation.format(state, action);
    const [, beginning = text, last] = /^([^[]*) (\S+)$/.exec(text) ?? [];
    const known = endings.get(beginning) ?? [];
    endings.set(beginning, last === undefined ? known : [...known, last]);
  }
  return [...endings].map(([beginning, last]) => `  ${[beginning, ...last].join(' ')}`);
}

/** `unitPlaced seat=P1 square=(3,3)` */
function written({ type, ...fields }: GameEvent): string {
  return [
    type,
    ...Object.entries(fields).map(([name, field]) => `${name}=${inBrackets(field)}`),
  ].join(' ');
}

/** `[a b]` for a list, `{what:shield by:-40}` for a map. */
function inBrackets(field: unknown): string {
  if (Array.isArray(field)) return `[${field.map(inBrackets).join(' ')}]`;
  if (typeof field !== 'object' || field === null) return String(field);
  const parts = Object.entries(field).map(([name, value]) => `${name}:${inBrackets(value)}`);
  return `{${parts.join(' ')}}`;
}
