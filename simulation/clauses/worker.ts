/**
 * A thread for the clauses that decide. One plays a sample of the games of a run, as bots decide, and
 * writes their moves down; another one plays these moves again while V8 counts blocks. So what bots only
 * think of counts for nothing, and all other threads run as fast as ever.
 */
import type { AnyRules } from '../../engine/index.ts';
import { Session } from 'node:inspector/promises';
import { rulesFromSource } from '../../generator/index.ts';
import { Watcher } from '../counting/watcher.ts';
import { playGame } from '../playing/game.ts';
import { inThread } from '../playing/in-thread.ts';
import { Setups } from '../playing/play-shard.ts';
import { playersOf } from '../plan.ts';
import type { GameRef } from '../result.ts';
import type { PlayedByThread } from '../playing/worker.ts';
import { citedPlaces, type CitedPlace } from './cited-lines.ts';
import type { UsedInGame } from './clause-use.ts';
import type { ClauseAnswer, ClauseTask, RecordTask, WatchTask } from './tasks.ts';
import { countAt } from './coverage.ts';
import { recorded, type Recorded } from './recorded.ts';

const { port, given } = inThread();
const { folder, game, cards, plan } = given as PlayedByThread;
const setups = new Setups(plan);

port.on('message', async (task: ClauseTask) => {
  port.postMessage('moves' in task ? await watch(task) : await record(task));
});

/** Null where the rules have no source. */
async function record({ refs }: RecordTask): Promise<Recorded[] | null> {
  const factory = await rulesFromSource(folder);
  if (factory === null) return null;
  const rules = factory(game);
  return refs.map((ref) =>
    recorded(rules, (recording) => void playGame(recording, setups.gameOf(ref))),
  );
}

/** Counting begins before the rules are loaded: what is optimized already would count for nothing. */
async function watch({ refs, known, moves }: WatchTask): Promise<ClauseAnswer> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Debugger.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const factory = await rulesFromSource(folder);
  const rules = factory!(game);
  const watcher = new Watcher(rules, cards, playersOf(plan));
  const sources = new Sources(session, folder, new Set(known));
  await sources.counts();
  const games: UsedInGame[] = [];
  for (const [place, ref] of refs.entries()) {
    watcher.reset(true);
    replay(rules, ref, moves[place]!, watcher);
    const times = await sources.counts();
    for (const [clause, count] of watcher.refusals)
      times[clause] = Math.max(times[clause] ?? 0, count);
    games.push({ ref, times });
  }
  session.disconnect();
  return { games, cited: sources.cited() };
}

/** The same moves, with what is legal before each of them. */
function replay(rules: AnyRules, ref: GameRef, moves: Recorded, watcher: Watcher): void {
  const { setup, seed } = setups.gameOf(ref);
  const state = rules.create(setup, seed, watcher.report);
  const buffer: unknown[] = [];
  watcher.begun(state, (seat) => seat);
  for (const { seat, action } of moves) {
    const count = rules.legalActions(state, seat, buffer);
    watcher.deciding(state, seat, buffer, count);
    rules.apply(state, seat, action, watcher.report);
    rules.outcome(state);
  }
}

/** The scripts of the rules, with the places in them that cite clauses. */
class Sources {
  readonly #session: Session;
  readonly #folder: string;
  readonly #known: ReadonlySet<string>;
  readonly #places = new Map<string, { readonly cited: CitedPlace[]; readonly length: number }>();
  readonly #cited = new Set<string>();

  constructor(session: Session, folder: string, known: ReadonlySet<string>) {
    this.#session = session;
    this.#folder = folder.replaceAll('\\', '/');
    this.#known = known;
  }

  /** Since they were asked for last, by clause. */
  async counts(): Promise<Record<string, number>> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    const times: Record<string, number> = {};
    for (const script of result) {
      if (!decodeURI(script.url).replaceAll('\\', '/').includes(`${this.#folder}/rules/`)) continue;
      const { cited, length } = await this.#read(script.scriptId);
      for (const { clause, offset } of cited) {
        const count = countAt(script, offset, length);
        if (count === null) continue;
        this.#cited.add(clause);
        times[clause] = (times[clause] ?? 0) + count;
      }
    }
    return times;
  }

  cited(): string[] {
    return [...this.#cited];
  }

  async #read(scriptId: string): Promise<{ cited: CitedPlace[]; length: number }> {
    const known = this.#places.get(scriptId);
    if (known !== undefined) return known;
    const { scriptSource } = await this.#session.post('Debugger.getScriptSource', { scriptId });
    const read = { cited: citedPlaces(scriptSource, this.#known), length: scriptSource.length };
    this.#places.set(scriptId, read);
    return read;
  }
}
