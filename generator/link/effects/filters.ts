import { isMapping } from '../../../kernel/index.ts';
import { fault } from '../../../diagnostics/index.ts';
import type { Fields } from '../../../engine/index.ts';
import type { Where } from '../../../engine/construction/index.ts';
import { itemsOf, type GameFiles, type LinkCheck } from '../game-files.ts';
import { isIncomplete } from '../references.ts';
import { fieldsOf, fits } from './placed.ts';
import { partsIn, usesIn, type Use } from './uses.ts';

/** What an effect or a slot asks of cards, some card of the game has. */
export const filters: LinkCheck = (game) => {
  const { vocabulary, manifest, files } = game;
  if (vocabulary === null || isIncomplete(game, Object.keys(manifest.kinds))) return [];
  const asked = files.flatMap((file) => [
    ...usesIn(file, vocabulary).flatMap(ofParameters),
    ...partsIn(file)
      .flatMap(({ part, items, path }) =>
        part === 'slots'
          ? items.flatMap((slot, index) => ofSlot(slot, [...path, index], game))
          : [],
      )
      .map((one) => ({ ...one, file: file.path })),
  ]);
  if (asked.length === 0) return [];
  const cards = fieldsOfAll(game);
  const known = new Map<string, boolean>();
  return asked
    .filter(({ where }) => !isMet(where))
    .map(({ file, path, written }) => fault('CW1421', { file, path }, { filter: written }));

  function isMet(where: Where): boolean {
    const key = JSON.stringify(where);
    const met = known.get(key) ?? cards.some((card) => fits(where, card));
    known.set(key, met);
    return met;
  }
};

/** A filter at its place. */
interface Asked {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly where: Where;
  readonly written: unknown;
}

function ofParameters({ word, values, path, carrier }: Use): Asked[] {
  return [...word.params.values()].flatMap(({ type, name }) => {
    const where = values[name];
    if (type !== 'filter' || !isMapping(where)) return [];
    return [{ file: carrier.file.path, path: [...path, name], where, written: where }];
  });
}

/** A slot asks for cards as far as its words say which field they compare. */
function ofSlot(
  slot: unknown,
  path: readonly (string | number)[],
  { vocabulary }: GameFiles,
): Omit<Asked, 'file'>[] {
  const asked = Object.entries(isMapping(slot) ? slot : {}).flatMap(([name, value]) => {
    const field = vocabulary?.groups.slots.get(name)?.field;
    return field === undefined ? [] : [[field, value] as const];
  });
  return asked.length === 0 ? [] : [{ path, where: Object.fromEntries(asked), written: slot }];
}

function fieldsOfAll({ files, manifest }: GameFiles): Fields[] {
  return files
    .filter(({ role }) => role.role === 'component')
    .flatMap(itemsOf)
    .map((item) => fieldsOf(item, manifest));
}
