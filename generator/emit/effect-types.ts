/** TypeScript types of a game's effects: unions over the words of its vocabulary, as compiled cards hold them. */
import {
  type GroupName,
  groups,
  type Param,
  type ParamOf,
  type ParamType,
  type Vocabulary,
  type Word,
} from '../vocabulary/model.ts';
import { idType } from './types.ts';

/** Declarations of Effect, Operation, Condition and so on; empty for a game without a vocabulary. */
export function effectTypes(vocabulary: Vocabulary | null): string {
  if (vocabulary === null) return '';
  const { groups } = vocabulary;
  const own = (group: GroupName): string[] => [...groups[group].keys()];
  return [
    declare('Count', 'What an amount counts.', literals(own('counts'))),
    declare('Amount', 'A number, or base + per × what is counted.', AMOUNT),
    declare('Duration', 'How long an operation works.', literals(own('durations'))),
    declare('Limit', 'How often an effect may happen.', literals(own('limits'))),
    declare('Target', 'Whom or what an operation is done to.', union('targets', vocabulary)),
    declare('Choice', 'What a player picks for an effect.', union('choices', vocabulary)),
    ...(groups.picks.size === 0 ? [] : [namedChoices(vocabulary)]),
    declare('Cost', 'What is paid for an effect.', keyed('costs', vocabulary)),
    declare('Slot', 'What one card of a set of cards must be.', keyed('slots', vocabulary)),
    condition('Condition', 'What must hold for an effect.', 'conditions', vocabulary),
    condition('Requirement', 'What must hold for a card.', 'requirements', vocabulary),
    declare('Operation', 'What an effect does.', union('operations', vocabulary)),
    declare('Effect', 'What a card does, and when.', effects(vocabulary)),
    declare('Trigger', 'What an effect waits for.', "Effect['on']"),
    `/** All of them, in the order of the vocabulary. */\nexport const triggers = [${own('triggers').map(quoted).join(', ')}] as const;\n`,
  ].join('\n');
}

const quoted = (word: string): string => `'${word}'`;

const AMOUNT = `
  | number
  | { readonly base: number; readonly per: number; readonly count: Count }`;

function declare(name: string, description: string, type: string): string {
  return `/** ${description} */\nexport type ${name} =${type.startsWith('\n') ? '' : ' '}${type};\n`;
}

/** `{ readonly op: 'heal'; … }` for every word; the further members are those of `envelope`. */
function union(
  group: GroupName,
  vocabulary: Vocabulary,
  envelope: (word: Word) => readonly string[] = () => [],
): string {
  const form = groups[group];
  if (!('tag' in form)) throw new TypeError(`The words of "${group}" have no tag.`);
  const members = Array.from(vocabulary.groups[group].values(), (word) =>
    object(word.description, [
      member(form.tag, { type: `'${word.name}'` }),
      ...Array.from(word.params.values(), (param) => member(param.name, paramType(param))),
      ...envelope(word),
    ]),
  );
  return members.length === 0 ? 'never' : members.join('');
}

/** Comments of ours end where a description would end them. */
function object(description: string, members: readonly string[]): string {
  const comment = description.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ').trim();
  return `\n  /** ${comment} */\n  | {\n${members.map((line) => `      ${line}\n`).join('')}    }`;
}

function keyed(group: 'costs' | 'slots', vocabulary: Vocabulary): string {
  const members = Array.from(vocabulary.groups[group].values(), (word) =>
    [...word.params.values()].map((value) =>
      member(word.name, { ...paramType(value), optional: true }),
    ),
  ).flat();
  return members.length === 0 ? 'never' : `{\n${members.map((line) => `  ${line}\n`).join('')}}`;
}

/** A type and no interface: only those of types count as mappings from any name. */
function namedChoices({ groups }: Vocabulary): string {
  const members = Array.from(groups.picks.values(), ({ name, choices = [] }) =>
    member(name, {
      type: `Extract<Choice, { readonly pick: ${literals(choices)} }>`,
      optional: true,
    }),
  );
  const type = `{\n${[...members, member('pick', { type: 'never', optional: true })]
    .map((line) => `  ${line}\n`)
    .join('')}}`;
  return declare('NamedChoices', 'Several choices of an effect, made in this order.', type);
}

function condition(
  name: string,
  description: string,
  group: 'conditions' | 'requirements',
  vocabulary: Vocabulary,
): string {
  if (vocabulary.groups[group].size === 0) return declare(name, description, 'never');
  const joined = `
  /** At least one of these holds. */
  | { readonly any: readonly ${name}[] }
  /** This does not hold. */
  | { readonly not: ${name} }`;
  return declare(name, description, union(group, vocabulary) + joined);
}

/** What every effect has beside the parameters of its trigger. */
function effects(vocabulary: Vocabulary): string {
  const { conditions, limits, choices, picks } = vocabulary.groups;
  const chosen = picks.size > 0 ? 'Choice | NamedChoices' : 'Choice';
  return union('triggers', vocabulary, ({ costs = [], freeOfCost = false }) => [
    ...(conditions.size > 0 ? [member('if', { type: list('Condition'), optional: true })] : []),
    ...(costs.length > 0 ? [member('cost', { type: paid(costs), optional: freeOfCost })] : []),
    ...(limits.size > 0 ? [member('limit', { type: 'Limit', optional: true })] : []),
    ...(choices.size > 0 ? [member('choose', { type: chosen, optional: true })] : []),
    member('do', { type: list('Operation') }),
  ]);
}

function paid(costs: readonly string[]): string {
  const some = `Pick<Cost, ${literals(costs)}>`;
  return costs.length === 1 ? `Required<${some}>` : some;
}

/** The TypeScript types of parameters, as compiled cards hold them. */

interface Member {
  readonly type: string;
  readonly optional?: boolean;
}

/** `readonly amount: Amount;` */
function member(name: string, { type, optional = false }: Member): string {
  return `readonly ${name}${optional ? '?' : ''}: ${type};`;
}

/** `'red' | 'blue'`; `never` of none. */
function literals(words: readonly string[]): string {
  return words.length === 0 ? 'never' : words.map((word) => `'${word}'`).join(' | ');
}

/** `readonly Effect[]`. */
function list(item: string): string {
  return `readonly ${item.includes(' ') ? `(${item})` : item}[]`;
}

const types: { readonly [T in ParamType]: (param: ParamOf<T>) => string } = {
  integer: () => 'number',
  boolean: () => 'boolean',
  word: ({ words }) => literals([...words.keys()]),
  words: ({ words }) => list(literals([...words.keys()])),
  pattern: () => 'Pattern',
  amount: ({ counts }) => (counts.length === 0 ? 'number' : 'Amount'),
  filter: filterType,
  target: ({ targets }) => `Extract<Target, { readonly who: ${literals(targets)} }>`,
  duration: ({ durations }) => literals(durations),
  pick: ({ picks }) => literals(picks),
  id: ({ kinds }) => kinds.map(idType).join(' | '),
};

function paramType(param: Param): Member {
  const typeOf = types[param.type] as (param: Param) => string;
  return { type: typeOf(param), optional: !param.required };
}

function filterType({ fields }: ParamOf<'filter'>): string {
  const members = Array.from(fields, ([field, words]) => {
    const one = words === null ? 'string | number | boolean' : literals([...words.keys()]);
    return member(field, { type: `${one} | ${list(one)}`, optional: true });
  });
  return `{ ${members.join(' ')} }`;
}
