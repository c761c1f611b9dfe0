/** A proposal, said: its changes, what it does to each pairing, and whether that is what is expected. */
import { judgeShare, type Judged, type PairSums } from '../../engine/index.ts';
import type { CompiledDeck } from '../../engine/index.ts';
import { DECK, type EditedCardSaid } from '../compare/comparison.ts';
import type { FieldDiff } from '../../generator/index.ts';
import type { ArmCounts, JointTable } from '../compare/counts.ts';
import {
  entrantFindings,
  pairingFindings,
  withRates,
  type Change,
  type Finding,
} from '../compare/findings.ts';
import type { JudgedTarget } from '../compare/judged-target.ts';
import type { Plan } from '../plan.ts';
import {
  exchangesIn,
  figuresIn,
  isExchange,
  type Exchange,
  type Move,
  type Target,
} from './moves.ts';
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
  plan: Plan,
): SuggestionSaid {
  if (verified === null) return { edited: [], pairings: [], decks: [], changes: [], judged: [] };
  const edit = { what: 'edit' } as const;
  return {
    edited: [...editedBy(moves), ...exchangedIn(moves, plan)].map(({ own, ...card }) => ({
      ...card,
      fate: 'changed',
      alone: own.some((move) => alone[moves.indexOf(move)] === 'refused') ? 'limits' : 'tried',
    })),
    pairings: pairingFindings(edit, verified),
    decks: withRates(entrantFindings(edit, verified)),
    changes: withRates(
      moves.flatMap((move, place): Finding[] => {
        const counts = alone[place] ?? null;
        if (counts === null || counts === 'refused') return [];
        const whose = isExchange(move) ? [move.entrant] : undefined;
        return entrantFindings(changeOf(move), counts, whose);
      }),
    ),
    judged: targets.flatMap((target) => judgedTarget(target, verified)),
  };
}

function changeOf(move: Move): Change {
  if (isExchange(move)) return { what: 'exchange', out: move.out, in: move.in };
  const { figure, to } = move;
  return { what: 'figure', card: figure.card, field: figure.field, from: figure.value, to };
}

/** A card or deck with its changes. */
interface Proposed extends Pick<EditedCardSaid, 'id' | 'kind' | 'fields'> {
  readonly own: readonly Move[];
}

function editedBy(moves: readonly Move[]): Proposed[] {
  const turned = figuresIn(moves);
  const cards = [...new Set(turned.map(({ figure: { card } }) => card))];
  return cards.map((id) => {
    const own = turned.filter(({ figure: { card } }) => card === id);
    const fields = own.map(({ figure: { field, value }, to }) => {
      return { field, before: value, after: to };
    });
    return { id, kind: own[0]!.figure.kind, fields, own };
  });
}

/** By deck: copies of each card, before and after. */
function exchangedIn(moves: readonly Move[], { entrants }: Plan): Proposed[] {
  return entrants.flatMap(({ deck }, entrant) => {
    const own = exchangesIn(moves).filter((one) => one.entrant === entrant);
    if (deck === null || own.length === 0) return [];
    return [{ id: deck.id, kind: DECK, fields: copiesAfter(deck, own), own }];
  });
}

function copiesAfter({ cards }: CompiledDeck, exchanges: readonly Exchange[]): FieldDiff[] {
  const ids = [...new Set(exchanges.flatMap((one) => [one.out, one.in]))];
  return ids.map((id) => {
    const before = cards[id] ?? 0;
    const gained = exchanges.filter((one) => one.in === id).length;
    const lost = exchanges.filter((one) => one.out === id).length;
    return { field: id, before, after: before + gained - lost };
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
