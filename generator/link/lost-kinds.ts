/**
 * Kinds whose files are missing. Nobody knows what is in such files, so what refers to it is not judged; that a
 * file is missing is the one fault, and an error as soon as something in the game needs it.
 */
import { fault, noteWords, type Fault, type RelatedPlace } from '../../diagnostics/index.ts';
import { nearest } from '../../kernel/index.ts';
import { classifier } from '../roles.ts';
import { linesOf } from './box.ts';
import { isError } from './certain.ts';
import { filesOf, isUnreached, type GameFiles, type LinkCheck } from './game-files.ts';
import { writtenSheets } from './sheet-ids.ts';

/** The kinds of game.yaml that no file of the folder belongs to. */
export function kindsWithoutFiles({
  manifest,
  paths,
  unreached,
}: Pick<GameFiles, 'manifest' | 'paths' | 'unreached'>): ReadonlySet<string> {
  const rolesOf = classifier(manifest);
  const claimed = new Set(
    [...paths, ...unreached].flatMap((path) =>
      rolesOf(path).flatMap((role) => (role.role === 'component' ? [role.kind] : [])),
    ),
  );
  return new Set(Object.keys(manifest.kinds).filter((kind) => !claimed.has(kind)));
}

/** Every kind has files. */
export const kindsHaveFiles: LinkCheck = (game) =>
  [...game.lost]
    .filter((kind) => !game.manifest.kinds[kind]?.files.some((path) => isUnreached(path, game)))
    .map((kind) => fault('CW1406', placeOf(kind), paramsOf(kind, game)));

/** The first error of `asEmpty`, found as if a lost kind had no components, that is not in `found` as well. */
export function consequenceIn(
  asEmpty: readonly Fault[],
  found: readonly Fault[],
): Fault | undefined {
  const known = new Set(found.map(keyOf));
  return asEmpty.find((one) => isError(one) && !known.has(keyOf(one)));
}

/** Missing files are an error where the game needs them: `consequenceOf` a kind that has none. */
export function withNeeded(
  found: readonly Fault[],
  consequenceOf: (kind: string) => Fault | undefined,
  game: GameFiles,
): Fault[] {
  return found.map((one) => {
    if (one.code !== 'CW1406') return one;
    const { kind } = one.params as { kind: string };
    const place = consequenceOf(kind) ?? inBox(kind, game);
    if (place === undefined) return one;
    const { file, path, part, span } = place;
    const where = { file, path, ...(part && { part }), ...(span && { span }) };
    const related: RelatedPlace = { message: noteWords().itIsNeededHere(), ...where };
    return fault('CW1436', { ...placeOf(kind), related: [related] }, paramsOf(kind, game));
  });
}

type Place = Pick<Fault, 'file' | 'path' | 'part' | 'span'>;

/** Where box.yaml counts components of a kind. */
function inBox(kind: string, game: GameFiles): Place | undefined {
  const sheets = writtenSheets(game).filter((sheet) => sheet['kind'] === kind);
  const ids = new Set(sheets.map(({ id }) => id));
  return filesOf(game, 'box').flatMap((file) =>
    linesOf(file).flatMap(({ sheet }, index): Place[] =>
      ids.has(sheet) ? [{ file: file.path, path: ['contents', index, 'sheet'] }] : [],
    ),
  )[0];
}

function placeOf(kind: string): { file: string; path: string[]; part: 'key' } {
  return { file: 'game.yaml', path: ['kinds', kind, 'files'], part: 'key' };
}

function paramsOf(
  kind: string,
  { manifest, paths }: GameFiles,
): { kind: string; files: readonly string[]; nearest: string | undefined } {
  const files = manifest.kinds[kind]?.files ?? [];
  // What the game reads by its name is no misspelt file of a kind.
  const rolesOf = classifier(manifest);
  const others = [...paths].filter((path) => rolesOf(path).length === 0);
  return { kind, files, nearest: nearest(files[0] ?? '', others) };
}

function keyOf({ code, file, path, span }: Fault): string {
  return JSON.stringify([code, file, path, span]);
}

/** Without the files that a kind was probably meant to claim: that is one slip, and is reported at the kind. */
export function withoutMisnamed(strays: readonly Fault[], found: readonly Fault[]): Fault[] {
  const meant = new Set(
    found
      .filter(({ code }) => code === 'CW1406' || code === 'CW1436')
      .map(({ params }) => (params as { nearest?: string }).nearest),
  );
  return strays.filter(({ code, file }) => code !== 'CW1216' || !meant.has(file));
}
