/**
 * What a set-up brings beside decks, by name: a pile that all share, a set of panels, the cards of a
 * draft, a scenario with its field, zones and arrivals. A list is judged as a deck is, by a format of
 * construction.yaml; a component by what the rules say of it.
 */
import type { Card } from '../construction/types.ts';
import type { CompiledDeck, CompiledGame } from '../game.ts';
import type { Refusal, Setup, SetupPart } from '../rules.ts';
import { rememberVerdicts } from './decks.ts';
import { judgedOptions } from './options.ts';
import { isMapping } from '../plain-data.ts';

/** What the rules want as a part. */
export interface PartRules {
  /** A list of cards, or a component of this kind. */
  readonly is: 'list' | { readonly kind: string };
  /** A list: the format of construction.yaml that judges it; the one it names itself when missing. */
  readonly format?: string;
  /** What the rules refuse in it, when the rest is sound. */
  readonly refuse?: (part: SetupPart, setup: Setup) => readonly Refusal[];
  /** The clause that asks for it. */
  readonly clause: string;
}

export interface Parts {
  /** Why these parts cannot be played with; each refusal says which one, in `part`. */
  refuse(setup: Setup): Refusal[];
  /** The list of that name; presumes that `refuse` found nothing. */
  list(setup: Setup, name: string): CompiledDeck;
  /** The component of that name; presumes the same. */
  component(setup: Setup, name: string): Card;
}

/** What a set-up does not name is what the game names for it (`play.parts` in game.yaml), else it is missing. */
export function makeParts(game: CompiledGame, wanted: Readonly<Record<string, PartRules>>): Parts {
  const judge = rememberVerdicts(game);
  const usual = new Map(
    Object.entries(game.parts ?? {}).map(([name, ids]) => [
      name,
      [ids].flat().flatMap((id) => readPart(game, id) ?? []),
    ]),
  );

  const partOf = (setup: Setup, name: string): SetupPart | undefined => {
    const written = setup.parts?.[name];
    const [first, ...others] = usual.get(name) ?? [];
    if (written !== undefined || others.length === 0) return written ?? first;
    const rules = wanted[name];
    const isPlayable = (part: SetupPart): boolean =>
      rules === undefined ||
      refusePart({ ...setup, parts: { ...setup.parts, [name]: part } }, name, rules).length === 0;
    return [first, ...others].find((part) => part !== undefined && isPlayable(part)) ?? first;
  };

  const refusePart = (setup: Setup, name: string, rules: PartRules): readonly Refusal[] => {
    const part = partOf(setup, name);
    const { clause } = rules;
    if (part === undefined) return [{ code: 'PART_MISSING', clause, params: {} }];
    if (!fits(part, rules)) return [{ code: 'PART_WRONG', clause, params: {} }];
    const violations =
      'component' in part ? [] : judge(part, judgedOptions(game, setup), rules.format);
    return violations.length > 0 ? violations : (rules.refuse?.(part, setup) ?? []);
  };

  const named = (setup: Setup, name: string): SetupPart => {
    const part = partOf(setup, name);
    if (part === undefined) throw new RangeError(`The set-up has no ${name}.`);
    return part;
  };

  return {
    refuse(setup) {
      const refused = Object.entries(wanted).flatMap(([name, rules]) =>
        refusePart(setup, name, rules).map((refusal) => ({
          ...refusal,
          params: { ...refusal.params, part: name },
        })),
      );
      return [...unknownParts(setup, wanted), ...refused];
    },
    list(setup, name) {
      const part = named(setup, name);
      if ('component' in part) throw new RangeError(`${name} is no list.`);
      return part;
    },
    component(setup, name) {
      const part = named(setup, name);
      if (!('component' in part)) throw new RangeError(`${name} is no component.`);
      return part.component;
    },
  };
}

/** Parts that a game is not set up with. */
export function unknownParts(
  { parts = {} }: Setup,
  wanted: Readonly<Record<string, unknown>>,
): Refusal[] {
  return Object.keys(parts)
    .filter((name) => !Object.hasOwn(wanted, name))
    .map((part) => ({ code: 'PART_UNKNOWN', clause: '', params: { part } }));
}

function fits(part: SetupPart, { is }: PartRules): boolean {
  if (is === 'list') return !('component' in part);
  return 'component' in part && part.component.kind === is.kind;
}

/** What ids of parts mean. */
type Named = Pick<CompiledGame, 'kinds' | 'decks'>;

/**
 * A part as it is written: the id of a sample deck or of a component; a list, `{ id, cards: { axe: 2 } }`;
 * or `{ component: … }` with the id of one or a whole one. Null for anything else.
 */
export function readPart(game: Named, written: unknown): SetupPart | null {
  if (typeof written === 'string') {
    return game.decks.find(({ id }) => id === written) ?? componentPart(game, written);
  }
  if (!isMapping(written)) return null;
  if ('component' in written) return componentPart(game, written['component']);
  const { id = 'part', choices = {}, cards, sections } = written;
  if (typeof id !== 'string' || !isMapping(choices) || !isCounts(cards)) return null;
  if (sections === undefined) return { id, choices, cards };
  if (!isMapping(sections) || !Object.values(sections).every(isCounts)) return null;
  return { id, choices, cards, sections: sections as NonNullable<CompiledDeck['sections']> };
}

function componentPart(game: Pick<Named, 'kinds'>, written: unknown): SetupPart | null {
  if (typeof written === 'string') {
    const component = Object.values(game.kinds)
      .flat()
      .find(({ id }) => id === written);
    return component === undefined ? null : { component };
  }
  if (!isMapping(written)) return null;
  const { id, kind } = written;
  return typeof id === 'string' && typeof kind === 'string'
    ? { component: { ...written, id, kind } }
    : null;
}

function isCounts(cards: unknown): cards is Readonly<Record<string, number>> {
  return isMapping(cards) && Object.values(cards).every((count) => typeof count === 'number');
}
