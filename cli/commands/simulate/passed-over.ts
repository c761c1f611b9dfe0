/** Changes that the rules of the game cannot play: they are no part of the result, and nobody should wonder why. */
import type { Arm } from '../../../simulation/index.ts';
import { say } from '../../say.ts';
import type { Terminal } from '../../terminal.ts';

/** Says each of them once, however often it is tried. */
export function passingOver(terminal: Terminal): (changes: readonly string[], why: string) => void {
  const said = new Set<string>();
  return (changes, why) => {
    const change = changes.join(', ');
    if (said.has(change)) return;
    said.add(change);
    terminal.remark(
      say('Passed over, because the rules cannot play it: {change}: {why}', { change, why }),
    );
  };
}

/** The cards whose figures or data an arm changes. */
export function changedCards({ inTurn }: Arm): string[] {
  return [
    ...new Set(
      inTurn.flatMap(({ components = [] }) =>
        components.map(
          ({ card, row }) =>
            `${card.id} (${Object.entries(row)
              .map(([field, value]) => `${field} ${value}`)
              .join(', ')})`,
        ),
      ),
    ),
  ];
}
