/** Slow files begin first, and fast ones fill the gaps: all cores have something to do until the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isSlow(other)) - Number(isSlow(one)));
  }
}

function isSlow({ moduleId }: TestSpecification): boolean {
  return /\.(?:slow|soak)\.test\.ts$/.test(moduleId);
}
