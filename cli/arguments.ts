/** Readers for what commands are given, in the words of the command line. */
import { InvalidArgumentError } from 'commander';

/** Several in one: `en,ja`, or the option given again. */
export function list(written: string, before: readonly string[] = []): string[] {
  return [...before, ...parts(written.split(','))];
}

/** Several numbers, written in the same way: `1.5,-0.5`. */
export function numbers(written: string, before: readonly number[] = []): number[] {
  return [...before, ...parts(written.split(',')).map(Number)];
}

/** `players=2,maxCopies=3`; a comma in a value, as in `bands=[1, 2]`, parts nothing. */
export function assignments(written: string, before: readonly string[] = []): string[] {
  return [...before, ...parts(written.split(/,(?=\s*[\w-]+\s*=)/))];
}

function parts(written: readonly string[]): string[] {
  const trimmed = written.map((part) => part.trim());
  if (trimmed.includes('')) {
    throw new InvalidArgumentError('Nothing is written before, between or after a comma.');
  }
  return trimmed;
}

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
