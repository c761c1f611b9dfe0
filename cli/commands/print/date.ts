/** When a print is made: what its files and sheets say. */
export interface PrintDate {
  readonly date: Date;
  /** Whether the moment is prescribed. */
  readonly exactDate: boolean;
}

/** Of this moment, or of SOURCE_DATE_EPOCH (seconds), for prints that are the same byte for byte. */
export function printDate(): PrintDate {
  const given = process.env['SOURCE_DATE_EPOCH'];
  const seconds = Number(given ?? Number.NaN);
  const date = Number.isFinite(seconds) ? new Date(seconds * 1000) : new Date();
  return { date, exactDate: given !== undefined };
}
