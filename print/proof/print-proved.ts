import type { Format, FormatOrder, FormatResult } from '../formats/format.ts';
import { PSEUDO_LOCALE } from '../render/pseudo.ts';
import { proofFaults } from './proof-faults.ts';

/** Prints a job, and meanwhile judges how its faces look. */
export async function printProved(format: Format, order: FormatOrder): Promise<FormatResult> {
  const { shop, job, wanted, press } = order;
  // Lengthened texts stand on the grounds of their originals.
  if (!format.isPressed || job.locale === PSEUDO_LOCALE) return format.print(order);
  const { locale, paper, ink } = job;
  const proofs = [job.sheet, ...(job.others ?? [])].map((sheet) =>
    proofFaults(
      shop,
      { sheet, locale, paper, wanted, ...(ink === undefined ? {} : { ink }) },
      press,
    ),
  );
  const [made, ...faults] = await Promise.all([format.print(order), ...proofs]);
  // What keeps a sheet from being printed is enough to mend.
  return made.files.length === 0
    ? made
    : { files: made.files, faults: [...made.faults, ...faults.flat()] };
}
