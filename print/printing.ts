/** What all printing has in common: a game with sound templates, a browser that may fail, faults at their lines. */
import { fault, type Diagnostic, type Fault } from '../diagnostics/index.ts';
import type { CheckResult } from '../generator/index.ts';
import { afterAnswer, ownMemory, removeOrphans } from '../kernel/index.ts';
import { BrowserFailure } from './browser/launch.ts';
import { forbid, unique } from './faults.ts';
import type { Printed } from './formats/format.ts';
import { NoBrowser } from './press/press.ts';
import { soundFacesOf, type SoundFaces } from './render/sound-faces.ts';
import { PRINT_FILE } from './sheets/sheet.ts';
import type { PrintedFile } from './request.ts';
import { reach } from './stages.ts';
import { printableGame, placeInGame, type PrintableGame } from './printable-game.ts';

/** The answer to a request. */
export interface PrintResult {
  readonly files: readonly PrintedFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** Whether a browser printed, or none was there, or it broke off. */
  readonly browser: 'good' | 'none' | 'failed';
}

/**
 * Does `work` with a game as it can be printed, unless its templates or styles have faults. What was made
 * before a browser broke off is reported as well.
 */
export async function printWith(
  result: CheckResult,
  work: (printable: PrintableGame) => AsyncIterable<Printed>,
): Promise<PrintResult> {
  reach('templates');
  removeOrphans();
  const printable = openedForPrint(result);
  const faults: Fault[] = [...(printable?.remarks ?? []), ...(printable?.faults ?? [])];
  const files: PrintedFile[] = [];
  let browser: PrintResult['browser'] = 'good';
  if (printable !== null && !forbid(printable.faults)) {
    try {
      for await (const made of work(printable)) {
        files.push(...made.files);
        faults.push(...made.faults);
      }
    } catch (error) {
      browser = error instanceof NoBrowser ? 'none' : 'failed';
      faults.push(browserFault(error));
    }
  }
  afterAnswer(() => printable?.memory.save());
  return { files, diagnostics: placeInGame(unique(faults), result), browser };
}

/** With faces that sheets, proofs and what is remembered of a print have in common. */
type Opened = PrintableGame & { readonly memory: SoundFaces };

/** What this process has printed last: a preview prints the same game again and again. */
let last: Opened | null = null;

/** With what this process printed last. */
export function openedForPrint(result: CheckResult): Opened | null {
  const before = last?.folder === result.folder ? last : null;
  const opened = printableGame(result, before);
  last =
    opened === null
      ? null
      : { ...opened, memory: soundFacesOf(opened, ownMemory(), before?.memory) };
  return last;
}

/** The machine's fault, reported at the file that asks for printing. */
function browserFault(error: unknown): Fault {
  const place = { file: PRINT_FILE, path: [] };
  if (error instanceof NoBrowser) return fault('CW4001', place, { platform: process.platform });
  if (error instanceof BrowserFailure) {
    return fault('CW4002', place, { browser: error.browser, reason: error.message });
  }
  throw error;
}
