/** Long files begin first, and fast ones fill the gaps: all cores have something to do until the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONGEST_FIRST = [/\.soak\.test\.ts$/, /\.slow\.test\.ts$/, /\.test\.ts$/];

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  return LONGEST_FIRST.findIndex((suffix) => suffix.test(moduleId));
}
