/** Nets of every shape in several measures: what holds for one holds for all. */
import type { Net } from '../../../print/parts/net.ts';
import { isMade, type Given } from '../../../print/parts/shape.ts';
import { shapes } from '../../../print/parts/shapes/index.ts';

export function netsOf(shape: string, given: Partial<Given>, words: object = {}): readonly Net[] {
  const definition = shapes.get(shape);
  if (definition === undefined) throw new RangeError(`There is no shape ${shape}.`);
  const room = { width: 63, height: 88, depth: 20 };
  const made = definition.make(words as never, { room, board: definition.board, ...given });
  if (!isMade(made)) throw new RangeError(`${shape}: ${JSON.stringify(made)}`);
  return made.nets;
}

export function netOf(shape: string, given: Partial<Given>, words: object = {}): Net {
  const [net] = netsOf(shape, given, words);
  if (net === undefined) throw new RangeError(`${shape} has no net.`);
  return net;
}

/** Piles of cards, in mm: mini cards, poker cards of two boxes, tarot cards, a thick box. */
export const PILES = [
  { width: 44, height: 67, depth: 9 },
  { width: 63, height: 88, depth: 14 },
  { width: 63, height: 88, depth: 21.1 },
  { width: 70, height: 120, depth: 30 },
  { width: 66, height: 91, depth: 60 },
] as const;
