/** One of the threads that explore: it is given the game, a plan and decks once, then task after task. */
import { loadRules } from '../../generator/index.ts';
import { inThread } from '../playing/in-thread.ts';
import { explore, type ExploringTask, type ExploringThread } from './explore.ts';

const { port, given } = inThread();
const { folder, game, ...exploring } = given as ExploringThread;
const factory = await loadRules(folder);
if (factory === null) throw new Error(`There are no rules of play in ${folder}.`);
const rules = factory(game);

port.on('message', (task: ExploringTask) => {
  port.postMessage(explore(rules, exploring, task));
});
