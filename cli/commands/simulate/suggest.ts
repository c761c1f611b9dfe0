/** Proposes changes of figures and of cards in decks, within what balance.yaml allows; writes none of them. */
import {
  balanceOf,
  CHANGES,
  compareArms,
  COMPARISON_VERSION,
  changeableIn,
  exchangeableIn,
  exploreInThreads,
  movableIn,
  suggest,
  suggestionSaid,
  targetsIn,
  variantMaker,
  type Comparison,
} from '../../../simulation/index.ts';
import { WrongUse } from '../../exit.ts';
import type { OpenGame } from '../../play/open-game.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';
import { needsBalance } from './check.ts';
import { finishComparison, replayable, type CompareArguments } from './compared.ts';
import { longGameShown, namingFailed } from './named-games.ts';
import { requestedPlan } from './plan.ts';
import { changedCards, passingOver } from './passed-over.ts';
import { playedShown } from './progress.ts';

export interface SuggestArguments extends CompareArguments {
  readonly budget?: number;
}

/** Games in all, where nobody says how many. */
const BUDGET = 40_000;

export async function simulateSuggest(
  terminal: Terminal,
  game: OpenGame,
  given: SuggestArguments,
  signal: AbortSignal,
): Promise<number> {
  const { checked, compiled } = game;
  const asked = suggestionAsked(game, given, terminal);
  const { plan, targets } = asked;
  const passedOver = passingOver(terminal);
  const version = { folder: checked.folder, game: compiled, plan };
  const versions = [replayable(game, plan, given)];
  const { threads } = given;
  const longGame = longGameShown(versions, terminal);
  const found = await terminal.progress(say('Playing'), (show) =>
    suggest({
      ...asked,
      budget: given.budget ?? BUDGET,
      variantOf: variantMaker({
        checked,
        game: compiled,
        plan,
        rulesOf: game.makeRules,
        refused: (figures, why) =>
          passedOver(
            figures.map(({ figure: { card, field }, to }) => `${card} ${field} ${to}`),
            why instanceof Error ? why.message : String(why),
          ),
      }),
      play: (arms, seed, pairs) =>
        namingFailed(versions, () =>
          compareArms(
            { versions: [version], arms },
            {
              threads,
              signal,
              longGame,
              seed,
              pairs,
              progress: playedShown(show),
              failed: (arm, why) => passedOver(changedCards(arm), why),
            },
          ),
        ),
      explore: (exploring, seed, seeds) =>
        exploreInThreads(
          { folder: checked.folder, game: compiled, ...exploring },
          { threads, signal, longGame, seed, seeds, progress: playedShown(show) },
        ),
      isStopped: () => signal.aborted,
    }),
  );
  const { judged, ...said } = suggestionSaid(found, targets, plan);
  const comparison: Comparison = {
    comparison: COMPARISON_VERSION,
    of: 'suggest',
    plan,
    stopped: signal.aborted ? 'interrupted' : 'games',
    before: null,
    after: null,
    otherDecks: [],
    ...said,
    judged,
    untried: 0,
  };
  return finishComparison(comparison, given, game, terminal);
}

type Asked = Pick<
  Parameters<typeof suggest>[0],
  'plan' | 'movable' | 'exchangeable' | 'pairings' | 'targets' | 'changes'
>;

/** What may change, and for which pairings. Throws a `WrongUse` where that is nothing. */
function suggestionAsked(game: OpenGame, given: SuggestArguments, terminal: Terminal): Asked {
  needsBalance(game, terminal);
  const { checked } = game;
  const balance = balanceOf(checked) ?? {};
  const plan = requestedPlan(given, game, terminal);
  if (new Set(plan.entrants.map(({ bot }) => bot)).size > 1)
    throw new WrongUse(
      say('A proposal is measured with one bot.'),
      say('Ask again with another one: a good proposal helps with both.'),
    );
  const movable = movableIn(balance, checked, plan);
  const exchangeable = exchangeableIn(balance, checked, plan);
  if (movable.length + exchangeable.length === 0)
    throw new WrongUse(
      say('balance.yaml lets no figure and no card of these decks change.'),
      say('Write "suggest" with "figures" or "exchanges" into it.'),
    );
  const pairings = changeableIn(plan, movable, exchangeable);
  const targets = targetsIn(balance, plan).filter(({ place }) => pairings.includes(place));
  if (targets.length === 0)
    throw new WrongUse(
      say('balance.yaml expects nothing of the pairings of these decks.'),
      say('Write "pairings" or "triangles" into it.'),
    );
  const changes = balance.suggest?.changes ?? CHANGES;
  return { plan, movable, exchangeable, pairings, targets, changes };
}
