import { cardSizes, isMapping, nearest, productSizes } from '../../kernel/index.ts';
import { fault, type Fault, noteWords } from '../../diagnostics/index.ts';
import { isSound } from './certain.ts';
import { filesOf, type CheckedFile, type GameFiles, type LinkCheck } from './game-files.ts';
import { fieldsOfKind } from './kinds.ts';
import { nodesAlongPath } from '../schema/walk.ts';

/** Sheets of print.yaml name kinds and sizes that exist, and have names of their own. */
export const printSheets: LinkCheck = ({ files, manifest, schemas }) =>
  filesOf({ files }, 'print').flatMap((file) => {
    const kinds = Object.keys(manifest.kinds);
    const own = entries(file, 'sizes').map(({ id }) => String(id));
    const sizes = [...cardSizes().keys(), ...own, ...productsNamed(file)];
    // A size that has lost its name would be missed.
    const sized = isSound(file) ? unknown(file, 'size', sizes) : [];
    const counted = copiesByField(file, { manifest, schemas });
    return [...duplicates(file), ...unknown(file, 'kind', kinds), ...sized, ...counted];
  });

/** Products of the print services that sheets name, `the-game-crafter/square-mat`: no others are read. */
function productsNamed(file: CheckedFile): string[] {
  const services = entries(file, 'sheets').flatMap(({ size }) =>
    typeof size === 'string' ? (/^([^/]+)\//.exec(size)?.[1] ?? []) : [],
  );
  return [...new Set(services)].flatMap((service) => [...productSizes(service).keys()]);
}

/** A field that says how often cards are printed is one of theirs, and a whole number. */
function copiesByField(file: CheckedFile, game: Pick<GameFiles, 'manifest' | 'schemas'>): Fault[] {
  return entries(file, 'sheets').flatMap(({ kind, copies }, index) => {
    const field = isMapping(copies) ? copies['field'] : undefined;
    if (typeof field !== 'string' || typeof kind !== 'string') return [];
    const place = { file: file.path, path: ['sheets', index, 'copies', 'field'] };
    return countFieldFaults(field, kind, place, game);
  });
}

/** What is wrong with a field of a kind that says how many there are. */
export function countFieldFaults(
  field: string,
  kind: string,
  place: Pick<Fault, 'file' | 'path'>,
  game: Pick<GameFiles, 'manifest' | 'schemas'>,
): Fault[] {
  const known = fieldsOfKind(game, kind);
  if (known === null) return [];
  if (!known.includes(field)) {
    return [fault('CW1430', place, { field, kind, nearest: nearest(field, known) })];
  }
  const nodes = nodesAlongPath(game.schemas.get(kind) ?? {}, [0, field], true).at(-1) ?? [];
  const types = nodes.flatMap(({ type }) => type ?? []);
  const isCount = types.length > 0 && types.every((type) => type === 'integer');
  return isCount ? [] : [fault('CW1435', place, { field, kind })];
}

type PrintEntry = Readonly<Record<string, unknown>>;

function entries({ data }: CheckedFile, list: 'sheets' | 'sizes'): readonly PrintEntry[] {
  const found = isMapping(data) ? data[list] : undefined;
  // Entries that are no mappings have faults already; their places are kept.
  return Array.isArray(found) ? found.map((entry: unknown) => (isMapping(entry) ? entry : {})) : [];
}

function unknown(file: CheckedFile, field: 'kind' | 'size', known: readonly string[]): Fault[] {
  return entries(file, 'sheets').flatMap((sheet, index) => {
    const id = sheet[field];
    if (typeof id !== 'string' || known.includes(id)) return [];
    const place = { file: file.path, path: ['sheets', index, field] };
    return [fault('CW1203', place, { what: field, id, nearest: nearest(id, known) })];
  });
}

function duplicates(file: CheckedFile): Fault[] {
  const ids = entries(file, 'sheets').map(({ id }) => id);
  return ids.flatMap((id, index) => {
    const first = ids.indexOf(id);
    if (typeof id !== 'string' || first === index) return [];
    const related = [
      { message: noteWords().definedHere(id), file: file.path, path: ['sheets', first, 'id'] },
    ];
    const place = { file: file.path, path: ['sheets', index, 'id'], related };
    return [fault('CW1201', place, { id, kind: 'sheet' })];
  });
}
