/**
 * What a state holds, declared once: what is where in its array, how positions write it, who sees it
 * and which cards must be conserved follow from here. What the game writes in its own way: position.ts.
 */
import {
  chance,
  componentPer,
  count,
  defineState,
  flag,
  oneOf,
  outcome,
  pendingEffects,
  picksAsAsked,
  pieces,
  pile,
  question,
  seat,
  uses,
  zone,
  type Card,
  type CardType,
  type Seat,
} from 'cardwright/engine';
import { AVI, IT } from './cards.ts';
import { ROWS, SEATS, type Config, type State, ownerOf } from './config.ts';
import { reasons } from './events.ts';

export type { State };

/** BLS-6.1.1 */
const phases = ['draw', 'main', 'end', 'over'] as const;
export const phase = oneOf(phases, { usual: () => 'main' });
export const turn = seat<Config>();
/** From 1; it grows with each turn of either player (BLS-6.1.2). The standard state is in the third. */
export const turnNumber = count<Config>({ usual: () => 3 });
export const ap = count<Config>({
  usual: (state) => (phase.is(state, 'main') ? state.config.options.ap : 0),
});
/** BLS-6.8.2 */
export const caaUsed = flag<Config>();

/** Any number: shields and the like may be less than nothing. */
const figure = { per: 'seat', least: -0x7fffffff, start: 0 } as const;
export const life = count<Config>({ ...figure, usual: ({ config }) => config.options.initialLife });
/** The lowest life so far (BLS-10.1.4). */
export const lowestLife = count<Config>({
  ...figure,
  usual: (state, seat) => life.get(state, seat),
});
/** Life when `awaken` triggers were last looked for (BLS-10.2.1). */
export const lifeBefore = count<Config>({
  ...figure,
  usual: (state, seat) => life.get(state, seat),
  observed: false,
});
/** Sums of shields, until the next own turn and until the chain ends (BLS-12.4.3). */
export const shield = count<Config>(figure);
export const chainShield = count<Config>({ ...figure, until: 'chainEnd' });
/** What the next hit of a card gains in this turn (BLS-12.4.2). */
export const boost = count<Config>({ ...figure, until: 'turnEnd' });
/** Change of the AP in the next main phase that has not begun (BLS-12.6.2). */
export const apNext = count<Config>(figure);
/** May not move in this turn; in the next own turn (BLS-12.3.3). */
export const locked = flag<Config>({ per: 'seat', until: 'turnEnd' });
export const lockNext = flag<Config>({ per: 'seat' });

const room = ({ room }: Config, seat: Seat): number => room[seat]!;
/** Whether this question is what a seat must answer. */
const isAsked = (state: State, word: string, seat: Seat): boolean =>
  asked.form(state)?.word === word && asked.asked(state).chooser === seat;

/** BLS-1.2.1, BLS-1.2.5: which cards players have in a zone; all of them are their own. */
const isOwn = (state: State, card: Card, seat: Seat): boolean => ownerOf(state, card) === seat;
const resources = {
  holds: isOwn,
  types: ({ catalogue }: Config, type: CardType): boolean =>
    ![AVI, IT].includes(catalogue.category[type]!),
};
const integrate = {
  holds: isOwn,
  types: ({ catalogue }: Config, type: CardType): boolean => catalogue.category[type] === IT,
};

/** BLS-4.1.2; while the owner looks at cards on top they are known (BLS-4.1.11). */
export const deck = pile<Config>({
  per: 'seat',
  sees: 'nobody',
  room,
  ...resources,
  known: (state, card, viewer) => isAsked(state, 'scry', viewer) && isOption(state, card),
});
/** BLS-4.1.1; whoever chooses from it knows it (BLS-4.1.10). */
export const hand = zone<Config>({
  per: 'seat',
  sees: 'owner',
  room,
  ...resources,
  known: (state, _, viewer) => isAsked(state, 'opposingHand', viewer),
});
/** BLS-1.2.3: the first arrival first. */
export const trash = pile<Config>({
  per: 'seat',
  sees: 'all',
  room,
  ...resources,
  from: 'bottom',
});
/** IT cards that lie face down (BLS-4.1.4), and those that were used and lie face up (BLS-1.2.4). */
export const it = zone<Config>({ per: 'seat', sees: 'owner', room, ...integrate });
export const itUsed = zone<Config>({ per: 'seat', sees: 'all', room, ...integrate });
/** Declared cards of the open chain that still lie there, the first one first (BLS-1.2.1). */
export const chain = pile<Config>({
  per: 'seat',
  sees: 'all',
  room,
  holds: isOwn,
  types: ({ catalogue }, type) => catalogue.category[type] !== AVI,
  from: 'bottom',
});
/** The last declared card of a seat, where it has come to the board already (BLS-9.1.1). */
export const laid = componentPer<Config>('seat', { until: 'chainEnd', observed: false });

