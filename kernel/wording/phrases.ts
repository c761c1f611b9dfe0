/** What rules write (verbs of moves, headings and zones of positions) in the language of the table, and back. */
import { inLocale, type Text } from '../texts.ts';

/** `play.words` of game.yaml. `turn {number} of {whose}`: what the rules write, with {…} for one word each, and what is read for it. */
export type Wording = Readonly<Record<string, Text>>;

export interface Phrases {
  /** The text with every phrase in the language of the table; where two fit, the longer one. */
  readonly said: (text: string) => string;
  /** What was typed, with the words of the rules for those of the language. */
  readonly typed: (text: string) => string;
}

/** What the engine writes in the same way for all games. */
const COMMON: Wording = {
  '1 cards': { en: '1 card', ja: '1枚' },
  '{number} cards': { en: '{number} cards', ja: '{number}枚' },
  none: { en: 'none', ja: 'なし' },
};

interface Phrase {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly said: string;
}

export function phrasesOf(wording: Wording, locale: string): Phrases {
  const all = Object.entries({ ...COMMON, ...wording })
    .map(([written, text]) => [written, inLocale(text, locale)] as const)
    .filter(([written, said]) => written !== said)
    .toSorted(([a], [b]) => b.length - a.length);
  if (all.length === 0) return { said: (text) => text, typed: (text) => text };
  const phrases = all.map(([written, said]): Phrase => phraseOf(written, said));
  const any = new RegExp(phrases.map(({ pattern }) => pattern.source).join('|'), 'gu');
  const typed = new Map(all.toReversed().map(([written, said]) => [said, written]));
  return {
    said,
    typed: (text) => text.replaceAll(/[^\s,[\]]+/g, (word) => typed.get(word) ?? word),
  };

  function said(text: string): string {
    return text.replace(any, (found) => {
      for (const { pattern, names, said: words } of phrases) {
        const [whole, ...values] = new RegExp(`^(?:${pattern.source})$`, 'u').exec(found) ?? [];
        if (whole === undefined) continue;
        const valueOf = (name: string): string => said(values[names.indexOf(name)] ?? '');
        return words.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
      }
      return found;
    });
  }
}

function phraseOf(written: string, said: string): Phrase {
  const names = [...written.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const source = written
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^$()|[\]\\/]/g, String.raw`\$&`))
    .join(String.raw`([^\s,;:()]+)`);
  return { pattern: new RegExp(`(?<![\\w-])${source}(?![\\w-])`, 'u'), names, said };
}
