/** Progress that another thread shows never stays behind what is printed after it. */
import { expect, test } from 'vitest';
import { SharedLine } from '../../../cli/lookout/shared-line.ts';

const CLEAR = '\r\u001B[K';

/** The line as both threads have it. */
function bothSides() {
  const written: string[] = [];
  const ours = new SharedLine(undefined, (text) => written.push(text));
  const theirs = new SharedLine(ours.memory, (text) => written.push(text));
  return { written, ours, theirs };
}

test('it is shown while somebody waits, once for each text, and cleared when the work is done', () => {
  const { written, ours, theirs } = bothSides();
  ours.allow();
  theirs.show('P2 is thinking');
  theirs.show('P2 is thinking');
  theirs.show('P1 is thinking');
  ours.end();
  expect(written).toEqual([`${CLEAR}P2 is thinking …`, `${CLEAR}P1 is thinking …`, CLEAR]);
});

test('what was shown too late is not shown', () => {
  const { written, ours, theirs } = bothSides();
  theirs.show('before');
  ours.allow();
  ours.end();
  theirs.show('after');
  ours.clear();
  expect(written).toEqual([]);
});

test('after something was printed it is shown again', () => {
  const { written, ours, theirs } = bothSides();
  ours.allow();
  theirs.show('P2 is thinking');
  ours.clear();
  ours.clear();
  theirs.show('P2 is thinking');
  expect(written).toEqual([`${CLEAR}P2 is thinking …`, CLEAR, `${CLEAR}P2 is thinking …`]);
});
