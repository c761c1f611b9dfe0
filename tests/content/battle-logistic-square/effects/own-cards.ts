/** The game with cards of a test's own, as a designer would write them. */
import { rules } from '../../../../content/battle-logistic-square/rules/index.ts';
import type {
  Effect,
  Requirement,
} from '../../../../content/battle-logistic-square/rules/data.gen.ts';
import type { CatalogueCard, CompiledGame, Offset } from '../../../../engine/index.ts';
import { game } from '../game.ts';

export interface OwnCard {
  readonly id: string;
  readonly category: 'avi' | 'ac' | 'sc' | 'br' | 'it';
  readonly cb?: boolean;
  readonly colour?: string;
  readonly hitDamage?: number;
  readonly endurance?: number;
  readonly range?: readonly Offset[] | 'board';
  readonly includeOwnAvi?: boolean;
  readonly break?: readonly Requirement[];
  readonly assembly?: readonly object[];
  readonly effects?: readonly Effect[];
}

/** The rules over the cards of the game and these. */
export function rulesWith(cards: readonly OwnCard[]): ReturnType<typeof rules> {
  const own = cards.map((card): CatalogueCard => ({ kind: 'card', name: card.id, ...card }));
  const card = [...(game.kinds['card'] ?? []), ...own];
  const withOwn: CompiledGame = { ...game, kinds: { ...game.kinds, card } };
  return rules(withOwn);
}
