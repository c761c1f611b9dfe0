/** What is reported of a game (scenarios/README.md). Events are made only when somebody listens. */
import type {
  ChanceEvent,
  Contributor as ContributorOf,
  EventOf,
  GameEnded,
  Listener as EngineListener,
  Secrets,
} from 'cardwright/engine';

/** Why a game ends: section 5.11. */
export const reasons = ['life', 'deckOut', 'turnLimit', 'standstill'] as const;
export type Reason = (typeof reasons)[number];

/** Why a hit is as high as it is: what is printed, and each thing that changed it (BLS-8.1.5). */
export type Contributor = ContributorOf<'printed' | 'beforeHit' | 'boost' | 'shield'>;

export type Event = ChanceEvent | GameEnded<Reason> | EventOf<Fields>;
export type Listener = EngineListener<Event>;

type Of = { seat: string };
type OfCard = Of & { card: string };
type OfSet = OfCard & { cell: string };
type Hit = { amount: number; contributors: readonly Contributor[] };
type OfCards = Of & { cards: readonly string[] };

interface Fields {
  turnBegun: Of & { turnNumber: number };
  turnEnded: Of & { turnNumber: number };
  cardsDrawn: Of & { count: number; cards?: readonly string[] };
  apChanged: Of & { by: number; ap: number };
  apNextChanged: Of & { by: number };
  cardDeclared: OfCard & { as: 'action' | 'it' | 'chain' };
  chainPassed: Of;
  cardResolved: OfCard;
  cardNegated: OfCard;
  cardSuperseded: OfCard;
  aviHit: Of & Hit & { life: number };
  setHit: OfSet & Hit & { endurance: number };
  hitMissed: OfCard;
  lifeChanged: Of & { by: number; life: number };
  effectUsed: Of & { effect: number };
  effectTriggered: OfCard & { on: string };
  aviMoved: Of & { from: string; to: string };
  setPlaced: OfSet & { endurance: number };
  setRepaired: OfSet & { endurance: number };
  setRemoved: OfSet;
  shieldRaised: Of & { amount: number; until: string };
  boosted: Of & { amount: number };
  aviHeld: Of;
  cardsTrashed: OfCards & { by: 'caa' | 'assembly' | 'effect' | 'handLimit' };
  cardsRetrieved: OfCards;
  cardsRecycled: OfCards;
  itRefreshed: OfCards;
  handPeeked: Of & { cards?: readonly string[] };
  deckLookedAt: Of & { count: number; toBottom: number; cards?: readonly string[] };
}

/** BLS-4.1.9 to BLS-4.1.11: what only one player sees of an event; everything else is public. */
export const secrets: Secrets = {
  cardsDrawn: 'cards',
  handPeeked: 'cards',
  deckLookedAt: 'cards',
};
