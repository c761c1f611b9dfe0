/** One form of what can be written in several: the form in which a text is read back. */
import { type GroupName, groups, type Param } from '../vocabulary/model.ts';
import { isNot } from './clauses.ts';
import { isLabel, type EffectEntry } from './labels.ts';
import type { Language } from './language.ts';
import { nameIn, valueOf } from './word-slot.ts';

/** Keys in the order of the envelope, labels before clauses, targets alone where they can be, filters as lists. */
export function canonicalEffect(effect: EffectEntry, language: Language): EffectEntry {
  const word = language.word('triggers', String(effect['on']));
  const conditions = (effect['if'] ?? []) as readonly unknown[];
  const ordered = [
    ...conditions.filter((one) => isLabel(one, language)),
    ...conditions.filter((one) => !isLabel(one, language)),
  ];
  return dropEmpty({
    on: effect['on'],
    ...(word === undefined ? {} : canonicalParams(effect, word.params, language)),
    if: ordered.map((one) => canonicalCondition(one, 'conditions', language)),
    cost: effect['cost'],
    limit: effect['limit'],
    choose: effect['choose'] && canonicalChoices(effect['choose'] as EffectEntry, language),
    do: ((effect['do'] ?? []) as readonly unknown[]).map((one) =>
      canonicalWord(one, 'operations', language),
    ),
  });
}

function canonicalChoices(choose: EffectEntry, language: Language): unknown {
  if ('pick' in choose) return canonicalWord(choose, 'choices', language);
  return Object.fromEntries(
    Object.entries(choose).map(([name, one]) => [name, canonicalWord(one, 'choices', language)]),
  );
}

export function canonicalCondition(
  condition: unknown,
  group: 'conditions' | 'requirements',
  language: Language,
): unknown {
  const { any, not } = condition as { any?: readonly unknown[]; not?: unknown };
  if (any !== undefined) return { any: any.map((one) => canonicalCondition(one, group, language)) };
  if (isNot(condition)) return { not: canonicalCondition(not, group, language) };
  return canonicalWord(condition, group, language);
}

function canonicalWord(value: unknown, group: GroupName, language: Language): unknown {
  const word = language.word(group, nameIn(value, group));
  if (word === undefined || !('tag' in groups[group])) return value;
  return valueOf(word, canonicalParams(value, word.params, language));
}

function canonicalParams(
  value: unknown,
  params: ReadonlyMap<string, Param>,
  language: Language,
): EffectEntry {
  const held = typeof value === 'object' && value !== null ? (value as EffectEntry) : {};
  return Object.fromEntries(
    [...params.values()].flatMap((param) => {
      const own = held[param.name];
      return own === undefined ? [] : [[param.name, canonicalValue(own, param, language)] as const];
    }),
  );
}

function canonicalValue(value: unknown, param: Param, language: Language): unknown {
  if (param.type === 'target') return canonicalWord(value, 'targets', language);
  if (param.type === 'pattern') return String(value).trim();
  if (param.type !== 'filter') return value;
  return Object.fromEntries(
    Object.entries(value as EffectEntry).map(([field, one]) => [
      field,
      Array.isArray(one) ? one : [one],
    ]),
  );
}

function dropEmpty(entry: EffectEntry): EffectEntry {
  return Object.fromEntries(
    Object.entries(entry).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
