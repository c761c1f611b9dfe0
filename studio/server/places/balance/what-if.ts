/** What an edit did: the game as it is beside the game as it was, by the same seeds. */
import { language } from '../../../../diagnostics/index.ts';
import {
  commitOf,
  compileGame,
  gameAt,
  GameChecker,
  isSound,
  namedThings,
  type CheckedGame,
  type CheckResult,
  type PastGame,
} from '../../../../generator/index.ts';
import { inLocale } from '../../../../kernel/index.ts';
import {
  comparisonOfEdit,
  editToCompare,
  haveSameRules,
  playEdit,
  sharedPlans,
  WHOLE_EDIT,
  widestDifference,
  type Comparison,
  type GameInThread,
  type Plan,
} from '../../../../simulation/index.ts';
import type { BalanceAsked, BalanceState, Baseline } from '../../../protocol/balance.ts';
import { filled } from '../../../protocol/filled.ts';
import type { Desk } from '../../desk.ts';
import { CannotPlay, planned } from './planned.ts';
import { shownEdit, type NameOf } from './shown.ts';
import { balanceWords } from './words.ts';

interface EditAsked {
  readonly desk: Desk;
  readonly given: GameInThread;
  readonly nameOf: NameOf;
  readonly asked: BalanceAsked;
  /** Of the game as it is. */
  readonly plan: Plan;
  readonly threads: number;
  readonly signal: AbortSignal;
  /** The games that are played are of this plan. */
  readonly plays: (plan: Plan) => void;
  readonly look: (part: () => Partial<BalanceState>) => void;
}

/** What there is to compare with, the usual one first. */
export function baselinesOf(desk: Desk): Baseline[] {
  const { undo } = desk.workshop.steps;
  const last = commitOf(desk.folder, 'HEAD');
  const revision: Baseline[] =
    'code' in last ? [] : [{ value: 'revision', detail: detailOf(last) }];
  return [
    ...revision,
    { value: 'opened', detail: '' },
    ...(undo === null ? [] : [{ value: 'step', detail: undo } as const]),
  ];
}

function detailOf({ commit, day }: Pick<PastGame, 'commit' | 'day'>): string {
  return `${commit.slice(0, 7)}, ${day}`;
}

interface Before {
  readonly result: CheckResult;
  readonly past: PastGame | null;
  readonly name: string;
}

export async function compareEdit(edit: EditAsked): Promise<Partial<BalanceState>> {
  const before = stateBefore(edit.desk, edit.asked.against ?? 'opened');
  try {
    if (!isSound(before.result)) throw cannot(before.name);
    return await compared(edit, before.result, before);
  } finally {
    before.past?.remove();
  }
}

function cannot(why: string): CannotPlay {
  return new CannotPlay(filled(balanceWords.words.unplayable, { why }));
}

function stateBefore(desk: Desk, against: Baseline['value']): Before {
  const name = (detail: string): string =>
    filled(balanceWords.words.baselines[against], { detail });
  if (against === 'opened') return { result: desk.first, past: null, name: name('') };
  if (against === 'step') {
    const { undo } = desk.workshop.steps;
    const result = desk.workshop.beforeLastStep();
    if (undo === null || result === null) throw cannot(name(undo ?? ''));
    return { result, past: null, name: name(undo) };
  }
  const past = gameAt(desk.folder, 'HEAD');
  if ('code' in past) throw cannot('git');
  return { result: new GameChecker(past.folder).check(), past, name: name(detailOf(past)) };
}

async function compared(
  { given, nameOf, asked, plan, threads, signal, look, plays }: EditAsked,
  was: CheckedGame,
  { past, name }: Before,
): Promise<Partial<BalanceState>> {
  const folder = past?.folder ?? given.folder;
  const sameRules = haveSameRules(given.folder, folder);
  // Equal rules are those that somebody trusts already.
  const old = {
    folder: sameRules ? given.folder : folder,
    game: compileGame(was.game, was.linked),
    cards: was.manifest.play?.cards ?? {},
  };
  const { before, after, otherDecks } = sharedPlans(await planned(old, was, asked, signal), plan);
  plays(after);
  const edit = editToCompare({ ...old, plan: before }, { ...given, plan: after }, sameRules);
  if (edit.arms[WHOLE_EDIT]!.pairings.length === 0)
    throw new CannotPlay(balanceWords.words.twoNeeded);
  const { names } = namedThings(was.game);
  const named: NameOf = (id) => {
    const known = nameOf(id);
    return known === id ? inLocale(names[id] ?? id, language()) : known;
  };
  const said = (
    counts: Parameters<typeof comparisonOfEdit>[1],
    stopped: Comparison['stopped'],
    isOver: boolean,
  ): Partial<BalanceState> => {
    const comparison = comparisonOfEdit(edit, counts, {
      plan: before,
      stopped,
      before: { name, content: before.content },
      after: null,
      otherDecks,
    });
    return {
      edit: shownEdit(comparison, named, isOver),
      widest: widestDifference(counts[WHOLE_EDIT] ?? null),
    };
  };
  let reached = { games: 0, all: 0 };
  const { counts, stopped } = await playEdit(edit, plan, {
    threads,
    signal,
    progress: (games, all) => (reached = { games, all }),
    counted: (soFar) => look(() => ({ ...reached, ...said(soFar, 'games', false) })),
  });
  return { ...reached, ...said(counts, stopped, true), stopped };
}
