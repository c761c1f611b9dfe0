import { fault, type Fault } from '../../../diagnostics/index.ts';
import { remember } from '../../../kernel/index.ts';
import type { Param, Vocabulary, Word } from '../../vocabulary/model.ts';
import type { CheckedFile, LinkCheck } from '../game-files.ts';
import { isInside, usesIn, type Use } from './uses.ts';

/** What lasts says how long, but for standing effects: those last while their conditions hold. */
export const durations: LinkCheck = ({ files, vocabulary }) => {
  if (vocabulary === null || momentary(vocabulary).length === triggersOf(vocabulary).length) {
    return [];
  }
  return files.flatMap((file) => inFile(file, vocabulary));
};

const inFile = remember((file: CheckedFile, vocabulary: Vocabulary): Fault[] => {
  const uses = usesIn(file, vocabulary);
  const effects = uses.filter(({ word }) => word.group === 'triggers');
  const operations = uses.filter(({ word }) => word.group === 'operations');
  return effects.flatMap((effect) =>
    operations
      .filter((use) => isInside(use, effect))
      .flatMap((use) => inOperation(use, effect.word, vocabulary)),
  );
});

function inOperation(
  { word, path, values, carrier }: Use,
  { name: trigger, standing = false }: Word,
  vocabulary: Vocabulary,
): Fault[] {
  const duration = [...word.params.values()].find(isOptionalDuration);
  if (duration === undefined) return [];
  const { name, durations: known } = duration;
  const file = carrier.file.path;
  const written = values[name];
  if (written === undefined && !standing) {
    return [fault('CW1418', { file, path, part: 'key' }, { word: word.name, known })];
  }
  if (typeof written !== 'string' || !standing) return [];
  const params = { word: written, group: 'durations', trigger, triggers: momentary(vocabulary) };
  return [fault('CW1431', { file, path: [...path, name] }, params)];
}

type Duration = Extract<Param, { readonly type: 'duration' }>;

function isOptionalDuration(param: Param): param is Duration {
  return param.type === 'duration' && !param.required;
}

function triggersOf({ groups }: Vocabulary): Word[] {
  return [...groups.triggers.values()];
}

/** Triggers whose effects happen at a moment. */
function momentary(vocabulary: Vocabulary): string[] {
  return triggersOf(vocabulary).flatMap(({ name, standing }) => (standing ? [] : [name]));
}
