/** A position of a game as a scenario of its own file, for its designer to say what is to come of it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { makeFolder, removeLinks, writeAtomically } from '../../../../kernel/index.ts';
import type { NewScenario } from '../../../protocol/play.ts';

const FOLDER = join('scenarios', 'play');

/** What a file may be called on every system. */
const NAME = /^[a-z0-9][a-z0-9-]{0,60}$/;

/** The file that was written, absolute; null for an id that names no new one. */
export function keepScenario(folder: string, { id, title, position }: NewScenario): string | null {
  if (!NAME.test(id)) return null;
  const path = join(folder, FOLDER, `${id}.yaml`);
  if (existsSync(path)) return null;
  removeLinks(folder, path);
  makeFolder(join(folder, FOLDER));
  const scenario = { id, title, clauses: [], given: position, when: [], then: {} };
  const head =
    '# yaml-language-server: $schema=../../.cardwright/schemas/scenarios.schema.json\n\n';
  writeAtomically(path, head + stringify([scenario], { lineWidth: 100 }));
  return path;
}
