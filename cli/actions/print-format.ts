/** What `print` shall make, as the user says it. */
import { formatNamed, formats, vendorFormat, vendors, type Format } from '../../print/index.ts';
import { WrongUse } from '../exit.ts';
import { known } from './known.ts';

export interface FormatArguments {
  readonly format: string;
  readonly vendor?: string;
  readonly dpi: number;
}

/** Below it nothing can be read; above it no printer prints. */
const LEAST_DPI = 30;
const MOST_DPI = 1200;

export function formatFor({ format, vendor, dpi }: FormatArguments): Format {
  if (!(dpi >= LEAST_DPI && dpi <= MOST_DPI)) {
    throw new WrongUse(`Dots per inch are a number from ${LEAST_DPI} to ${MOST_DPI}.`);
  }
  const names = formats.map(({ name }) => name);
  known('format', [format], names);
  if (vendor === undefined) return formatNamed(format);
  known('print service', [vendor], [...vendors().keys()]);
  const service = vendors().get(vendor);
  if (service === undefined) throw new RangeError(`There is no print service "${vendor}".`);
  return vendorFormat(service);
}
