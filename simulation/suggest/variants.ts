/** What a proposal makes of the game: components with other figures, and decks with other cards, if all is allowed. */
import { compileConstruction, type Deck } from '../../engine/construction/index.ts';
import type { AnyRules, CompiledDeck, CompiledGame } from '../../engine/index.ts';
import { withFigures, type CheckedGame } from '../../generator/index.ts';
import { componentIn, type ComponentInPlace, type Variant } from '../compare/arms.ts';
import { isPlayable, judgedDeck } from '../compare/judged-deck.ts';
import type { Plan } from '../plan.ts';
import { withExchanges } from './exchanges.ts';
import { exchangesIn, figuresIn, type Exchange, type FigureMove, type Move } from './moves.ts';

/** A game whose cards may have other figures than the one that is simulated. */
interface Changed {
  readonly rules: AnyRules;
  readonly components: readonly ComponentInPlace[];
  judged(deck: Deck): CompiledDeck | null;
}

export interface VariantRequest {
  readonly checked: CheckedGame;
  readonly game: CompiledGame;
  readonly plan: Plan;
  readonly rulesOf: (game: CompiledGame) => AnyRules;
  /** Reports figures of which the rules cannot be made, each time that they are asked for. */
  readonly refused: (figures: readonly FigureMove[], why: unknown) => void;
}

/** Null for a proposal that limits of decks or the rules of play refuse. */
export function variantMaker(request: VariantRequest): (moves: readonly Move[]) => Variant | null {
  const { plan } = request;
  // Most proposals are of cards alone, and thousands are asked for.
  const asItIs = changedGame([], request);
  const variantOf = (moves: readonly Move[]): Variant | null => {
    const figures = figuresIn(moves);
    const changed = figures.length === 0 ? asItIs : changedGame(figures, request);
    const decks = plan.entrants.map(({ deck }, entrant) => {
      const own = exchangesIn(moves).filter((move) => move.entrant === entrant);
      return own.length === 0 ? deck : exchangedDeck(deck!, own, changed);
    });
    const isAllowed = plan.entrants.every(({ deck }, entrant) => {
      const own = decks[entrant] ?? null;
      if (own === null && deck !== null) return false;
      const isAsItWas = own === deck && figures.length === 0;
      return isAsItWas || isPlayable(changed.rules, own, plan);
    });
    if (!isAllowed) return null;
    return {
      components: changed.components,
      decks: decks.flatMap((deck, entrant) =>
        deck === null || deck === plan.entrants[entrant]!.deck ? [] : [{ entrant, deck }],
      ),
    };
  };
  return (moves) => {
    const figures = figuresIn(moves);
    try {
      return variantOf(moves);
    } catch (error) {
      // A figure may be beyond what the rules know; that the game as it is can be played is known.
      if (figures.length === 0) throw error;
      request.refused(figures, error);
      return null;
    }
  };
}

function changedGame(
  figures: readonly FigureMove[],
  { checked, game, plan, rulesOf }: VariantRequest,
): Changed {
  const turned = figures.map(({ figure: { card, path }, to }) => ({ card, path, value: to }));
  const changed = turned.length === 0 ? game : withFigures(checked, turned);
  const judge =
    changed.construction === null ? null : compileConstruction(changed.construction, changed);
  const options = { ...plan.options, players: 2 };
  const ids = new Map(figures.map(({ figure: { card, kind } }) => [card, kind] as const));
  return {
    rules: rulesOf(changed),
    components: [...ids].flatMap(([card, kind]) => componentIn(changed, kind, card) ?? []),
    judged: (deck) => judgedDeck(deck, judge && ((draft) => judge(draft, options))),
  };
}

function exchangedDeck(
  deck: CompiledDeck,
  exchanges: readonly Exchange[],
  game: Changed,
): CompiledDeck | null {
  const changed = withExchanges(deck, exchanges);
  return changed === null ? null : game.judged(changed);
}
