/**
 * Whether a value is allowed for an option, by the JSON Schema that game.yaml gives for it. Rules
 * cannot ask a validator of schemas: they run where there is none. Of the language they need the words
 * for single values: `enum`, `const`, `type`, `minimum`, `maximum`, `if`, `then`, `else`; a schema
 * with other words allows what these allow, and the rules test the rest.
 */
type Schema = Readonly<Record<string, unknown>>;

export function allowsValue(schema: Schema, value: unknown): boolean {
  return Object.entries(schema).every(([word, wanted]) => keeps(word, wanted, value, schema));
}

function keeps(word: string, wanted: unknown, value: unknown, schema: Schema): boolean {
  switch (word) {
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
    case 'if': {
      const branch = schema[allowsValue(wanted as Schema, value) ? 'then' : 'else'];
      return branch === undefined || allowsValue(branch as Schema, value);
    }
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
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}
