/** Kinds of components: which files are theirs, their fields, and the fields that follow from others. */
import { fault, type Fault } from '../../diagnostics/index.ts';
import { nearest } from '../../kernel/index.ts';
import { classifier, type Role } from '../roles.ts';
import type { GameFiles, LinkCheck } from './game-files.ts';
import { nodesAlongPath } from '../schema/walk.ts';
import { cardFields } from './construction.ts';
import { filterFaults } from './filters.ts';

/** Places whose files need no role: they belong to the game, but are not its data. */
const ELSEWHERE =
  /^(art|assets|images|icons|fonts|templates|rules|schemas|docs|scenarios\/fixtures)\//;

/** A YAML file that nothing claims is probably misplaced: it would silently not be in the game. */
export function unclaimedFile(
  path: string,
  { manifest }: Pick<GameFiles, 'manifest'>,
): Fault | null {
  const stray = /\.ya?ml$/i.test(path) || path.startsWith('decks/');
  if (!stray || (ELSEWHERE.test(path) && !path.startsWith('scenarios/'))) return null;
  const globs = Object.entries(manifest.kinds).flatMap(([kind, { files }]) =>
    files.map((glob) => ({ kind, files: glob })),
  );
  const near = nearest(
    path,
    globs.map(({ files }) => files.replace(/\*+/g, basename(path))),
  );
  const claim = globs.find(({ files }) => files.replace(/\*+/g, basename(path)) === near);
  return fault('CW1216', { file: path, path: [] }, { file: path, nearest: claim });
}

function basename(path: string): string {
  return (path.split('/').at(-1) ?? path).replace(/\.[^.]*$/, '');
}

/** `construction.yml`: the name of a file that is read, but for its ending. Null for other paths. */
export function wrongEnding(path: string, { manifest }: Pick<GameFiles, 'manifest'>): Fault | null {
  if (!path.endsWith('.yml')) return null;
  const expected = path.replace(/yml$/, 'yaml');
  if (classifier(manifest)(path).length > 0 || classifier(manifest)(expected).length === 0) {
    return null;
  }
  return fault('CW1464', { file: path, path: [] }, { file: path, expected });
}

/** YAML by its name, but in letters that no game reads on every system: CARDS.YAML. */
export function unreadNames(paths: Iterable<string>): string[] {
  return [...paths].filter((path) => /\.ya?ml$/i.test(path) && !/\.ya?ml$/.test(path));
}

/** A file belongs to one kind only. */
export function overlap(path: string, roles: readonly Role[]): Fault | null {
  const kinds = roles.flatMap((role) => (role.role === 'component' ? [role.kind] : []));
  return kinds.length < 2 ? null : fault('CW1407', { file: path, path: [] }, { file: path, kinds });
}

/** The top-level fields of a kind's components: of its schema, and those that follow; null when its schema is not known. */
export function fieldsOfKind(
  { manifest, schemas }: Pick<GameFiles, 'manifest' | 'schemas'>,
  kind: string,
): readonly string[] | null {
  const schema = schemas.get(kind);
  if (schema === undefined) return null;
  const component = nodesAlongPath(schema, [0], true).at(-1) ?? [];
  const written = component.flatMap((node) => Object.keys(node.properties ?? {}));
  const derived = Object.keys(manifest.kinds[kind]?.derive ?? {});
  return [...new Set([...written, ...derived])];
}

/** `derive` in game.yaml: its filters name fields of the kind, and words that those can have. */
export const derived: LinkCheck = (game) =>
  Object.entries(game.manifest.kinds).flatMap(([kind, { derive = {} }]) => {
    if (!game.schemas.has(kind)) return [];
    const fields = cardFields(game, [kind]);
    fields.delete('kind');
    return Object.entries(derive).flatMap(([name, where]) =>
      filterFaults(
        where,
        { file: 'game.yaml', path: ['kinds', kind, 'derive', name] },
        {
          fields,
          unknownField: ({ name: field, nearest: near, place }) =>
            fault('CW1430', place, { field, kind, nearest: near }),
        },
      ),
    );
  });
