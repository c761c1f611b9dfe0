import { fault, type Fault } from '../../../diagnostics/index.ts';
import { remember } from '../../remember.ts';
import type { Vocabulary, Word } from '../../vocabulary/model.ts';
import type { CheckedFile, LinkCheck } from '../game-files.ts';
import { isInside, outermost, usesIn, type Use } from './uses.ts';

/** Words stand in effects with a trigger under which they mean something. */
export const triggers: LinkCheck = ({ files, vocabulary }) =>
  vocabulary === null ? [] : files.flatMap((file) => inFile(file, vocabulary));

const inFile = remember((file: CheckedFile, vocabulary: Vocabulary): Fault[] => {
  const uses = usesIn(file, vocabulary);
  const effects = uses.filter(({ word }) => word.group === 'triggers');
  return effects.flatMap((effect) => {
    const parts = uses.filter((use) => isInside(use, effect));
    const wrong = parts.filter(({ word }) => limitOf(word, effect.word) !== null);
    return outermost(wrong).flatMap((use) => misplaced(use, effect));
  });
});

function misplaced({ word, path, carrier }: Use, { word: trigger }: Use): Fault[] {
  const limit = limitOf(word, trigger);
  if (limit === null) return [];
  const related = [
    { message: 'What may stand together.', file: 'vocabulary.yaml', path: limit.path },
  ];
  const place = { file: carrier.file.path, path, related };
  const { name, group } = word;
  const params = { word: name, group, trigger: trigger.name };
  return [fault('CW1431', place, { ...params, [limit.key]: limit.names })];
}

/** What keeps the two apart; null where nothing does. */
function limitOf(word: Word, trigger: Word) {
  if (word.triggers !== undefined && !word.triggers.includes(trigger.name)) {
    const path = [word.group, word.name, 'triggers'];
    return { key: 'triggers', names: word.triggers, path } as const;
  }
  const { operations } = trigger;
  if (word.group !== 'operations' || operations === undefined) return null;
  if (operations.includes(word.name)) return null;
  const path = ['triggers', trigger.name, 'operations'];
  return { key: 'operations', names: operations, path } as const;
}
