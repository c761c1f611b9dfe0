import { parseDocument } from 'yaml';
import type { Fault } from '../../../diagnostics/index.ts';
import { readYaml } from '../../../generator/load/yaml/read-yaml.ts';

export interface Read {
  readonly data: unknown;
  readonly complete: boolean;
  /** Codes in the order of the text. */
  readonly codes: readonly string[];
  /** What each fault marks in the text. */
  readonly marked: readonly string[];
  readonly faults: readonly Fault[];
}

export function read(text: string): Read {
  const { data, complete, faults } = readYaml(text, 'units/orc.yaml');
  return {
    data,
    complete,
    faults,
    codes: faults.map(({ code }) => code),
    marked: faults.map(({ span }) => text.slice(span?.start, span?.end)),
  };
}

/** What the package `yaml` makes of a text, as editors do; why not, when it refuses. */
export function readLikeEditors(text: string): { data: unknown } | { refused: string } {
  const document = parseDocument(text.replace(/^\uFEFF/, ''), { logLevel: 'silent' });
  const [error] = [...document.errors, ...document.warnings];
  if (error !== undefined) return { refused: error.code };
  try {
    return { data: document.toJS({ maxAliasCount: -1 }) as unknown };
  } catch {
    return { refused: 'alias' };
  }
}

/** Minus zero is zero, and undefined is nothing, as in JSON. */
export function plain(data: unknown): unknown {
  if (typeof data === 'number') return data + 0;
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(plain);
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plain(value)]));
}
