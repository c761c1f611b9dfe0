/** Apeiron for tests: its components, and board A, on which the scenarios play. */
import { join } from 'node:path';
import { Field } from '../../../content/apeiron/rules/field.ts';
import type { Panel, Unit } from '../../../content/apeiron/rules/data.gen.ts';
import type { CompiledGame, Square } from '../../../engine/index.ts';
import { GameChecker } from '../../../generator/check.ts';
import { compileGame } from '../../../generator/compile/compile.ts';
import { packageRoot } from '../../../kernel/index.ts';

function read(): CompiledGame {
  const folder = join(packageRoot(), 'content', 'apeiron');
  const { game, linked } = new GameChecker(folder).check();
  if (game === null || linked === null) throw new Error('apeiron cannot be read.');
  return compileGame(game, linked);
}

const { kinds, decks } = read();

const panels = new Map((kinds['panel'] as unknown as Panel[]).map((one) => [one.id, one]));
const units = new Map((kinds['unit'] as unknown as Unit[]).map((one) => [one.id, one]));

export function panel(id: string): Panel {
  return panels.get(id as Panel['id'])!;
}

/** The units of a sample deck, by id, in its order. */
export function unitsOf(deck: string): ReadonlyMap<string, Unit> {
  const lines = decks.find(({ id }) => id === deck)!.cards;
  return new Map(
    Object.keys(lines)
      .filter((id) => units.has(id as Unit['id']))
      .map((id) => [id, units.get(id as Unit['id'])!]),
  );
}

export const field = new Field('clockwise');

/** What the panels of a deal bring, by place from 1: `grassland-1`, or `[rocky-1, 1]` for one turned once. */
export function laid(deal: readonly (string | readonly [string, number])[], on: Field = field) {
  const brought = deal.map((one, index) => {
    const [id, quarters] = typeof one === 'string' ? [one, 0] : one;
    return on.printed(panel(id), index, quarters);
  });
  const all = (of: 'obstacles' | 'treasures'): Set<Square> =>
    new Set(brought.flatMap((one) => one[of]));
  return { obstacles: all('obstacles'), treasures: all('treasures') };
}

export const boardA = laid([
  'grassland-2',
  'sea-1',
  'forest-1',
  'grassland-1',
  'rocky-1',
  'grassland-3',
  'forest-2',
  'grassland-4',
  'rocky-2',
]);
