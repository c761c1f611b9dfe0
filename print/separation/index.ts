export { toPdfX } from './to-pdf-x.ts';
export { pdfXFaults } from './pdf-x-faults.ts';
export { inkProfile } from './profiles.ts';
