/** Refuses names that do not exist, with what was meant or what there is. */
import type { CheckResult } from '../generator/index.ts';
import { inLocale, nearest } from '../kernel/index.ts';
import { WrongUse } from './exit.ts';
import { say, type Plain } from './say.ts';

/** Refuses names that are none of the candidates; `what`: what they are names of. Throws a `WrongUse`. */
export function refuseUnknown(
  what: Plain,
  names: readonly string[] | undefined,
  candidates: readonly string[],
): void {
  for (const name of names ?? []) {
    if (candidates.includes(name)) continue;
    const near = nearest(name, candidates);
    const hint =
      near === undefined ? listed(candidates) : say('Did you mean "{meant}"?', { meant: near });
    throw new WrongUse(say('There is no {what} "{name}".', { what: say(what), name }), hint);
  }
}

/** Names that fit into a line or two. */
const SHOWN = 12;

function listed(candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const known = candidates.slice(0, SHOWN).join(', ');
  return candidates.length <= SHOWN
    ? say('Choose one of {known}.', { known })
    : say('There are {count}, among them {known}.', { count: candidates.length, known });
}

/**
 * Refuses languages that a game does not have. Nothing is known of a game whose manifest has faults.
 * Throws a `WrongUse`.
 */
export function refuseUnknownLanguages(
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
