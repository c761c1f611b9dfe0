/**
 * Scenarios of faulty content: a component that is almost like another, and the codes that it gives.
 *
 *     given: { kind: unit, like: fx-lance3, set: { defence: 0 } }
 *     when: check
 *     then: { faults: [LOW_UNIT_BAD_DEFENCE] }
 *
 * `warnings` beside them are compared where they are written.
 */
import { isMapping } from '../../kernel/index.ts';
import { catalogue, type Code, type Fault, type Severity } from '../../diagnostics/index.ts';
import type { Card } from '../../engine/construction/index.ts';
import type { Difference, Scenario } from '../../engine/index.ts';
import type { CheckedGame } from '../check.ts';
import { assets } from '../link/assets.ts';
import { componentChecks } from '../link/checks/component-checks.ts';
import { effectChecks } from '../link/effects/index.ts';
import type { GameFiles } from '../link/game-files.ts';
import { collectNames, repeatedValues } from '../link/names.ts';
import { layouts } from '../link/layouts.ts';
import { patterns } from '../link/patterns.ts';
import { references } from '../link/references.ts';
import { texts } from '../link/texts.ts';
import { checkFile } from '../validate/check-file.ts';

const FILE = 'scenario';

/** Checks the component of `given` as if it stood in the game, and compares the codes of its errors. */
export function runCatalogueScenario(
  scenario: Scenario,
  { game, schemas, manifest }: CheckedGame,
  kinds: Readonly<Record<string, readonly Card[]>>,
): Difference[] {
  const wrong = unreadable(scenario, Object.keys(kinds));
  if (wrong.length > 0) return wrong;
  const kind = String(scenario.given['kind']);
  const component = given(scenario, game);
  if (component === null) {
    return [{ what: 'given.like', expected: `a ${kind}`, actual: scenario.given['like'] }];
  }
  // What is found of a file is remembered by its text.
  const text = JSON.stringify([component]);
  const source = { path: FILE, text, data: [component], complete: true, faults: [] };
  const role = { role: 'component', kind, fixture: true } as const;
  const file = checkFile(source, role, manifest, schemas);
  const { names, faults: duplicates } = collectNames(
    [...game.files, file],
    schemas.schemas,
    game.names,
  );
  const alone: GameFiles = { ...game, files: [file], names };
  const faults = [
    ...file.faults,
    ...duplicates.filter((made) => made.file === FILE),
    ...repeatedValues([...game.files, file]).filter((made) => isWritten(made, scenario)),
    ...componentChecks(alone),
    ...[references, patterns, layouts, texts, assets, ...effectChecks].flatMap((check) =>
      check(alone),
    ),
  ];
  return compare(scenario, faults);
}

/** A copy has what must be unique from its model; only what `set` writes can be a mistake. */
function isWritten({ file, path }: Fault, { given: { like, set } }: Scenario): boolean {
  const written = like === undefined || (isMapping(set) && Object.hasOwn(set, String(path[1])));
  return file === FILE && written;
}

function unreadable({ given, then }: Scenario, kinds: readonly string[]): Difference[] {
  const known = ['kind', 'like', 'set'];
  const differences: Difference[] = Object.keys(given)
    .filter((key) => !known.includes(key))
    .map((key) => ({ what: `given.${key}`, expected: known, actual: given[key] }));
  if (!kinds.includes(String(given['kind']))) {
    differences.push({ what: 'given.kind', expected: kinds, actual: given['kind'] });
  }
  const { faults, warnings = [], ...more } = then;
  if (!Array.isArray(faults) || !Array.isArray(warnings) || Object.keys(more).length > 0) {
    differences.push({ what: 'then', expected: 'faults: a list of codes', actual: then });
  }
  return differences;
}

/** The component that `like` names, changed by `set`; null when there is none. */
function given(
  { given: { kind, like, set } }: Scenario,
  game: GameFiles,
): Readonly<Record<string, unknown>> | null {
  const change = isMapping(set) ? set : {};
  if (like === undefined) return mergePatch({}, change);
  const named = typeof like === 'string' ? game.names.get(like) : undefined;
  if (named === undefined || named.kind !== kind) return null;
  return mergePatch({ ...named.item.value, id: 'fx-new' }, change);
}

/** JSON merge patch (RFC 7386): null removes a key, mappings are merged, all else is replaced. */
function mergePatch(
  target: Readonly<Record<string, unknown>>,
  patch: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...target };
  for (const [key, value] of Object.entries(patch)) {
    const old = merged[key];
    if (value === null) delete merged[key];
    else if (isMapping(value)) merged[key] = mergePatch(isMapping(old) ? old : {}, value);
    else merged[key] = value;
  }
  return merged;
}

function compare({ then }: Scenario, faults: readonly Fault[]): Difference[] {
  return [
    ...compareCodes('faults', 'error', then, faults),
    ...(then['warnings'] === undefined ? [] : compareCodes('warnings', 'warning', then, faults)),
  ];
}

function compareCodes(
  what: 'faults' | 'warnings',
  severity: Severity,
  then: Scenario['then'],
  faults: readonly Fault[],
): Difference[] {
  const expected = (then[what] as unknown[]).map(String).toSorted();
  const actual = faults
    .filter(({ code }) => catalogue[code as Code].severity === severity)
    .map(({ code, rule }) => rule?.code ?? code)
    .toSorted();
  return expected.join() === actual.join() ? [] : [{ what, expected, actual }];
}
