/**
 * Words are where they mean something: on a card that may carry them, under a trigger that goes with
 * them, beside what they need.
 */
import { type Fault, fault, noteWords } from '../../../diagnostics/index.ts';
import type { CheckedFile, Item, LinkCheck } from '../game-files.ts';
import { withGoverningRule } from '../references.ts';
import { compileFilter, type Fields, inspectFilter } from '../../../engine/index.ts';
import type { Where } from '../../../engine/construction/index.ts';
import { derivedFields } from '../../compile/cards.ts';
import type { Manifest } from '../../manifest.ts';
import { remember } from '../../../kernel/index.ts';
import type { GroupName, Vocabulary, Word } from '../../vocabulary/model.ts';
import { isInside, outermost, type Use, usesIn } from './uses.ts';

/**
 * Words are where they mean something: on a card that may carry them, under a trigger that goes with
 * them, beside what they need. Of a word that is out of place the first reason is reported, once.
 */
export const placed: LinkCheck = (game) => {
  const reported = new Set<string>();
  return [carriers, triggers, needs].flatMap((check) => {
    const news = check(game).filter((fault) => !reported.has(placeOf(fault)));
    for (const fault of news) reported.add(placeOf(fault));
    return news;
  });
};

function placeOf({ file, path }: Fault): string {
  return JSON.stringify([file, path]);
}

/** Words are only on components that may carry them; of a word and those inside it the outer is to blame. */
const carriers: LinkCheck = (game) => {
  const { files, manifest, vocabulary } = game;
  if (vocabulary === null) return [];
  return files.flatMap((file) =>
    uncarriedIn(file, vocabulary, manifest).map((made) => withGoverningRule(made, file, game)),
  );
};

const uncarriedIn = remember((file: CheckedFile, vocabulary: Vocabulary, manifest: Manifest) => {
  const wrong = usesIn(file, vocabulary).filter(({ word: { carriers: where }, carrier }) => {
    return where !== undefined && !fits(where, fieldsOf(carrier, manifest));
  });
  return outermost(wrong).map(uncarried);
});

function uncarried({ word, path, carrier }: Use): Fault {
  const { name, group } = word;
  const { id } = carrier.value;
  const related = [
    { message: noteWords().mayCarry(), file: 'vocabulary.yaml', path: [group, name, 'carriers'] },
  ];
  const made = fault(
    'CW1420',
    { file: carrier.file.path, path, related },
    { word: name, group, id: typeof id === 'string' ? id : undefined },
  );
  return withWordsRule(made, word);
}

/** Adds the game's own code, when the vocabulary has one for the word. */
function withWordsRule(made: Fault, { code, clause }: Word): Fault {
  if (code === undefined) return made;
  return { ...made, rule: { code, ...(clause === undefined ? {} : { clause }) } };
}

/** What a filter of the vocabulary asks: the fields of a component as written, and those that follow. */
export function fieldsOf({ file, value }: Item, manifest: Manifest): Fields {
  const { role } = file;
  const kind = role.role === 'component' ? role.kind : '';
  const written = { ...value, kind };
  const derived = derivedFields(manifest).get(kind) ?? [];
  return {
    ...written,
    ...Object.fromEntries(derived.map((one) => [one.field, one.fits(written)])),
  };
}

/** Names have no meaning in a vocabulary: there is no deck whose choices they could be. */
export function fits(where: Where, fields: Fields): boolean {
  return compiled(where)(fields);
}

const compiled = remember((where: object) => compileFilter(where as Where, () => undefined));

/** Words are in effects with a trigger under which they mean something. */
const triggers: LinkCheck = ({ files, vocabulary }) =>
  vocabulary === null ? [] : files.flatMap((file) => untriggeredIn(file, vocabulary));

const untriggeredIn = remember((file: CheckedFile, vocabulary: Vocabulary): Fault[] => {
  const uses = usesIn(file, vocabulary);
  const effects = uses.filter(({ word }) => word.group === 'triggers');
  return effects.flatMap((effect) => {
    const parts = uses.filter((use) => isInside(use, effect));
    const wrong = parts.filter(({ word }) => limitOf(word, effect.word) !== null);
    return outermost(wrong).flatMap((use) => untriggered(use, effect));
  });
});

function untriggered({ word, path, carrier }: Use, { word: trigger }: Use): Fault[] {
  const limit = limitOf(word, trigger);
  if (limit === null) return [];
  const related = [
    { message: noteWords().mayGoTogether(), file: 'vocabulary.yaml', path: limit.path },
  ];
  const place = { file: carrier.file.path, path, related };
  const { name, group } = word;
  const params = { word: name, group, trigger: trigger.name };
  return [withWordsRule(fault('CW1431', place, { ...params, [limit.key]: limit.names }), word)];
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

/** What words need around them is there: on the card, and in the effect in which they are. */

/** Of a word and those inside it the outer is to blame: without it the others do nothing either. */
const needs: LinkCheck = ({ files, manifest, vocabulary }) =>
  vocabulary === null ? [] : files.flatMap((file) => unmetIn(file, vocabulary, manifest));

const unmetIn = remember(
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
  const related = [{ message: noteWords().whatItNeeds(), file: where[0], path: where[1] }];
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

/** Keys of an effect and the group whose words are there; beside them the parameters of its trigger. */
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
