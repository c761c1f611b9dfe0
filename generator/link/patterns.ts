/**
 * Drawings are sound, names of patterns exist, and every pattern reaches a square of the board.
 */
import { isMapping, nearest, remember } from '../../kernel/index.ts';
import { fault, type Fault, type Path } from '../../diagnostics/index.ts';
import { readDrawing, type Drawing, type DrawingFault, type Offset } from '../../engine/index.ts';
import { lineOfScalar } from '../load/places.ts';
import { type Mention, pathIn } from '../validate/validator.ts';
import { type CheckedFile, filesOf, type GameFiles, type LinkCheck } from './game-files.ts';
import { namedIn } from './names.ts';
import type { KnownIds } from './name-table.ts';
import { idsOf, isIncomplete, seen, visible, withRule } from './references.ts';
import type { Board } from '../manifest.ts';

/** Drawings are sound, names of patterns exist, lines are straight where the schema wants it. */
export const patterns: LinkCheck = (game) =>
  game.files.flatMap((file) => {
    const rays = file.mentions['x-rays'].flatMap((mention) => offRays(mention, file, game));
    const drawn = rays.length === 0 ? faultsOfDrawings(file) : [...faultsOfDrawings(file), ...rays];
    if (areAllThere(file, game.names.ids)) return drawn;
    return [
      ...drawn,
      ...patternsIn(file).named.flatMap((mention) => reference(mention, file, game)),
    ];
  });

const faultsOfDrawings = remember((file: CheckedFile): Fault[] =>
  patternsIn(file).drawn.flatMap((one) => drawingFaults(one, file)),
);

/** Whether every pattern that a file names is there; while the ids are the same, none is missed. */
const areAllThere = remember((file: CheckedFile, ids: KnownIds): boolean =>
  patternsIn(file).named.every(
    ({ value }) => seen(ids.get(value as string), file)?.kind === 'pattern',
  ),
);

/** A pattern that is drawn where it is used. */
interface Drawn {
  readonly mention: Mention;
  readonly drawing: Drawing;
}

/** The patterns that a file draws, and those that it names. */
export const patternsIn = remember(
  (file: CheckedFile): { readonly drawn: readonly Drawn[]; readonly named: readonly Mention[] } => {
    const written = file.mentions['x-pattern'].filter(({ value }) => typeof value === 'string');
    return {
      drawn: written
        .filter(isDrawing)
        .map((mention) => ({ mention, drawing: readDrawing(mention.value as string) })),
      named: written.filter((mention) => !isDrawing(mention)),
    };
  },
);

/** A pattern that no component names is probably a slip. */
export const unusedPatterns: LinkCheck = (game) => {
  // What cannot be read may use any of them.
  if (isIncomplete(game, Object.keys(game.manifest.kinds))) return [];
  const unused = new Map(
    filesOf(game, 'patterns')
      .flatMap((file) => namedIn(file))
      .filter((named) => game.names.get(named.id) === named)
      .map((named) => [named.id, named]),
  );
  for (const file of game.files) {
    const values = valuesIn(file);
    for (const id of unused.keys()) if (values.has(id)) unused.delete(id);
  }
  return Array.from(unused.values(), ({ id, item }) =>
    fault('CW1210', { file: item.file.path, path: [...item.path, 'id'] }, { id }),
  );
};

/** Everything in a file that can name a pattern. */
const valuesIn = remember((file: CheckedFile): ReadonlySet<unknown> => {
  const { 'x-pattern': patterns, 'x-ref': references } = file.mentions;
  return new Set([...patterns, ...references].map(({ value }) => value));
});

/** Whether the text is a drawing and not the name of one. */
function isDrawing({ argument, value }: Mention): boolean {
  return argument === 'drawing' || /[@#.\n]/.test(value as string);
}

function reference(mention: Mention, file: CheckedFile, game: GameFiles): Fault[] {
  const id = mention.value as string;
  if (visible(game, file, id)?.kind === 'pattern' || isIncomplete(game, ['pattern'])) return [];
  const place = { file: file.path, path: pathIn(file.data, mention.pointer) };
  const near = nearest(id, idsOf(game, file, ['pattern']));
  return [withRule(fault('CW1203', place, { what: 'pattern', id, nearest: near }), mention)];
}

/** A square that lies on no straight line from the origin. A pattern with other faults is not judged. */
function offRays(mention: Mention, file: CheckedFile, game: GameFiles): Fault[] {
  const text = String(mention.value);
  const named = isDrawing(mention) ? null : visible(game, file, text)?.item.value;
  const drawn = named === null ? text : isPattern(named) ? named.draw : '';
  const squares = readDrawing(drawn).offsets.filter(isOff).length;
  if (squares === 0) return [];
  const place = { file: file.path, path: pathIn(file.data, mention.pointer) };
  return [withRule(fault('CW1590', place, { squares }), mention, 'pattern-off-rays')];
}

function isOff([dx, dy]: Offset): boolean {
  return dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy);
}

function drawingFaults({ mention, drawing }: Drawn, file: CheckedFile): Fault[] {
  const text = mention.value as string;
  return drawing.faults.map((found) => {
    const path = pathIn(file.data, mention.pointer);
    const span = spanOf(found, path, file);
    const place = { file: file.path, path, ...(span === null ? {} : { span }) };
    return withRule(drawingFault(found, place, text), mention, `pattern-${found.fault}`);
  });
}

/** The square or the line that is to blame; null for the drawing as a whole. */
function spanOf(
  found: DrawingFault,
  path: Path,
  { text, written }: CheckedFile,
): NonNullable<Fault['span']> | null {
  const place = written?.(path) ?? path;
  const line = 'line' in found ? lineOfScalar(text, place, found.line) : null;
  if (line === null || !('column' in found)) return line;
  const start = line.start + found.column;
  return { start, end: start + ('character' in found ? found.character.length : 1) };
}

type FaultPlace = Parameters<typeof fault>[1];

function drawingFault(found: DrawingFault, place: FaultPlace, text: string): Fault {
  switch (found.fault) {
    case 'no-origin':
      return fault('CW1205', place, {});
    case 'two-origins':
      return fault('CW1206', place, { count: text.split('@').length - 1 });
    case 'ragged':
      return fault('CW1207', place, {
        line: found.line + 1,
        width: found.width,
        expected: found.expected,
      });
    case 'unknown-character':
      return fault('CW1208', place, { character: found.character, allowed: '@#.' });
    case 'empty':
      return fault('CW1209', place, {});
  }
}

/** Whether `value` is an item of patterns.yaml that can be compiled. */
export function isPattern(value: unknown): value is { id: string; draw: string } {
  return isMapping(value) && typeof value['id'] === 'string' && typeof value['draw'] === 'string';
}

/** From some square of the board every pattern reaches another. */
export const patternsReachTheBoard: LinkCheck = ({ files, manifest: { board } }) =>
  isBoard(board) ? files.flatMap((file) => inFile(file, board.columns, board.rows)) : [];

const inFile = remember((file: CheckedFile, columns: number, rows: number): Fault[] =>
  patternsIn(file).drawn.flatMap(({ mention, drawing }) => {
    const { offsets } = drawing;
    const reaches = offsets.some(([dx, dy]) => Math.abs(dx) < columns && Math.abs(dy) < rows);
    if (reaches || offsets.length === 0) return [];
    const place = { file: file.path, path: pathIn(file.data, mention.pointer) };
    return [fault('CW1424', place, { columns, rows })];
  }),
);

function isBoard(board: unknown): board is Board {
  return (
    isMapping(board) && typeof board['columns'] === 'number' && typeof board['rows'] === 'number'
  );
}
