/** What cards and figures are worth: each is changed alone, on the same seeds as the game as it is. */
import { compileConstruction } from '../../engine/construction/index.ts';
import type { AnyRules, CompiledDeck, CompiledGame } from '../../engine/index.ts';
import { figuresOf, withFigures, type CheckedGame, type Figure } from '../../generator/index.ts';
import {
  componentIn,
  holdersOf,
  pairingsOf,
  withComponents,
  type Arm,
  type Variant,
  type Version,
} from '../compare/arms.ts';
import type { ArmCounts } from '../compare/counts.ts';
import { isPlayable } from '../compare/judged-deck.ts';
import {
  entrantFindings,
  turnedRound,
  withRates,
  type Change,
  type Finding,
} from '../compare/findings.ts';
import { withoutCopy } from './missing-copies.ts';

export interface WorthRequest {
  readonly checked: CheckedGame;
  readonly version: Version;
  /** The rules for a game with other figures. */
  readonly rulesOf: (game: CompiledGame) => AnyRules;
  readonly of: readonly ('cards' | 'figures')[];
  /** Only these; all that decks hold where it is empty. */
  readonly only: readonly string[];
}

/** A change with the arm that plays it. */
export interface Priced {
  readonly change: Change;
  readonly arm: Arm;
  /** Whose share is asked for. */
  readonly entrants: readonly number[];
}

/** Replacements that are tried in turn, at most. */
const IN_TURN = 8;

/** Cards first, then figures, in the order of the game. */
export function worthArms(request: WorthRequest): Priced[] {
  const { version, of, only } = request;
  const held = new Set(version.plan.entrants.flatMap(({ deck }) => Object.keys(deck?.cards ?? {})));
  const ids = new Set([...held].filter((id) => only.length === 0 || only.includes(id)));
  return [
    ...(of.includes('cards') ? [...ids].flatMap((card) => copyArms(card, request)) : []),
    ...(of.includes('figures')
      ? figuresOf(request.checked, ids).flatMap((figure) => figureArms(figure, request))
      : []),
  ];
}

/** For each deck by itself, where limits allow it; else all copies of the card at once. */
function copyArms(card: string, request: WorthRequest): Priced[] {
  const { version } = request;
  const { plan, game } = version;
  const judge = game.construction === null ? null : compileConstruction(game.construction, game);
  const holders = holdersOf(plan, card);
  const rules = request.rulesOf(game);
  const single = holders.flatMap((entrant): Priced[] => {
    const deck = plan.entrants[entrant]!.deck!;
    const options = { ...plan.options, players: 2 };
    const missing = withoutCopy(deck, card, judge && ((draft) => judge(draft, options)));
    const playable = (decks: readonly CompiledDeck[]): Variant[] =>
      spread(decks.filter((one) => isPlayable(rules, one, plan))).map((one) => {
        return { decks: [{ entrant, deck: one }] };
      });
    const [swaps, fewer] = [playable(missing.swaps), playable(missing.fewer)];
    const inTurn = swaps.length > 0 ? swaps : fewer;
    if (inTurn.length === 0) return [];
    const replaced = swaps.length > 0 ? 'swap' : 'fewer';
    return [
      {
        change: { what: 'copy', card, replaced },
        arm: { version: 0, inTurn, pairings: pairingsOf(plan, [entrant]) },
        entrants: [entrant],
      },
    ];
  });
  const others = holders.filter(
    (entrant) => !single.some(({ entrants }) => entrants.includes(entrant)),
  );
  return others.length === 0 ? single : [...single, ...dataArms(card, others, request)];
}

/** The card with the data of others that its decks hold: what decks are made of remains. */
function dataArms(card: string, holders: readonly number[], request: WorthRequest): Priced[] {
  const { plan, game } = request.version;
  const own = Object.entries(game.kinds).find(([, cards]) => cards.some(({ id }) => id === card));
  if (own === undefined) return [];
  const [kind, cards] = own;
  const beside = cards.filter(
    ({ id }) =>
      id !== card && holders.some((entrant) => (plan.entrants[entrant]!.deck?.cards[id] ?? 0) > 0),
  );
  const inTurn: Variant[] = [];
  for (const other of spread(beside, 2 * IN_TURN)) {
    const component = componentIn(game, kind, other.id)!;
    const at = cards.findIndex(({ id }) => id === card);
    const variant = { components: [{ ...component, at, card: { ...component.card, id: card } }] };
    if (inTurn.length < IN_TURN && canPlay(variant, holders, request)) inTurn.push(variant);
  }
  if (inTurn.length === 0) return [];
  return [
    {
      change: { what: 'copy', card, replaced: 'data' },
      arm: { version: 0, inTurn, pairings: pairingsOf(plan, holders) },
      entrants: holders,
    },
  ];
}

function figureArms(figure: Figure, request: WorthRequest): Priced[] {
  const { card, kind, field, path, value, least, most } = figure;
  const { plan } = request.version;
  const holders = holdersOf(plan, card);
  return [value - 1, value + 1].flatMap((to): Priced[] => {
    if (to < least || to > most) return [];
    const turned = withFigures(request.checked, [{ card, path, value: to }]);
    const component = componentIn(turned, kind, card);
    if (component === null) return [];
    const variant = { components: [component] };
    if (!canPlay(variant, holders, request)) return [];
    return [
      {
        change: { what: 'figure', card, field, from: value, to },
        arm: { version: 0, inTurn: [variant], pairings: pairingsOf(plan, holders) },
        entrants: holders,
      },
    ];
  });
}

/** Whether the rules can be made of it, and the limits of decks still allow those who hold it. */
function canPlay(
  { components }: Required<Pick<Variant, 'components'>>,
  holders: readonly number[],
  { version, rulesOf }: WorthRequest,
): boolean {
  try {
    const rules = rulesOf(withComponents(version.game, components));
    return holders.every((entrant) =>
      isPlayable(rules, version.plan.entrants[entrant]!.deck, version.plan),
    );
  } catch {
    return false;
  }
}

/** Some of a list, from all over it. */
function spread<Item>(list: readonly Item[], most = IN_TURN): Item[] {
  if (list.length <= most) return [...list];
  return Array.from(
    { length: most },
    (_, index) => list[Math.floor((index * list.length) / most)]!,
  );
}

/** What was counted of them, said: what a card adds, and what a step of a figure does. */
export function worthSaid(
  priced: readonly Priced[],
  counts: readonly (ArmCounts | null)[],
): Finding[] {
  const found = priced.flatMap(({ change, entrants }, place): Finding[] => {
    const own = counts[place] ?? null;
    if (own === null) return [];
    const findings = entrantFindings(change, own, entrants);
    return change.what === 'copy' ? findings.map(turnedRound) : findings;
  });
  return withRates(found);
}
