import { parse } from 'yaml';
import { type Manifest, compileValidator } from '../generator/index.ts';
import { nearest } from '../kernel/index.ts';
import { WrongUse } from './exit.ts';
import { say } from './say.ts';

/** Every game has it, whether it declares it or not: defaults depend on it. */
const players = { schema: { type: 'integer', minimum: 1 } };

/** `maxCopies=3` → `{ maxCopies: 3 }`; values are written as in YAML, and must fit the option. */
export function readOptions(
  given: readonly string[] | undefined,
  manifest: Manifest | null,
): Record<string, unknown> {
  const declared = { players, ...manifest?.options };
  return Object.fromEntries(
    (given ?? []).map((text) => {
      const [, name = text, written = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
      const option = Object.hasOwn(declared, name)
        ? declared[name as keyof typeof declared]
        : unknownOption(name, Object.keys(declared));
      const value = scalar(written);
      if (!fits(value, option.schema)) throw badValue(written, name, option.schema);
      return [name, value];
    }),
  );
}

/** The same of those that the game has: an older state of it may have fewer. */
export function knownOptions(
  given: readonly string[] | undefined,
  manifest: Manifest | null,
): Record<string, unknown> {
  const declared = { players, ...manifest?.options };
  const own = given?.filter((text) => Object.hasOwn(declared, text.replace(/=.*$/s, '')));
  return readOptions(own, manifest);
}

function unknownOption(name: string, known: readonly string[]): never {
  const meant = nearest(name, known);
  throw new WrongUse(
    say('The game has no option "{name}".', { name }),
    meant === undefined
      ? say('It has {known}.', { known: known.join(', ') })
      : say('Did you mean "{meant}"?', { meant }),
  );
}

function badValue(written: string, name: string, schema: object): WrongUse {
  const { description } = schema as { description?: unknown };
  return new WrongUse(
    say('"{written}" is not a value of the option "{name}".', { written, name }),
    typeof description === 'string'
      ? description
      : say('Its schema is {schema}.', { schema: JSON.stringify(schema) }),
  );
}

function fits(value: unknown, schema: object): boolean {
  const validate = compileValidator({ ...schema });
  return typeof validate !== 'function' || validate(value).errors.length === 0;
}

function scalar(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' }) as unknown;
  } catch {
    return text;
  }
}
