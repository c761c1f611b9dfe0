/** What `print` makes, as the user says it. */
import type { CheckedGame } from '../../../generator/index.ts';
import {
  formatNamed,
  FORMAT_NAMES,
  printChanges,
  printClauses,
  checkColours,
  printBox,
  printGame,
  printList,
  printRulebook,
  printTables,
  inkProfile,
  profileNames,
  tabletops,
  vendorFormat,
  vendorNames,
  vendors,
  type Format,
  type Press,
  type PrintRequest,
  type PrintResult,
} from '../../../print/index.ts';
import { WrongUse } from '../../exit.ts';
import { refuseUnknown } from '../../refuse-unknown.ts';
import { say } from '../../say.ts';

export interface FormatArguments {
  readonly format: string;
  readonly vendor?: string;
  readonly tabletop?: string;
  readonly url?: string;
  readonly since?: string;
  /** What box.yaml says is in the box. */
  readonly box?: boolean;
  readonly rulebook?: boolean;
  readonly clauses?: boolean;
  readonly list?: boolean;
  readonly ink?: string;
  readonly colours?: boolean;
  readonly dpi: number;
  readonly together?: boolean;
  readonly profile?: string;
}

/** Below it nothing can be read; above it no printer prints. */
const LEAST_DPI = 30;
const MOST_DPI = 1200;

/** Prints what is asked for of one game. */
export type Maker = (
  checked: CheckedGame,
  request: PrintRequest,
  press: Press,
) => Promise<PrintResult>;

/** What to say where no file came out; null where none was asked for. `game` begins a sentence. */
export function messageForNothing(
  { colours, since }: FormatArguments,
  game: string,
): string | null {
  if (colours === true) return null;
  if (since === undefined) return say('{game} has nothing to print.', { game });
  return say('Nothing that is printed has changed since {since}.', {
    since: since === 'last' ? say('the last print') : since,
  });
}

/** Refuses what there is not. */
export function makerFor(given: FormatArguments): Maker {
  const make = plainMaker(given);
  if (given.ink !== undefined) refuseUnknown('amount of ink', [given.ink], ['low']);
  const ink = given.ink === undefined ? {} : { ink: 'low' as const };
  const wanted = { ...ink, ...profileFor(given) };
  return (checked, request, press) => make(checked, { ...request, ...wanted }, press);
}

function profileFor({ profile, format, vendor }: FormatArguments): Pick<PrintRequest, 'profile'> {
  if (profile === undefined) return {};
  const isInInks =
    vendor === undefined ? format.startsWith('pdf-x') : vendors().get(vendor)?.pdfX !== undefined;
  if (!isInInks) {
    throw new WrongUse(
      say('--profile is for files in inks.'),
      say('Add --format pdf-x4 or pdf-x1a, or a print service that takes inks.'),
    );
  }
  const found = inkProfile(profile);
  if (found !== null) return { profile: found };
  throw new WrongUse(
    say('"{profile}" is neither a known profile nor a CMYK profile (ICC).', { profile }),
    say('Known: {names}.', { names: profileNames().join(', ') }),
  );
}

function plainMaker(given: FormatArguments): Maker {
  const format = formatFor(given);
  const { tabletop, url, since, dpi } = given;
  if (given.rulebook === true) return printRulebook;
  if (given.clauses === true) return printClauses;
  if (given.colours === true) return checkColours;
  if (given.list === true) return printList;
  if (since !== undefined) {
    return (checked, request, press) =>
      printChanges(checked, { ...request, format, dpi, since }, press);
  }
  if (given.box === true) {
    return (checked, request, press) => printBox(checked, { ...request, format, dpi }, press);
  }
  if (tabletop === undefined) {
    const remember = { remember: format.onPaper };
    return (checked, request, press) =>
      printGame(checked, { ...request, format, dpi, ...remember }, press);
  }
  refuseUnknown(
    'virtual table',
    [tabletop],
    tabletops.map(({ name }) => name),
  );
  const table = tabletops.find(({ name }) => name === tabletop);
  if (table === undefined)
    throw new RangeError(say('There is no virtual table "{tabletop}".', { tabletop }));
  if (url !== undefined && !/^https?:\/\/[^/]/.test(url)) {
    throw new WrongUse(
      say('"{url}" is no address of pictures.', { url }),
      say('An address begins with https://.'),
    );
  }
  const found = { table, ...(url === undefined ? {} : { address: url }) };
  return (checked, request, press) => printTables(checked, { ...request, ...found }, press);
}

function formatFor({ format, vendor, dpi, together }: FormatArguments): Format {
  if (!(dpi >= LEAST_DPI && dpi <= MOST_DPI)) {
    throw new WrongUse(
      say('Dots per inch are a number from {least} to {most}.', {
        least: LEAST_DPI,
        most: MOST_DPI,
      }),
    );
  }
  refuseUnknown('format', [format], FORMAT_NAMES);
  if (together === true && !formatNamed(format).onPaper) {
    throw new WrongUse(
      say('--together lays cards on paper: it cannot be with --format {format}.', { format }),
    );
  }
  if (vendor === undefined) return formatNamed(format);
  refuseUnknown('print service', [vendor], vendorNames());
  const service = vendors().get(vendor);
  if (service === undefined)
    throw new RangeError(say('There is no print service "{vendor}".', { vendor }));
  return vendorFormat(service);
}
