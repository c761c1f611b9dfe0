import { join, resolve } from 'node:path';
import {
  type Deck,
  type Held,
  type Judge,
  type OptionValues,
  randomDeck,
} from '../../../engine/construction/index.ts';
import {
  type CheckedGame,
  choiceValues,
  deckForms,
  valueMeant,
  writtenDeck,
} from '../../../generator/index.ts';
import { writeAtomically } from '../../../kernel/index.ts';
import { assignments, positiveNumber, wholeNumber } from '../../arguments.ts';
import { EXIT, WrongUse } from '../../exit.ts';
import { outFolderFlag } from '../../flags.ts';
import { readOptions } from '../../game-options.ts';
import { wrote } from '../../report.ts';
import type { Terminal } from '../../terminal.ts';
import type { DefineCommand } from '../command.ts';
import { gameArgument, form, ofGame } from './arguments.ts';
import { checkedGame, gameFolder, type DeckArguments } from './decks.ts';
import { say } from '../../say.ts';

export const define: DefineCommand = (command, run) =>
  ofGame(command.description(say('Make random legal decks.')))
    .argument(
      '[game]',
      say('path or id of a game; default: {byDefault}', {
        byDefault: say('the game in the current folder'),
      }),
    )
    .option('--choice <name=value>', say('what the decks declare: mode=custom'), assignments)
    .option('--seed <number>', say('random seed; the same one gives the same deck'), wholeNumber, 1)
    .option('-n, --count <decks>', say('how many, with consecutive seeds'), positiveNumber, 1)
    .addOption(form('--to <form>', say('form to write')).default('list'))
    .addOption(outFolderFlag(say('the terminal')))
    .action(
      run((terminal, name: string | undefined, options: RandomArguments) =>
        randomDecks(terminal, gameArgument(name, options)),
      ),
    );

interface RandomArguments extends DeckArguments {
  readonly choice?: readonly string[];
  readonly seed: number;
  readonly count: number;
  readonly to: string;
  readonly out?: string;
}

/** Random legal decks, with seeds one after the other. */
async function randomDecks(terminal: Terminal, given: RandomArguments): Promise<number> {
  const game = checkedGame(gameFolder(`${terminal.cwd}/`, given.game, terminal), given, terminal);
  const options = readOptions(given.option, game.manifest);
  const choices = readChoices(given.choice, game);
  return terminal.progress(say('Building decks'), (show) => {
    for (let index = 0; index < given.count; index += 1) {
      show(say('Building deck {index} of {count}', { index: index + 1, count: given.count }));
      const found = legalDeck(game, { choices, options, seed: given.seed + index });
      if (found === null) throw noDeck(given.choice);
      write(found, game, given, terminal);
    }
    return EXIT.sound;
  });
}

interface Wanted {
  readonly choices: Readonly<Record<string, unknown>>;
  readonly options: OptionValues;
  readonly seed: number;
  readonly start?: Held;
}

interface RandomDeck {
  readonly deck: Deck;
  readonly judge: Judge;
  readonly options: OptionValues;
}

/** Null when none was found. */
export function legalDeck({ linked }: CheckedGame, wanted: Wanted): RandomDeck | null {
  if (linked.judge === null || linked.rules === null) return null;
  const { judge, rules } = linked;
  const all = Object.values(linked.cards).flat();
  const cards = all.filter(({ kind }) => rules.cards.includes(kind));
  const valuesOf = (choice: string): readonly unknown[] => choiceValues(rules, choice, all);
  const deck = randomDeck({ rules, judge, cards, valuesOf, ...wanted });
  return deck === null ? null : { deck, judge, options: wanted.options };
}

function noDeck(choices: readonly string[] = []): WrongUse {
  const with_ = choices.length === 0 ? '' : say(' with {choices}', { choices: choices.join(', ') });
  return new WrongUse(
    say('No legal deck was found{with}.', { with: with_ }),
    say(
      'The limits may leave none, or so few that chance does not find them: give choices, or start from a deck with "deck suggest --complete".',
    ),
  );
}

/** `mode=custom` → `{ mode: 'custom' }`. */
function readChoices(
  given: readonly string[] | undefined,
  { linked }: CheckedGame,
): Record<string, unknown> {
  const declared = linked.rules?.choices ?? {};
  return Object.fromEntries(
    (given ?? []).map((text) => {
      const [, name = text, value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
      const choice = Object.hasOwn(declared, name) ? declared[name] : undefined;
      if (choice === undefined) {
        const known = Object.keys(declared).join(', ') || 'none';
        throw new WrongUse(
          say('Decks of this game declare no "{name}".', { name }),
          say('They declare {known}.', { known }),
        );
      }
      return [name, valueMeant(value, choice)];
    }),
  );
}

function write(
  { deck, judge, options }: RandomDeck,
  game: CheckedGame,
  given: RandomArguments,
  terminal: Terminal,
): void {
  const form = deckForms.find(({ name }) => name === given.to);
  if (form === undefined) throw new WrongUse(say('There is no form "{name}".', { name: given.to }));
  const text = form.write(writtenDeck(deck, judge(deck, options), game));
  if (given.out === undefined) return terminal.print(text.trimEnd());
  const path = join(resolve(terminal.cwd, given.out), `${deck.id}${form.endings[0] ?? ''}`);
  writeAtomically(path, text);
  wrote(path, terminal);
}
