import type { Path } from '../../../diagnostics/index.ts';
import { isMapping, type CheckedFile, type Item } from '../game-files.ts';

/** The component of a file in which a path lies; null when there is none. */
export function itemAt(file: CheckedFile, path: Path): Item | null {
  const { data } = file;
  const [index] = path;
  const value: unknown = Array.isArray(data) ? data[Number(index)] : data;
  if (!isMapping(value)) return null;
  return { file, path: Array.isArray(data) ? [Number(index)] : [], value };
}
