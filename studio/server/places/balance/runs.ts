/** Simulations for the page, one at a time, in threads; all of them end with the studio. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { language } from '../../../../diagnostics/index.ts';
import {
  compileGame,
  isSound,
  namedThings,
  type CheckedGame,
} from '../../../../generator/index.ts';
import { inLocale } from '../../../../kernel/index.ts';
import { fontsInside } from '../../../../print/index.ts';
import {
  balanceOf,
  judgeBalance,
  playersOf,
  readRef,
  reportInThread,
  saveInThread,
  simulate,
  withFonts,
  type GameInThread,
  type Plan,
  type SimulationResult,
} from '../../../../simulation/index.ts';
import type { BalanceAsked, BalanceState } from '../../../protocol/balance.ts';
import { filled } from '../../../protocol/filled.ts';
import type { Desk } from '../../desk.ts';
import { failureOf } from './failure.ts';
import { CannotPlay, planned } from './planned.ts';
import { badOption, rulesToTrust, wantedPlan } from './request.ts';
import { shownMatrix, type NameOf } from './shown.ts';
import { shownTables } from './shown-tables.ts';
import { compareEdit } from './what-if.ts';
import { balanceWords } from './words.ts';

const NOTHING: BalanceState = {
  run: 0,
  isRunning: false,
  games: 0,
  all: 0,
  widest: null,
  stopped: null,
  failed: null,
  failedGame: null,
  isOld: false,
  matrix: null,
  tables: null,
  edit: null,
};

/** Milliseconds between two looks of the pages. */
const LOOK_MS = 300;

/** What is kept of a run that was played, or is being played. */
interface Run {
  readonly checked: CheckedGame;
  readonly given: GameInThread;
  readonly nameOf: NameOf;
  /** Whether it is compared with the game as it was. */
  readonly isEdit: boolean;
  /** Of the game as it is; null before it is made. */
  plan: Plan | null;
  result: SimulationResult | null;
}

export class BalanceRuns {
  readonly #desk: Desk;
  #state: BalanceState = NOTHING;
  #run: Run | null = null;
  /** Of the game that was played. */
  #revision = 0;
  #stopped = new AbortController();
  #playing: Promise<void> = Promise.resolve();
  #looked = 0;
  /** Names of reports, with their text. */
  #report: { readonly name: string; readonly text: string } | null = null;
  readonly #trusted = new Set<string>();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get state(): BalanceState {
    const isOld = this.#state.run > 0 && this.#revision !== this.#desk.revision;
    return { ...this.#state, isOld };
  }

  isTrusted(hash: string | null): boolean {
    return hash === null || this.#trusted.has(hash);
  }

