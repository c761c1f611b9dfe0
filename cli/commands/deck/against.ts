/** `cardwright deck check --since` and `--against`: which decks a change makes illegal, and through what. */
import { jsonDiagnostic } from '../../../diagnostics/index.ts';
import {
  type CheckedGame,
  gameAt,
  GameChecker,
  type PastGame,
  type Cause,
  causeOf,
  deckChange,
  type DeckChange,
  judgeDeckFile,
  type JudgedFile,
} from '../../../generator/index.ts';
import { EXIT, WrongUse } from '../../exit.ts';
import { knownOptions } from '../../game-options.ts';
import { refuseUnknown } from '../../refuse-unknown.ts';
import { report, shownPath } from '../../report.ts';
import type { Terminal } from '../../terminal.ts';
import { cardName, visitDecks, type DeckArguments, type JudgedPath } from './decks.ts';
import { say } from '../../say.ts';

export interface AgainstArguments extends DeckArguments {
  readonly format: 'text' | 'json';
}

interface Changed extends DeckChange {
  readonly path: string;
  readonly game: CheckedGame;
}

/** What decks are compared with: a revision of the game's repository, or a format of its construction rules. */
type Other = { readonly since: string } | { readonly format: string };

export async function compareDecks(
  terminal: Terminal,
  files: readonly string[],
  other: Other,
  given: AgainstArguments,
): Promise<number> {
  const sides = new Sides(other, given);
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
  const show = given.format === 'json' ? showJson : showText;
  show(changed, { other, decks }, terminal);
  return changed.some(({ worse }) => worse) ? EXIT.faults : EXIT.sound;
}

/** Judges each deck twice: as it was and as it is, or by its own format and by another. */
class Sides {
  readonly #other: Other;
  readonly #given: DeckArguments;
  readonly #past = new Map<string, { readonly at: PastGame; readonly game: CheckedGame }>();

  constructor(other: Other, given: DeckArguments) {
    this.#other = other;
    this.#given = given;
  }

  judge({ path, game, judged }: JudgedPath): { before: JudgedFile; after: JudgedFile } {
    if ('format' in this.#other) {
      const { format } = this.#other;
      refuseUnknown('construction format', [format], Object.keys(game.linked.rules?.formats ?? {}));
      const options = knownOptions(this.#given.option, game.manifest);
      return { before: judged, after: judgeDeckFile(game, path, { options, choices: { format } }) };
    }
    const past = this.#pastOf(game, this.#other.since);
    const options = knownOptions(this.#given.option, past.manifest);
    return { before: judgeDeckFile(past, path, { options }), after: judged };
  }

  close(): void {
    for (const { at } of this.#past.values()) at.remove();
  }

  #pastOf(game: CheckedGame, revision: string): CheckedGame {
    const read = this.#past.get(game.folder);
    if (read !== undefined) return read.game;
    const at = gameAt(game.folder, revision);
    if ('code' in at) throw unknownRevision(revision);
    const past = new GameChecker(at.folder, { locale: game.locale }).check();
    if (past.linked === null || past.linked.judge === null) {
      at.remove();
      throw new WrongUse(
        say('The game cannot judge decks at "{revision}".', { revision }),
        say('Its construction.yaml is missing there or has errors. Name a later revision.'),
      );
    }
    this.#past.set(game.folder, { at, game: past });
    return past;
  }
}

function unknownRevision(revision: string): WrongUse {
  return new WrongUse(
    say('"{revision}" is not a revision that contains the game.', { revision }),
    say('A revision is a commit, branch or tag of the git repository that the game is in.'),
  );
}

interface Asked {
  readonly other: Other;
  readonly decks: number;
}

function showText(changed: readonly Changed[], { decks }: Asked, terminal: Terminal): void {
  for (const { path, before, after, diagnostics } of changed) {
    if (diagnostics.length > 0) report(diagnostics, 'pretty', terminal);
    terminal.print(
      say('{path}: {before} before, now {after}', {
        path: shownPath(path, terminal),
        before: say(before),
        after: say(after),
      }),
    );
  }
  const worse = changed.filter((one) => one.worse);
  const better = changed.length - worse.length;
  const lines = [
    ...(worse.length === 0 ? [] : [say('{part} worse off:', { part: ofAll(worse.length, decks) })]),
    ...causes(worse).map(({ code, card, decks: through, game }) => {
      const named = card === null ? code : `${cardName(game, card)} (${code})`;
      return say('  {rule} through {decks}', { rule: through, decks: named });
    }),
    ...(better === 0 ? [] : [say('{part} better off.', { part: ofAll(better, decks) })]),
    ...(changed.length === 0
      ? [say('{part} as legal as before.', { part: ofAll(decks, decks) })]
      : []),
  ];
  terminal.print(lines.join('\n'));
}

function ofAll(count: number, all: number): string {
  if (count === all) return all === 1 ? say('1 deck is') : say('{all} decks are', { all });
  return count === 1
    ? say('{count} of {all} decks is', { count, all })
    : say('{count} of {all} decks are', { count, all });
}

function showJson(changed: readonly Changed[], { other, decks }: Asked, terminal: Terminal): void {
  const worse = changed.filter((one) => one.worse);
  const result = {
    version: 1,
    against: 'since' in other ? other.since : other.format,
    decks,
    changed: changed.map(({ path, before, after, diagnostics }) => ({
      file: shownPath(path, terminal),
      before,
      after,
      diagnostics: diagnostics.map((one) => jsonDiagnostic(one, terminal.cwd)),
    })),
    causes: causes(worse).map(({ code, card, decks: through }) => ({ code, card, decks: through })),
  };
  terminal.print(JSON.stringify(result, null, 2));
}

interface Tally extends Cause {
  readonly game: CheckedGame;
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
