/** What would make a deck legal: in words, or done in place by `deck check --fix`. */
import { readFileSync } from 'node:fs';
import {
  findMendings,
  type Mending,
  type Mendings,
  type Verdict,
} from '../../../engine/construction/index.ts';
import {
  type CheckedGame,
  deckState,
  mendDeckFile,
  type MendedFile,
} from '../../../generator/index.ts';
import { writeAtomically } from '../../../kernel/index.ts';
import { readOptions } from '../../game-options.ts';
import { note, shownPath } from '../../report.ts';
import type { Terminal } from '../../terminal.ts';
import { cardName, type DeckArguments, type JudgedPath, visitDecks } from './decks.ts';
import { say } from '../../say.ts';

/** None for a deck that is legal or cannot be judged. */
export function deckMendings(
  { game, judged: { deck, verdict } }: JudgedPath,
  given: DeckArguments,
): Mendings {
  const { linked } = game;
  if (deck === null || verdict === null || linked.judge === null || linked.rules === null)
    return { found: [], complete: true };
  const { judge, rules } = linked;
  const all = () => rules.cards.flatMap((kind) => linked.cards[kind] ?? []);
  const options = readOptions(given.option, game.manifest);
  return findMendings(deck, verdict, { judge, rules, cards: { all } }, options);
}

/** One line for each way. */
export function mendingLines(one: JudgedPath, given: DeckArguments): string[] {
  const { verdict } = one.judged;
  const { found, complete } = deckMendings(one, given);
  const lines = found.map((mending) => mendingText(mending, (id) => cardName(one.game, id)));
  const more = complete ? [] : [say('Not every way was tried; there may be more.')];
  const begin = verdict?.state === 'incomplete' ? [say('Only cards are missing.')] : [];
  return [...begin, ...lines, ...more].map((line) => `  ${line}`);
}

function mendingText(mending: Mending, nameOf: (id: string) => string): string {
  switch (mending.change) {
    case 'choice':
      return say('Legal with {name}: {value}.', {
        name: mending.name,
        value: String(mending.value),
      });
    case 'card':
      return say('Legal with {in} instead of {out} ({section}).', {
        in: nameOf(mending.in),
        out: nameOf(mending.out),
        section: mending.section,
      });
    case 'move': {
      const moves = mending.moves.map(({ card, to }) =>
        say('{card} in {section}', { card: nameOf(card), section: to }),
      );
      return say('With {moves} {then}.', {
        moves: moves.join(', '),
        then: thenText(mending.state),
      });
    }
    case 'remove': {
      const cards = Object.entries(mending.cards).map(([id, count]) => `${count} ${nameOf(id)}`);
      return say('Without {cards} {then}.', {
        cards: cards.join(', '),
        then: thenText(mending.state),
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
    const mended = mendDeckFile(game, path, readFileSync(path, 'utf8'), options);
    if (mended === null) return;
    writeAtomically(path, mended.text);
    remarks.push(`${shownPath(path, terminal)}: ${doneText(mended, game).join(', ')}`);
  });
  for (const remark of remarks) note(remark, terminal);
}

function doneText({ moved, joined, mending }: MendedFile, game: CheckedGame): string[] {
  return [
    ...lines(moved, say('moved to their section')),
    ...lines(joined, say('joined')),
    ...(mending === null ? [] : [mendingDone(mending, (id) => cardName(game, id))]),
  ];
}

function lines(count: number, done: string): string[] {
  if (count === 0) return [];
  return [
    count === 1 ? say('1 line {done}', { done }) : say('{count} lines {done}', { count, done }),
  ];
}

function mendingDone(mending: Mending, nameOf: (id: string) => string): string {
  switch (mending.change) {
    case 'choice':
      return say('{name} is {value}', { name: mending.name, value: String(mending.value) });
    case 'card':
      return say('{in} instead of {out}', { in: nameOf(mending.in), out: nameOf(mending.out) });
    case 'move':
      return say('every card in its section');
    case 'remove': {
      const cards = Object.entries(mending.cards).map(([id, count]) => `${count} ${nameOf(id)}`);
      return say('without {cards}', { cards: cards.join(', ') });
    }
  }
}
