/** Which readings of a text can be on a card at all. */
import type { Card } from '../../engine/construction/index.ts';
import { compileFilter } from '../../engine/index.ts';
import type { Word } from '../vocabulary/model.ts';
import { isNot } from './clauses.ts';
import type { EffectEntry } from './labels.ts';
import type { Language } from './language.ts';
import { asksFor } from './phrase.ts';

/** Whether the effect pays what its trigger asks for, and `carrier` may have its words; null for any card. */
export function isSound(effect: EffectEntry, carrier: Card | null, language: Language): boolean {
  const trigger = language.word('triggers', String(effect['on']));
  const paid = Object.keys(effect['cost'] ?? {});
  const costs = trigger?.costs ?? [];
  if (!paid.every((cost) => costs.includes(cost))) return false;
  if (paid.length === 0 && costs.length > 0 && trigger?.freeOfCost !== true) return false;
  if (!areNamesSound(effect, language)) return false;
  return carrier === null || wordsOf(effect, language).every((word) => carries(carrier, word));
}

export function carries(carrier: Card, { carriers }: Word): boolean {
  return carriers === undefined || compileFilter(carriers, () => undefined)(carrier);
}

/** Whether one card could have either effect. Without any cards: whether every card may have both. */
export function canMeet(
  one: EffectEntry,
  other: EffectEntry,
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
function wordsOf(effect: EffectEntry, language: Language): Word[] {
  const { on, if: conditions, cost, limit, choose, do: steps } = effect;
  const named = [
    language.word('triggers', String(on)),
    ...((conditions ?? []) as readonly unknown[]).flatMap((one) => conditionWords(one, language)),
    ...Object.keys((cost ?? {}) as EffectEntry).map((name) => language.word('costs', name)),
    language.word('limits', String(limit)),
    ...choicesOf(choose).map((one) => language.word('choices', String(one['pick']))),
    ...((steps ?? []) as readonly EffectEntry[]).map(({ op }) =>
      language.word('operations', String(op)),
    ),
  ];
  return named.filter((word) => word !== undefined);
}

/** One choice, or several with names. */
function choicesOf(choose: unknown): readonly EffectEntry[] {
  if (choose === undefined) return [];
  return isNamed(choose) ? Object.values(choose) : [choose as EffectEntry];
}

function isNamed(choose: unknown): choose is Readonly<Record<string, EffectEntry>> {
  return choose !== undefined && !('pick' in (choose as EffectEntry));
}

/** Each choice has the name by which something refers to it, and those that read alike are in order. */
function areNamesSound({ choose, do: steps }: EffectEntry, language: Language): boolean {
  if (choose === undefined) return true;
  const referred = new Set(
    [...choicesOf(choose), ...((steps ?? []) as readonly EffectEntry[])].flatMap((one) =>
      namesIn(one, language),
    ),
  );
  if (!isNamed(choose)) return referred.size === 0;
  const names = Object.keys(choose);
  if (names.length !== referred.size || !names.every((name) => referred.has(name))) return false;
  const order = [...language.vocabulary.groups.picks.keys()];
  return names.every((name, index) => {
    const word = language.word('choices', String(choose[name]?.['pick']));
    if (word === undefined || asksFor(language.phrase(word.phrase), 'as')) return true;
    return names
      .slice(0, index)
      .every(
        (other) =>
          choose[other]?.['pick'] !== word.name || order.indexOf(other) < order.indexOf(name),
      );
  });
}

/** The names of choices to which a word refers, and targets inside it. */
function namesIn(value: unknown, language: Language): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { op, who, pick } = value as EffectEntry;
  const word =
    language.word('operations', String(op)) ??
    language.word('targets', String(who)) ??
    language.word('choices', String(pick));
  return [...(word?.params.values() ?? [])].flatMap(({ name, type }) => {
    const own = (value as EffectEntry)[name];
    if (type === 'pick') return typeof own === 'string' ? [own] : [];
    return type === 'target' ? namesIn(own, language) : [];
  });
}

function conditionWords(condition: unknown, language: Language): (Word | undefined)[] {
  const { any, is } = condition as { any?: readonly unknown[]; is?: unknown };
  if (any !== undefined) return any.flatMap((one) => conditionWords(one, language));
  if (isNot(condition)) return conditionWords(condition.not, language);
  return [language.word('conditions', String(is))];
}
