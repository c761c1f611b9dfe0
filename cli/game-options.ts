import { parse } from 'yaml';
import { language } from '../diagnostics/index.ts';
import { type Manifest, compileValidator } from '../generator/index.ts';
import { inLocale, nearest } from '../kernel/index.ts';
import { WrongUse } from './exit.ts';
import { say } from './say.ts';

/** Every game has it, whether it declares it or not: defaults depend on it. */
const players: Declared = { schema: { type: 'integer', minimum: 1 } };

/** `maxCopies=3` → `{ maxCopies: 3 }`; values are written as in YAML, and must fit the option. */
export function readOptions(
  given: readonly string[] | undefined,
  manifest: Manifest | null,
): Record<string, unknown> {
  const declared: Readonly<Record<string, Declared>> = { players, ...manifest?.options };
  return Object.fromEntries(
    (given ?? []).map((text) => {
      const [, name = text, written = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
      const option = Object.hasOwn(declared, name) ? declared[name] : undefined;
      if (option === undefined) throw unknownOption(name, Object.keys(declared));
      const value = scalar(written);
      if (!fits(value, option.schema)) throw badValue(written, name, option);
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

function unknownOption(name: string, known: readonly string[]): WrongUse {
  const meant = nearest(name, known);
  return new WrongUse(
    say('The game has no option "{name}".', { name }),
    meant === undefined
      ? say('It has {known}.', { known: known.join(', ') })
      : say('Did you mean "{meant}"?', { meant }),
  );
}

type Declared = Pick<NonNullable<Manifest['options']>[string], 'schema' | 'description' | 'values'>;

function badValue(written: string, name: string, option: Declared): WrongUse {
  const { schema } = option;
  const { description: inSchema = '' } = schema as { readonly description?: string };
  const about = option.description ?? inSchema;
  const message = say('"{written}" is not a value of the option "{name}".', { written, name });
  if (Array.isArray(schema['enum']))
    return new WrongUse(message, namedValues(schema['enum'], option));
  return new WrongUse(
    message,
    inLocale(about, language()) ||
      say('Its schema is {schema}.', { schema: JSON.stringify(schema) }),
  );
}

/** As they are typed, with what they are called. */
function namedValues(values: readonly unknown[], option: Declared): string {
  const all = values.map((value) => {
    const word = String(value);
    const name = inLocale(option.values?.[word] ?? '', language());
    return name === '' || name === word ? word : say('{word} ({name})', { word, name });
  });
  return say('It may be {known}.', { known: all.join(', ') });
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
