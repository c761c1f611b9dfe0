/** What each card and each figure is worth. */
import {
  affordable,
  compareArms,
  COMPARISON_VERSION,
  worthArms,
  worthSaid,
  type Comparison,
  type WorthRequest,
} from '../../../simulation/index.ts';
import { WrongUse } from '../../exit.ts';
import { refuseUnknown } from '../../refuse-unknown.ts';
import type { OpenGame } from '../../play/open-game.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';
import { finishComparison, replayable, type CompareArguments } from './compared.ts';
import { longGameShown, namingFailed } from './named-games.ts';
import { requestedPlan } from './plan.ts';
import { changedCards, passingOver } from './passed-over.ts';
import { playedShown } from './progress.ts';

export interface WorthArguments extends CompareArguments {
  readonly worth: 'cards' | 'figures' | true;
  readonly card?: readonly string[];
  readonly budget?: number;
}

/** Games in all, where nobody says how many. */
const BUDGET = 20_000;

/** Pairs of a change, at most: nobody waits for more without saying so. */
const MOST_PAIRS = 2000;

export async function simulateWorth(
  terminal: Terminal,
  game: OpenGame,
  given: WorthArguments,
  signal: AbortSignal,
): Promise<number> {
  const plan = requestedPlan(given, game, terminal);
  if (given.card !== undefined) {
    const held = plan.entrants.flatMap(({ deck }) => Object.keys(deck?.cards ?? {}));
    refuseUnknown('card', given.card, [...new Set(held)]);
  }
  const { checked, compiled } = game;
  const request: WorthRequest = {
    checked,
    version: { folder: checked.folder, game: compiled, plan },
    rulesOf: (changed) => (changed === compiled ? game.rules : game.makeRules(changed)),
    of: given.worth === true ? ['cards', 'figures'] : [given.worth],
    only: given.card ?? [],
  };
  const priced = await terminal.progress(say('Preparing changes'), () => worthArms(request));
  if (priced.length === 0)
    throw new WrongUse(say('There is nothing to change: two decks with cards are needed.'));
  const arms = priced.map(({ arm }) => arm);
  const most = given.games === undefined ? MOST_PAIRS : plan.pairs;
  const { arms: count, pairs } = affordable(arms, given.budget ?? BUDGET, most);
  const tried = priced.slice(0, count);
  const passedOver = passingOver(terminal);
  const versions = [replayable(game, plan, given)];
  const counts = await terminal.progress(say('Playing'), (show) =>
    namingFailed(versions, () =>
      compareArms(
        { versions: [request.version], arms: arms.slice(0, count) },
        {
          threads: given.threads,
          signal,
          longGame: longGameShown(versions, terminal),
          pairs,
          progress: playedShown(show),
          failed: (arm, why) => passedOver(changedCards(arm), why),
        },
      ),
    ),
  );
  const comparison: Comparison = {
    comparison: COMPARISON_VERSION,
    of: 'worth',
    plan,
    stopped: signal.aborted ? 'interrupted' : 'games',
    before: null,
    after: null,
    edited: [],
    otherDecks: [],
    pairings: [],
    decks: [],
    changes: worthSaid(tried, counts),
    untried: priced.length - count,
  };
  return finishComparison(comparison, given, game, terminal);
}
