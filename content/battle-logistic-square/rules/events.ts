/** What is told of a game (scenarios/README.md). Events are made only when somebody listens. */
import type {
  Contributor as ContributorOf,
  EndingInWords,
  Listener as EngineListener,
  Secrets,
  Told,
} from 'cardwright/engine';

/** Why a game ends: section 5.11. */
export const reasons = ['life', 'deckOut', 'turnLimit', 'standstill'] as const;
export type Reason = (typeof reasons)[number];

/** Something that happened to one seat. */
type Of<Type extends string> = Told<Type> & { readonly seat: string };
type OfCard<Type extends string> = Of<Type> & { readonly card: string };
type OfSet<Type extends string> = OfCard<Type> & { readonly cell: string };

/** Why a hit is as high as it is: what is printed, and each thing that changed it (BLS-8.1.5). */
export type Contributor = ContributorOf<'printed' | 'beforeHit' | 'boost' | 'shield'>;

export type Event =
  | (Of<'turnBegun'> & { readonly turnNumber: number })
  | (Of<'turnEnded'> & { readonly turnNumber: number })
  /** Only the player who draws sees the cards (BLS-4.1.9). */
  | (Of<'cardsDrawn'> & { readonly count: number; readonly cards?: readonly string[] })
  | (Of<'apChanged'> & { readonly by: number; readonly ap: number })
  | (Of<'apNextChanged'> & { readonly by: number })
  | (OfCard<'cardDeclared'> & { readonly as: 'action' | 'it' | 'chain' })
  | Of<'chainPassed'>
  | OfCard<'cardResolved'>
  | OfCard<'cardNegated'>
  | OfCard<'cardSuperseded'>
  | (Of<'aviHit'> & {
      readonly amount: number;
      readonly life: number;
      readonly contributors: readonly Contributor[];
    })
  | (OfSet<'setHit'> & {
      readonly amount: number;
      readonly endurance: number;
      readonly contributors: readonly Contributor[];
    })
  | OfCard<'hitMissed'>
  | (Of<'lifeChanged'> & { readonly by: number; readonly life: number })
  | (Of<'effectUsed'> & { readonly effect: number })
  | (OfCard<'effectTriggered'> & { readonly on: string })
  | (Of<'aviMoved'> & { readonly from: string; readonly to: string })
  | (OfSet<'setPlaced'> & { readonly endurance: number })
  | (OfSet<'setRepaired'> & { readonly endurance: number })
  | OfSet<'setRemoved'>
  | (Of<'shieldRaised'> & { readonly amount: number; readonly until: string })
  | (Of<'boosted'> & { readonly amount: number })
  | Of<'aviHeld'>
  | (Of<'cardsTrashed'> & {
      readonly cards: readonly string[];
      readonly by: 'caa' | 'assembly' | 'effect' | 'handLimit';
    })
  | (Of<'cardsRetrieved'> & { readonly cards: readonly string[] })
  | (Of<'cardsRecycled'> & { readonly cards: readonly string[] })
  | (Of<'itRefreshed'> & { readonly cards: readonly string[] })
  /** Only the player who looks sees the cards (BLS-4.1.10, BLS-4.1.11). */
  | (Of<'handPeeked'> & { readonly cards?: readonly string[] })
  | (Of<'deckLookedAt'> & {
      readonly count: number;
      readonly toBottom: number;
      readonly cards?: readonly string[];
    })
  | (Told<'gameEnded'> & EndingInWords<Reason>);

export type Listener = EngineListener<Event>;

/** BLS-4.1.9 to BLS-4.1.11: what only one player sees of an event; everything else is public. */
export const secrets: Secrets = {
  cardsDrawn: 'cards',
  handPeeked: 'cards',
  deckLookedAt: 'cards',
};
