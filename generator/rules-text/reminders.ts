import type { Path } from '../../diagnostics/index.ts';
import type { Word } from '../vocabulary/model.ts';
import { isNot } from './clauses.ts';
import type { EffectEntry } from './labels.ts';
import type { Language } from './language.ts';
import { printPhrase } from './phrase.ts';
import { joined, type Run } from './runs.ts';
import type { Slot } from './slot.ts';
import { valuesOf } from './word-slot.ts';

/** What the keywords of an effect mean: nothing, or one piece of text behind its sentence. */
export function printReminders(effect: EffectEntry, place: Path, language: Language): Run[] {
  const texts = explained(effect, place, language).flatMap(({ word, value, at }) => {
    if (word.reminder === undefined) return [];
    const phrase = language.phrase(word.reminder);
    return [printPhrase(phrase, language.scope(word, {}), valuesOf(value, at))];
  });
  const wrapped = texts.flatMap((runs) => {
    const slot: Slot = { ...SHOWN, print: () => runs };
    const scope = {
      slots: new Map([['reminder', slot]]),
      optional: new Set<string>(),
      given: {},
      locale: language.locale,
    };
    return printPhrase(language.sentence('reminder'), scope, { reminder: { value: '', place } });
  });
  return joined(wrapped.map((run) => ({ ...run, reminder: true })));
}

/** Reminders are never read. */
const SHOWN: Omit<Slot, 'print'> = {
  read: () => [],
  key: () => '',
  number: () => null,
  candidates: [],
};

interface Explained {
  readonly word: Word;
  readonly value: unknown;
  readonly at: Path;
}

/** The words of an effect with their parameters: the trigger, conditions, what is chosen and done. */
function explained(effect: EffectEntry, place: Path, language: Language): Explained[] {
  const list = (name: string): readonly EffectEntry[] =>
    (effect[name] ?? []) as readonly EffectEntry[];
  const found = [
    { word: language.word('triggers', String(effect['on'])), value: effect, at: place },
    ...list('if').map((one, index) => {
      const value = (isNot(one) ? one.not : one) as EffectEntry;
      const at = [...place, 'if', index, ...(isNot(one) ? ['not'] : [])];
      return { word: language.word('conditions', String(value['is'])), value, at };
    }),
    ...list('do').map((value, index) => ({
      word: language.word('operations', String(value['op'])),
      value,
      at: [...place, 'do', index],
    })),
  ];
  return found.flatMap(({ word, ...rest }) => (word === undefined ? [] : [{ word, ...rest }]));
}
