/** Says at the end which files took longest: where to look when a run has become slow. */
import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;

export default class SlowestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= SHOWN) return;
    const longest = modules
      .map((module) => ({ file: module.relativeModuleId, time: module.diagnostic().duration }))
      .toSorted((one, other) => other.time - one.time)
      .slice(0, SHOWN);
    const lines = longest.map(
      ({ file, time }) => `${(time / 1000).toFixed(1).padStart(8)} s  ${file}`,
    );
    process.stdout.write(`\n The files that took longest\n${lines.join('\n')}\n`);
  }
}
