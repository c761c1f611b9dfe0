/**
 * Whether a value is allowed for an option, by the JSON Schema that game.yaml gives for it. Rules
 * cannot ask a validator of schemas: they run where there is none. Of the language they need the words
 * below; a schema with others allows what these allow, and the rules test the rest.
 */
import { isMapping } from '../plain-data.ts';
type Schema = Readonly<Record<string, unknown>>;

export function allowsValue(schema: unknown, value: unknown): boolean {
  if (!isMapping(schema)) return schema !== false;
  return Object.entries(schema).every(([keyword, wanted]) => keeps(keyword, wanted, value, schema));
}

function keeps(keyword: string, wanted: unknown, value: unknown, schema: Schema): boolean {
  switch (keyword) {
    case 'enum':
      return Array.isArray(wanted) && wanted.includes(value);
    case 'const':
      return wanted === value;
    case 'type':
      return (Array.isArray(wanted) ? wanted : [wanted]).some((type) => isOfType(type, value));
    case 'minimum':
      return typeof value !== 'number' || value >= Number(wanted);
    case 'maximum':
      return typeof value !== 'number' || value <= Number(wanted);
    case 'pattern':
      return typeof value !== 'string' || new RegExp(String(wanted), 'u').test(value);
    case 'if': {
      const branch = schema[allowsValue(wanted, value) ? 'then' : 'else'];
      return allowsValue(branch, value);
    }
    default:
      return isMapping(value)
        ? keepsInMap(keyword, wanted, value, schema)
        : !Array.isArray(value) || keepsInList(keyword, wanted, value);
  }
}

function keepsInMap(keyword: string, wanted: unknown, map: Schema, schema: Schema): boolean {
  const members = Object.entries(map);
  const own = isMapping(schema['properties']) ? schema['properties'] : {};
  switch (keyword) {
    case 'required':
      return Array.isArray(wanted) && wanted.every((name) => Object.hasOwn(map, String(name)));
    case 'properties':
      return members.every(
        ([name, value]) => !Object.hasOwn(own, name) || allowsValue(own[name], value),
      );
    case 'additionalProperties':
      return members.every(
        ([name, value]) => Object.hasOwn(own, name) || allowsValue(wanted, value),
      );
    case 'propertyNames':
      return members.every(([name]) => allowsValue(wanted, name));
    case 'minProperties':
      return members.length >= Number(wanted);
    default:
      return true;
  }
}

function keepsInList(keyword: string, wanted: unknown, list: readonly unknown[]): boolean {
  switch (keyword) {
    case 'items':
      return list.every((item) => allowsValue(wanted, item));
    case 'minItems':
      return list.length >= Number(wanted);
    case 'maxItems':
      return list.length <= Number(wanted);
    default:
      return true;
  }
}

function isOfType(type: unknown, value: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isMapping(value);
    default:
      return typeof value === type;
  }
}
