import { fault, type Fault, type Part, type Path } from '../../../diagnostics/index.ts';
import { isMapping, nearest, remember } from '../../../kernel/index.ts';
import { asksFor, parsePhrase } from '../../rules-text/phrase.ts';
import type { Vocabulary, Word } from '../../vocabulary/model.ts';
import type { CheckedFile, LinkCheck } from '../game-files.ts';
import { isInside, usesIn, type Use } from './uses.ts';

/** What is picked is worked on, and what works on a pick has one: the only one, or one by its name. */
export const choices: LinkCheck = ({ files, vocabulary }) =>
  vocabulary === null ? [] : files.flatMap((file) => inFile(file, vocabulary));

const inFile = remember((file: CheckedFile, vocabulary: Vocabulary): Fault[] => {
  const uses = usesIn(file, vocabulary);
  return uses
    .filter(({ word }) => word.group === 'triggers')
    .flatMap((effect) => {
      const parts = uses.filter((use) => isInside(use, effect));
      const { choose } = effect.values;
      return isMapping(choose) && !('pick' in choose)
        ? inSeveral([...effect.path, 'choose'], Object.keys(choose), parts, vocabulary)
        : inOne(parts);
    });
});

/** One choice, which has no name, or none. */
function inOne(parts: readonly Use[]): Fault[] {
  const picked = parts.find(({ word }) => word.group === 'choices');
  const name = picked?.word.name;
  const { named, unnamed } = operationsIn(parts);
  const missing = unnamed.flatMap(({ word: { name: operation, chosen = [] }, path, carrier }) =>
    chosen.length === 0 || (name !== undefined && chosen.includes(name))
      ? []
      : [
          fault(
            'CW1429',
            { file: carrier.file.path, path },
            { operation, needed: chosen, picked: name },
          ),
        ],
  );
  const wrong = [...referencesIn(parts).map((one) => unnamedChoice(one, [])), ...missing];
  // An operation with another pick than it works on is one slip, reported there.
  if (picked === undefined || wrong.length > 0) return wrong;
  const isRead = [...named, ...unnamed].some(({ word }) => word.chosen?.includes(name!));
  return isRead ? [] : [notRead(picked, name!)];
}

/** Several choices with names, made in their order. */
function inSeveral(
  at: Path,
  names: readonly string[],
  parts: readonly Use[],
  vocabulary: Vocabulary,
): Fault[] {
  const references = referencesIn(parts);
  const strange = references.flatMap((one) => {
    const place =
      one.path[at.length - 1] === 'choose'
        ? names.indexOf(String(one.path[at.length]))
        : names.length;
    const before = names.slice(0, place);
    return before.includes(one.word.name) ? [] : [unnamedChoice(one, before, names)];
  });
  const vague = operationsIn(parts).unnamed.flatMap((use) =>
    use.word.chosen === undefined ? [] : [vagueOperation(use, names)],
  );
  const read = new Set(references.map(({ word }) => word.name));
  const made = parts.filter(({ word }) => word.group === 'choices');
  // What a faulty reference was meant for is not known.
  const unread = strange.length + vague.length > 0 ? [] : names.filter((name) => !read.has(name));
  return [
    ...strange,
    ...vague,
    ...unread.flatMap((name) =>
      made.filter(({ path }) => path.at(-1) === name).map((choice) => notRead(choice, name, 'key')),
    ),
    ...made.flatMap((choice, index) => outOfOrder(choice, made.slice(0, index), vocabulary)),
  ];
}

/** Operations with and without the name of a choice inside them. */
function operationsIn(parts: readonly Use[]) {
  const operations = parts.filter(({ word }) => word.group === 'operations');
  const names = referencesIn(parts);
  const hasName = (operation: Use): boolean => names.some((one) => isInside(one, operation));
  return {
    named: operations.filter(hasName),
    unnamed: operations.filter((one) => !hasName(one)),
  };
}

/** Names of choices where something refers to them: in parameters, and not as keys of `choose`. */
function referencesIn(parts: readonly Use[]): Use[] {
  return parts.filter(
    ({ word, path }) =>
      word.group === 'picks' &&
      !parts.some((one) => one.word.group === 'choices' && isSame(one.path, path)),
  );
}

function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}

function unnamedChoice(
  { word: { name }, path, carrier }: Use,
  known: readonly string[],
  names: readonly string[] = [],
): Fault {
  const isLater = names.includes(name);
  const params = { name, known, isLater, nearest: nearest(name, known) };
  return fault('CW1555', { file: carrier.file.path, path }, params);
}

function vagueOperation({ word, path, carrier }: Use, known: readonly string[]): Fault {
  const params = [...word.params.values()].filter(({ type }) => type === 'pick');
  return fault(
    'CW1556',
    { file: carrier.file.path, path },
    { operation: word.name, parameters: params.map(({ name }) => name), known },
  );
}

/** `part`: the key is the name of one of several choices. */
function notRead({ path, carrier }: Use, choice: string, part: Part = 'value'): Fault {
  const isNamed = part === 'key' ? true : undefined;
  return fault('CW1428', { file: carrier.file.path, path, part }, { choice, isNamed });
}

/** Two choices that read alike on the card are distinguished by their order alone: that of the vocabulary. */
function outOfOrder(choice: Use, earlier: readonly Use[], { groups }: Vocabulary): Fault[] {
  const before = earlier.findLast(({ word }) => word === choice.word);
  if (before === undefined || saysName(choice.word)) return [];
  const [name, other] = [String(choice.path.at(-1)), String(before.path.at(-1))];
  const order = [...groups.picks.keys()];
  if (order.indexOf(other) <= order.indexOf(name)) return [];
  return [
    fault(
      'CW1557',
      { file: choice.carrier.file.path, path: choice.path, part: 'key' },
      { name, other, choice: choice.word.name },
    ),
  ];
}

/** Whether the phrases of a choice say by which name it is meant. */
function saysName({ phrase }: Word): boolean {
  const texts = typeof phrase === 'string' ? [phrase] : Object.values(phrase);
  return texts.every((text) => asksFor(parsePhrase(text), 'as'));
}
