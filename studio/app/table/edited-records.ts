/** Things that a position describes by words below their names, as its text writes them. Nothing is changed in place. */
import type { RecordsField } from '../../../engine/index.ts';
import type { EditedPosition } from './edit-position.ts';
import { mapping } from './scene.ts';

/** What is said of one of them. */
export function recordIn(
  { key }: Pick<RecordsField, 'key'>,
  position: EditedPosition,
  name: string,
): EditedPosition {
  return mapping(mapping(position[key])[name]);
}

/** The position with something else said of one. */
export function withRecord(
  { key }: Pick<RecordsField, 'key'>,
  position: EditedPosition,
  name: string,
  step: (record: EditedPosition) => EditedPosition,
): EditedPosition {
  const record = step(recordIn({ key }, position, name));
  return { ...position, [key]: { ...mapping(position[key]), [name]: record } };
}

/** What is said of one that becomes this component, with all that follows from it; null: of one that is none, as it is. */
export function madeLike(
  { like }: RecordsField,
  record: EditedPosition,
  id: string | null,
): EditedPosition {
  const { [like.key]: _, ...rest } = record;
  return id === null ? rest : { [like.key]: id, ...rest, ...like.said[id] };
}
