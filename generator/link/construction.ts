/** What construction.yaml names exists: kinds, fields of cards, words that a field can have, choices and options. */
import { isMapping, nearest, remember } from '../../kernel/index.ts';
import { type catalogue, fault, type Fault, type Path } from '../../diagnostics/index.ts';
import {
  type ConstructionProblem,
  type ConstructionRules,
  declaredChoices,
  inspectConstruction,
} from '../../engine/construction/index.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { nodesAlongPath } from '../schema/walk.ts';
import { filesOf, type CheckedFile, type GameFiles } from './game-files.ts';
import { isIncomplete } from './references.ts';
import { reportNames } from './report-names.ts';

/** construction.yaml as the judge reads it; null when there is none or it has faults of form. */
export function constructionRules(game: Pick<GameFiles, 'files'>): ConstructionRules | null {
  const file = filesOf(game, 'construction')[0];
  return file === undefined ? null : rulesIn(file);
}

const rulesIn = remember(({ faults, data }: CheckedFile): ConstructionRules | null =>
  faults.length > 0 || !isMapping(data)
    ? null
    : { choices: {}, entries: {}, constraints: [], cards: [], ...data },
);

/** Faults of meaning. Presumes a file without faults of form. */
export function constructionFaults(
  game: GameFiles,
  file: CheckedFile,
  rules: ConstructionRules,
): Fault[] {
  const kinds = Object.keys(game.manifest.kinds);
  const options = Object.keys(game.manifest.options ?? {});
  const choices = Object.keys(declaredChoices(rules));
  const values = namesOfValues(rules);
  const named = [...choices, ...options, ...values];
  const constraints = constraintNames(rules);
  const inspected = inspectConstruction(rules);
  const fields = cardFields(game, rules.cards);
  const areFieldsKnown = rules.cards.every(
    (kind) => kinds.includes(kind) && game.schemas.has(kind),
  );
  return [
    ...rules.cards.flatMap((kind, i) => unknown('kind', kind, kinds, ['cards', i])),
    ...Object.entries(rules.choices).flatMap(([name, { kind }]) =>
      kind === undefined ? [] : unknown('kind', kind, kinds, ['choices', name, 'kind']),
    ),
    ...inspected.fields.flatMap((use) => [
      ...(areFieldsKnown ? unknown('field', use.field, [...fields.keys()], use.path) : []),
      ...('values' in use ? unknownValues(use.values, fields.get(use.field)?.()) : []),
    ]),
    ...limitsByValue(rules).flatMap(({ field, values }) =>
      unknownValues(values, fields.get(field)?.()),
    ),
    ...inspected.choices.flatMap(({ field, path, values }) => [
      ...unknown('choice or option', field, named, path),
      ...unknownValues(values, rules.choices[field]?.from?.map(String)),
    ]),
    ...inspected.problems.flatMap((found) => problemFault(found, file.path)),
    ...inspected.sections.flatMap(({ name, path }) =>
      unknown('section', name, sectionNames(rules), path),
    ),
    ...inspected.names.flatMap(({ name, path }) => unknown('choice or option', name, named, path)),
    ...inspected.switched.flatMap(({ name, path }) =>
      unknown('constraint', name, constraints, path),
    ),
    ...inspected.changed.flatMap(({ name, path }) => unknown('named value', name, values, path)),
    ...inspected.formats.flatMap(({ name, path }) =>
      unknown('format', name, Object.keys(rules.formats ?? {}), path),
    ),
    ...inspected.cards.flatMap(({ name, path }) => unknownCard(name, path)),
    ...reportNames(rules, [...fields.keys()])
      .filter(({ what }) => what !== 'field' || areFieldsKnown)
      .flatMap(({ what, name, known, path }) => unknown(what, name, known, path)),
  ];

  function unknown(what: NameSort, name: string, known: readonly string[], path: Path): Fault[] {
    if (known.includes(name)) return [];
    // A field or a choice that is tested is a key; what it is compared with, or a name, is a value.
    const part = path.at(-1) === name ? 'key' : 'value';
    const place = { file: file.path, path, part } as const;
    return [fault('CW1408', place, { what, name, nearest: nearest(name, known) })];
  }

  function unknownCard(name: string, path: Path): Fault[] {
    if (isIncomplete(game, rules.cards)) return [];
    const ids = rules.cards.flatMap((kind) =>
      [...game.names.values()].filter((one) => one.kind === kind).map(({ id }) => id),
    );
    return unknown('card', name, ids, path);
  }

  function unknownValues(
    values: readonly { readonly value: unknown; readonly path: Path }[],
    words: readonly string[] | null | undefined,
  ): Fault[] {
    if (words === null || words === undefined) return [];
    return values.flatMap(({ value, path }) =>
      typeof value === 'string' ? unknown('value', value, words, path) : [],
    );
  }
}

