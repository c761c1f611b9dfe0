/** Which readings of a text can stand on a card at all. */
import type { Card } from '../../engine/construction/types.ts';
import { compileFilter } from '../../engine/filter.ts';
import type { Word } from '../vocabulary/model.ts';
import { isNot } from './clauses.ts';
import type { Entry } from './labels.ts';
import type { Language } from './language.ts';

/** Whether the effect pays what its trigger asks for, and `carrier` may have its words; null for any card. */
export function isSound(effect: Entry, carrier: Card | null, language: Language): boolean {
  const trigger = language.word('triggers', String(effect['on']));
  const paid = Object.keys(effect['cost'] ?? {});
  const costs = trigger?.costs ?? [];
  if (!paid.every((cost) => costs.includes(cost))) return false;
  if (paid.length === 0 && costs.length > 0 && trigger?.freeOfCost !== true) return false;
  return carrier === null || wordsOf(effect, language).every((word) => carries(carrier, word));
}

export function carries(carrier: Card, { carriers }: Word): boolean {
  return carriers === undefined || compileFilter(carriers, () => undefined)(carrier);
}

/** Whether one card could have either effect. Without any cards: whether every card may have both. */
export function canMeet(
  one: Entry,
  other: Entry,
  carriers: readonly Card[],
  language: Language,
): boolean {
  if (carriers.length > 0) {
    return carriers.some((card) => isSound(one, card, language) && isSound(other, card, language));
  }
  return [one, other].every((effect) =>
    wordsOf(effect, language).every((word) => word.carriers === undefined),
  );
}

/** The words of an effect that need not be on every card, and may have a reminder. */
export function wordsOf(effect: Entry, language: Language): Word[] {
  const { on, if: conditions, cost, limit, choose, do: steps } = effect;
  const named = [
    language.word('triggers', String(on)),
    ...((conditions ?? []) as readonly unknown[]).flatMap((one) => conditionWords(one, language)),
    ...Object.keys((cost ?? {}) as Entry).map((name) => language.word('costs', name)),
    language.word('limits', String(limit)),
    language.word('choices', String((choose as Entry | undefined)?.['pick'])),
    ...((steps ?? []) as readonly Entry[]).map(({ op }) => language.word('operations', String(op))),
  ];
  return named.filter((word) => word !== undefined);
}

function conditionWords(condition: unknown, language: Language): (Word | undefined)[] {
  const { any, is } = condition as { any?: readonly unknown[]; is?: unknown };
  if (any !== undefined) return any.flatMap((one) => conditionWords(one, language));
  if (isNot(condition)) return conditionWords(condition.not, language);
  return [language.word('conditions', String(is))];
}
