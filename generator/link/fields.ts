import { nodesAlongPath } from '../schema/nodes-at.ts';
import type { GameFiles } from './game-files.ts';

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
