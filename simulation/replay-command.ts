/** The command that plays a game of a run again, to look at it. */
import type { AnyRules, CompiledDeck, Seat } from '../engine/index.ts';
import type { Plan } from './plan.ts';
import { Setups } from './playing/play-shard.ts';
import type { GameRef } from './result.ts';

export interface ReplayNames {
  /** How the game is named on the command line: by its id where nothing is said; null for the game in the current folder. */
  readonly game?: string | null;
  /** The same for decks that came as files. */
  readonly deck?: (deck: CompiledDeck) => string;
  /** They say who sits where; without them everybody sits as they are listed. */
  readonly rules?: AnyRules;
}

/** `cardwright play lords-of-war --seats greedy,greedy --deck orc-core,dwarf-core --seed 17 --bot-seed 17` */
export function replayCommand(plan: Plan, ref: GameRef, names: ReplayNames = {}): string {
  const { setup, bots, seed, botSeed } = new Setups(plan).gameOf(ref);
  const { game = plan.game, deck: nameOf = ({ id }) => id, rules } = names;
  const options = Object.entries(setup.options).map(([name, value]) => `${name}=${written(value)}`);
  const parts = Object.entries(setup.parts ?? {}).map(
    ([name, part]) => `${name}=${'component' in part ? part.component.id : nameOf(part)}`,
  );
  const seats = bots.map((_, seat) => bots[entrantAt(seat, plan, ref, rules)]);
  const words = [
    ['play', ...(game === null ? [] : [game])],
    // Two are what most games are played by.
    ...(bots.length === 2 ? [] : [['--players', String(bots.length)]]),
    ['--seats', seats.join(',')],
    ...(setup.decks.length === 0 ? [] : [['--deck', setup.decks.map(nameOf).join(',')]]),
    ...(parts.length === 0 ? [] : [['--parts', parts.join(',')]]),
    ...(options.length === 0 ? [] : [['--option', options.join(',')]]),
    ['--seed', String(seed)],
    ['--bot-seed', String(botSeed)],
  ];
  return ['cardwright', ...words.flat().map(quoted)].join(' ');
}

/** As a place in the list of entrants: it matters only where bots differ. */
function entrantAt(seat: Seat, plan: Plan, ref: GameRef, rules: AnyRules | undefined): number {
  if (rules?.entrantOf === undefined) return seat;
  const { setup, seed } = new Setups(plan).gameOf(ref);
  return rules.entrantOf(rules.create(setup, seed), seat);
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Only what a shell would take apart is quoted. */
function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** Of as many games as a round has. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** How people write a game of a run: pairing from 1, seed, `a` as listed, `b` with everybody one place further. */
export function refText([pairing, seed, turned]: GameRef): string {
  return `${pairing + 1}:${seed}${LETTERS[turned]}`;
}

/** Null for what names no game of the plan. */
export function readRef(text: string, { pairings, seed: first, pairs }: Plan): GameRef | null {
  const [, pairing = '', seed = '', letter = ''] = /^(\d+):(-?\d+)([a-z])$/.exec(text) ?? [];
  const place = Number(pairing) - 1;
  const isSeed = seed !== '' && Number(seed) >= first && Number(seed) < first + pairs;
  const turned = LETTERS.indexOf(letter);
  if (!isSeed || place < 0 || turned >= (pairings[place]?.length ?? 0)) return null;
  return [place, Number(seed), turned];
}
