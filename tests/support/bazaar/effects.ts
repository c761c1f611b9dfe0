/** The cards of the bazaar, and what the words on them mean. */
import {
  askThrough,
  choiceNamed,
  compileEffects,
  EffectRunner,
  idOfCard,
  numbered,
  seatIn,
  seatName,
  type Card,
  type EffectMeaning,
  type Frame,
  type Seat,
} from '../../../engine/index.ts';
import {
  asked,
  coins,
  gone,
  hand,
  result,
  stall,
  used,
  work,
  type Event,
  type State,
} from './state.ts';

type Ware = { readonly pick: 'ownWare' } | { readonly pick: 'otherWare' };

interface Effect {
  readonly on: 'put' | 'otherEarned';
  readonly limit?: 'oncePerTurn';
  readonly cost?: { readonly coins?: number; readonly discard?: number };
  readonly choose?: Readonly<Record<'gift' | 'prize', Ware>> & { readonly pick?: never };
  readonly do: readonly (
    | { readonly op: 'earn'; readonly coins: number }
    | { readonly op: 'swap'; readonly give: 'gift'; readonly take: 'prize' }
  )[];
}

export const cards: readonly { readonly id: string; readonly effects: readonly Effect[] }[] = [
  { id: 'beggar', effects: [{ on: 'put', do: [{ op: 'earn', coins: 1 }] }] },
  {
    id: 'trader',
    effects: [
      {
        on: 'put',
        cost: { coins: 1 },
        choose: { gift: { pick: 'ownWare' }, prize: { pick: 'otherWare' } },
        do: [
          { op: 'swap', give: 'gift', take: 'prize' },
          { op: 'earn', coins: 1 },
        ],
      },
    ],
  },
  {
    id: 'smith',
    effects: [{ on: 'put', cost: { coins: 1, discard: 2 }, do: [{ op: 'earn', coins: 5 }] }],
  },
  {
    id: 'thief',
    effects: [{ on: 'otherEarned', limit: 'oncePerTurn', do: [{ op: 'earn', coins: 1 }] }],
  },
];
export const ids = cards.map(({ id }) => id);
const events = ['put', 'otherEarned'] as const;
export const { put: PUT, otherEarned: OTHER_EARNED } = numbered(events);

const wareOf = (word: string, whose: (seat: Seat) => Seat) => ({
  word,
  least: 1,
  most: 1,
  candidates(state: State, frame: Frame, into: number[]): number {
    const found = stall.cards(state, whose(seatIn(state, frame)));
    for (const [i, card] of found.entries()) into[i] = card;
    return found.length;
  },
});

const meaning: EffectMeaning<State, Event, Effect> = {
  events,
  standing: [],
  conditions: {},
  choices: {
    ownWare: ({ pick }) => wareOf(pick, (own) => own),
    otherWare: ({ pick }) => wareOf(pick, (own) => 1 - own),
  },
  limits: { oncePerTurn: used.limit },
  costs: {
    coins: (price) => ({
      canPay: (state, payer) => coins.get(state, payer) >= price,
      pay: { apply: (state, frame) => coins.add(state, seatIn(state, frame), -price) },
    }),
    discard: (least) => ({
      // The card itself is in the hand when players are asked whether they could.
      canPay: (state, payer, card) =>
        hand.size(state, payer) - Number(hand.has(state, payer, card)) >= least,
      pay: {
        choice: {
          word: 'discard',
          least,
          most: least,
          candidates(state, frame, into) {
            const held = hand.cards(state, seatIn(state, frame));
            for (const [i, card] of held.entries()) into[i] = card;
            return held.length;
          },
        },
        apply(state, frame, report) {
          const payer = seatIn(state, frame);
          const paid = runner.pending.picks(state, frame);
          for (const card of paid) {
            hand.take(state, payer, card);
            gone.add(state, 0, card);
          }
          const names = paid.map((card) => idOfCard(state, card));
          if (report) report({ type: 'discarded', seat: seatName(payer), cards: names });
        },
      },
    }),
  },
  operations: {
    earn: ({ coins: more }) => ({
      apply(state, frame, report) {
        const earner = seatIn(state, frame);
        coins.add(state, earner, more);
        if (report) report({ type: 'earned', seat: seatName(earner), coins: more });
        runner.pending.raise(state, OTHER_EARNED, 1 - earner);
      },
    }),
    swap({ give, take }, place) {
      const [gifts, prizes] = [choiceNamed(place, give), choiceNamed(place, take)];
      return {
        apply(state, frame, report) {
          const [gift] = runner.pending.picksOf(state, frame, gifts);
          const [prize] = runner.pending.picksOf(state, frame, prizes);
          if (gift === undefined || prize === undefined) return;
          const swapper = seatIn(state, frame);
          move(state, gift, swapper);
          move(state, prize, 1 - swapper);
          const [given, taken] = [idOfCard(state, gift), idOfCard(state, prize)];
          if (report)
            report({ type: 'swapped', seat: seatName(swapper), gift: given, prize: taken });
        },
      };
    },
  },
};

/** To the stall of the other seat, where it works from now on. */
function move(state: State, card: Card, from: Seat): void {
  stall.take(state, from, card);
  runner.listening.end(state, card, from);
  stall.add(state, 1 - from, card);
  runner.listening.begin(state, card, 1 - from);
}

export const table = compileEffects(meaning, cards);
export const runner: EffectRunner<State, Event> = new EffectRunner({
  table,
  layoutOf: () => work.layout,
  definitionOf: ({ config }, card) => config.types[card]!,
  order: () => [0, 1],
  steps: [],
  settle: () => undefined,
  isOver: (state) => result.isKnown(state),
  ask: askThrough(() => asked),
  works: (state, _, card) => stall.has(state, 0, card) || stall.has(state, 1, card),
});
