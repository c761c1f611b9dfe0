/** What all printing has in common: a shop with sound templates, a browser that may fail, faults at their lines. */
import { fault, type Diagnostic, type Fault } from '../diagnostics/index.ts';
import type { CheckResult } from '../generator/check.ts';
import { removeOrphans } from '../generator/temporary-rooms.ts';
import { BrowserFailure } from './browser/launch.ts';
import { forbid } from './forbids.ts';
import type { FormatResult, PrintedFile } from './formats/format.ts';
import { NoBrowser } from './press/press.ts';
import { FaceMemory } from './render/face-memory.ts';
import { PRINT_FILE } from './sheets/sheet.ts';
import { reach } from './stages.ts';
import { unique } from './unique-faults.ts';
import { openShop, placeInGame, type PrintShop } from './workshop.ts';

export interface PrintResult {
  readonly files: readonly PrintedFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** Whether a browser printed, or none was there, or it broke off. */
  readonly browser: 'good' | 'none' | 'failed';
}

/**
 * Does `work` with the shop of a game, unless its templates or styles have faults. What was made
 * before a browser broke off is told as well.
 */
export async function printWith(
  result: CheckResult,
  work: (shop: PrintShop) => AsyncIterable<FormatResult>,
): Promise<PrintResult> {
  reach('templates');
  removeOrphans();
  const opened = openShop(result);
  // Sheets, proofs and what is remembered of a print show the same faces.
  const shop = opened === null ? null : { ...opened, memory: new FaceMemory() };
  const faults: Fault[] = [...(shop?.remarks ?? []), ...(shop?.faults ?? [])];
  const files: PrintedFile[] = [];
  let browser: PrintResult['browser'] = 'good';
  if (shop !== null && !forbid(shop.faults)) {
    try {
      for await (const made of work(shop)) {
        files.push(...made.files);
        faults.push(...made.faults);
      }
    } catch (error) {
      browser = error instanceof NoBrowser ? 'none' : 'failed';
      faults.push(browserFault(error));
    }
  }
  return { files, diagnostics: placeInGame(unique(faults), result), browser };
}

/** The machine's fault, told at the file that asks for printing. */
function browserFault(error: unknown): Fault {
  const place = { file: PRINT_FILE, path: [] };
  if (error instanceof NoBrowser) return fault('CW4001', place, { platform: process.platform });
  if (error instanceof BrowserFailure) {
    return fault('CW4002', place, { browser: error.browser, reason: error.message });
  }
  throw error;
}
