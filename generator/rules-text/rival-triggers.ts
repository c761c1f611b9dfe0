/** Triggers whose sentences read alike, or omit a part of their effect. */
import type { Word } from '../vocabulary/model.ts';
import { canonicalEffect } from './canonical.ts';
import { printEffect, readEffect } from './effect.ts';
import type { EffectEntry } from './labels.ts';
import type { Language } from './language.ts';
import { type Rival, unasked, untoldRival } from './rival.ts';
import { plainText } from './runs.ts';
import { sampleParams, sampleWords } from './samples.ts';

export function rivalTriggers(language: Language): Rival[] {
  const operations = [...language.vocabulary.groups.operations.values()];
  const [deed] = operations.flatMap((operation) => sampleWords(operation, language));
  if (deed === undefined) return [];
  return [...language.vocabulary.groups.triggers.values()].flatMap((word) =>
    sampleEffects(word, deed, language).flatMap((effect) => rivalEffects(word, effect, language)),
  );
}

/** Effects with this trigger: without a condition, and with one that is not a label. */
function sampleEffects(word: Word, deed: unknown, language: Language): EffectEntry[] {
  const cost = (word.costs ?? []).flatMap((name) => {
    const paid = language.word('costs', name);
    const [params] = paid === undefined ? [] : sampleParams(paid, language);
    return params === undefined ? [] : [[name, params['value']]];
  });
  // An effect that must pay, and has no cost that can be read, cannot be read either.
  if (cost.length === 0 && word.costs !== undefined && word.freeOfCost !== true) return [];
  return sampleParams(word, language).flatMap((params) =>
    [{}, ...sampleClauses(word, language).map((one) => ({ if: [one] }))].map((conditions) => ({
      on: word.name,
      ...params,
      ...conditions,
      ...(cost.length === 0 ? {} : { cost: Object.fromEntries(cost) as EffectEntry }),
      do: [deed],
    })),
  );
}

/** A condition that effects with this trigger may have; one for every card, where there is such a one. */
function sampleClauses({ name }: Word, language: Language): unknown[] {
  const clauses = [...language.vocabulary.groups.conditions.values()]
    .filter(({ label, triggers }) => label !== true && (triggers?.includes(name) ?? true))
    .flatMap((word) => sampleWords(word, language).map((sample) => ({ word, sample })));
  const chosen = clauses.find(({ word }) => word.carriers === undefined) ?? clauses[0];
  return chosen === undefined ? [] : [chosen.sample];
}

function rivalEffects(word: Word, effect: EffectEntry, language: Language): Rival[] {
  const own = canonicalEffect(effect, language);
  const text = plainText(printEffect(own, [], language));
  const readings = readEffect(text, language);
  if (readings.length === 0) {
    return [{ word, other: word, text, untold: unasked(word, language) }];
  }
  return readings.flatMap((reading): Rival[] => {
    const other = language.word('triggers', String(reading['on'])) ?? word;
    const effects = [own, reading] as const;
    if (other !== word) return [{ word, other, text, untold: [], effects }];
    const rival = untoldRival(word, own, reading, text, language);
    const lost = isIfLost(word, own, reading, language) ? ['if'] : [];
    const untold = [...rival.untold, ...lost];
    // What differs in another word than the trigger is found where that word is tried out.
    if (untold.length === 0 && rival.alike === undefined) return [];
    return [{ ...rival, untold, effects }];
  });
}

/** Whether one reading has no conditions because the sentence has no place for them. */
function isIfLost(word: Word, own: EffectEntry, reading: EffectEntry, language: Language): boolean {
  return 'if' in own && !('if' in reading) && unasked(word, language).includes('if');
}
