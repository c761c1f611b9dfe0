import type { Format } from './format.ts';
import { html } from './html.ts';
import { pdf } from './pdf.ts';
import { jpg, png } from './pictures.ts';

/** Every format, in the order of the help. */
export const formats: readonly Format[] = [pdf, png, jpg, html];

/** The format of that name. */
export function formatNamed(name: string): Format {
  const found = formats.find((format) => format.name === name);
  if (found === undefined) throw new RangeError(`There is no format "${name}".`);
  return found;
}
