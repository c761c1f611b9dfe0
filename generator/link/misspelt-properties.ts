/**
 * A property of a schema that is misspelt where it is defined is missing wherever it is used. That is one fault, at
 * its key: several places use a property that does not exist, and none uses the one that resembles it.
 */
import { fault, type Fault, noteWords, type Path } from '../../diagnostics/index.ts';
import { remember } from '../../kernel/index.ts';
import { onceInVocabulary } from './effects/index.ts';
import type { CheckedFile, GameFiles } from './game-files.ts';

/** A file as it was read. */
interface Source {
  readonly path: string;
  readonly data: unknown;
}

/** What is wrong with definitions is reported there, and not wherever they are used. `sources`: the files of the game. */
export function onceWhereDefined(
  faults: readonly Fault[],
  game: GameFiles,
  sources: readonly Source[],
): readonly Fault[] {
  const schemas = sources.filter(({ path }) => /^schemas\/.*\.json$/.test(path));
  return withMisspeltProperties(onceInVocabulary(faults, game), game, schemas);
}

function withMisspeltProperties(
  faults: readonly Fault[],
  { files }: GameFiles,
  schemas: readonly Source[],
): readonly Fault[] {
  const misspelt = [...unknownProperties(faults).values()].flatMap((one) => {
    if (one.faults.length < 2 || files.some((file) => keysIn(file).has(one.meant))) return [];
    const places = schemas.flatMap(({ path: file, data }) =>
      definitionsOf(one.meant, data, []).map((path) => ({ file, path, part: 'key' as const })),
    );
    const [place, ...others] = places;
    return place === undefined || others.length > 0 ? [] : [{ ...one, place }];
  });
  if (misspelt.length === 0) return faults;
  const reported = new Set(misspelt.flatMap((one) => one.faults));
  const missing = new Set<unknown>(misspelt.map(({ meant }) => meant));
  return [
    ...faults.filter((one) => {
      const { property } = one.params as { property?: unknown };
      return !reported.has(one) && !missing.has(property);
    }),
    ...misspelt.map(({ name, meant, place, faults: [first] }) => {
      const related = [{ message: noteWords().itIsNeededHere(), ...first! }];
      return fault('CW1437', { ...place, related }, { word: meant, nearest: name });
    }),
  ];
}

/** A property that does not exist, and the one that exists and was proposed for it. */
interface UnknownProperty {
  readonly name: string;
  readonly meant: string;
  readonly faults: Fault[];
}

function unknownProperties(faults: readonly Fault[]): ReadonlyMap<string, UnknownProperty> {
  const found = new Map<string, UnknownProperty>();
  for (const one of faults) {
    const said = saidBy(one);
    if (said?.meant === undefined) continue;
    const { name, meant } = said;
    const key = JSON.stringify([name, meant]);
    const known = found.get(key);
    if (known === undefined) found.set(key, { name, meant, faults: [one] });
    else known.faults.push(one);
  }
  return found;
}

function saidBy({ code, params }: Fault): { name: string; meant: string | undefined } | undefined {
  if (code === 'CW1101') {
    const { property, nearest } = params as { property: string; nearest?: string };
    return { name: property, meant: nearest };
  }
  if (code !== 'CW1102') return undefined;
  const { written, meant } = params as { written: string; meant: string };
  return { name: written, meant };
}

function definitionsOf(name: string, node: unknown, at: Path): Path[] {
  if (typeof node !== 'object' || node === null) return [];
  const isHere = at.at(-1) === 'properties' && Object.hasOwn(node, name);
  return [
    ...(isHere ? [[...at, name]] : []),
    ...Object.entries(node).flatMap(([key, inner]) => definitionsOf(name, inner, [...at, key])),
  ];
}

/** The keys anywhere in a file. */
const keysIn = remember(({ data }: CheckedFile): ReadonlySet<string> => {
  const found = new Set<string>();
  visit(data);
  return found;

  function visit(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (!Array.isArray(node)) found.add(key);
      visit(value);
    }
  }
});
