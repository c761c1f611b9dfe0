/** Names of generated types. */

/** `unit` → `Unit`, `terrain panel` → `TerrainPanel`. */
export function typeName(kind: string): string {
  return kind
    .replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    .replaceAll(/[^A-Za-z0-9]/g, '');
}

/** `unit` → `UnitId`. */
export function idType(kind: string): string {
  return `${typeName(kind)}Id`;
}
