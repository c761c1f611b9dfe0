import { isMapping, nearest, ownMemory } from '../../kernel/index.ts';
import { fault, type Fault } from '../../diagnostics/index.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { badSchema, type BadSchema } from '../validate/bad-schema.ts';
import { compileValidator, pathIn } from '../validate/validator.ts';
import { filesOf, type CheckedFile, type LinkCheck } from './game-files.ts';

/** What was found in a game.yaml, which seldom changes: compiling schemas takes time. */
const known = new WeakMap<object, readonly Fault[]>();

/** The schema of an option is one, its defaults fit it, and goals of play name options that there are. */
export const options: LinkCheck = (game) =>
  filesOf(game, 'game').flatMap((file) => {
    const declared = isMapping(file.data) ? file.data['options'] : undefined;
    const goals = unknownLimits(file, isMapping(declared) ? Object.keys(declared) : []);
    if (!isMapping(declared)) return goals;
    const found = known.get(declared) ?? recalledOptions(file, declared);
    known.set(declared, found);
    return [...found, ...goals];
  });

function unknownLimits({ path: file, data }: CheckedFile, names: readonly string[]): Fault[] {
  const play = isMapping(data) ? data['play'] : undefined;
  const goals: unknown = isMapping(play) ? play['goals'] : undefined;
  return (Array.isArray(goals) ? goals : []).flatMap((goal: unknown, index) => {
    const limit = isMapping(goal) ? goal['limit'] : undefined;
    if (typeof limit !== 'string' || names.includes(limit)) return [];
    const params = { option: limit, known: names, nearest: nearest(limit, names) };
    return [fault('CW1410', { file, path: ['play', 'goals', index, 'limit'] }, params)];
  });
}

type OptionSchemas = Readonly<Record<string, unknown>>;

/** Options that were sound in an earlier run are sound. */
function recalledOptions(file: CheckedFile, declared: OptionSchemas): readonly Fault[] {
  const basis = JSON.stringify(declared);
  if (ownMemory().recall('sound-options', basis) !== null) return [];
  const found = checkOptions(file, declared);
  if (found.length === 0) ownMemory().keep('sound-options', basis, '');
  return found;
}

function checkOptions({ path: file }: CheckedFile, declared: OptionSchemas): Fault[] {
  // An option without a schema has a fault of its form already.
  const options = Object.entries(declared).filter(
    ([, option]) => isMapping(option) && option['schema'] !== undefined,
  ) as [string, OptionSchemas][];
  const faults: Fault[] = [];
  const sound = options.filter(([name, option]) => {
    const bad = problemOf(option['schema']);
    if (bad !== null) faults.push(schemaFault(file, name, option['schema'], bad));
    return bad === null;
  });
  return [
    ...faults,
    ...badDefaults(file, sound),
    ...sound.flatMap(([name, option]) => unknownValues(file, name, option)),
  ];
}

function problemOf(schema: unknown): BadSchema | null {
  return isMapping(schema) ? badSchema(schema) : { problem: 'no schema', path: '' };
}

function schemaFault(
  file: string,
  name: string,
  schema: unknown,
  { path, problem, part, nearest: near }: BadSchema,
): Fault {
  const place = {
    file,
    path: ['options', name, 'schema', ...pathIn(schema, path)],
    // Of a word that was misspelt the word itself is marked.
    part: part ?? (near === undefined ? 'key' : 'value'),
  } as const;
  return fault('CW1404', place, { where: path, why: problem, nearest: near });
}

/** Names are of values that the option may have, or of keys in them. */
function unknownValues(file: string, name: string, { schema, values }: OptionSchemas): Fault[] {
  const known = [...new Set(namedIn(schema as JsonSchema))];
  return Object.keys(isMapping(values) ? values : {}).flatMap((value) => {
    if (known.includes(value)) return [];
    const place = { file, path: ['options', name, 'values', value], part: 'key' } as const;
    const params = { property: value, owner: name, nearest: nearest(value, known), known };
    return [fault('CW1101', place, params)];
  });
}

/** What somebody reads of a value: closed words, nothing, and the keys of a mapping. */
function namedIn(schema: JsonSchema | boolean | undefined): string[] {
  if (typeof schema !== 'object') return [];
  const { enum: words = [], const: word, type = [], properties = {} } = schema;
  return [
    ...[...words, ...(word === undefined ? [] : [word])].map(String),
    ...(type.includes('null') ? ['null'] : []),
    ...Object.entries(properties).flatMap(([key, inner]) => [key, ...namedIn(inner)]),
    ...[schema.then, schema.else].flatMap(namedIn),
  ];
}

/** A default with its place. */
interface Default {
  readonly option: string;
  readonly value: unknown;
  readonly path: (string | number)[];
  readonly players?: number;
}

/** Compiles one schema for all defaults: that is much faster than one for each. */
function badDefaults(file: string, options: readonly [string, OptionSchemas][]): Fault[] {
  const defaults = options.flatMap(([name, option]) => defaultsOf(name, option));
  const schemas = new Map(options.map(([name, { schema }]) => [name, schema as JsonSchema]));
  const validate = compileValidator({
    items: defaults.map(({ option }) => schemas.get(option) ?? {}),
  });
  if (typeof validate !== 'function') {
    const place = { file, path: ['options'], part: 'key' } as const;
    return [fault('CW1404', place, { where: '', why: validate.problem })];
  }
  const { errors } = validate(defaults.map(({ value }) => value));
  const wrong = new Set(errors.map(({ instancePath }) => Number(instancePath.split('/')[1])));
  return [...wrong].flatMap((index) => {
    const found = defaults[index];
    if (found === undefined) return [];
    const { option, value, path, players } = found;
    return [fault('CW1411', { file, path }, { option, value, players })];
  });
}

function defaultsOf(option: string, declared: OptionSchemas): Default[] {
  const path = ['options', option];
  const byPlayers = isMapping(declared['byPlayers']) ? declared['byPlayers'] : {};
  return [
    ...('default' in declared
      ? [{ option, value: declared['default'], path: [...path, 'default'] }]
      : []),
    ...Object.entries(byPlayers).map(([players, value]) => ({
      option,
      value,
      path: [...path, 'byPlayers', players],
      players: Number(players),
    })),
  ];
}