/** Endurance that a set card has left (BLS-9.2.1). */
export const endurance = count<Config>({
  ...figure,
  per: 'card',
  usual: ({ config }, card) => Math.max(0, config.catalogue.endurance[config.types[card]!]!),
});
/** The AVIs, South's first, then set cards by age. */
export const board = pieces<Config>({
  grid: ({ grid }) => grid,
  owner: { get: ownerOf },
  beside: [endurance],
  order: 'age',
});

/** Where the flow of a turn is, see turn.ts. */
const stages = [
  'drawing',
  'opening',
  'acting',
  'window',
  'resolvingLast',
  'resolvingOther',
  'clearing',
  'discarding',
  'expiring',
] as const;
export const stage = oneOf<Config, (typeof stages)[number]>(stages, {
  usual: (state) => {
    if (phase.is(state, 'draw')) return 'drawing';
    return chain.size(state, 0) + chain.size(state, 1) > 0 ? 'window' : 'acting';
  },
  observed: false,
});
/** Both resource decks have been empty once (BLS-11.2.4). */
export const deckOut = flag<Config>({ usual: areDecksEmpty });
/** The last declared card of a seat was negated (BLS-12.7.1), has begun to resolve (BLS-7.2.5). */
export const negated = flag<Config>({ per: 'seat', until: 'chainEnd', observed: false });
export const resolved = flag<Config>({ per: 'seat', until: 'chainEnd', observed: false });
/** What the last hit of a card struck, bit by bit: 1 the opposing AVI, 2 a set card, 4 the own AVI (BLS-8.1.7). */
export const struck = count<Config>({ most: 7, observed: false });
/** What `beforeHit` effects have added to the hit of the card that resolves (BLS-12.4.1). */
export const hitBonus = count<Config>({ least: -0x7fffffff, start: 0, observed: false });
/** Effects with a limit that were used (BLS-6.7.4, BLS-10.2.1). */
export const usedInTurn = uses<Config>({
  effects: ({ catalogue }, type) => catalogue.limited.oncePerTurn[type]!,
  until: 'turnEnd',
  observed: false,
});
export const usedInGame = uses<Config>({
  effects: ({ catalogue }, type) => catalogue.limited.oncePerGame[type]!,
  observed: false,
});

/** An AVI, and a set card on every cell of the largest board. */
const SOURCES = 1 + 7 * ROWS;
export const pending = pendingEffects<Config>({
  room: { seats: SEATS, sources: SOURCES, frames: 16, queued: 48, picks: 128 },
  running: ({ effects }) => effects,
  observed: false, // what has begun is reported by events
  picks: picksAsAsked(({ questions }) => questions),
});
/** What is asked for in the middle of an action (BLS-12.1.3), see questions.ts. */
export const asked = question<Config>({ forms: ({ questions }) => questions, observed: false });
/** Chance of effects. */
export const luck = chance({ stream: 'effects' });
export const result = outcome(reasons, { phase });

export const declaration = defineState<Config>({
  turn,
  turnNumber,
  phase,
  ap,
  caaUsed,
  life,
  lowestLife,
  set: board,
  chain,
  laid,
  trash,
  itUsed,
  shield,
  chainShield,
  boost,
  apNext,
  locked,
  lockNext,
  deckOut,
  outcome: result,
  deck,
  hand,
  it,
  stage,
  negated,
  resolved,
  struck,
  hitBonus,
  lifeBefore,
  endurance,
  usedInTurn,
  usedInGame,
  effects: pending,
  asked,
  chance: luck,
});

/** What lasts until the end of the turn: BLS-12.4.2, BLS-12.3.3, limits per turn (BLS-6.7.4). */
export const forgetTurn = declaration.until('turnEnd');
/** BLS-7.2.8 */
export const forgetChain = declaration.until('chainEnd');

/** Whether a card is among the cards that are asked for. */
function isOption(state: State, card: Card): boolean {
  const options: number[] = [];
  const count = asked.form(state)!.options(state, asked.asked(state), [], options);
  return options.indexOf(card) >= 0 && options.indexOf(card) < count;
}

/** BLS-11.2.1 */
export function areDecksEmpty(state: State): boolean {
  return deck.size(state, 0) === 0 && deck.size(state, 1) === 0;
}
