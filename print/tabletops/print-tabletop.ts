/** All cards of a game in one language, for a virtual table. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fault } from '../../diagnostics/index.ts';
import { writeAtomically } from '../../generator/write-atomically.ts';
import { inLocale } from '../../generator/words.ts';
import type { PrintedFile } from '../formats/format.ts';
import { pressSingles, type Singles } from '../formats/singles.ts';
import type { PrintJob } from '../jobs.ts';
import type { Press } from '../press/press.ts';
import type { Wanted } from '../sheets/selection.ts';
import type { CardSheet } from '../sheets/sheet.ts';
import { reach } from '../stages.ts';
import type { PrintShop } from '../workshop.ts';
import { atlasPicture } from './atlas-picture.ts';
import type { Atlas, BoxCard } from './box.ts';
import { textsOf } from './card-texts.ts';
import { decksOf } from './decks.ts';
import { gridFor } from './layout.ts';
import { packCards, type PackedCards } from './pack.ts';
import type { Tabletop } from './tabletop.ts';

export interface TableOrder {
  readonly shop: PrintShop;
  /** Of one language. */
  readonly jobs: readonly PrintJob[];
  readonly wanted: Wanted;
  /** The folder of the game's prints, absolute. */
  readonly folder: string;
  /** Where the pictures will be found; their place on this machine when left out. */
  readonly address?: string | undefined;
  readonly date: Date;
  readonly press: Press;
  readonly onFile?: ((name: string) => void) | undefined;
}

export interface TableResult {
  readonly files: readonly PrintedFile[];
  readonly faults: readonly Fault[];
}

/** Writes pictures and decks into `<folder>/<game>-<language>-<table>/`. */
export async function printTabletop(table: Tabletop, order: TableOrder): Promise<TableResult> {
  const { shop, jobs, wanted, date, press } = order;
  const locale = jobs[0]?.locale ?? 'en';
  const { id, title } = shop.data.manifest;
  const folder = join(order.folder, `${id}-${locale}-${table.name}`);
  const faults: Fault[] = [];
  const atlases: Atlas[] = [];
  const cards = new Map<string, BoxCard>();
  for (const job of jobs) {
    const { sheet } = job;
    if (sheet.sort !== 'cards') continue;
    order.onFile?.(`${id}-${sheet.id}-${locale}-${table.name}`);
    const singles = await pressSingles(shop, { ...job, wanted, bleed: 0, date }, press);
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
  const decks = decksOf(shop, { sheets, wanted, locale }, cards);
  const box = { id, title: inLocale(title, locale), locale, atlases, decks };
  for (const [path, text] of table.files(box, addressIn(folder, table, order.address))) {
    writeAtomically(join(folder, path), Buffer.from(text));
  }
  const copies = decks.flatMap((deck) => deck.cards.map((one) => one.copies));
  const pages = atlases.length;
  const file = { path: folder, sheet: table.name, locale, paper: '', pages };
  return { files: [{ ...file, cards: copies.reduce((sum, one) => sum + one, 0) }], faults };

  function boxCard(cardId: string, atlas: number, cell: number): BoxCard {
    const card = shop.data.component(cardId);
    const kind = card?.kind ?? '';
    return { id: cardId, kind, ...textsOf(cardId, card, locale), atlas, cell };
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
