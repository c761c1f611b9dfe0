/**
 * From what ajv says to what a designer reads: one fault for one mistake, in the game's own
 * code where its schema names one.
 */
import { catalogue, fault, type Code, type Fault, type Path } from '../../diagnostics/index.ts';
import { nearest } from '../../kernel/index.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { nodesAlongPath, nodesAlongPointer } from '../schema/walk.ts';
import { valueAt, type Case, type Explainer } from './explain/explainer.ts';
import { mergeKeyedEntries } from './explain/keyed-entries.ts';
import { doesNotFit, listsAndWords } from './explain/lists-and-words.ts';
import { badId, numbersAndTexts } from './explain/numbers-and-texts.ts';
import { badPropertyName, properties } from './explain/properties.ts';
import { isInDefinition, locateErrors, pathIn, type SchemaError } from './validator.ts';

const explainers: Readonly<Record<string, Explainer>> = {
  ...numbersAndTexts,
  ...listsAndWords,
  ...properties,
};

/** What the explainers need beside ajv's errors. */
interface Subject {
  readonly file: string;
  readonly data: unknown;
  readonly schema: JsonSchema;
  readonly derived: Case['derived'];
}

/** The faults behind ajv's errors, in the order of the places in the data. */
export function schemaFaults(errors: readonly SchemaError[], subject: Subject): Fault[] {
  const placed = locateErrors(errors, subject.schema);
  const faults = tellingErrors(placed).map((error) => explain(error, subject));
  const merged = mergeKeyedEntries(mergeMisspellings(faults, subject.data), subject.data);
  return merged.filter(
    (one, index, all) => !isDecidedByFault(one, faults) && !isTypeAgain(one, all.slice(0, index)),
  );
}

/** A schema and a part of it can both want a type; what has another is reported once. */
function isTypeAgain({ code, path }: Fault, before: readonly Fault[]): boolean {
  return code === 'CW1104' && before.some((one) => one.code === code && samePath(one.path, path));
}

/** Whether a property is needed or forbidden because of the value of another, which is itself at fault. */
function isDecidedByFault({ code, path, params }: Fault, faults: readonly Fault[]): boolean {
  if (code !== 'CW1115' && code !== 'CW1116') return false;
  const mapping = code === 'CW1115' ? path.slice(0, -1) : path;
  const { because } = params as { because: readonly { property: string }[] };
  return because.some(({ property }) =>
    faults.some((other) => samePath(other.path, [...mapping, property])),
  );
}

function explain(error: SchemaError, subject: Subject): Fault {
  const { schema: root, data, file, derived } = subject;
  const found: Case = {
    error,
    schema: error.parentSchema ?? {},
    path: pathIn(data, error.instancePath),
    root,
    data,
    file,
    derived,
  };
  const made = explainerFor(error)(found);
  const rule = ruleCode(made.code as Code, error.schemaPath, subject, found.path);
  return rule === undefined ? made : { ...made, rule };
}

function explainerFor(error: SchemaError): Explainer {
  if (error.propertyName === undefined) return explainers[error.keyword] ?? doesNotFit;
  return error.keyword === 'pattern' && isIdPattern(error)
    ? (found) => badId(found, String(error.propertyName), 'key')
    : badPropertyName;
}

function isIdPattern(error: SchemaError): boolean {
  return String((error.params as { pattern?: string }).pattern).startsWith('^[a-z][a-z0-9]*(-');
}

/**
 * ajv also reports the keywords that only pass on what another found: `if` beside the fault in its
 * branch, `anyOf` beside those of every branch, `propertyNames` beside the name's own fault.
 */
function tellingErrors(errors: readonly SchemaError[]): SchemaError[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  return errors.filter((error) => {
    if (error.keyword === 'if')
      return !errors.some((other) => other !== error && isBelow(other, error));
    if (error.keyword === 'propertyNames') return false;
    if (error.keyword === 'enum' && errors.some((other) => isTypeOf(other, error))) return false;
    return !unions.some((union) => union !== error && isInUnion(error, union));
  });
}

