/** Triggers have two phrases, label and sentence: each is read with the parameters that it asks for. */
import type { Word } from '../vocabulary/model.ts';
import type { Language } from './language.ts';
import { asksFor, type Phrase } from './phrase.ts';
import type { Told } from './read-phrase.ts';
import type { Given, Scope, Slot } from './slot.ts';

export function labelScope(word: Word, phrase: Phrase, language: Language): Scope {
  return restricted(word, phrase, {}, language);
}

/** `parts`: the slots for the parts of the effect, `if` and `do`. */
export function sentenceScope(
  word: Word,
  phrase: Phrase,
  parts: ReadonlyMap<string, Slot>,
  given: Given,
  language: Language,
): Scope {
  const { slots, optional, ...rest } = restricted(word, phrase, given, language);
  return {
    ...rest,
    slots: new Map([...slots, ...parts]),
    optional: new Set([...optional, 'if']),
  };
}

function restricted(word: Word, phrase: Phrase, given: Given, language: Language): Scope {
  const scope = language.scope(word, given);
  const asked = [...scope.slots].filter(([name]) => asksFor(phrase, name));
  return { ...scope, slots: new Map(asked) };
}

/** All parameters of a trigger, those included that no text tells because they can be but one thing; null when one is missing. */
export function allParams(word: Word, told: Told, language: Language): Told | null {
  const { slots, optional } = language.scope(word, {});
  const params: Record<string, unknown> = {};
  for (const [name, { candidates }] of slots) {
    if (told[name] !== undefined) params[name] = told[name];
    else if (!optional.has(name)) {
      if (candidates.length !== 1) return null;
      [params[name]] = candidates;
    }
  }
  return params;
}
