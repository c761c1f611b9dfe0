import type { Path } from '../../../diagnostics/index.ts';
import type { Language } from '../language.ts';
import { printPhrase } from '../print-phrase.ts';
import { readPhrase } from '../read-phrase.ts';
import type { Run } from '../runs.ts';
import type { Scope, Slot } from '../slot.ts';
import { adjectives } from './adjectives.ts';
import { integerSlot } from './integer.ts';
import { listSlot } from './list.ts';

/** Neighbours of a list that are alike: how many, and where the first stands. */
interface Alike {
  readonly words: unknown;
  readonly count: number;
  readonly place: Path;
}

/** A set of cards, slot by slot; neighbours that are alike are counted. */
export function cardsSlot(language: Language): Slot {
  const list = listSlot(alikeSlot(language), 'conjunction', language.locale);
  return {
    ...list,
    print: (value, place, look) =>
      list.print(alike(value as readonly unknown[], place), place, look),
    read: (reader, from, look) =>
      list.read(reader, from, look).map(({ value, next }) => ({
        value: (value as readonly Alike[]).flatMap(({ words, count }) =>
          Array.from({ length: Math.max(0, count) }, () => words),
        ),
        next,
      })),
  };
}

function alike(slots: readonly unknown[], place: Path): Alike[] {
  const made: Alike[] = [];
  slots.forEach((words, index) => {
    const last = made.at(-1);
    if (last !== undefined && JSON.stringify(last.words) === JSON.stringify(words)) {
      made[made.length - 1] = { ...last, count: last.count + 1 };
    } else made.push({ words, count: 1, place: [...place, index] });
  });
  return made;
}

/** In the words of the sentence `slot`. */
function alikeSlot(language: Language): Slot {
  const words = [...language.vocabulary.groups.slots.values()];
  const phrase = language.sentence('slot');
  const scope: Scope = {
    slots: new Map([
      ['count', integerSlot({ minimum: 1 })],
      [
        'words',
        adjectives(new Map(words.map((word) => [word.name, language.value(word)])), language),
      ],
    ]),
    optional: new Set(),
    given: {},
    locale: language.locale,
  };
  return {
    print(value): Run[] {
      const { words: own, count, place } = value as Alike;
      return printPhrase(phrase, scope, {
        count: { value: count, place },
        words: { value: own, place },
      });
    },
    read: (reader, from) => readPhrase(phrase, scope, reader, from),
    key: () => '',
    number: (value) => (value as Alike).count,
    candidates: [],
  };
}
