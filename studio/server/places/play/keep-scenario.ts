/** A position of a game as a scenario of its own file, for its designer to say what is done there, and what must come of it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Diagnostic } from '../../../../diagnostics/index.ts';
import type { CheckResult } from '../../../../generator/index.ts';
import { makeFolder, removeLinks, writeAtomically } from '../../../../kernel/index.ts';
import type { KeptScenario, NewScenario } from '../../../protocol/play.ts';

const FOLDER = 'scenarios/play';

/** What a file may be called on every system. */
const NAME = /^[A-Za-z][A-Za-z0-9-]{0,60}$/;

/** Of what is in a position these say who decides, whatever the game: something must come of no steps. */
const RESULTS = ['toAct', 'phase'];

type Position = Record<string, unknown>;

/** Checks a game as if this file had this text. */
type Supposing = (texts: ReadonlyMap<string, string>) => CheckResult;

/** Writes nothing that would break the game: then `path` is null, and `why` says it. */
export function keepScenario(
  folder: string,
  { id, title, position }: NewScenario,
  supposing: Supposing,
): KeptScenario {
  const path = `${FOLDER}/${id.toLowerCase()}.yaml`;
  const file = join(folder, path);
  if (!NAME.test(id) || existsSync(file)) return { path: null, why: [id], dropped: [] };
  const given: Position = Object.fromEntries(
    Object.entries(position).filter(([, value]) => value !== null),
  );
  const then: Position = Object.fromEntries(
    RESULTS.flatMap((key) => (key in given ? [[key, given[key]]] : [])),
  );
  const dropped: string[] = [];
  for (;;) {
    const text = HEAD + stringify([{ id, title, clauses: [], given, when: [], then }]);
    const errors = errorsIn(supposing(new Map([[path, text]])), file);
    const unknown = errors
      .map(unknownIn)
      .find((key) => key !== null && (key in given || key in then));
    if (unknown === undefined || unknown === null) {
      if (errors.length > 0)
        return { path: null, why: errors.map(({ message }) => message), dropped };
      removeLinks(folder, file);
      makeFolder(join(folder, FOLDER));
      writeAtomically(file, text);
      return { path, why: [], dropped };
    }
    // Scenarios of the game do not write it; its rules know what it is by the rest.
    if (unknown in given) dropped.push(unknown);
    delete (unknown in given ? given : then)[unknown];
  }
}

const HEAD = '# yaml-language-server: $schema=../../.cardwright/schemas/scenarios.schema.json\n\n';

function errorsIn({ diagnostics }: CheckResult, file: string): Diagnostic[] {
  return diagnostics.filter((one) => one.severity === 'error' && one.file === file);
}

/** The property that has no place where it is; null for another error. */
function unknownIn({ code, params }: Diagnostic): string | null {
  const { property } = params as { readonly property?: unknown };
  return code === 'CW1101' && typeof property === 'string' ? property : null;
}
