/**
 * Makes one self-contained schema out of many files: editors, ajv and json-schema-to-typescript
 * then need neither our folders nor a network.
 *
 * A reference is `#/definitions/x` (same file), `other.schema.json#/definitions/x` (beside it, inside
 * the game folder) or `cardwright:words.schema.json#/definitions/x` (the words that every game shares).
 */
import type { JsonSchema } from './json-schema.ts';
import { mapSubSchemas } from './walk.ts';

/** Reads schema files by address; see `schemaFiles`. */
export interface SchemaFiles {
  /** The parsed file, or null when there is none or it cannot be read. */
  read(address: string): JsonSchema | null;
  /** The address that `reference` has when it is in the file at `from`; null when it leaves the game folder. */
  resolve(reference: string, from: string): string | null;
}

/** A `$ref` that leads nowhere. */
interface BrokenReference {
  readonly reference: string;
  /** Address of the file in which it is. */
  readonly from: string;
}

export interface Bundle {
  readonly schema: JsonSchema;
  readonly broken: readonly BrokenReference[];
  /** Addresses of the files that it is made of. */
  readonly sources: readonly string[];
}

const PREFIX = '#/definitions/';

/** Bundles `root`, which is in the file at `address` (its own references are relative to it). */
export function bundle(root: JsonSchema, address: string, files: SchemaFiles): Bundle {
  const bundler = new Bundler(files);
  const { definitions: _, ...top } = root;
  bundler.ownFile(address, root);
  const schema = bundler.rewrite(top, address);
  const definitions = bundler.definitions();
  return {
    schema: Object.keys(definitions).length > 0 ? { ...schema, definitions } : schema,
    broken: bundler.broken,
    sources: [...bundler.sources],
  };
}

class Bundler {
  readonly broken: BrokenReference[] = [];
  readonly sources = new Set<string>();
  readonly #files: SchemaFiles;
  readonly #own = new Map<string, JsonSchema>();
  /** Definition names by target (`address#/definitions/x`, or `address` for a whole file). */
  readonly #names = new Map<string, string>();
  readonly #definitions = new Map<string, JsonSchema>();
  readonly #taken = new Set<string>();

  constructor(files: SchemaFiles) {
    this.#files = files;
  }

  ownFile(address: string, schema: JsonSchema): void {
    this.#own.set(address, schema);
  }

  definitions(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#definitions].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** A copy of `schema` whose references point into the bundle. */
  rewrite(schema: JsonSchema, address: string): JsonSchema {
    const copy = mapSubSchemas(schema, (inner) => this.rewrite(inner, address));
    return typeof copy.$ref === 'string'
      ? { ...copy, $ref: this.#reference(copy.$ref, address) }
      : copy;
  }

  #reference(reference: string, from: string): string {
    const [path = '', pointer = ''] = reference.split('#', 2);
    const address = path === '' ? from : this.#files.resolve(path, from);
    const target = address === null ? undefined : this.#target(address, pointer);
    if (address === null || target === undefined) {
      this.broken.push({ reference, from });
      return `${PREFIX}missing`;
    }
    const key = `${address}#${pointer}`;
    const known = this.#names.get(key);
    if (known !== undefined) return PREFIX + known;
    const name = this.#freshName(address, pointer);
    this.#taken.add(name);
    this.#names.set(key, name);
    const { $schema: _s, definitions: _d, ...bare } = target;
    this.#definitions.set(name, this.rewrite(bare, address));
    return PREFIX + name;
  }

  #target(address: string, pointer: string): JsonSchema | undefined {
    const file = this.#own.get(address) ?? this.#files.read(address);
    this.sources.add(address);
    if (file === null) return undefined;
    let node: unknown = file;
    for (const step of pointer.split('/').slice(1)) {
      if (node === null || typeof node !== 'object') return undefined;
      const key = step.replaceAll('~1', '/').replaceAll('~0', '~');
      node = Object.hasOwn(node, key) ? (node as Record<string, unknown>)[key] : undefined;
    }
    return node !== null && typeof node === 'object' ? (node as JsonSchema) : undefined;
  }

  #freshName(address: string, pointer: string): string {
    const file = address.replace(/^.*[:/]/, '').replace(/\.schema\.json$|\.json$/, '');
    const last = pointer.split('/').at(-1);
    const wanted = last === undefined || last === '' ? file : last;
    if (!this.#taken.has(wanted)) return wanted;
    let name = `${file}-${wanted}`;
    for (let n = 2; this.#taken.has(name); n += 1) name = `${file}-${wanted}-${n}`;
    return name;
  }
}
