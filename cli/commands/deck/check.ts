/** `cardwright deck check`: the verdicts, what is wrong at which line, and what would fix it. */
import { Option } from 'commander';
import { jsonDiagnostic, summary, type Counted } from '../../../diagnostics/index.ts';
import { deckState, type DeckState } from '../../../generator/index.ts';
import { EXIT } from '../../exit.ts';
import { formatFlag, sinceFlag } from '../../flags.ts';
import { report, shownPath } from '../../report.ts';
import type { Terminal } from '../../terminal.ts';
import type { DefineCommand } from '../command.ts';
import { compareDecks, type AgainstArguments } from './against.ts';
import { deckArguments, ofFiles } from './arguments.ts';
import { visitDecks, type JudgedPath } from './decks.ts';
import { fixDecks, deckFixes, fixLines } from './fix.ts';
import { say } from '../../say.ts';

export const define: DefineCommand = (command, run) =>
  ofFiles(
    command,
    say(
      'Report whether decks are legal, incomplete or illegal, which line breaks which limit, and how to fix it.',
    ),
  )
    .option('--fix', say('fix in place what can be fixed safely: what has one solution only'))
    .addOption(
      sinceFlag(say('lists decks that it made legal or illegal')).conflicts(['fix', 'against']),
    )
    .addOption(
      new Option(
        '--against <name>',
        say('compare with another: decks that are illegal in that construction format of the game'),
      ).conflicts('fix'),
    )
    .addOption(formatFlag(['text', 'json'], 'text'))
    .action(
      run((terminal, files: string[], options: CheckDeckArguments) =>
        checkDecks(terminal, ...deckArguments(files, options, terminal)),
      ),
    );

interface CheckDeckArguments extends AgainstArguments {
  readonly since?: string;
  /** A format of the game's construction rules. */
  readonly against?: string;
  readonly fix?: boolean;
}

/** What would fix a deck is searched for this many of them: a search asks for hundreds of verdicts. */
const MOST_FIXED = 20;

async function checkDecks(
  terminal: Terminal,
  files: readonly string[],
  given: CheckDeckArguments,
): Promise<number> {
  const { since, against } = given;
  if (since !== undefined) return compareDecks(terminal, files, { since }, given);
  if (against !== undefined) return compareDecks(terminal, files, { format: against }, given);
  if (given.fix === true) await fixDecks(terminal, files, given);
  const output = given.format === 'json' ? new JsonReport(given) : new TextReport(given);
  // Printed at the end: otherwise results and the progress would share one line.
  const lines: string[] = [];
  const collector: Terminal = { ...terminal, print: (text) => void lines.push(text) };
  const states: DeckState[] = [];
  await visitDecks(files, given, terminal, (one) => {
    const state = deckState(one.judged);
    states.push(state);
    output.deck(one, state, collector);
  });
  output.end(states, collector);
  terminal.print(lines.join('\n'));
  return states.every((state) => state === 'legal') ? EXIT.sound : EXIT.faults;
}

class TextReport {
  readonly #given: AgainstArguments;
  readonly #reported: Counted[] = [];
  #fixed = 0;

  constructor(given: AgainstArguments) {
    this.#given = given;
  }

  deck(one: JudgedPath, state: DeckState, terminal: Terminal): void {
    const { verdict, diagnostics } = one.judged;
    const isReported = diagnostics.length > 0;
    if (isReported) report(diagnostics, 'pretty', terminal, { isPart: true });
    this.#reported.push(...diagnostics.map(({ severity, file }) => ({ severity, file })));
    const name = shownPath(one.path, terminal);
    const text =
      verdict === null
        ? say('cannot be judged')
        : say('{state}, {cards}', { state: say(state), cards: cardsOf(verdict.size) });
    const lines = [say('{name}: {text}', { name, text }), ...this.#fixes(one, state)];
    terminal.print((isReported ? ['', ...lines, ''] : lines).join('\n'));
  }

  end(states: readonly DeckState[], terminal: Terminal): void {
    if (this.#reported.length > 0) terminal.print(summary(this.#reported));
    if (states.length < 2 || states.every((state) => state === 'legal')) return;
    terminal.print(say('{count} decks: {states}', { count: states.length, states: tally(states) }));
    if (this.#fixed <= MOST_FIXED) return;
    terminal.print(
      say('Fixes are listed for the first {most} decks; check a deck alone for more.', {
        most: MOST_FIXED,
      }),
    );
  }

  #fixes(one: JudgedPath, state: DeckState): string[] {
    if (state === 'legal') return [];
    this.#fixed += 1;
    return this.#fixed > MOST_FIXED ? [] : fixLines(one, this.#given);
  }
}

function cardsOf(count: number): string {
  return count === 1 ? say('1 card') : say('{count} cards', { count });
}

function tally(states: readonly DeckState[]): string {
  const counts = new Map<DeckState, number>();
  for (const state of states) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts]
    .map(([state, count]) => say('{count} {state}', { count, state: say(state) }))
    .join(say(', '));
}

/** For programs; grows when a field changes its meaning or goes. */
const JSON_VERSION = 1;

class JsonReport {
  readonly #given: AgainstArguments;
  readonly #decks: unknown[] = [];
  #fixed = 0;

  constructor(given: AgainstArguments) {
    this.#given = given;
  }

  deck(one: JudgedPath, state: DeckState, terminal: Terminal): void {
    const { verdict, diagnostics } = one.judged;
    if (state !== 'legal') this.#fixed += 1;
    const isFixed = state !== 'legal' && this.#fixed <= MOST_FIXED;
    this.#decks.push({
      file: shownPath(one.path, terminal),
      state,
      size: verdict?.size ?? null,
      diagnostics: diagnostics.map((diagnostic) => jsonDiagnostic(diagnostic, terminal.cwd)),
      ...this.#fixes(one, isFixed),
    });
  }

  /** `searched`: whether every way was tried, some of them, or none. */
  #fixes(one: JudgedPath, isFixed: boolean): object {
    if (one.judged.verdict?.legal === true) return { fixes: [], searched: 'all' };
    if (!isFixed) return { fixes: [], searched: 'none' };
    const { found, complete } = deckFixes(one, this.#given);
    return { fixes: found, searched: complete ? 'all' : 'part' };
  }

  end(_states: readonly DeckState[], terminal: Terminal): void {
    terminal.print(JSON.stringify({ version: JSON_VERSION, decks: this.#decks }, null, 2));
  }
}
