/** Refuses names that there are not. */
import type { CheckResult } from '../generator/index.ts';
import { inLocale, nearest } from '../kernel/index.ts';
import { WrongUse } from './exit.ts';
import { say } from './say.ts';

/** Refuses names that are none of the candidates. */
export function known(
  what: string,
  names: readonly string[] | undefined,
  candidates: readonly string[],
): void {
  for (const name of names ?? []) {
    if (candidates.includes(name)) continue;
    const near = nearest(name, candidates);
    const hint =
      near === undefined ? listed(candidates) : say('Did you mean "{meant}"?', { meant: near });
    throw new WrongUse(say('There is no {what} "{name}".', { what, name }), hint);
  }
}

const SHOWN = 12;

function listed(candidates: readonly string[]): string | undefined {
  return candidates.length > SHOWN
    ? undefined
    : say('There is {known}.', { known: candidates.join(', ') });
}

/** Refuses languages that a game does not have. Nothing is known of a game whose manifest has faults. */
export function knownLanguages(
  given: string | readonly string[] | undefined,
  { manifest }: Pick<CheckResult, 'manifest'>,
  besides: readonly string[] = [],
): void {
  if (given === undefined || manifest === null) return;
  const { title, locales } = manifest;
  const strange = [given].flat().find((one) => ![...locales, ...besides].includes(one));
  if (strange === undefined) return;
  throw new WrongUse(
    say('{game} has no language "{locale}".', { game: inLocale(title, 'en'), locale: strange }),
    say('It has {known}.', { known: locales.join(', ') }),
  );
}
