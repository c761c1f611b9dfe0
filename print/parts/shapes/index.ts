/** Every shape of part. A new one is a file here, a line in this list, and its words in `schemas/parts.schema.json`. */
import type { ShapeDefinition } from '../shape.ts';
import { board } from './board.ts';
import { deckBox } from './deck-box.ts';
import { dial } from './dial.ts';
import { divider } from './divider.ts';
import { standee } from './standee.ts';
import { tent } from './tent.ts';
import { token } from './token.ts';
import { hookBox, tuckBox } from './tuck-box.ts';

const all: readonly ShapeDefinition<never>[] = [
  tuckBox,
  hookBox,
  deckBox,
  standee,
  tent,
  token,
  dial,
  divider,
  board,
];

export const shapes: ReadonlyMap<string, ShapeDefinition<never>> = new Map(
  all.map((shape) => [shape.name, shape]),
);
