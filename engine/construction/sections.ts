/**
 * The sections of a deck: where a card belongs that the deck did not place, which sections the game
 * has, which cards are in one, and how many.
 */
import { compileOpenFilter, type Filter, type Lookup } from '../filter.ts';
import { judgeCodes, violation, type Refuse } from './report.ts';
import type { Path } from '../plain-data.ts';
import type { DeckView } from './constraint.ts';
import { brokenLimit, isLacking, type Limits } from './limits.ts';
import { UNPLACED, type Card, type Deck, type Entry } from './types.ts';
import type { Section } from './rules.ts';
import { compileValue } from './keys.ts';

export interface Sections {
  /** In the order of construction.yaml; the only name is `UNPLACED` in games without sections. */
  readonly names: readonly string[];
  /** Section by section in the order of `names`, then those that the game does not have. */
  place(deck: Deck): ReadonlyMap<string, readonly Entry[]>;
  /** Reports lines under names that the game does not have. */
  checkNames(deck: Deck, refuse: Refuse): void;
  /** Reports cards that a section does not accept, then its size, section by section. */
  check(view: DeckView, refuse: Refuse): void;
  /** Choices and options on which they depend. */
  readonly dependsOn: readonly string[];
}

type Declared = Readonly<Record<string, Section>>;

/** `paths` says where each section is declared. */
export function compileSections(
  declared: Declared | undefined,
  cardOf: (id: string) => Card | undefined,
  paths: Readonly<Record<string, Path>>,
): Sections {
  if (declared === undefined) return oneList;
  const names = Object.keys(declared);
  const compiled = names.map((name) =>
    compileSection(name, declared[name] ?? {}, paths[name] ?? ['sections', name]),
  );
  const home = (entry: Entry, lookup: Lookup): string => {
    const card = cardOf(entry.card);
    // A section that only some decks have takes what the deck puts there.
    const fits = compiled.find(
      (section) => card !== undefined && !section.isConditional && section.accepts(card, lookup),
    );
    return fits?.name ?? names[0] ?? UNPLACED;
  };
  return {
    names,
    dependsOn: compiled.flatMap((section) => section.names),
    place(deck) {
      const placed = new Map<string, readonly Entry[]>(
        names.map((name) => [name, deck.sections[name] ?? []]),
      );
      for (const [name, entries] of Object.entries(deck.sections)) {
        if (name !== UNPLACED) {
          if (!placed.has(name)) placed.set(name, entries);
          continue;
        }
        for (const entry of entries) {
          const at = home(entry, () => undefined);
          placed.set(at, [...(placed.get(at) ?? []), entry]);
        }
      }
      return placed;
    },
    checkNames: (deck, refuse) => checkNames(deck, [UNPLACED, ...names], refuse),
    check(view, refuse) {
      for (const section of compiled) section.check(view.within([section.name]), refuse);
    },
  };
}

/** A game without sections: whatever a deck calls its parts, they are one list. */
const oneList: Sections = {
  names: [UNPLACED],
  dependsOn: [],
  place: ({ sections }) => new Map([[UNPLACED, Object.values(sections).flat()]]),
  checkNames: (deck, refuse) => checkNames(deck, [UNPLACED], refuse),
  check: () => {},
};

function checkNames(deck: Deck, known: readonly string[], refuse: Refuse): void {
  for (const section of Object.keys(deck.sections)) {
    if (known.includes(section)) continue;
    const place = { path: ['cards', section], rulePath: ['sections'], constraint: 'sections' };
    refuse(violation(judgeCodes.unknownSection, {}, { params: { section }, ...place }));
  }
}

interface CompiledSection {
  readonly name: string;
  readonly names: readonly string[];
  readonly isConditional: boolean;
  accepts(card: Card, lookup: Lookup): boolean;
  /** `view` holds the cards of this section only. */
  check(view: DeckView, refuse: Refuse): void;
}

function compileSection(name: string, section: Section, rulePath: Path): CompiledSection {
  const { codes = {}, clauses = {} } = section;
  const filter = compileOpenFilter(section.accepts ?? {});
  const condition = section.if === undefined ? null : compileOpenFilter(section.if);
  const size = boundsOf(section.size);
  const place = { rulePath, constraint: 'sections' };
  return {
    name,
    names: [
      ...filter.names,
      ...size.names,
      ...(condition?.fields ?? []),
      ...(condition?.names ?? []),
    ],
    isConditional: condition !== null,
    accepts: (card, lookup) => filter.test(card, lookup),
    check(view, refuse) {
      if (condition !== null && !holds(condition, view.lookup)) return refuseAll(view, refuse);
      for (const { card, count, path } of view.cards) {
        if (filter.test(card, view.lookup)) continue;
        const terms = { code: codes.accepts, clause: clauses.accepts };
        const params = { card: card.id, section: name, actual: count };
        refuse(violation(judgeCodes.wrongSection, terms, { params, path, ...place }));
      }
      const broken = brokenLimit(view.size, size.limits(view.lookup));
      if (broken === null) return;
      const terms = { code: codes.size, clause: clauses.size };
      const params = { section: name, ...broken };
      const path = ['cards', name];
      refuse({
        ...violation(judgeCodes.sectionSize, terms, { params, path, ...place }),
        ...(isLacking(params) && { lacking: true }),
      });
    },
  };

  function refuseAll(view: DeckView, refuse: Refuse): void {
    for (const { card, count, path } of view.cards) {
      const terms = { code: codes.closed, clause: clauses.closed };
      const params = { card: card.id, section: name, actual: count };
      refuse(violation(judgeCodes.closedSection, terms, { params, path, ...place }));
    }
  }
}

/** Whether a filter over names holds. */
export function holds(filter: Filter, lookup: Lookup): boolean {
  const values = filter.fields.map((field) => [field, lookup(field)]);
  return filter.test(Object.fromEntries(values), lookup);
}

interface Bounds {
  readonly names: readonly string[];
  limits(lookup: Lookup): Limits;
}

/** `30`, `40..60`, `..5`, `=name`, a formula, `{ min, max }`. */
export function boundsOf(size: Section['size']): Bounds {
  const { names, read } = compileValue(writtenBounds(size));
  return { names, limits: (lookup) => read(lookup) as Limits };
}

const RANGE = /^(\d+)?\.\.(\d+)?$/;

/** The same with every name and formula as it is written. */
export function writtenBounds(size: Section['size']): Limits {
  if (size === undefined || size === null) return {};
  if (typeof size === 'object') return Array.isArray(size) ? {} : (size as Limits);
  const range = typeof size === 'string' ? RANGE.exec(size) : null;
  if (range === null) return { exactly: size };
  const [, min, max] = range;
  return {
    ...(min !== undefined && { min: Number(min) }),
    ...(max !== undefined && { max: Number(max) }),
  };
}