/** What has another type is none of the words either. */
function isTypeOf(other: SchemaError, { parentSchema, instancePath }: SchemaError): boolean {
  return (
    other.keyword === 'type' &&
    other.instancePath === instancePath &&
    other.parentSchema === parentSchema
  );
}

function isBelow(error: SchemaError, condition: SchemaError): boolean {
  const holder = condition.schemaPath.replace(/\/if$/, '');
  return (
    error.instancePath.startsWith(condition.instancePath) &&
    error.keyword !== 'if' &&
    (isInDefinition(error) ||
      error.schemaPath.startsWith(`${holder}/then`) ||
      error.schemaPath.startsWith(`${holder}/else`))
  );
}

function isInUnion(error: SchemaError, union: SchemaError): boolean {
  return (
    error.instancePath.startsWith(union.instancePath) &&
    error.schemaPath.startsWith(union.schemaPath)
  );
}

/** The game's own code: of the schema that failed or one around it, else of what governs the place. */
function ruleCode(
  code: Code,
  schemaPath: string,
  { schema: root }: Subject,
  path: Case['path'],
): Fault['rule'] {
  const { name } = catalogue[code];
  const around = nodesAlongPointer(root, schemaPath).toReversed();
  return firstCode(around, name) ?? governingCode(root, path, name);
}

/** The code that a schema gives to faults of this name at a place: there, or around it. */
export function governingCode(root: JsonSchema, path: Path, faultName: string): Fault['rule'] {
  return firstCode(nodesAlongPath(root, path, false).toReversed().flat(), faultName);
}

function firstCode(nodes: readonly JsonSchema[], faultName: string): Fault['rule'] {
  for (const node of nodes) {
    const own = codeOf(node, faultName);
    if (own !== undefined) return own;
  }
  return undefined;
}

/** The code that a schema object gives to faults of this name. */
export function codeOf(node: JsonSchema, faultName: string): Fault['rule'] {
  const code = pick(node['x-code'], faultName);
  const clause = pick(node['x-clause'], faultName);
  if (code === undefined) return undefined;
  return clause === undefined ? { code } : { code, clause };
}

function pick(
  byFault: string | Readonly<Record<string, string>> | undefined,
  faultName: string,
): string | undefined {
  return typeof byFault === 'object' ? (byFault[faultName] ?? byFault['*']) : byFault;
}

/** A property is missing: always, because of another, or the duration of an operation. */
const MISSING: readonly string[] = ['CW1103', 'CW1116', 'CW1418'];

/** An unknown property beside a missing one that it resembles is one mistake. */
function mergeMisspellings(faults: readonly Fault[], data: unknown): Fault[] {
  const merged = [...faults];
  for (const unknown of faults.filter(({ code }) => code === 'CW1101' || code === 'CW1417')) {
    const mapping = unknown.path.slice(0, -1);
    const written = String(unknown.path.at(-1));
    const missing = merged.filter(
      ({ code, path }) => MISSING.includes(code) && samePath(path, mapping),
    );
    const meant = nearest(written, missing.map(propertyOf));
    if (meant === undefined || valueAt(data, unknown.path) === undefined) continue;
    const other = missing.find((one) => propertyOf(one) === meant);
    merged.splice(merged.indexOf(other as Fault), 1);
    merged[merged.indexOf(unknown)] = misspelling(unknown, written, meant);
  }
  return merged;
}

function misspelling(unknown: Fault, written: string, meant: string): Fault {
  const { owner } = unknown.params as { owner?: string };
  const { code: _, params: __, ...place } = unknown;
  return fault('CW1102', place, { written, meant, owner });
}

/** What is missing; of an operation that lasts it is the duration. */
function propertyOf({ code, params }: Fault): string {
  return code === 'CW1418' ? 'until' : (params as { property: string }).property;
}

function samePath(a: Fault['path'], b: Fault['path']): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}
