import { defineDiagnostic } from '../define.ts';

export const vendorNote = defineDiagnostic<{
  vendor: string;
  /** In full sentences, from the file of the service. */
  note: string;
}>({
  code: 'CW3062',
  name: 'vendor-note',
  severity: 'info',
  title: 'What a print service wants besides',
  message: ({ vendor, note }) => `${vendor}: ${note}`,
});
