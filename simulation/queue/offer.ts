/** What is offered to workers: which run of which game, and the parcel with all that is needed for it. */
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { CompiledGame } from '../../engine/index.ts';
import type { CountedCards } from '../../generator/index.ts';
import { isMapping } from '../../kernel/index.ts';
import { contentHash, rulesHash } from '../content-hash.ts';
import { runOf, type Plan } from '../plan.ts';
import type { PlayedByThread } from '../playing/worker.ts';

/** Readable by every version of Cardwright: `engine` says whether the rest is. */
export interface Offer {
  /** Of the run and the parcel. */
  readonly id: string;
  /** Cardwright and V8, as in the plan. */
  readonly engine: string;
  readonly game: string;
  /** Hash of the rules of play. They are a program, and do not travel. */
  readonly rules: string;
  /** Hash of the whole game. */
  readonly content: string;
  /** Hash of the parcel. */
  readonly parcel: string;
  /** Who wants the result: different each time. */
  readonly owner: string;
  /** Whether nothing of it is wanted any more. */
  readonly isOver: boolean;
}

/** The game as data, and what is to be played of it. */
interface Parcel {
  readonly game: CompiledGame;
  readonly cards: CountedCards;
  readonly plan: Plan;
}

/** What is offered, and the bytes of its parcel. */
export function offerOf(
  { folder, game, cards, plan }: PlayedByThread,
  owner: string,
): [Offer, Buffer] {
  const bytes = packed({ game, cards, plan } satisfies Parcel);
  const parcel = hashOf(bytes);
  return [
    {
      id: `${runOf(plan)}-${parcel.slice(0, 8)}`,
      engine: plan.engine,
      game: plan.game,
      rules: rulesHash(folder),
      content: plan.content,
      parcel,
      owner,
      isOver: false,
    },
    bytes,
  ];
}

/** Null for what no Cardwright has written. */
export function readOffer(text: string | null): Offer | null {
  const read = text === null ? null : parsed(text);
  if (!isMapping(read)) return null;
  const words = ['id', 'engine', 'game', 'rules', 'content', 'parcel', 'owner'];
  const isOffer = words.every((key) => typeof read[key] === 'string');
  return isOffer && typeof read['isOver'] === 'boolean' ? (read as unknown as Offer) : null;
}

/** A game that a worker was started with: its rules are run. */
export interface TrustedGame {
  readonly id: string;
  readonly folder: string;
}

/** Why a worker does not play what is offered. */
export type Refusal =
  /** Planned by another Cardwright, or another V8. */
  | { readonly why: 'engine'; readonly here: string }
  /** It was not started with this game. */
  | { readonly why: 'unknown' }
  /** It was started with this game, whose rules of play are others here. */
  | { readonly why: 'rules' }
  /** What came is not what was announced. */
  | { readonly why: 'damaged' };

export function isRefusal(read: unknown): read is Refusal {
  if (!isMapping(read)) return false;
  if (read['why'] === 'engine') return typeof read['here'] === 'string';
  return ['unknown', 'rules', 'damaged'].includes(read['why'] as string);
}

/** The game whose rules play it, or why there is none. */
export function trustedFor(
  { engine, game, rules }: Offer,
  trusted: readonly TrustedGame[],
  here: string,
): TrustedGame | Refusal {
  if (engine !== here) return { why: 'engine', here };
  const named = trusted.filter(({ id }) => id === game);
  if (named.length === 0) return { why: 'unknown' };
  return named.find(({ folder }) => rulesHash(folder) === rules) ?? { why: 'rules' };
}

/** Opens the parcel of an offer, if it is what was announced. */
export function openParcel(
  offer: Offer,
  bytes: Buffer | null,
  { folder }: TrustedGame,
): PlayedByThread | Refusal {
  const damaged: Refusal = { why: 'damaged' };
  if (bytes === null || hashOf(bytes) !== offer.parcel) return damaged;
  const read = unpacked(bytes);
  if (!isMapping(read)) return damaged;
  const { game, cards, plan } = read as unknown as Parcel;
  if (![game, cards, plan].every(isMapping)) return damaged;
  const isAsAnnounced =
    plan.game === offer.game &&
    plan.engine === offer.engine &&
    plan.content === offer.content &&
    game.id === offer.game &&
    offer.id.startsWith(`${runOf(plan)}-`) &&
    contentHash(folder, game, cards) === offer.content;
  return isAsAnnounced ? { folder, game, cards, plan } : damaged;
}

/** Nothing that Cardwright sends is larger when it is unpacked. */
const LARGEST = 256 * 1024 * 1024;

export function packed(value: unknown): Buffer {
  return deflateRawSync(JSON.stringify(value));
}

/** Undefined for what nobody has packed. */
export function unpacked(bytes: Buffer): unknown {
  try {
    return parsed(inflateRawSync(bytes, { maxOutputLength: LARGEST }).toString());
  } catch {
    return undefined;
  }
}

/** Undefined for what is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
