/** Readers for what commands are given, in the words of the command line. */
import { InvalidArgumentError } from 'commander';

/** 0, 1, 2, … */
export function wholeNumber(written: string): number {
  return number(written, 0);
}

/** 1, 2, 3, … */
export function positiveNumber(written: string): number {
  return number(written, 1);
}

function number(written: string, least: number): number {
  const value = Number(written);
  if (/^\d{1,9}$/.test(written) && value >= least) return value;
  throw new InvalidArgumentError(`It takes a whole number of ${least} or more.`);
}
