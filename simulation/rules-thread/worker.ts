/**
 * A thread that knows the rules of a game, for whoever does not run them: the studio's server, which has
 * other pages to answer meanwhile.
 */
import type { AnyRules } from '../../engine/index.ts';
import { loadRules } from '../../generator/index.ts';
import { planOfGame } from '../plan-of-game.ts';
import { inThread } from '../playing/in-thread.ts';
import { Setups } from '../playing/play-shard.ts';
import { replayCommand } from '../replay-command.ts';
import { savedGame } from './saved-game.ts';
import type { GameInThread, PlanAnswer, ReportData, RulesTask } from './tasks.ts';

const { port, given } = inThread();
const { folder, game, cards } = given as GameInThread;

port.on('message', async (task: RulesTask) => {
  port.postMessage(await answerTo(task));
});

async function answerTo(task: RulesTask): Promise<PlanAnswer | string> {
  const rules = await openRules();
  if (task.do === 'plan') {
    if (typeof rules === 'string') return { unplayable: rules };
    return planOfGame({ folder, compiled: game, cards, rules }, task.wanted);
  }
  if (typeof rules === 'string') throw new Error(rules);
  return task.do === 'save'
    ? savedGame(rules, new Setups(task.plan).gameOf(task.ref))
    : report(task.data, rules);
}

/** Why they are not there, as a text. */
async function openRules(): Promise<AnyRules | string> {
  try {
    const factory = await loadRules(folder);
    return factory === null ? '' : factory(game);
  } catch (error) {
    return (error as Error).message;
  }
}

async function report({ names, game, ...data }: ReportData, rules: AnyRules): Promise<string> {
  const { reportPage } = await import('../report/report.ts');
  const nameOf = (id: string): string => names[id] ?? id;
  return reportPage({
    ...data,
    deckName: nameOf,
    cardName: nameOf,
    commandOf: (ref) => replayCommand(data.result.plan, ref, { game, rules }),
  });
}
