/**
 * A word that is misspelt where vocabulary.yaml defines it is missing wherever it is used. That is one fault, at
 * its key: several places use a word that does not exist, and none uses the one that resembles it.
 */
import { fault, type Fault, noteWords, type ParamsOf } from '../../../diagnostics/index.ts';
import { isMapping, nearest } from '../../../kernel/index.ts';
import { valueAt } from '../../validate/explain/explainer.ts';
import { filesOf, type CheckedFile, type GameFiles } from '../game-files.ts';
import { EFFECT, type Missed, missedIn, type MissingWord } from './missing-words.ts';

/** `faults`, of which those that a misspelt word causes are the one at its key. */
export function withMisspeltWords(faults: readonly Fault[], game: GameFiles): readonly Fault[] {
  const [vocabulary] = filesOf(game, 'vocabulary');
  if (vocabulary === undefined || !isMapping(vocabulary.data)) return faults;
  const missing = missingWords(faults, missedIn(game, vocabulary));
  if (missing.length === 0) return faults;
  const uses = usesOf(game, vocabulary);
  const misspelt = missing.flatMap((one) => {
    const word = misspeltFor(one, vocabulary, uses);
    return word === undefined ? [] : [{ ...one, word }];
  });
  const reported = new Set(misspelt.flatMap((one) => one.faults));
  return [
    ...faults.filter(
      (one) => !reported.has(one) && !misspelt.some((word) => isCausedBy(one, word)),
    ),
    ...misspelt.map(({ list, name, word, faults: [first] }) => {
      const related = [{ message: noteWords().itIsNeededHere(), ...first! }];
      const place = { file: vocabulary.path, path: [...list, word], part: 'key', related } as const;
      return fault('CW1437', place, { word, nearest: name });
    }),
  ];
}

/** With the faults that say that it is missing. */
interface Used extends MissingWord {
  readonly faults: Fault[];
}

function missingWords(faults: readonly Fault[], missed: Missed): Used[] {
  const found = new Map<string, Used>();
  for (const one of faults) {
    const word = missed(one);
    const key = JSON.stringify(word);
    const known = found.get(key);
    if (known !== undefined) known.faults.push(one);
    else if (word !== undefined) found.set(key, { ...word, faults: [one] });
  }
  return [...found.values()];
}

/** How often texts are on cards, as values and as keys, and in the vocabulary, as values and in braces. */
function usesOf(game: GameFiles, vocabulary: CheckedFile): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  filesOf(game, 'component').forEach(({ data }) => visit(data, true));
  visit(vocabulary.data, false);
  return uses;

  function visit(node: unknown, withKeys: boolean): void {
    if (typeof node === 'string') {
      const braced = withKeys ? [] : node.matchAll(/\{(\w+)/g);
      for (const text of [node, ...Array.from(braced, ([, name = '']) => name)]) {
        uses.set(text, (uses.get(text) ?? 0) + 1);
      }
    }
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (withKeys) visit(key, withKeys);
      visit(value, withKeys);
    }
  }
}

/** The word that was meant to be the missing one. A single use of that may be what is misspelt. */
function misspeltFor(
  { list, name, faults }: Used,
  { data }: CheckedFile,
  uses: ReadonlyMap<string, number>,
): string | undefined {
  if (faults.length < 2 && (uses.get(name) ?? 0) < 2) return undefined;
  const words = valueAt(data, list);
  const unused = Object.keys(isMapping(words) ? words : {}).filter((word) => !uses.has(word));
  return nearest(name, unused);
}

interface Misspelt extends MissingWord {
  readonly word: string;
}

/** What is said of the misspelt word elsewhere: as what was meant, as what is missing, as nothing that rules play. */
function isCausedBy({ code, params }: Fault, { name, word }: Misspelt): boolean {
  if (code === 'CW1491') {
    const { words } = params as ParamsOf<'CW1491'>;
    return words.every((one) => one.word === word);
  }
  if (code === 'CW1427' && (params as ParamsOf<'CW1427'>).name === EFFECT + name) return true;
  const said = Object.entries(params as object);
  const names = said.some(([key, value]) => key !== 'nearest' && value === name);
  return said.some(
    ([key, value]) => value === word && (key === 'property' || (key === 'nearest' && names)),
  );
}
