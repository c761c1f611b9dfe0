/** `derive` in game.yaml: its filters name fields of the kind, and words that those can have. */
import { fault, type Fault } from '../../diagnostics/index.ts';
import { inspectFilter } from '../../engine/index.ts';
import { nearest } from '../nearest.ts';
import { cardFields } from './construction.ts';
import { fieldsOfKind } from './fields.ts';
import type { GameFiles, LinkCheck } from './game-files.ts';

export const derived: LinkCheck = (game) =>
  Object.entries(game.manifest.kinds).flatMap(([kind, { derive = {} }]) =>
    Object.entries(derive).flatMap(([name, where]) =>
      filterFaults(where, ['kinds', kind, 'derive', name], kind, game),
    ),
  );

function filterFaults(where: unknown, at: string[], kind: string, game: GameFiles): Fault[] {
  const fields = fieldsOfKind(game, kind);
  if (fields === null) return [];
  const words = cardFields(game, [kind]);
  const file = 'game.yaml';
  return inspectFilter(where, at).fields.flatMap(({ field, path, values }) => {
    if (!fields.includes(field)) {
      const place = { file, path, part: 'key' } as const;
      return [fault('CW1430', place, { field, kind, nearest: nearest(field, fields) })];
    }
    const allowed = words.get(field)?.();
    if (allowed === null || allowed === undefined) return [];
    return values.flatMap(({ value, path: place }) =>
      typeof value !== 'string' || allowed.includes(value)
        ? []
        : [
            fault(
              'CW1106',
              { file, path: place },
              { value, nearest: nearest(value, allowed), allowed },
            ),
          ],
    );
  });
}
