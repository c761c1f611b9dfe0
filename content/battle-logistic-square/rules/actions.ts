/** What players do, and why they may not (3.6). Equal cards are one action: it names the card of the catalogue. */
import {
  refuseBy,
  verbNumbers,
  type CardAction,
  type CardType,
  type Refusal,
} from 'cardwright/engine';
import { directionNames, type State } from './config.ts';
import { refusals } from './data.gen.ts';

export type Action = CardAction;

/** What each verb takes; `it` and `caa` without a set begin one, which is then named card by card. */
export const forms = {
  move: directionNames,
  use: 'type',
  it: 'type set',
  effect: 'number',
  caa: 'set',
  end: 'plain',
  chain: 'type',
  pass: 'plain',
} as const;

export const {
  move: MOVE,
  use: USE,
  it: IT,
  effect: EFFECT,
  caa: CAA,
  end: END,
  chain: CHAIN,
  pass: PASS,
} = verbNumbers(forms);

/** Each refusal with the clause that it upholds. */
export const refuse = refuseBy({
  ...refusals,
  GAME_OVER: 'BLS-11.3.1',
  NOT_YOUR_DECISION: 'BLS-6.1.3',
  WRONG_PHASE: 'BLS-6.1.1',
  BAD_ACTION: 'BLS-6.4.4',
});

export type Code = Parameters<typeof refuse>[0];

/** BLS-6.5.1: a card that was named is not in the hand. */
export function refuseMissing({ config }: State, type: CardType): Refusal {
  return refuse('CARD_NOT_IN_HAND', { card: config.catalogue.ids[type] ?? '' });
}
