/** Parts of print.yaml made: every sheet that has a shape gets its nets, and with them its size. */
import { fault, type Fault } from '../../diagnostics/index.ts';
import { PRINT_FILE, type Sheet } from '../sheets/sheet.ts';
import { sizeOf, type Net } from './net.ts';
import { pileOf, type Measurable } from './pile.ts';
import { isMade, type Contents, type Unmakeable } from './shape.ts';
import { shapes } from './shapes/index.ts';
import { unmade, type Part, type WrittenPart } from './written.ts';

/** The sheets of a game, with every part made. */
export function withParts(sheets: readonly Sheet[], game: Measurable): readonly Sheet[] {
  return sheets.some(({ part }) => part !== null)
    ? sheets.map((sheet) => withPart(sheet, game))
    : sheets;
}

function withPart(sheet: Sheet, game: Measurable): Sheet {
  if (sheet.part === null) return sheet;
  const part = made(sheet, sheet.part.written, game);
  const [net] = part.nets;
  return net === undefined ? { ...sheet, part } : { ...sheet, part, size: sizeOf(net) };
}

function made({ index, size }: Sheet, written: WrittenPart, game: Measurable): Part {
  const shape = shapes.get(written.shape);
  if (shape === undefined) return unmade(written);
  const room = shape.isBox ? pileOf(written, index, game) : { depth: 0, ...size };
  if (!hasMeasures(room)) return { ...unmade(written), faults: Array.isArray(room) ? room : [] };
  const given = { room, board: written.board ?? shape.board };
  // The schema has seen to it that the words are those of the shape.
  const result = shape.make(written as never, given);
  if (isMade(result)) return { written, nets: result.nets, faults: [] };
  const place = { file: PRINT_FILE, path: ['sheets', index, 'part', 'shape'] };
  return { ...unmade(written), faults: [faultOf(result, place)] };
}

function faultOf(result: Unmakeable, place: Pick<Fault, 'file' | 'path'>): Fault {
  return result.code === 'CW3101'
    ? fault('CW3101', place, result.params)
    : fault('CW3104', place, result.params);
}

function hasMeasures(room: object): room is Contents {
  return 'width' in room && 'height' in room && 'depth' in room;
}

/** The net of a piece: `index` counts the pieces of a sheet. */
export function netAt({ nets }: Part, index: number): Net | null {
  return nets[index % Math.max(1, nets.length)] ?? null;
}
