/** One of the threads that compare: it is given versions and arms once, then task after task. */
import type { AnyRules, CompiledGame } from '../../engine/index.ts';
import { loadRules, RulesFault } from '../../generator/index.ts';
import { inThread } from '../playing/in-thread.ts';
import { ArmPlayer, type ArmTask, type Compared } from './play-arms.ts';

const { port, given } = inThread();
const compared = given as Compared;
const factories = await Promise.all(
  compared.versions.map(async ({ folder }) => {
    const factory = await loadRules(folder);
    if (factory === null) throw new Error(`There are no rules of play in ${folder}.`);
    return factory;
  }),
);

/** Whatever the rules cannot play is no arm: a figure may be beyond what they know. */
function rulesOf(version: number, game: CompiledGame): AnyRules | null {
  try {
    return factories[version]!(game);
  } catch (error) {
    if (error instanceof RulesFault) return null;
    throw error;
  }
}

const player = new ArmPlayer(compared, rulesOf);

port.on('message', (task: ArmTask) => {
  port.postMessage(player.play(task));
});
