/** Of this moment, or of SOURCE_DATE_EPOCH (seconds), for prints that are the same byte for byte. */
export function printDate(): Date {
  const seconds = Number(process.env['SOURCE_DATE_EPOCH'] ?? Number.NaN);
  return Number.isFinite(seconds) ? new Date(seconds * 1000) : new Date();
}

/** Whether the moment is prescribed. */
export function isDateGiven(): boolean {
  return process.env['SOURCE_DATE_EPOCH'] !== undefined;
}
