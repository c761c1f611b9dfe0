/** What `carriers` and `needs` of words ask of a card exists: fields, their values, words of its effects. */
import { isMapping } from '../../../kernel/index.ts';
import { fault, type ParamsOf } from '../../../diagnostics/index.ts';
import { groupNames, type GroupName, type Vocabulary } from '../../vocabulary/model.ts';
import { cardFields, type Words } from '../construction.ts';
import { filterFaults, type FilterWords } from '../filters.ts';
import { filesOf, type GameFiles, type LinkCheck } from '../game-files.ts';
import { effectKeys } from './placed.ts';

export const vocabularyFilters: LinkCheck = (game) => {
  const [file] = filesOf(game, 'vocabulary');
  const { vocabulary } = game;
  if (vocabulary === null || file === undefined || !isMapping(file.data)) return [];
  const { data, path } = file;
  const carriers = fieldsOfKinds(game);
  const needs = new Map([...carriers, ...fieldsOfEffects(vocabulary)]);
  return groupNames.flatMap((group) => {
    const words = data[group];
    return Object.entries(isMapping(words) ? words : {}).flatMap(([name, word]) =>
      isMapping(word)
        ? Object.entries({ carriers, needs }).flatMap(([key, fields]) =>
            word[key] === undefined
              ? []
              : filterFaults(word[key], { file: path, path: [group, name, key] }, wordsOf(fields)),
          )
        : [],
    );
  });

  function wordsOf(fields: ReadonlyMap<string, Words>): FilterWords {
    return {
      fields,
      unknownField: ({ name, nearest, place }) =>
        areFieldsKnown(game) || name.startsWith('effect.')
          ? fault('CW1427', place, { what: 'field', name, nearest })
          : null,
      unknownValue(field, { name, nearest, place }) {
        const what = nouns[field];
        return what === undefined ? null : fault('CW1427', place, { what, name, nearest });
      },
    };
  }
};

/** What the values of a field are called that are no values of cards. */
const nouns: Readonly<Record<string, ParamsOf<'CW1427'>['what']>> = {
  kind: 'kind',
  'effect.on': 'trigger',
  'effect.if': 'condition',
  'effect.cost': 'cost',
  'effect.limit': 'limit',
  'effect.choose': 'choice',
  'effect.do': 'operation',
};

function areFieldsKnown({ manifest, schemas }: GameFiles): boolean {
  return Object.keys(manifest.kinds).every((kind) => schemas.has(kind));
}

/** The fields of all kinds; a field of several has the words of each. */
function fieldsOfKinds(game: GameFiles): Map<string, Words> {
  const kinds = Object.keys(game.manifest.kinds);
  const fields = new Map<string, Words>([['id', () => null]]);
  for (const kind of kinds) {
    for (const [field, words] of cardFields(game, [kind])) {
      const others = fields.get(field);
      fields.set(field, others === undefined ? words : () => eitherOf(others(), words()));
    }
  }
  fields.set('kind', () => kinds);
  if (areFieldsKnown(game)) return fields;
  return new Map([...fields.keys()].map((field) => [field, () => null]));
}

function eitherOf(one: ReturnType<Words>, other: ReturnType<Words>): ReturnType<Words> {
  return one === null || other === null ? null : [...new Set([...one, ...other])];
}

/** `effect.on` and the like with the words that may be there, and parameters of triggers. */
function fieldsOfEffects({ groups }: Vocabulary): [string, Words][] {
  const keys = Object.entries<GroupName>(effectKeys).map(([key, group]): [string, Words] => [
    `effect.${key}`,
    () => [...groups[group].keys()],
  ]);
  const params = [...groups.triggers.values()].flatMap((trigger) => [...trigger.params.keys()]);
  return [...keys, ...params.map((name): [string, Words] => [`effect.${name}`, () => null])];
}
