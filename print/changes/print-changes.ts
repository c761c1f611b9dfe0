/** Prints only what changed since an earlier state, and a page that says what to take out. */
import { join } from 'node:path';
import { fault, type Fault } from '../../diagnostics/index.ts';
import { GameChecker, type CheckResult } from '../../generator/check.ts';
import { gameAt } from '../../generator/revision.ts';
import { writeAtomically } from '../../generator/write-atomically.ts';
import type { NamedSize } from '../../generator/print-sizes.ts';
import type { FormatOrder, FormatResult } from '../formats/format.ts';
import { pdf } from '../formats/pdf.ts';
import { jobsOf, type PrintJob } from '../jobs.ts';
import type { Press } from '../press/press.ts';
import { pressRunning } from '../press/press-running.ts';
import { DPI, type PrintRequest } from '../print-game.ts';
import { printProved } from '../proof/print-proved.ts';
import { printWith, type PrintResult } from '../printing.ts';
import { openShop, type PrintShop } from '../workshop.ts';
import { compareInventories, type Change } from './compare.ts';
import { looksOf, settled, withLooks } from './drawn-looks.ts';
import { inventoryOf, type Inventory, type Item } from './inventory.ts';
import { printedBefore, rememberPrinted } from './last-print.ts';
import { takeOutText } from './take-out.ts';

/** The state that was printed: `last`, or a revision of git. */
const LAST = 'last';

export function printChanges(
  result: CheckResult,
  request: PrintRequest & { readonly since: string },
  press: Press,
): Promise<PrintResult> {
  return printWith(result, async function* (shop) {
    const papers = request.papers.slice(0, 1);
    const jobs = jobsOf(shop, { ...request, papers });
    for (const locale of new Set(jobs.map((job) => job.locale))) {
      const own = jobs.filter((job) => job.locale === locale);
      yield* changesIn(shop, own, request, press);
    }
  });
}

/** Of one language. */
async function* changesIn(
  shop: PrintShop,
  jobs: readonly PrintJob[],
  request: PrintRequest & { readonly since: string },
  press: Press,
): AsyncGenerator<FormatResult> {
  const { since } = request;
  const [first] = jobs;
  if (first === undefined) return;
  const { locale, paper } = first;
  const before = stateBefore(shop, since, locale, jobs);
  if ('code' in before) {
    yield { files: [], faults: [before] };
    return;
  }
  try {
    yield* changesSince(before, { shop, jobs, locale, paper }, request, press);
  } finally {
    before.remove();
  }
}

/** What is printed of one language. */
interface Present {
  readonly shop: PrintShop;
  readonly jobs: readonly PrintJob[];
  readonly locale: string;
  readonly paper: NamedSize;
}

async function* changesSince(
  before: StateBefore,
  { shop, jobs, locale, paper }: Present,
  request: PrintRequest & { readonly since: string },
  press: Press,
): AsyncGenerator<FormatResult> {
  const { since, date, format = pdf, dpi = DPI, onFile } = request;
  const now = inventoryOf(shop, locale, paper);
  const order = { locale, paper, press };
  const after = await settled(before.inventory, now, async (items) => ({
    before: await before.looks(items, press),
    after: await looksOf(shop, items, order),
  }));
  const sheets = new Set(jobs.map(({ sheet }) => sheet.id));
  const changes = compareInventories(before.inventory, after).filter(({ item }) =>
    sheets.has(item.sheet),
  );
  const folder = join(request.out, shop.data.manifest.id);
  let isPrinted = true;
  for (const job of jobs) {
    const wanted = wantedOf(job, changes);
    if (wanted === null) continue;
    const one = { shop, job, wanted, label: 'changes', folder, date, dpi, press, onFile };
    const made = await printProved(format, one);
    isPrinted &&= made.files.length > 0;
    yield made;
  }
  if (changes.length > 0)
    yield await takeOutList(changes, before, { locale, paper }, { shop, folder, date, press });
  if (!isPrinted || (changes.length === 0 && since !== LAST)) return;
  const others = [...before.inventory].filter(([, { sheet }]) => !sheets.has(sheet));
  const looks = await looksOf(shop, now.values(), { ...order, press: null });
  const printed = [...withLooks(now, looks)].filter(([, { sheet }]) => sheets.has(sheet));
  rememberPrinted(shop.folder, locale, new Map([...others, ...printed]));
}

async function takeOutList(
  changes: readonly Change[],
  before: StateBefore,
  { locale, paper }: Pick<Present, 'locale' | 'paper'>,
  { shop, folder, date, press }: Pick<FormatOrder, 'shop' | 'folder' | 'date' | 'press'>,
): Promise<FormatResult> {
  const stamp = date.toISOString().slice(0, 10);
  const text = takeOutText(shop, { locale, page: paper, changes, since: before.name, stamp });
  const means = { sheet: undefined, date, press };
  const { document, faults } = await pressRunning(shop, text, means);
  const pages = document?.getPageCount() ?? 0;
  const path = join(folder, `${shop.data.manifest.id}-changes-${locale}-${paper.id}.pdf`);
  if (document !== null) writeAtomically(path, await document.save());
  const file = { path, sheet: 'changes', locale, paper: paper.id, pages, cards: 0 };
  return { files: [file], faults };
}

interface StateBefore {
  readonly inventory: Inventory;
  /** In a reader's words. */
  readonly name: string;
  /** How these items looked, as far as that is known or can be drawn. */
  looks(
    items: readonly Pick<Item, 'sheet' | 'card'>[],
    press: Press,
  ): Promise<ReadonlyMap<string, string>>;
  remove(): void;
}

function stateBefore(
  shop: PrintShop,
  since: string,
  locale: string,
  jobs: readonly PrintJob[],
): StateBefore | Fault {
  return since === LAST ? lastPrint(shop, locale) : stateAt(since, shop, locale, jobs);
}

function lastPrint(shop: PrintShop, locale: string): StateBefore | Fault {
  const inventory = printedBefore(shop.folder, locale);
  if (inventory === null) return fault('CW3091', { file: 'print.yaml', path: [] }, { locale });
  const looks = new Map(
    [...inventory].flatMap(([key, { drawn }]) => (drawn === undefined ? [] : [[key, drawn]])),
  );
  return { inventory, name: LAST, looks: () => Promise.resolve(looks), remove: () => undefined };
}

function stateAt(
  revision: string,
  shop: PrintShop,
  locale: string,
  jobs: readonly PrintJob[],
): StateBefore | Fault {
  const past = gameAt(shop.folder, revision);
  if ('code' in past) return past;
  const old = openShop(new GameChecker(past.folder).check());
  const paper = jobs[0]?.paper;
  const nothing = old === null || paper === undefined;
  return {
    inventory: nothing ? new Map() : inventoryOf(old, locale, paper),
    name: `${revision} (${past.day})`,
    looks: async (items, press) =>
      nothing ? new Map() : looksOf(old, items, { locale, paper, press }),
    remove: () => past.remove(),
  };
}

/** What of a sheet is to be printed: copies by card; everything of a panel; null for nothing. */
function wantedOf(
  { sheet }: PrintJob,
  changes: readonly Change[],
): { readonly deck?: ReadonlyMap<string, number> } | null {
  const own = changes.filter(({ item, print }) => item.sheet === sheet.id && print > 0);
  if (own.length === 0) return null;
  if (sheet.sort === 'panel') return {};
  return { deck: new Map(own.map(({ item, print }) => [item.card ?? '', print])) };
}
