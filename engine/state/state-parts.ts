/**
 * A state declared part by part: each is named where it is made, in the order in which positions write
 * them. `defineState` does the same of parts that have been made.
 */
import { Declaration } from './declaration.ts';
import { pieces } from './kinds/board.ts';
import { chance } from './kinds/chance.ts';
import { componentPer, count, seat, seatPer, side, type CountOptions } from './kinds/figures.ts';
import type { EachFigure, Figure } from './kinds/figures.ts';
import { flag, type EachFlag, type Flag } from './kinds/flags.ts';
import type { Per } from './kinds/holders.ts';
import { oneOf, type EachOneOf, type OneOf, type WordList } from './kinds/one-of.ts';
import type { Part, Setting } from './kinds/part.ts';
import { pendingEffects } from './kinds/pending-effects.ts';
import { question } from './kinds/question.ts';
import { ranks } from './kinds/ranks.ts';
import { outcome, type Result, type ResultOptions } from './kinds/result.ts';
import { seatOrder } from './kinds/seat-order.ts';
import { slot } from './kinds/slot.ts';
import { seatStack } from './kinds/stack.ts';
import { uses } from './kinds/uses.ts';
import type { ValueOptions } from './kinds/value-options.ts';
import { pile, zone } from './kinds/zone.ts';

interface ByHolder<Config extends Setting> {
  readonly per: Per<Config>;
}

export class StateParts<Config extends Setting = Setting> {
  readonly #parts: Record<string, Part<Config>> = {};

  /** Any kind; `name` is its key in positions. Returns the part, by which rules read and write it. */
  part<Kind extends Part<Config>>(name: string, part: Kind): Kind {
    if (Object.hasOwn(this.#parts, name)) throw new TypeError(`"${name}" is declared already.`);
    this.#parts[name] = part;
    return part;
  }

  readonly seat = this.#named(seat<Config>);
  readonly side = this.#named(side<Config>);
  readonly seatPer = this.#named(seatPer<Config>);
  readonly componentPer = this.#named(componentPer<Config>);
  readonly ranks = this.#named(ranks<Config>);
  readonly seatOrder = this.#named(seatOrder<Config>);
  readonly seatStack = this.#named(seatStack<Config>);
  readonly zone = this.#named(zone<Config>);
  readonly pile = this.#named(pile<Config>);
  readonly slot = this.#named(slot<Config>);
  readonly pieces = this.#named(pieces<Config>);
  readonly question = this.#named(question<Config>);
  readonly pendingEffects = this.#named(pendingEffects<Config>);
  readonly uses = this.#named(uses<Config>);
  readonly chance = this.#named(chance);

  count(name: string, options: CountOptions<Config> & ByHolder<Config>): EachFigure<Config, number>;
  count(name: string, options?: CountOptions<Config>): Figure<Config, number>;
  count(name: string, options: CountOptions<Config> = {}): Part<Config> {
    return this.part(name, count<Config>(options));
  }

  flag(name: string, options: ValueOptions<Config, boolean> & ByHolder<Config>): EachFlag<Config>;
  flag(name: string, options?: ValueOptions<Config, boolean>): Flag<Config>;
  flag(name: string, options: ValueOptions<Config, boolean> = {}): Part<Config> {
    return this.part(name, flag<Config>(options));
  }

  oneOf<const Word extends string>(
    name: string,
    words: WordList<Config, Word>,
    options: ValueOptions<Config, Word> & ByHolder<Config>,
  ): EachOneOf<Config, Word>;
  oneOf<const Word extends string>(
    name: string,
    words: readonly Word[],
    options?: ValueOptions<Config, Word>,
  ): OneOf<Config, Word>;
  oneOf<const Word extends string>(
    name: string,
    words: readonly Word[],
    options: ValueOptions<Config, Word> = {},
  ): Part<Config> {
    return this.part(name, oneOf<Config, Word>(words, options));
  }

  outcome<const Reason extends string>(
    name: string,
    reasons: readonly Reason[],
    options?: ResultOptions,
  ): Result<Reason> {
    return this.part(name, outcome(reasons, options));
  }

  declare(): Declaration<Config> {
    return new Declaration(this.#parts);
  }

  #named<Given extends readonly unknown[], Kind extends Part<Config>>(
    make: (...given: Given) => Kind,
  ): (name: string, ...given: Given) => Kind {
    return (name, ...given) => this.part(name, make(...given));
  }
}
