import { fault, type Path, noteWords } from '../../../diagnostics/index.ts';
import type { GroupName, Word } from '../../vocabulary/model.ts';
import type { LinkCheck } from '../game-files.ts';

/**
 * Groups whose words the rules name one by one. Others may have a meaning without a name: one of two
 * durations, a price that is any price.
 */
const NAMED: readonly GroupName[] = [
  'triggers',
  'conditions',
  'requirements',
  'limits',
  'choices',
  'operations',
];

/** The words of a game that is played mean something in its rules. One fault for all that do not. */
export const meanings: LinkCheck = ({ vocabulary, wordsOfRules }) => {
  if (vocabulary === null || wordsOfRules === null) return [];
  const words = NAMED.flatMap((group) => [...vocabulary.groups[group].values()]);
  const [first, ...others] = words.filter(({ name }) => !wordsOfRules.has(name));
  if (first === undefined) return [];
  const file = 'vocabulary.yaml';
  const related = others.map((word) => ({
    message: noteWords().noMeaningEither(word.name),
    file,
    path: pathOf(word),
    part: 'key' as const,
  }));
  return [
    fault(
      'CW1491',
      { file, path: pathOf(first), part: 'key', related },
      { words: [first, ...others].map(({ group, name }) => ({ group, word: name })) },
    ),
  ];
};

function pathOf({ group, name }: Word): Path {
  return [group, name];
}
