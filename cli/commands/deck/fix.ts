/** What would make a deck legal: in words, or done in place by `deck check --fix`. */
import { readFileSync } from 'node:fs';
import {
  findFixes,
  type Fix,
  type Fixes,
  type Verdict,
} from '../../../engine/construction/index.ts';
import {
  type CheckedGame,
  deckState,
  fixDeckFile,
  type FixedFile,
} from '../../../generator/index.ts';
import { writeAtomically } from '../../../kernel/index.ts';
import { readOptions } from '../../game-options.ts';
import { note, shownPath } from '../../report.ts';
import type { Terminal } from '../../terminal.ts';
import { cardName, type DeckArguments, type JudgedPath, visitDecks } from './decks.ts';
import { say } from '../../say.ts';

/** None for a deck that is legal or cannot be judged. */
export function deckFixes(
  { game, judged: { deck, verdict } }: JudgedPath,
  given: DeckArguments,
): Fixes {
  const { linked } = game;
  if (deck === null || verdict === null || linked.judge === null || linked.rules === null)
    return { found: [], complete: true };
  const { judge, rules } = linked;
  const all = () => rules.cards.flatMap((kind) => linked.cards[kind] ?? []);
  const options = readOptions(given.option, game.manifest);
  return findFixes(deck, verdict, { judge, rules, cards: { all } }, options);
}

/** One line for each way. */
export function fixLines(one: JudgedPath, given: DeckArguments): string[] {
  const { verdict } = one.judged;
  const { found, complete } = deckFixes(one, given);
  const lines = found.map((fix) => fixText(fix, (id) => cardName(one.game, id)));
  const more = complete ? [] : [say('Not every way was tried; there may be more.')];
  const begin = verdict?.state === 'incomplete' ? [say('Only cards are missing.')] : [];
  return [...begin, ...lines, ...more].map((line) => `  ${line}`);
}

function fixText(fix: Fix, nameOf: (id: string) => string): string {
  switch (fix.change) {
    case 'choice':
      return say('Legal with {name}: {value}.', {
        name: fix.name,
        value: String(fix.value),
      });
    case 'card':
      return say('Legal with {in} instead of {out} ({section}).', {
        in: nameOf(fix.in),
        out: nameOf(fix.out),
        section: fix.section,
      });
    case 'move': {
      const moves = fix.moves.map(({ card, to }) =>
        say('{card} in {section}', { card: nameOf(card), section: to }),
      );
      return say('With {moves} {then}.', {
        moves: moves.join(', '),
        then: thenText(fix.state),
      });
    }
    case 'remove': {
      const cards = Object.entries(fix.cards).map(([id, count]) => `${count} ${nameOf(id)}`);
      return say('Without {cards} {then}.', {
        cards: cards.join(', '),
        then: thenText(fix.state),
      });
    }
  }
}

function thenText(state: Verdict['state']): string {
  return state === 'legal' ? say('it is legal') : say('only cards are missing');
}

export async function fixDecks(
  terminal: Terminal,
  files: readonly string[],
  given: DeckArguments,
): Promise<void> {
  const remarks: string[] = [];
  await visitDecks(files, given, terminal, ({ path, game, judged }) => {
    if (deckState(judged) === 'legal' || judged.deck === null) return;
    const options = readOptions(given.option, game.manifest);
    const fixed = fixDeckFile(game, path, readFileSync(path, 'utf8'), options);
    if (fixed === null) return;
    writeAtomically(path, fixed.text);
    remarks.push(`${shownPath(path, terminal)}: ${doneText(fixed, game).join(', ')}`);
  });
  for (const remark of remarks) note(remark, terminal);
}

function doneText({ moved, joined, fix }: FixedFile, game: CheckedGame): string[] {
  return [
    ...lines(moved, say('moved to their section')),
    ...lines(joined, say('joined')),
    ...(fix === null ? [] : [fixDone(fix, (id) => cardName(game, id))]),
  ];
}

function lines(count: number, done: string): string[] {
  if (count === 0) return [];
  return [
    count === 1 ? say('1 line {done}', { done }) : say('{count} lines {done}', { count, done }),
  ];
}

function fixDone(fix: Fix, nameOf: (id: string) => string): string {
  switch (fix.change) {
    case 'choice':
      return say('{name} is {value}', { name: fix.name, value: String(fix.value) });
    case 'card':
      return say('{in} instead of {out}', { in: nameOf(fix.in), out: nameOf(fix.out) });
    case 'move':
      return say('every card in its section');
    case 'remove': {
      const cards = Object.entries(fix.cards).map(([id, count]) => `${count} ${nameOf(id)}`);
      return say('without {cards}', { cards: cards.join(', ') });
    }
  }
}