type NameSort = Parameters<(typeof catalogue)['CW1408']['message']>[0]['what'];

function namesOfValues({ let: values = {}, formats = {} }: ConstructionRules): string[] {
  return [values, ...Object.values(formats).map((format) => format.let ?? {})].flatMap(Object.keys);
}

export function sectionNames({ sections = {}, formats = {} }: ConstructionRules): string[] {
  return [sections, ...Object.values(formats).map((format) => format.sections ?? {})].flatMap(
    Object.keys,
  );
}

/** The names by which `off` and effects mean constraints. */
function constraintNames({ constraints, formats = {} }: ConstructionRules): string[] {
  const lists = [constraints, ...Object.values(formats).map((one) => one.constraints ?? [])];
  return lists.flat().flatMap(({ name }) => name ?? []);
}

/** The closed words of a field; null where any value can be. Asked for seldom: they may be all ids of a kind. */
export type Words = () => readonly string[] | null;

/** Fields of the kinds that are in decks. */
export function cardFields(game: GameFiles, kinds: readonly string[]): Map<string, Words> {
  const { manifest, schemas, names } = game;
  const fields = new Map<string, Words>([['kind', () => kinds]]);
  for (const kind of kinds) {
    const schema = schemas.get(kind);
    if (schema === undefined) continue;
    for (const path of fieldPaths(schema)) {
      fields.set(path.join('.'), () => wordsOf(fieldNodes(schema, path)));
    }
    for (const field of Object.keys(manifest.kinds[kind]?.derive ?? {})) {
      fields.set(field, () => null);
    }
  }
  return fields;

  function wordsOf(nodes: readonly JsonSchema[]): readonly string[] | null {
    const closed = nodes.find((node) => node.enum !== undefined)?.enum;
    if (closed !== undefined) return closed.map(String);
    const target = nodes.find((node) => node['x-ref'] !== undefined)?.['x-ref'];
    if (target === undefined) return null;
    const wanted = [target].flat();
    if (isIncomplete(game, wanted)) return null;
    return [...names.values()].filter((one) => wanted.includes(one.kind)).map(({ id }) => id);
  }
}

/** The fields of a component, and those of the mappings in its lists: `bases`, `bases.base`. */
function fieldPaths(schema: JsonSchema): string[][] {
  const component = nodesAlongPath(schema, [0], true).at(-1) ?? [];
  return propertiesOf(component).flatMap((field) => [
    [field],
    ...propertiesOf(nodesAlongPath(schema, [0, field, 0], true).at(-1) ?? []).map((inner) => [
      field,
      inner,
    ]),
  ]);
}

function propertiesOf(nodes: readonly JsonSchema[]): string[] {
  return [...new Set(nodes.flatMap((node) => Object.keys(node.properties ?? {})))];
}

/** Of a field that is a list, what its entries are. */
function fieldNodes(
  schema: JsonSchema,
  [field = '', inner]: readonly string[],
): readonly JsonSchema[] {
  const place = inner === undefined ? [0, field] : [0, field, 0, inner];
  const [own = [], entries = []] = nodesAlongPath(schema, [...place, 0], false).slice(-2);
  return own.some(({ type }) => type === 'array') ? entries : own;
}

/** The values of a field for which a constraint has limits of their own: `per: rank, max: { warden: 4 }`. */
interface LimitsByValue {
  readonly field: string;
  readonly values: readonly { readonly value: string; readonly path: Path }[];
}

function limitsByValue({ constraints, formats = {} }: ConstructionRules): LimitsByValue[] {
  return [
    ...inList(constraints, ['constraints']),
    ...Object.entries(formats).flatMap(([name, format]) =>
      inList(format.constraints ?? [], ['formats', name, 'constraints']),
    ),
  ];
}

function inList(constraints: readonly unknown[], at: Path): LimitsByValue[] {
  return constraints.flatMap((constraint, index) => {
    if (!isMapping(constraint) || typeof constraint['per'] !== 'string') return [];
    const values = ['exactly', 'min', 'max'].flatMap((limit) => {
      const byValue = constraint[limit];
      if (!isMapping(byValue)) return [];
      return Object.keys(byValue).map((value) => ({ value, path: [...at, index, limit, value] }));
    });
    return [{ field: constraint['per'], values }];
  });
}

/** What is wrong with the rules whatever the game has; an unknown `use` is a fault of form. */
export function problemFault(found: ConstructionProblem, file: string): Fault[] {
  const place = { file, path: found.path };
  if (found.problem === 'unknown-constraint') return [];
  if (found.problem === 'formula') return [fault('CW1345', place, found.found)];
  if (found.problem === 'name-out-of-place') return [fault('CW1355', place, { name: found.found })];
  if (found.problem === 'cycle') return [fault('CW1346', place, { names: found.found })];
  return [fault('CW1415', place, found)];
}
