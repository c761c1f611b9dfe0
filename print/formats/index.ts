import type { Format } from './format.ts';
import { html } from './html.ts';
import { FORMAT_NAMES, type FormatName } from './names.ts';
import { pdf, pdfX1a, pdfX4 } from './pdf.ts';
import { jpg, png } from './pictures.ts';

const byName: Readonly<Record<FormatName, Format>> = {
  pdf,
  'pdf-x4': pdfX4,
  'pdf-x1a': pdfX1a,
  png,
  jpg,
  html,
};

/** Every format, in the order of the help. */
export const formats: readonly Format[] = FORMAT_NAMES.map((name) => byName[name]);

/** The format of that name. */
export function formatNamed(name: string): Format {
  const found = formats.find((format) => format.name === name);
  if (found === undefined) throw new RangeError(`There is no format "${name}".`);
  return found;
}
