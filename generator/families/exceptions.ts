/** `except` of a family: what single members have of their own. */
import { fault, type Fault, type Path } from '../../diagnostics/index.ts';
import { isMapping, nearest } from '../../kernel/index.ts';

type Mapping = Readonly<Record<string, unknown>>;

/** What `except` says of one member. */
export interface Exception {
  /** As it is written: it may be misspelt. */
  readonly id: string;
  /** Null when there is no such member. */
  readonly fields: Mapping | null;
}

/** The members that may be excepted. */
interface Members {
  readonly ids: readonly string[];
  /** False when the ids are not those that were meant: then nobody knows whom an exception means. */
  readonly areSure: boolean;
  /** The fields that all of them have. */
  readonly pattern: Mapping;
}

/** By the id of the member. `place` is that of `except`. */
export function readExceptions(
  except: unknown,
  { file, path }: { readonly file: string; readonly path: Path },
  { ids, areSure, pattern }: Members,
): { readonly exceptions: ReadonlyMap<string, Exception>; readonly faults: readonly Fault[] } {
  const exceptions = new Map<string, Exception>();
  const at = (...id: string[]) => ({ file, path: [...path, ...id], part: 'key' as const });
  if (except === undefined) return { exceptions, faults: [] };
  if (!isMapping(except)) {
    return { exceptions, faults: [fault('CW1471', at(), { wrong: 'except' })] };
  }
  const faults: Fault[] = [];
  const known = new Set(ids);
  const unknown: Exception[] = [];
  for (const [id, fields] of Object.entries(except)) {
    if (fields !== null && !isMapping(fields)) {
      faults.push(fault('CW1471', at(id), { wrong: 'exception' }));
    } else if (known.has(id)) exceptions.set(id, { id, fields });
    else if (areSure) unknown.push({ id, fields });
  }
  for (const { id, fields } of unknown) {
    const meant = nearest(id, ids);
    faults.push(fault('CW1472', at(id), { id, nearest: meant }));
    if (meant === undefined || exceptions.has(meant)) continue;
    // What only the exception says would be reported as missing.
    exceptions.set(meant, { id, fields: without(fields ?? {}, pattern) });
  }
  return { exceptions, faults };
}

function without(fields: Mapping, others: Mapping): Mapping {
  return Object.fromEntries(
    Object.entries(fields).filter(([field]) => !Object.hasOwn(others, field)),
  );
}
