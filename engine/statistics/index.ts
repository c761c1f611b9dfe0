/** Of results by the thousand: how sure a share is, whether it is as expected, what is found and what is chance. */
export { confidenceSequence, FEWEST_PAIRS } from './confidence-sequence.ts';
export { answerOf, judgeShare, type BandAnswer, type Band, type Judged } from './expectation.ts';
export { bothTails, falseDiscoveryRates, pValueOf } from './false-discoveries.ts';
export { pairShare, pairDeviation, sumPairs, type PairCounts, type PairSums } from './pairs.ts';
export { ridge, type Measurement } from './ridge.ts';
export { sequentialTest, type Rivals, type SequentialTest } from './sequential-test.ts';
export { wilson, type Interval } from './wilson.ts';
