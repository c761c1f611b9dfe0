/** What is to be played, read from the command line. */
import { botNamed, botNames, type CompiledDeck, type Setup } from '../../../engine/index.ts';
import { nearest } from '../../../kernel/index.ts';
import {
  contentHash,
  engineName,
  planOf,
  shardsOfPart,
  type Entrant,
  type Plan,
  type Shard,
  type StopRule,
} from '../../../simulation/index.ts';
import { WrongUse } from '../../exit.ts';
import { readOptions } from '../../game-options.ts';
import { readDeck, readParts } from '../../play/entrants.ts';
import { gameMessagesOf } from '../../play/game-messages.ts';
import type { OpenGame } from '../../play/open-game.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';
import { readSeed } from '../play.ts';

export interface PlanArguments {
  /** Files, or ids of sample decks. */
  readonly deck?: readonly string[];
  readonly bots?: readonly string[];
  readonly mirrors?: boolean;
  readonly parts?: readonly string[];
  readonly option?: readonly string[];
  readonly games?: number;
  readonly precision?: string;
  readonly decide?: readonly string[];
  readonly seed?: string;
  readonly longest?: number;
}

const [GAMES, LONGEST, SEED] = [400, 5000, '1'];

/** Only games of two are played against each other. */
const PLAYERS = 2;

/** Throws a `WrongUse` in words for what cannot be played. */
export function requestedPlan(given: PlanArguments, game: OpenGame, terminal: Terminal): Plan {
  const { players, ...options } = readOptions(given.option, game.checked.manifest);
  if (!game.compiled.players.includes(PLAYERS) || (players ?? PLAYERS) !== PLAYERS)
    throw new WrongUse(say('Games of two players are simulated, no others.'));
  const agreed = { ...options, players: PLAYERS };
  const parts = readParts(given.parts ?? [], game, agreed, terminal);
  const setup = { players: PLAYERS, options, ...(parts !== null && { parts }) };
  const decks =
    given.deck === undefined
      ? playableDecks(game, setup)
      : given.deck.map((deck) => readDeck(deck, game, agreed, terminal));
  const bots = (given.bots ?? ['greedy']).map(knownBot);
  const entrants = bots.flatMap((bot): Entrant[] =>
    decks.length === 0 ? [{ deck: null, bot }] : decks.map((deck) => ({ deck, bot })),
  );
  refuse(game, decks, setup);
  return planOf({
    game: game.compiled.id,
    content: contentHash(game.checked.folder, game.compiled),
    engine: engineName(),
    options,
    ...(parts !== null && { parts }),
    entrants,
    mirrors: given.mirrors === true,
    seed: readSeed(given.seed ?? SEED),
    pairs: Math.ceil((given.games ?? GAMES) / 2),
    longest: given.longest ?? LONGEST,
    stop: stopRule(given),
  });
}

type Agreed = Omit<Setup, 'decks'>;

/** Sample decks that can play against themselves; none where the game is played without. */
function playableDecks({ compiled, rules }: OpenGame, setup: Agreed): CompiledDeck[] {
  return compiled.decks.filter(
    (deck) => rules.refuseSetup({ ...setup, decks: [deck, deck] }).length === 0,
  );
}

function refuse(game: OpenGame, decks: readonly CompiledDeck[], setup: Agreed): void {
  const pairs = decks.length === 0 ? [[]] : decks.map((deck) => [decks[0]!, deck]);
  const [refusal] = pairs.flatMap((pair) => game.rules.refuseSetup({ ...setup, decks: pair }));
  if (refusal !== undefined) throw new WrongUse(gameMessagesOf(game.checked).refusal(refusal));
}

function knownBot(name: string): string {
  if (botNamed(name) !== undefined) return name;
  const meant = nearest(name, botNames());
  throw new WrongUse(
    say('There is no bot "{name}".', { name }),
    meant === undefined
      ? say('Bots are {known}.', { known: botNames().join(', ') })
      : say('Did you mean "{meant}"?', { meant }),
  );
}

function stopRule({ precision, decide }: PlanArguments): StopRule {
  if (precision !== undefined && decide !== undefined)
    throw new WrongUse(say('Name one of --precision and --decide.'));
  if (precision !== undefined)
    return { at: 'precision', thousandths: thousandths(precision, precision) };
  if (decide === undefined) return { at: 'games' };
  const [low = '', high = '', ...more] = decide;
  const band = {
    low: thousandths(low, decide.join(',')),
    high: thousandths(high, decide.join(',')),
  };
  if (more.length > 0 || band.low >= band.high)
    throw new WrongUse(say('"{text}" is no band of percentages.', { text: decide.join(',') }));
  return { at: 'decided', ...band };
}

/** Percentage points with at most one decimal place. */
function thousandths(text: string, whole: string): number {
  const value = Math.round(Number(text) * 10);
  if (/^\d{1,2}(?:\.\d)?$/.test(text) && value > 0) return value;
  throw new WrongUse(say('"{text}" is no band of percentages.', { text: whole }));
}

export function requestedShards(text: string, plan: Plan): Shard[] {
  const [, part = '', parts = ''] = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text) ?? [];
  if (part !== '' && Number(part) <= Number(parts))
    return shardsOfPart(plan, Number(part), Number(parts));
  throw new WrongUse(
    say('"{text}" is no part of a run.', { text }),
    say('The second of eight parts is 2/8.'),
  );
}