  /** Begins, and returns at once; false while another run goes on, and for what is on no list. */
  begin(asked: BalanceAsked): boolean {
    const { result: checked, folder } = this.#desk;
    if (this.#state.isRunning || !isSound(checked)) return false;
    const hash = rulesToTrust(folder);
    if (hash !== null && asked.trusted === hash) this.#trusted.add(hash);
    if (!this.isTrusted(hash)) return false;
    const game = compileGame(checked.game, checked.linked);
    if (wantedPlan(game, asked) === null) return false;
    const { names } = namedThings(checked.game);
    this.#run = {
      checked,
      given: { folder, game, cards: checked.manifest.play?.cards ?? {} },
      nameOf: (id) => inLocale(names[id] ?? id, language()),
      isEdit: asked.against !== null,
      plan: null,
      result: null,
    };
    this.#report = null;
    this.#revision = this.#desk.revision;
    this.#stopped = new AbortController();
    this.#state = { ...NOTHING, run: this.#state.run + 1, isRunning: true };
    const bad = badOption(checked, asked.options);
    this.#playing = this.#play(this.#run, asked, bad).catch((error: unknown) => {
      // What was stopped while it was prepared has not failed.
      const end = this.#stopped.signal.aborted
        ? { stopped: 'interrupted' as const }
        : failureOf(error, this.#run, this.#desk.folder);
      this.#change({ isRunning: false, ...end });
    });
    return true;
  }

  /** What was counted remains. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#playing;
  }

  async #play(run: Run, asked: BalanceAsked, bad: string | null): Promise<void> {
    const { badOption: words } = balanceWords.words;
    if (bad !== null) throw new CannotPlay(filled(words, { name: bad }));
    run.plan = await planned(run.given, run.checked, asked, this.#stopped.signal);
    if (asked.against === null) await this.#games(run, run.plan);
    else await this.#edit(run, asked, run.plan);
  }

  async #games(run: Run, plan: Plan): Promise<void> {
    const { checked, given, nameOf } = run;
    const balance = balanceOf(checked);
    const shown = (result: SimulationResult): Partial<BalanceState> => {
      run.result = result;
      return playersOf(plan) > 2
        ? { tables: shownTables(result, balance, nameOf) }
        : { matrix: shownMatrix(result, balance, nameOf) };
    };
    let reached: Pick<BalanceState, 'games' | 'all' | 'widest'> = {
      games: 0,
      all: 0,
      widest: null,
    };
    const result = await simulate(
      { ...given, plan },
      {
        threads: threads(),
        signal: this.#stopped.signal,
        progress: (games, all, widest) => (reached = { games, all, widest }),
        counted: (soFar) => this.#look(() => ({ ...reached, ...shown(soFar()) })),
      },
    );
    const { stopped } = result;
    this.#change({ ...reached, ...shown(result), stopped, isRunning: false });
  }

  async #edit(run: Run, asked: BalanceAsked, plan: Plan): Promise<void> {
    const end = await compareEdit({
      desk: this.#desk,
      ...run,
      asked,
      plan,
      threads: threads(),
      signal: this.#stopped.signal,
      plays: (shared) => (run.plan = shared),
      look: (part) => this.#look(part),
    });
    this.#change({ ...end, isRunning: false });
  }

  /** Not more often than eyes can follow. */
  #look(part: () => Partial<BalanceState>): void {
    const now = Date.now();
    if (now - this.#looked < LOOK_MS) return;
    this.#looked = now;
    this.#change(part());
  }

  #change(part: Partial<BalanceState>): void {
    this.#state = { ...this.#state, ...part };
    this.#desk.notify('/balance');
  }

  /** The address of the report below the place; null where there is nothing to report. */
  async report(): Promise<string | null> {
    const run = this.#run;
    if (run?.result == null || this.#state.isRunning) return null;
    const { checked, result } = run;
    const { names } = namedThings(checked.game);
    const balance = balanceOf(checked);
    const locale = language();
    const text = await reportInThread(
      run.given,
      {
        result,
        language: locale,
        title: inLocale(checked.manifest.title, locale),
        names: Object.fromEntries(
          Object.entries(names).map(([id, name]) => [id, inLocale(name, locale)]),
        ),
        game: checked.manifest.id,
        expectations: balance === null ? null : judgeBalance(balance, result),
      },
      this.#stopped.signal.aborted ? new AbortController().signal : this.#stopped.signal,
    );
    if (text === null) return null;
    const name = `${randomBytes(16).toString('base64url')}.html`;
    this.#report = { name, text: withFonts(text, fontsInside) };
    return name;
  }

  reportNamed(name: string): string | null {
    return this.#report?.name === name ? this.#report.text : null;
  }

  /** A game of this run as a save; null for what is none. */
  async save(run: number, text: string): Promise<string | null> {
    if (run !== this.#state.run || this.#run?.plan == null) return null;
    const { given, plan } = this.#run;
    const ref = readRef(text, plan);
    return ref === null ? null : saveInThread(given, plan, ref, new AbortController().signal);
  }
}

/** One core stays for whoever edits. */
function threads(): number {
  return Math.max(1, availableParallelism() - 1);
}
