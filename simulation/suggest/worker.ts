/** One of the threads that explore: it is given the game, a plan and decks once, then task after task. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadRules } from '../../generator/index.ts';
import { explore, type ExploringTask, type ExploringThread } from './explore.ts';

const port = parentPort;
if (port === null) throw new Error('worker.ts runs in a thread.');

const { folder, game, ...exploring } = workerData as ExploringThread;
const factory = await loadRules(folder);
if (factory === null) throw new Error(`There are no rules of play in ${folder}.`);
const rules = factory(game);

port.on('message', (task: ExploringTask) => {
  port.postMessage(explore(rules, exploring, task));
});
