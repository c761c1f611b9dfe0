/** A proposal, said: its changes, what it does to each pairing, and whether that is what is expected. */
import { judgeShare, type Judged, type PairSums } from '../../engine/index.ts';
import type { EditedCardSaid } from '../compare/comparison.ts';
import type { ArmCounts, JointTable } from '../compare/counts.ts';
import { entrantFindings, pairingFindings, withRates, type Finding } from '../compare/findings.ts';
import type { JudgedTarget } from '../compare/judged-target.ts';
import type { Move, Target } from './moves.ts';
import type { Suggestion } from './suggest.ts';

export interface SuggestionSaid {
  readonly edited: readonly EditedCardSaid[];
  readonly pairings: readonly Finding[];
  readonly decks: readonly Finding[];
  /** Each change alone. */
  readonly changes: readonly Finding[];
  readonly judged: readonly JudgedTarget[];
}

export function suggestionSaid(
  { moves, verified, alone }: Suggestion,
  targets: readonly Target[],
): SuggestionSaid {
  if (verified === null) return { edited: [], pairings: [], decks: [], changes: [], judged: [] };
  const edit = { what: 'edit' } as const;
  return {
    edited: editedBy(moves),
    pairings: pairingFindings(edit, verified),
    decks: withRates(entrantFindings(edit, verified)),
    changes: withRates(
      moves.flatMap(({ figure: { card, field, value: from }, to }, place): Finding[] => {
        const counts = alone[place] ?? null;
        const change = { what: 'figure', card, field, from, to } as const;
        return counts === null ? [] : entrantFindings(change, counts);
      }),
    ),
    judged: targets.flatMap((target) => judgedTarget(target, verified)),
  };
}

function editedBy(moves: readonly Move[]): EditedCardSaid[] {
  const cards = [...new Set(moves.map(({ figure: { card } }) => card))];
  return cards.map((id) => {
    const own = moves.filter(({ figure: { card } }) => card === id);
    const fields = own.map(({ figure: { field, value }, to }) => {
      return { field, before: value, after: to };
    });
    return { id, kind: own[0]!.figure.kind, fate: 'changed', fields, alone: 'tried' };
  });
}

function judgedTarget(target: Target, { pairings }: ArmCounts): JudgedTarget[] {
  const table = pairings.find(({ place }) => place === target.place)?.table;
  if (table === undefined) return [];
  const band = { low: target.low, high: target.high };
  const judge = (side: 'before' | 'after'): Judged => judgeShare(sumsOf(table, side), band);
  return [{ ...target, before: judge('before'), after: judge('after') }];
}

function sumsOf(table: JointTable, side: 'before' | 'after'): PairSums {
  let [pairs, sum, squares] = [0, 0, 0];
  for (const [was, row] of table.entries()) {
    for (const [is, times] of row.entries()) {
      const worth = side === 'before' ? was : is;
      pairs += times;
      sum += times * worth;
      squares += times * worth * worth;
    }
  }
  return { pairs, sum, squares };
}
