import type { Format } from '../formats/format.ts';
import type { Vendor } from './vendor.ts';

/** A print service as a format; what prints for it is loaded when it is asked for. */
export function vendorFormat(vendor: Vendor): Format {
  return {
    name: vendor.id,
    onPaper: false,
    isPressed: true,
    async print(job, printable, press) {
      const { printForVendor } = await import('./print-for-vendor.ts');
      return printForVendor(vendor, job, printable, press);
    },
  };
}
