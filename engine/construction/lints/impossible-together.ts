/**
 * Limits that each can be kept, but not all by one deck: 20 of rank A, 20 of rank B, and a size of 30.
 *
 * What is found is certain, for whole and for broken numbers of copies. What is not found: limits that
 * only whole numbers break, that depend on the deck (`=name`, formulas of cards, effects), and those
 * of pairs, shared values, sequences, units and lists by date.
 */
import { compileOpenFilter } from '../../filter.ts';
import type { Path } from '../../plain-data.ts';
import { rulesOfFormat, basicRules, type FormatRules } from '../formats.ts';
import { declaredChoices } from '../judge.ts';
import { writtenBounds } from '../sections.ts';
import { UNPLACED } from '../types.ts';
import type { ConstructionRules, Section } from '../rules.ts';
import { linearOf } from './linear-limits.ts';
import { systemOf, type Linear, type System, isFeasible } from './linear.ts';
import type { Pool } from './pool.ts';
import { carriedIn, settledIn, type Settled } from './settled.ts';

export interface Conflict {
  /** Places of the limits, in the order of the rules; without any of them the others can be kept. */
  readonly paths: readonly Path[];
  /** Only for decks that choose this. */
  readonly choice?: { readonly name: string; readonly value: unknown };
}

/** The first conflict of each format, and of each value of a choice. */
export function impossibleTogether(rules: ConstructionRules, pool: Pool): Conflict[] {
  const found = limitsIn(rules, pool).flatMap((limits) => conflictsOf(limits, rules, pool));
  const reported = new Set<string>();
  return found.filter((conflict) => {
    const key = JSON.stringify(conflict);
    return reported.has(key) ? false : reported.add(key);
  });
}

/** The limits of each format; of a game without formats, those of the game. */
function limitsIn(rules: ConstructionRules, pool: Pool): readonly Limits[] {
  const read = (): readonly Limits[] => {
    const formats = Object.keys(rules.formats ?? {});
    return (formats.length === 0 ? [null] : formats).map((name) => {
      const format = name === null ? basicRules(rules) : rulesOfFormat(rules, name);
      return limitsOf(format, sectionPlaces(rules, name), pool);
    });
  };
  // Where cards change rules, limits depend on the cards.
  if (rules.changes !== undefined || carriedIn(pool).length > 0) return read();
  const limits = knownLimits.get(rules) ?? read();
  knownLimits.set(rules, limits);
  return limits;
}

const knownLimits = new WeakMap<ConstructionRules, readonly Limits[]>();

type SectionPlace = (section: string) => Path;

/** Where a section of a format is declared: in it, or outside of all. */
function sectionPlaces({ formats = {} }: ConstructionRules, name: string | null): SectionPlace {
  const own = name === null ? undefined : formats[name]?.sections;
  return (section) =>
    name !== null && own !== undefined && Object.hasOwn(own, section)
      ? ['formats', name, 'sections', section]
      : ['sections', section];
}

/** The limits of a format that are known without a deck. */
interface Limits {
  readonly sections: readonly string[];
  readonly linear: readonly Linear[];
  /** On what each of them depends; undefined for one that always counts. */
  readonly conditions: readonly unknown[];
}

function limitsOf(format: FormatRules, placeOf: SectionPlace, pool: Pool): Limits {
  const settled = settledIn(format, pool);
  const ofSections = Object.entries(format.sections ?? {}).flatMap(([name, section]) =>
    sectionLimits(name, section, placeOf(name), settled),
  );
  const constraints = format.constraints.flatMap(({ constraint, path }) => {
    const linear = linearOf(constraint, path, settled);
    return linear === null ? [] : [{ linear, condition: constraint.if }];
  });
  return {
    sections: Object.keys(format.sections ?? { [UNPLACED]: {} }),
    linear: [...ofSections, ...constraints.map(({ linear }) => linear)],
    conditions: [
      ...ofSections.map(() => undefined),
      ...constraints.map(({ condition }) => condition),
    ],
  };
}

function conflictsOf(
  { sections, linear, conditions }: Limits,
  rules: ConstructionRules,
  pool: Pool,
): Conflict[] {
  const system = systemOf(linear, sections, pool);
  if (system === null) return [];
  const conflictWith = (isOn: (condition: unknown) => boolean): Path[] | null =>
    smallestConflict(linear, system, conditions.map(isOn));
  const always = conflictWith((condition) => condition === undefined);
  if (always !== null) return [{ paths: always }];
  return choiceValues(rules).flatMap(({ name, value }): Conflict[] => {
    const paths = conflictWith(
      (condition) => condition === undefined || holdsFor(condition, name, value),
    );
    return paths === null ? [] : [{ paths, choice: { name, value } }];
  });
}

function choiceValues(rules: ConstructionRules): { name: string; value: unknown }[] {
  return Object.entries(declaredChoices(rules)).flatMap(([name, { from = [] }]) =>
    name === 'format' ? [] : from.map((value) => ({ name, value })),
  );
}

/** Whether a condition asks for nothing but this choice, and is met by it. */
function holdsFor(condition: unknown, name: string, value: unknown): boolean {
  const { fields, names, test } = compileOpenFilter(condition);
  const isOwn = names.length === 0 && fields.every((field) => field === name);
  return isOwn && test({ [name]: value }, () => undefined);
}

/** What a section accepts, and its size. */
function sectionLimits(name: string, section: Section, path: Path, settled: Settled): Linear[] {
  const accepts = settled.filter(section.accepts);
  const { exactly, min, max } = writtenBounds(section.size);
  // A section that only some decks have is empty in the others.
  const least = section.if === undefined ? settled.number(min) : null;
  const size = settled.number(exactly);
  return [
    {
      path,
      sections: [name],
      mark: (card) => (accepts?.(card) === false ? 'x' : ''),
      bounds: () => [
        { weight: ({ mark }) => (mark === 'x' ? 1 : 0), max: 0 },
        {
          weight: () => 1,
          min: section.if === undefined ? (size ?? least) : null,
          max: size ?? settled.number(max),
        },
      ],
    },
  ];
}

/** Takes limits away as long as the others cannot be kept; null when all can. A single limit is reported elsewhere. */
function smallestConflict(
  limits: readonly Linear[],
  { rows, variables }: System,
  held: readonly boolean[],
): Path[] | null {
  const canKeep = (kept: readonly number[]): boolean =>
    isFeasible(
      kept.flatMap((index) => rows[index] ?? []),
      variables,
    );
  let kept = [...limits.keys()].filter((index) => held[index] === true);
  if (canKeep(kept)) return null;
  for (const index of kept.toReversed()) {
    const fewer = kept.filter((other) => other !== index);
    if (!canKeep(fewer)) kept = fewer;
  }
  return kept.length < 2 ? null : kept.flatMap((index) => [limits[index]?.path ?? []]);
}
