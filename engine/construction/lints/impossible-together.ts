/**
 * Limits that each can be kept, but not all by one deck: 20 of rank A, 20 of rank B, and a size of 30.
 *
 * What is found is certain, for whole and for broken numbers of copies. What is not found: limits that
 * only whole numbers break, that depend on the deck (`=name`, formulas of cards, effects), and those
 * of pairs, shared values, sequences, units and lists by date.
 */
import { compileOpenFilter } from '../../filter.ts';
import type { Path } from '../../path.ts';
import { rulesOfFormat, basicRules, type FormatRules } from '../formats.ts';
import { declaredChoices } from '../judge.ts';
import { writtenBounds } from '../sections.ts';
import { UNPLACED, type Card, type ConstructionRules, type Section } from '../types.ts';
import { linearOf } from './linear-limits.ts';
import { systemOf, type Linear, type System } from './linear.ts';
import { settledIn, type Settled } from './settled.ts';
import { isFeasible } from './feasible.ts';

export interface Conflict {
  /** Places of the limits, in the order of the rules; without any of them the others can be kept. */
  readonly paths: readonly Path[];
  /** Only for decks that choose this. */
  readonly choice?: { readonly name: string; readonly value: unknown };
}

/** The first conflict of each format, and of each value of a choice. */
export function impossibleTogether(rules: ConstructionRules, cards: readonly Card[]): Conflict[] {
  const formats = Object.keys(rules.formats ?? {});
  const variants = formats.length === 0 ? [null] : formats;
  const found = variants.flatMap((name) => {
    const format = name === null ? basicRules(rules) : rulesOfFormat(rules, name);
    return conflictsOf(format, sectionPlaces(rules, name), { rules, cards });
  });
  const told = new Set<string>();
  return found.filter((conflict) => {
    const key = JSON.stringify(conflict);
    return told.has(key) ? false : told.add(key);
  });
}

type SectionPlace = (section: string) => Path;

/** Where a section of a format stands: in it, or outside of all. */
function sectionPlaces({ formats = {} }: ConstructionRules, name: string | null): SectionPlace {
  const own = name === null ? undefined : formats[name]?.sections;
  return (section) =>
    name !== null && own !== undefined && Object.hasOwn(own, section)
      ? ['formats', name, 'sections', section]
      : ['sections', section];
}

function conflictsOf(
  format: FormatRules,
  placeOf: SectionPlace,
  { rules, cards }: { readonly rules: ConstructionRules; readonly cards: readonly Card[] },
): Conflict[] {
  const settled = settledIn(format, cards);
  const sections = Object.keys(format.sections ?? { [UNPLACED]: {} });
  const ofSections = Object.entries(format.sections ?? {}).flatMap(([name, section]) =>
    sectionLimits(name, section, placeOf(name), settled),
  );
  const constraints = format.constraints.flatMap(({ constraint, path }) => {
    const linear = linearOf(constraint, path, settled);
    return linear === null ? [] : [{ linear, condition: constraint.if }];
  });
  const limits = [...ofSections, ...constraints.map(({ linear }) => linear)];
  const system = systemOf(limits, sections, cards);
  if (system === null) return [];
  const conflictWith = (isOn: (condition: unknown) => boolean): Path[] | null => {
    const held = limits.map((_, index) => isOn(constraints[index - ofSections.length]?.condition));
    return smallestConflict(limits, system, held);
  };
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

/** Takes limits away as long as the others cannot be kept; null when all can. A single limit is told elsewhere. */
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
