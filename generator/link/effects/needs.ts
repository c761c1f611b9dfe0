/** What words need around them is there: on the card, and in the effect in which they stand. */
import { fault, type Fault } from '../../../diagnostics/index.ts';
import { inspectFilter, type Fields } from '../../../engine/filter.ts';
import type { Manifest } from '../../manifest.ts';
import { remember } from '../../remember.ts';
import type { GroupName } from '../../vocabulary/groups.ts';
import type { Vocabulary } from '../../vocabulary/model.ts';
import type { CheckedFile, LinkCheck } from '../game-files.ts';
import { fieldsOf, fits } from './carriers.ts';
import { isInside, outermost, usesIn, type Use } from './uses.ts';

/** Of a word and those inside it the outer is to blame: without it the others do nothing either. */
export const needs: LinkCheck = ({ files, manifest, vocabulary }) =>
  vocabulary === null ? [] : files.flatMap((file) => inFile(file, vocabulary, manifest));

const inFile = remember(
  (file: CheckedFile, vocabulary: Vocabulary, manifest: Manifest): Fault[] => {
    const uses = usesIn(file, vocabulary);
    const wrong = uses.filter((use) => {
      const { needs: where } = use.word;
      if (where === undefined) return false;
      return !fits(where, { ...fieldsOf(use.carrier, manifest), ...fieldsOfEffect(use, uses) });
    });
    return outermost(wrong).map(inVain);
  },
);

function inVain({ word, path, values, carrier }: Use): Fault {
  const { name, group } = word;
  const where = ['vocabulary.yaml', [group, name, 'needs']] as const;
  const related = [{ message: 'What it needs.', file: where[0], path: where[1] }];
  const place = { file: carrier.file.path, path, related };
  if (group === 'conditions') {
    return fault('CW1422', place, { condition: values, reason: 'carrier' });
  }
  const { id } = carrier.value;
  const fields = inspectFilter(word.needs).fields.map(({ field }) => field);
  return fault('CW1490', place, {
    word: name,
    group,
    id: typeof id === 'string' ? id : undefined,
    needed: [...new Set(fields)],
  });
}

/** Keys of an effect and the group whose words stand there; beside them the parameters of its trigger. */
export const effectKeys = {
  on: 'triggers',
  if: 'conditions',
  cost: 'costs',
  limit: 'limits',
  choose: 'choices',
  do: 'operations',
} as const satisfies Readonly<Record<string, GroupName>>;

/** `effect.on` and the like: the words of the effect around this one, and parameters of its trigger. */
function fieldsOfEffect(use: Use, uses: readonly Use[]): Fields {
  const effect = uses.find(
    (one) => one.word.group === 'triggers' && (one === use || isInside(use, one)),
  );
  if (effect === undefined) return {};
  const parts = [effect, ...uses.filter((one) => isInside(one, effect))];
  const words = Object.entries(effectKeys).map(([key, group]) => [
    `effect.${key}`,
    parts.filter(({ word }) => word.group === group).map(({ word }) => word.name),
  ]);
  const params = [...effect.word.params.keys()].map((name) => [
    `effect.${name}`,
    effect.values[name],
  ]);
  return Object.fromEntries([...words, ...params]) as Fields;
}
