/** What an edit did: the game beside itself at a git revision, or in another folder. */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gameAt, type PastGame } from '../../../generator/index.ts';
import {
  comparisonOfEdit,
  editToCompare,
  haveSameRules,
  playEdit,
  sharedPlans,
  WHOLE_EDIT,
  type Comparison,
  type Plan,
  type StateName,
} from '../../../simulation/index.ts';
import { EXIT, WrongUse } from '../../exit.ts';
import { openGame, type OpenGame } from '../../play/open-game.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';
import { finishComparison, replayable } from './compared.ts';
import { longGameShown, namingFailed } from './named-games.ts';
import { requestedPlan, type PlanArguments } from './plan.ts';
import { playedShown } from './progress.ts';
import type { CompareArguments } from './compared.ts';

interface Other {
  readonly game: OpenGame;
  readonly past: PastGame | null;
}

export async function simulateAgainst(
  terminal: Terminal,
  game: OpenGame,
  other: string,
  given: CompareArguments,
  signal: AbortSignal,
): Promise<number> {
  const asked = requestedPlan(given, game, terminal);
  const { game: was, past } = await openOther(other, game, terminal);
  try {
    signal.throwIfAborted();
    const comparison = await compare({ asked, game, was, past, other }, given, signal, terminal);
    return finishComparison(comparison, given, game, terminal);
  } catch (error) {
    if (signal.aborted) return EXIT.faults;
    throw error;
  } finally {
    past?.remove();
  }
}

/** A folder of a game, or else a revision of git. */
async function openOther(other: string, game: OpenGame, terminal: Terminal): Promise<Other> {
  const folder = resolve(terminal.cwd, other);
  if (statSync(join(folder, 'game.yaml'), { throwIfNoEntry: false })?.isFile() === true)
    return { game: await openGame([folder], terminal, game.checked.locale), past: null };
  const past = gameAt(game.checked.folder, other);
  if ('code' in past) {
    throw new WrongUse(
      say('"{other}" is neither a folder of a game nor a git revision that contains this one.', {
        other,
      }),
      say('A revision is a commit, branch or tag: HEAD, HEAD~3, v1.2.'),
    );
  }
  try {
    return { game: await openGame([past.folder], terminal), past };
  } catch (error) {
    past.remove();
    if (!(error instanceof WrongUse)) throw error;
    throw new WrongUse(
      say('The game cannot be played as it was at "{revision}".', { revision: other }),
      error.message,
    );
  }
}

interface States {
  /** What is asked for, of the game as it is. */
  readonly asked: Plan;
  readonly game: OpenGame;
  readonly was: OpenGame;
  readonly past: PastGame | null;
  readonly other: string;
}

async function compare(
  { asked, game, was, past, other }: States,
  given: CompareArguments,
  signal: AbortSignal,
  terminal: Terminal,
): Promise<Comparison> {
  const { plan, before, otherDecks } = plansOf(asked, was, given, terminal);
  const sameRules = haveSameRules(game.checked.folder, was.checked.folder);
  const edit = editToCompare(
    {
      // Equal rules are those that are loaded already.
      folder: sameRules ? game.checked.folder : was.checked.folder,
      game: was.compiled,
      plan: before,
    },
    { folder: game.checked.folder, game: game.compiled, plan },
    sameRules,
  );
  if (edit.arms[WHOLE_EDIT]!.pairings.length === 0)
    throw new WrongUse(say('Two decks or bots are needed that play each other in both states.'));
  // A folder can be played as it is; what was taken from a revision is gone when this ends.
  const replayed = [
    past === null ? replayable(was, before, { ...given, names: [other] }) : null,
    replayable(game, plan, given),
  ];
  const { counts, stopped } = await terminal.progress(say('Playing'), (show) =>
    namingFailed(replayed, () =>
      playEdit(edit, plan, {
        threads: given.threads,
        signal,
        longGame: longGameShown(replayed, terminal),
        progress: playedShown(show),
      }),
    ),
  );
  return comparisonOfEdit(edit, counts, {
    plan: before,
    stopped,
    before: stateOf(other, before, past),
    after: stateOf(say('now'), plan, null),
    otherDecks,
  });
}

function stateOf(name: string, { content }: Plan, past: PastGame | null): StateName {
  return { name, content, ...(past !== null && { commit: past.commit, day: past.day }) };
}

/** Both states play the decks that both of them have, in the same pairings. */
function plansOf(
  asked: Plan,
  was: OpenGame,
  given: PlanArguments,
  terminal: Terminal,
): { readonly plan: Plan; readonly before: Plan; readonly otherDecks: readonly string[] } {
  const named = given.deck !== undefined;
  const then = requestedPlan(given, was, terminal);
  if (named) return { plan: asked, before: then, otherDecks: [] };
  const { before, after, otherDecks } = sharedPlans(then, asked);
  return { plan: after, before, otherDecks };
}
