/** `cardwright deck check --fix`: mends decks in place. */
import { readFileSync } from 'node:fs';
import type { Mending } from '../../engine/construction/mend.ts';
import type { CheckResult } from '../../generator/check.ts';
import { deckState } from '../../generator/decks/deck-state.ts';
import { mendDeckFile, type MendedFile } from '../../generator/decks/mend-file.ts';
import { writeAtomically } from '../../generator/write-atomically.ts';
import { shownPath } from '../shown-path.ts';
import type { Terminal } from '../terminal.ts';
import { cardName } from './card-name.ts';
import { visitDecks, type DeckArguments } from './deck-files.ts';
import { readOptions } from './deck-options.ts';

export async function fixDecks(
  terminal: Terminal,
  files: readonly string[],
  given: DeckArguments,
): Promise<void> {
  const remarks: string[] = [];
  await visitDecks(files, given, terminal, ({ path, game, judged }) => {
    if (deckState(judged) === 'legal' || judged.deck === null) return;
    const options = readOptions(given.option, game.manifest);
    const mended = mendDeckFile(game, path, readFileSync(path, 'utf8'), options);
    if (mended === null) return;
    writeAtomically(path, mended.text);
    remarks.push(`${shownPath(path, terminal)}: ${doneWords(mended, game).join(', ')}`);
  });
  for (const remark of remarks) terminal.remark(remark);
}

function doneWords({ moved, joined, mending }: MendedFile, game: CheckResult): string[] {
  return [
    ...lines(moved, 'moved to their section'),
    ...lines(joined, 'joined'),
    ...(mending === null ? [] : [mendingDone(mending, (id) => cardName(game, id))]),
  ];
}

function lines(count: number, done: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? 'line' : 'lines'} ${done}`];
}

function mendingDone(mending: Mending, nameOf: (id: string) => string): string {
  switch (mending.change) {
    case 'choice':
      return `${mending.name} is ${String(mending.value)}`;
    case 'card':
      return `${nameOf(mending.in)} instead of ${nameOf(mending.out)}`;
    case 'move':
      return 'every card in its section';
    case 'remove': {
      const cards = Object.entries(mending.cards).map(([id, count]) => `${count} ${nameOf(id)}`);
      return `without ${cards.join(', ')}`;
    }
  }
}
