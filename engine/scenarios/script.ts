/**
 * Chance as a scenario scripts it: `dice: [4, 4, 3, 5]`. Exactly these are used up, in this order; a
 * value too few, one too many, and one that cannot come are differences. A scenario that scripts a
 * key anywhere scripts it everywhere: a die that is rolled in a step without `dice` is one too many.
 *
 *     toss: P2                          one value alone
 *     deal: { attack: […], P1: […] }    by what is decided, or by whose it is
 *     deal: [axe, bow, ...]             the rest of the shuffle is left to chance
 */
import { chanceKeys, type ChanceKey, type Luck } from '../chance/luck.ts';
import { seatName, type Seat } from '../seats.ts';
import { isMapping } from '../plain-data.ts';
import { type Data } from './same.ts';
import type { Difference } from './types.ts';

/** Leaves what follows to chance. */
const REST = '...';

/** What chance was to decide is not what the scenario says. */
export class BadScript extends Error {
  readonly difference: Difference;

  constructor(difference: Difference) {
    super(`${difference.what}: ${JSON.stringify(difference.actual)}`);
    this.name = 'BadScript';
    this.difference = difference;
  }
}

function isChanceKey(key: string): key is ChanceKey {
  return (chanceKeys as readonly string[]).includes(key);
}

/** The keys of a map that script chance. */
export function scriptIn(keys: Data): Data {
  return Object.fromEntries(Object.entries(keys).filter(([key]) => isChanceKey(key)));
}

/** The other ones. */
export function withoutScript(keys: Data): Data {
  return Object.fromEntries(Object.entries(keys).filter(([key]) => !isChanceKey(key)));
}

export class Script implements Luck {
  /** What is still to come, by `dice` or `deal.P1`. */
  readonly #queues: Map<string, readonly unknown[]>;
  /** What a step does not script itself, its scenario does. */
  readonly #around: Script | null;

  private constructor(queues: Map<string, readonly unknown[]>, around: Script | null) {
    this.#queues = queues;
    this.#around = around;
  }

  /** `everywhere` are keys that steps of the scenario script. */
  static ofScenario(given: Data, everywhere: ReadonlySet<string>): Script {
    const queues = queuesOf(given);
    const known = new Set([...queues.keys()].map(baseOf));
    for (const key of everywhere) if (!known.has(key)) queues.set(key, []);
    return new Script(queues, null);
  }

  forStep(step: Data): Script {
    return new Script(queuesOf(step), this);
  }

  /** The same at this point, which goes its own way. */
  fork(): Script {
    return new Script(new Map(this.#queues), this.#around?.fork() ?? null);
  }

  decide(
    key: ChanceKey,
    decides: string,
    by: Seat,
    count: number,
    nameOf: (result: number) => string,
  ): number | null {
    const queue = [`${key}.${decides}`, `${key}.${seatName(by)}`, key].find((one) =>
      this.#queues.has(one),
    );
    if (queue === undefined) return this.#around?.decide(key, decides, by, count, nameOf) ?? null;
    const [value, ...later] = this.#queues.get(queue) ?? [];
    if (value === REST) return null;
    const names = Array.from({ length: count }, (_, result) => nameOf(result));
    if (value === undefined) {
      throw new BadScript({ what: queue, expected: `one more, for ${decides}`, actual: 'no more' });
    }
    const result = names.indexOf(typeof value === 'number' ? `${value}` : (value as string));
    if (result < 0) throw new BadScript({ what: queue, expected: names, actual: value });
    this.#queues.set(queue, later);
    return result;
  }

  /** What was scripted and did not come; of a step only its own. */
  get unused(): Difference[] {
    return [...this.#queues].flatMap(([what, values]) => {
      const left = values.filter((value) => value !== REST);
      return left.length === 0 ? [] : [{ what, expected: 'all used up', actual: left }];
    });
  }
}

function queuesOf(script: Data): Map<string, readonly unknown[]> {
  const entries = Object.entries(scriptIn(script)).flatMap(([key, values]) =>
    isMapping(values)
      ? Object.entries(values).map(([name, own]) => [`${key}.${name}`, listOf(own)] as const)
      : [[key, listOf(values)] as const],
  );
  return new Map(entries);
}

function listOf(values: unknown): readonly unknown[] {
  return Array.isArray(values) ? values : [values];
}

function baseOf(key: string): string {
  return key.split('.', 1)[0]!;
}
