/** Prints only what changed since an earlier state, and a page that says what to take out. */
import { join } from 'node:path';
import { fault, type Fault } from '../../diagnostics/index.ts';
import { type CheckResult, gameAt, GameChecker } from '../../generator/index.ts';
import { writeAtomically, type NamedSize } from '../../kernel/index.ts';
import type { Printed } from '../formats/format.ts';
import { pdf } from '../formats/pdf.ts';
import type { Press } from '../press/press.ts';
import { pressRunning } from '../press/running.ts';
import { printProved } from '../proof/proof-faults.ts';
import { printWith, type PrintResult } from '../printing.ts';
import { jobsOf, type PrintJob, type PrintRequest } from '../request.ts';
import { printableGame, type PrintableGame } from '../printable-game.ts';
import {
  compareInventories,
  type Change,
  inventoryOf,
  type Inventory,
  type InventoryItem,
  printedBefore,
  rememberPrinted,
} from './inventory.ts';
import { looksOf, settled, withLooks } from './drawn-looks.ts';
import { takeOutText } from './take-out.ts';

/** The state that was printed: `last`, or a revision of git. */
const LAST = 'last';

export function printChanges(
  result: CheckResult,
  request: PrintRequest & { readonly since: string },
  press: Press,
): Promise<PrintResult> {
  return printWith(result, async function* (printable) {
    const papers = request.papers.slice(0, 1);
    const jobs = jobsOf(printable, { ...request, papers, label: 'changes' });
    for (const locale of new Set(jobs.map((job) => job.locale))) {
      const own = jobs.filter((job) => job.locale === locale);
      yield* changesIn(printable, own, request, press);
    }
  });
}

/** Of one language. */
async function* changesIn(
  printable: PrintableGame,
  jobs: readonly PrintJob[],
  request: PrintRequest & { readonly since: string },
  press: Press,
): AsyncGenerator<Printed> {
  const { since } = request;
  const [first] = jobs;
  if (first === undefined) return;
  const { locale, paper } = first;
  const before = stateBefore(printable, since, locale, jobs);
  if ('code' in before) {
    yield { files: [], faults: [before] };
    return;
  }
  try {
    yield* changesSince(before, { printable, jobs, locale, paper }, request, press);
  } finally {
    before.remove();
  }
}

/** What is printed of one language. */
interface Present {
  readonly printable: PrintableGame;
  readonly jobs: readonly PrintJob[];
  readonly locale: string;
  readonly paper: NamedSize;
}

async function* changesSince(
  before: StateBefore,
  { printable, jobs, locale, paper }: Present,
  request: PrintRequest & { readonly since: string },
  press: Press,
): AsyncGenerator<Printed> {
  const { since, date, format = pdf } = request;
  const now = inventoryOf(printable, locale, paper);
  const order = { locale, paper, press };
  const after = await settled(before.inventory, now, async (items) => ({
    before: await before.looks(items, press),
    after: await looksOf(printable, items, order),
  }));
  const sheets = new Set(jobs.map(({ sheet }) => sheet.id));
  const changes = compareInventories(before.inventory, after).filter(({ item }) =>
    sheets.has(item.sheet),
  );
  const folder = join(request.out, printable.data.manifest.id);
  let isPrinted = true;
  for (const job of jobs) {
    const wanted = wantedOf(job, changes);
    if (wanted === null) continue;
    const made = await printProved(format, { ...job, wanted }, printable, press);
    isPrinted &&= made.files.length > 0;
    yield made;
  }
  if (changes.length > 0)
    yield await takeOutList(changes, before, { locale, paper }, { printable, folder, date, press });
  if (!isPrinted || (changes.length === 0 && since !== LAST) || request.remember === false) return;
  const others = [...before.inventory].filter(([, { sheet }]) => !sheets.has(sheet));
  const looks = await looksOf(printable, now.values(), { ...order, press: null });
  const printed = [...withLooks(now, looks)].filter(([, { sheet }]) => sheets.has(sheet));
  rememberPrinted(printable.folder, locale, new Map([...others, ...printed]));
}

async function takeOutList(
  changes: readonly Change[],
  before: StateBefore,
  { locale, paper }: Pick<Present, 'locale' | 'paper'>,
  { printable, folder, date, press }: Means,
): Promise<Printed> {
  const stamp = date.toISOString().slice(0, 10);
  const text = takeOutText(printable, { locale, page: paper, changes, since: before.name, stamp });
  const means = { sheet: undefined, date, press };
  const { document, faults } = await pressRunning(printable, text, means);
  const pages = document?.getPageCount() ?? 0;
  const path = join(folder, `${printable.data.manifest.id}-changes-${locale}-${paper.id}.pdf`);
  if (document !== null) writeAtomically(path, await document.save());
  const file = { path, sheet: 'changes', locale, paper: paper.id, pages, cards: 0 };
  return { files: [file], faults };
}

interface Means extends Pick<PrintJob, 'folder' | 'date'> {
  readonly printable: PrintableGame;
  readonly press: Press;
}

interface StateBefore {
  readonly inventory: Inventory;
  /** In a reader's words. */
  readonly name: string;
  /** How these items looked, as far as that is known or can be drawn. */
  looks(
    items: readonly Pick<InventoryItem, 'sheet' | 'card'>[],
    press: Press,
  ): Promise<ReadonlyMap<string, string>>;
  remove(): void;
}

function stateBefore(
  printable: PrintableGame,
  since: string,
  locale: string,
  jobs: readonly PrintJob[],
): StateBefore | Fault {
  return since === LAST ? lastPrint(printable, locale) : stateAt(since, printable, locale, jobs);
}

function lastPrint(printable: PrintableGame, locale: string): StateBefore | Fault {
  const inventory = printedBefore(printable.folder, locale);
  if (inventory === null) return fault('CW3091', { file: 'print.yaml', path: [] }, { locale });
  const looks = new Map(
    [...inventory].flatMap(([key, { drawn }]) => (drawn === undefined ? [] : [[key, drawn]])),
  );
  return { inventory, name: LAST, looks: () => Promise.resolve(looks), remove: () => undefined };
}

function stateAt(
  revision: string,
  printable: PrintableGame,
  locale: string,
  jobs: readonly PrintJob[],
): StateBefore | Fault {
  const past = gameAt(printable.folder, revision);
  if ('code' in past) return past;
  const old = printableGame(new GameChecker(past.folder).check());
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
