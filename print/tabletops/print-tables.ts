/** All cards of a game for a virtual table, once in each language. */
import type { CheckResult } from '../../generator/index.ts';
import type { Press } from '../press/press.ts';
import { printWith, type PrintResult } from '../printing.ts';
import { jobsOf, type PrintRequest, type PrintJob } from '../request.ts';
import type { Tabletop, Atlas, BoxCard } from './tabletop.ts';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fault } from '../../diagnostics/index.ts';
import { writeAtomically, inLocale } from '../../kernel/index.ts';
import type { Printed } from '../formats/format.ts';
import { pressSingles, type Singles } from '../formats/singles.ts';
import type { CardSheet } from '../sheets/sheet.ts';
import { reach } from '../stages.ts';
import type { PrintableGame } from '../printable-game.ts';
import { atlasPicture, gridFor, packCards, type PackedCards } from './pack.ts';
import { textsOf, decksOf } from './decks.ts';

/** Papers do not matter. */
interface TablesRequest extends Omit<PrintRequest, 'papers'> {
  readonly table: Tabletop;
  /** Where the pictures will be found on a network; by default on this machine. */
  readonly address?: string;
}

/** The game for a virtual table, once in each language. */
export function printTables(
  result: CheckResult,
  request: TablesRequest,
  press: Press,
): Promise<PrintResult> {
  return printWith(result, async function* (printable) {
    const { table, address } = request;
    const jobs = jobsOf(printable, { ...request, papers: ['a4'] });
    for (const locale of new Set(jobs.map((job) => job.locale))) {
      const own = jobs.filter((job) => job.locale === locale);
      yield await printTabletop(table, own, address, printable, press);
    }
  });
}

/**
 * Of one language. `address`: where the pictures will be found; by default at their place on this
 * machine. Writes pictures and decks into `<folder>/<game>-<language>-<table>/`.
 */
async function printTabletop(
  table: Tabletop,
  jobs: readonly PrintJob[],
  address: string | undefined,
  printable: PrintableGame,
  press: Press,
): Promise<Printed> {
  const [first] = jobs;
  if (first === undefined) return { files: [], faults: [] };
  const { locale, wanted } = first;
  const { id, title } = printable.data.manifest;
  const folder = join(first.folder, `${id}-${locale}-${table.name}`);
  const faults: Fault[] = [];
  const atlases: Atlas[] = [];
  const cards = new Map<string, BoxCard>();
  for (const job of jobs) {
    const { sheet } = job;
    if (sheet.sort !== 'cards') continue;
    job.onFile?.(`${id}-${sheet.id}-${locale}-${table.name}`);
    const singles = await pressSingles(printable, { ...job, bleed: 0 }, press);
    faults.push(...singles.faults);
    if (singles.pdf === null) continue;
    for (const packed of packCards(singles, table.limits)) {
      const atlas = atlases.length;
      const name = `${sheet.id}-${atlas + 1}`;
      atlases.push(await drawAtlas({ table, sheet, singles, packed, folder, name }));
      packed.cards.forEach((card, cell) => cards.set(card.id, boxCard(card.id, atlas, cell)));
    }
  }
  if (cards.size === 0) return { files: [], faults };
  const sheets = jobs.map(({ sheet }) => sheet);
  const decks = decksOf(printable, { sheets, wanted, locale }, cards);
  const box = { id, title: inLocale(title, locale), locale, atlases, decks };
  for (const [path, text] of table.files(box, addressIn(folder, table, address))) {
    writeAtomically(join(folder, path), Buffer.from(text));
  }
  const copies = decks.flatMap((deck) => deck.cards.map((one) => one.copies));
  const pages = atlases.length;
  const file = { path: folder, sheet: table.name, locale, paper: '', pages };
  return { files: [{ ...file, cards: copies.reduce((sum, one) => sum + one, 0) }], faults };

  function boxCard(cardId: string, atlas: number, cell: number): BoxCard {
    const card = printable.data.component(cardId);
    const kind = card?.kind ?? '';
    return {
      id: cardId,
      kind,
      ...textsOf(cardId, card, { locale, texts: printable.data.texts }),
      atlas,
      cell,
    };
  }
}

interface AtlasWork {
  readonly table: Tabletop;
  readonly sheet: CardSheet;
  readonly singles: Singles;
  readonly packed: PackedCards;
  readonly folder: string;
  readonly name: string;
}

async function drawAtlas(work: AtlasWork): Promise<Atlas> {
  const { table, sheet, singles, packed, folder, name } = work;
  const { size } = sheet;
  const pdf = singles.pdf ?? new Uint8Array();
  const grid = gridFor(packed.cards.length, size, table.limits);
  const write = async (file: string, pages: readonly number[], one = false): Promise<string> => {
    const cells = one ? { ...grid, columns: 1, rows: 1 } : grid;
    const picture = await atlasPicture(pdf, pages, cells);
    writeAtomically(join(folder, table.pictures, file), picture);
    reach('pictures');
    return file;
  };
  const fronts = await write(
    `${name}-fronts.jpg`,
    packed.cards.map(({ front }) => front),
  );
  const { columns, rows } = grid;
  const own = packed.cards.flatMap(({ back }) => (back === null ? [] : [back]));
  if (own.length < packed.cards.length) return { fronts, backs: null, columns, rows, size };
  const each = packed.back === null;
  const file = await write(
    `${name}-back${each ? 's' : ''}.jpg`,
    each ? own : own.slice(0, 1),
    !each,
  );
  return { fronts, backs: { file, each }, columns, rows, size };
}

/** Where the table finds a picture. */
function addressIn(
  folder: string,
  { pictures, addresses }: Tabletop,
  address: string | undefined,
): (picture: string) => string {
  if (address !== undefined) return (picture) => `${address.replace(/\/$/, '')}/${picture}`;
  if (addresses === 'names') return (picture) => picture;
  return (picture) => pathToFileURL(join(folder, pictures, picture)).href;
}
