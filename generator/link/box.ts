/** box.yaml names sheets, fields and stocks that exist, has nothing twice, and says how many of each there are. */
import { fault, type Fault, noteWords } from '../../diagnostics/index.ts';
import { isMapping, messageParameters, nearest } from '../../kernel/index.ts';
import { filesOf, type CheckedFile, type GameFiles, type LinkCheck } from './game-files.ts';
import { countFieldFaults } from './print.ts';
import { writtenSheets } from './sheet-ids.ts';

/** What texts of the box may ask for. */
const PARAMETERS = ['count', 'cards'] as const;

/** Which cards of a sheet a line has; a mat has none. */
const OF_CARDS = ['where', 'decks', 'cards', 'others'] as const;

type Line = Readonly<Record<string, unknown>>;

export const box: LinkCheck = (game) =>
  filesOf(game, 'box').flatMap((file) => [
    ...unknownSheets(file, game),
    ...unknownStocks(file),
    ...linesOf(file).flatMap((line, index) => [
      ...fieldFaults(line, index, file, game),
      ...textFaults(line, index, file),
      ...bookFaults(line, index, file, game),
    ]),
    ...twice(file, game),
  ]);

/** The lines of box.yaml as they are written. */
export function linesOf({ data }: CheckedFile): readonly Line[] {
  const lines = isMapping(data) && Array.isArray(data['contents']) ? data['contents'] : [];
  return lines.map((line: unknown) => (isMapping(line) ? line : {}));
}

function unknownSheets(file: CheckedFile, game: GameFiles): Fault[] {
  const ids = writtenSheets(game).map(({ id }) => String(id));
  const named = [
    ...linesOf(file).map(({ sheet }, index) => ({ id: sheet, path: ['contents', index, 'sheet'] })),
    ...pricedSheets(file),
  ];
  return named.flatMap(({ id, ...place }) => {
    if (typeof id !== 'string' || ids.includes(id)) return [];
    const params = { what: 'sheet', id, nearest: nearest(id, ids) };
    return [fault('CW1203', { file: file.path, ...place }, params)];
  });
}

function pricedSheets({ data }: CheckedFile): (Pick<Fault, 'path' | 'part'> & { id: string })[] {
  const prices = isMapping(data) && Array.isArray(data['prices']) ? data['prices'] : [];
  return prices.flatMap((price: unknown, index) => {
    const each = isMapping(price) ? price['each'] : undefined;
    return Object.keys(isMapping(each) ? each : {}).map((id) => {
      return { id, path: ['prices', index, 'each', id], part: 'key' as const };
    });
  });
}

function unknownStocks(file: CheckedFile): Fault[] {
  const { stock, stocks } = isMapping(file.data) ? file.data : {};
  const ids = Object.keys(isMapping(stocks) ? stocks : {});
  const named = [
    [stock, ['stock']] as const,
    ...linesOf(file).map((line, index) => [line['stock'], ['contents', index, 'stock']] as const),
  ];
  return named.flatMap(([id, path]) => {
    if (typeof id !== 'string' || ids.includes(id)) return [];
    const params = { what: 'stock', id, nearest: nearest(id, ids) };
    return [fault('CW1203', { file: file.path, path: [...path] }, params)];
  });
}

/** Lists and filters of cards are for sheets of cards; a field of copies is one of theirs. */
function fieldFaults(line: Line, index: number, file: CheckedFile, game: GameFiles): Fault[] {
  const { sheet: id, copies } = line;
  const sheet = writtenSheets(game).find((one) => one['id'] === id);
  if (typeof id !== 'string' || sheet === undefined) return [];
  const field = isMapping(copies) ? copies['field'] : undefined;
  const at = (name: string): Pick<Fault, 'file' | 'path'> => ({
    file: file.path,
    path: ['contents', index, name],
  });
  if (typeof sheet['kind'] === 'string') {
    if (typeof field !== 'string') return [];
    const place = { file: file.path, path: ['contents', index, 'copies', 'field'] };
    return countFieldFaults(field, sheet['kind'], place, game);
  }
  return [
    ...OF_CARDS.filter((name) => name in line),
    ...(field === undefined ? [] : ['copies']),
  ].map((name) => fault('CW3069', at(name), { sheet: id, part: 'field', name }));
}

/** A text without its number could contradict what is in the box. */
function textFaults({ text }: Line, index: number, { path: file }: CheckedFile): Fault[] {
  const texts = isMapping(text) ? Object.entries(text) : [[null, text] as const];
  return texts.flatMap(([locale, written]) => {
    if (typeof written !== 'string') return [];
    const path = ['contents', index, 'text', ...(locale === null ? [] : [locale])];
    const names = messageParameters(written);
    if (!Array.isArray(names)) return [fault('CW1218', { file, path }, { reason: names.reason })];
    const unknown = names.filter((name) => !PARAMETERS.some((known) => known === name));
    const wrong = names.includes('count') ? unknown : [...unknown, null];
    return wrong
      .slice(0, 1)
      .map((name) => fault('CW3066', { file, path }, { name, known: PARAMETERS }));
  });
}

function bookFaults(line: Line, index: number, file: CheckedFile, game: GameFiles): Fault[] {
  if (line['rulebook'] !== true || filesOf(game, 'rulebook').length > 0) return [];
  const place = { file: file.path, path: ['contents', index, 'rulebook'] };
  return [fault('CW3068', place, { what: 'rulebook' })];
}

/** What is there once, and is on two lines. Cards are counted where it is known which a line has. */
function twice(file: CheckedFile, game: GameFiles): Fault[] {
  const first = new Map<string, (string | number)[]>();
  return linesOf(file).flatMap((line, index) =>
    onceEach(line, game).flatMap(({ what, id, path }) => {
      const key = `${what} ${id}${what === 'deck' ? ` ${String(line['sheet'])}` : ''}`;
      const own = ['contents', index, ...path];
      const before = first.get(key);
      if (before === undefined) {
        first.set(key, own);
        return [];
      }
      const message = noteWords().itIsHereAlready();
      const related = [{ message, file: file.path, path: before }];
      return [fault('CW3064', { file: file.path, path: own, related }, { what, id })];
    }),
  );
}

interface Once {
  readonly what: 'sheet' | 'deck' | 'rulebook' | 'part';
  readonly id: string;
  readonly path: readonly (string | number)[];
}

function onceEach({ sheet, decks, rulebook, part }: Line, game: GameFiles): Once[] {
  const isOneThing = writtenSheets(game).some(({ id, kind }) => id === sheet && kind === undefined);
  return [
    ...(isOneThing ? [{ what: 'sheet', id: String(sheet), path: ['sheet'] } as const] : []),
    ...(Array.isArray(decks) ? decks : []).map(
      (deck, at) => ({ what: 'deck', id: String(deck), path: ['decks', at] }) as const,
    ),
    ...(rulebook === true ? [{ what: 'rulebook', id: '', path: ['rulebook'] } as const] : []),
    ...(typeof part === 'string' ? [{ what: 'part', id: part, path: ['part'] } as const] : []),
  ];
}
