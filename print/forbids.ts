import { catalogue, type Code, type Fault } from '../diagnostics/index.ts';

/** Whether one of these keeps a sheet from being printed: errors do, warnings do not. */
export function forbid(faults: readonly Fault[]): boolean {
  return faults.some(({ code }) => catalogue[code as Code].severity === 'error');
}
