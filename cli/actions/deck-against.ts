/** `cardwright deck check --against`: which decks a change makes illegal, and through what. */
import { jsonDiagnostic } from '../../diagnostics/index.ts';
import { GameChecker, type CheckResult } from '../../generator/check.ts';
import {
  causeOf,
  deckChange,
  type Cause,
  type DeckChange,
} from '../../generator/decks/deck-change.ts';
import { judgeDeckFile, type JudgedFile } from '../../generator/decks/judge-file.ts';
import { gameAt, type PastGame } from '../../generator/revision.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { report } from '../report.ts';
import { shownPath } from '../shown-path.ts';
import type { Terminal } from '../terminal.ts';
import { cardName } from './card-name.ts';
import { visitDecks, type DeckArguments, type JudgedPath } from './deck-files.ts';
import { knownOptions } from './deck-options.ts';

export interface AgainstArguments extends DeckArguments {
  readonly format: 'text' | 'json';
}

interface Changed extends DeckChange {
  readonly path: string;
  readonly game: CheckResult;
}

/** `against`: a format of the game, or a revision of the repository in which it lies. */
export async function checkAgainst(
  terminal: Terminal,
  files: readonly string[],
  against: string,
  given: AgainstArguments,
): Promise<number> {
  const sides = new Sides(against, given);
  const changed: Changed[] = [];
  let decks = 0;
  try {
    await visitDecks(files, given, terminal, (one) => {
      decks += 1;
      const { before, after } = sides.judge(one);
      const change = deckChange(before, after);
      if (change !== null) changed.push({ ...change, path: one.path, game: one.game });
    });
  } finally {
    sides.close();
  }
  const tell = given.format === 'json' ? tellJson : tellText;
  tell(changed, { against, decks }, terminal);
  return changed.some(({ worse }) => worse) ? EXIT.faults : EXIT.sound;
}

/** Judges each deck twice: as it was and as it is, or by its own format and by another. */
class Sides {
  readonly #against: string;
  readonly #given: DeckArguments;
  readonly #past = new Map<string, { readonly at: PastGame; readonly game: CheckResult }>();

  constructor(against: string, given: DeckArguments) {
    this.#against = against;
    this.#given = given;
  }

  judge({ path, game, judged }: JudgedPath): { before: JudgedFile; after: JudgedFile } {
    if (Object.hasOwn(formatsOf(game), this.#against)) {
      const options = knownOptions(this.#given.option, game.manifest);
      const choices = { format: this.#against };
      return { before: judged, after: judgeDeckFile(game, path, { options, choices }) };
    }
    const past = this.#pastOf(game);
    const options = knownOptions(this.#given.option, past.manifest);
    return { before: judgeDeckFile(past, path, { options }), after: judged };
  }

  close(): void {
    for (const { at } of this.#past.values()) at.remove();
  }

  #pastOf(game: CheckResult): CheckResult {
    const known = this.#past.get(game.folder);
    if (known !== undefined) return known.game;
    const at = gameAt(game.folder, this.#against);
    if ('code' in at) throw neither(this.#against, game);
    const past = new GameChecker(at.folder, { locale: game.locale }).check();
    this.#past.set(game.folder, { at, game: past });
    if (past.linked?.judge == null) {
      throw new WrongUse(
        `The game could not judge decks at "${this.#against}".`,
        'Its construction.yaml was not there, or had faults. Name a later revision.',
      );
    }
    return past;
  }
}

function formatsOf({ linked }: CheckResult): Readonly<Record<string, unknown>> {
  return linked?.rules?.formats ?? {};
}

function neither(against: string, game: CheckResult): WrongUse {
  const formats = Object.keys(formatsOf(game));
  const known = formats.length === 0 ? '' : `Its formats are ${formats.join(', ')}. `;
  return new WrongUse(
    `"${against}" is neither a format of the game nor a revision that holds it.`,
    `${known}A revision is a commit, branch or tag of the git repository in which the game lies.`,
  );
}

interface Asked {
  readonly against: string;
  readonly decks: number;
}

function tellText(changed: readonly Changed[], { decks }: Asked, terminal: Terminal): void {
  for (const { path, before, after, diagnostics } of changed) {
    if (diagnostics.length > 0) report(diagnostics, 'pretty', terminal);
    terminal.print(`${shownPath(path, terminal)}: ${before} before, now ${after}`);
  }
  const worse = changed.filter((one) => one.worse);
  const better = changed.length - worse.length;
  const lines = [
    ...(worse.length === 0 ? [] : [`${ofAll(worse.length, decks)} worse off:`]),
    ...causes(worse).map(({ code, card, decks: through, game }) => {
      const named = card === null ? code : `${cardName(game, card)} (${code})`;
      return `  ${through} through ${named}`;
    }),
    ...(better === 0 ? [] : [`${ofAll(better, decks)} better off.`]),
    ...(changed.length === 0 ? [`${ofAll(decks, decks)} as legal as before.`] : []),
  ];
  terminal.print(lines.join('\n'));
}

function ofAll(count: number, all: number): string {
  const decks = all === 1 ? '1 deck' : `${all} decks`;
  const are = count === 1 ? 'is' : 'are';
  return count === all ? `${decks} ${are}` : `${count} of ${decks} ${are}`;
}

function tellJson(
  changed: readonly Changed[],
  { against, decks }: Asked,
  terminal: Terminal,
): void {
  const worse = changed.filter((one) => one.worse);
  const told = {
    version: 1,
    against,
    decks,
    changed: changed.map(({ path, before, after, diagnostics }) => ({
      file: shownPath(path, terminal),
      before,
      after,
      diagnostics: diagnostics.map((one) => jsonDiagnostic(one, terminal.cwd)),
    })),
    causes: causes(worse).map(({ code, card, decks: through }) => ({ code, card, decks: through })),
  };
  terminal.print(JSON.stringify(told, null, 2));
}

interface Tally extends Cause {
  readonly game: CheckResult;
  /** Decks that are less legal through it. */
  decks: number;
}

/** From the one that costs most decks. */
function causes(worse: readonly Changed[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { diagnostics, game } of worse) {
    const own = new Map(
      diagnostics.map((one) => {
        const cause = causeOf(one);
        return [JSON.stringify([game.folder, cause.code, cause.card]), cause];
      }),
    );
    for (const [key, cause] of own) {
      const tally = tallies.get(key) ?? { ...cause, game, decks: 0 };
      tally.decks += 1;
      tallies.set(key, tally);
    }
  }
  return [...tallies.values()].toSorted((a, b) => b.decks - a.decks);
}
