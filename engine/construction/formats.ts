/** Formats: variants of the rules, each with what it changes of those that it extends. */
import type { Path } from '../plain-data.ts';
import type { Deck } from './types.ts';
import type { Constraint, ConstructionRules, Effect, Format } from './rules.ts';

/** The format of a deck: the one that it chooses, else the first; undefined in a game without formats. */
export function formatOf(
  { formats = {} }: Pick<ConstructionRules, 'formats'>,
  { choices }: Pick<Deck, 'choices'>,
): string | undefined {
  const names = Object.keys(formats);
  return names.find((name) => name === choices['format']) ?? names[0];
}

/** The rules by which a deck is judged. */
export function rulesOf(rules: ConstructionRules, deck: Pick<Deck, 'choices'>): FormatRules {
  const format = formatOf(rules, deck);
  return format === undefined ? basicRules(rules) : rulesOfFormat(rules, format);
}

/** The rules of one format, each part with its place in construction.yaml. */
export interface FormatRules {
  readonly constraints: readonly { readonly constraint: Constraint; readonly path: Path }[];
  readonly effects: readonly { readonly effect: Effect; readonly path: Path }[];
  readonly let: NonNullable<ConstructionRules['let']>;
  readonly sections: ConstructionRules['sections'];
  /** Where each of the sections is declared. */
  readonly sectionPaths: Readonly<Record<string, Path>>;
  readonly changes: ConstructionRules['changes'];
}

/** The rules outside of `formats`. */
export function basicRules(rules: ConstructionRules): FormatRules {
  const { sections, changes } = rules;
  const sectionPaths = pathsOfSections(rules, []);
  return { let: rules.let ?? {}, sections, sectionPaths, changes, ...listed(rules, []) };
}

/** The rules of a format. One that extends itself is taken without that (see `formatCycle`). */
export function rulesOfFormat(rules: ConstructionRules, name: string): FormatRules {
  const formats = rules.formats ?? {};
  const visit = (name: string, trail: readonly string[]): FormatRules => {
    const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
    if (format === undefined || trail.includes(name)) return basicRules(rules);
    const parents = [format.extends ?? []].flat();
    const [first = basicRules(rules), ...others] = parents.map((one) =>
      visit(one, [...trail, name]),
    );
    return changedBy(others.reduce(join, first), format, ['formats', name]);
  };
  return visit(name, []);
}

/** Every constraint of the rules and of all formats, with its place. */
export function formatPlaces(rules: ConstructionRules): FormatRules['constraints'] {
  return [
    ...listed(rules, []).constraints,
    ...Object.entries(rules.formats ?? {}).flatMap(
      ([name, format]) => listed(format, ['formats', name]).constraints,
    ),
  ];
}

/** The names of formats that lead back to the first of them; null when none does. */
export function formatCycle(
  formats: Readonly<Record<string, Format>>,
  name: string,
): readonly string[] | null {
  const visit = (at: string, trail: readonly string[]): readonly string[] | null => {
    if (trail.includes(at)) return at === name ? trail : null;
    for (const parent of [formats[at]?.extends ?? []].flat()) {
      const cycle = visit(parent, [...trail, at]);
      if (cycle !== null) return cycle;
    }
    return null;
  };
  return visit(name, []);
}

type Listed = Pick<FormatRules, 'constraints' | 'effects'>;

function listed({ constraints = [], effects = [] }: Format, path: Path): Listed {
  return {
    constraints: constraints.map((constraint, index) => ({
      constraint,
      path: [...path, 'constraints', index],
    })),
    effects: effects.map((effect, index) => ({ effect, path: [...path, 'effects', index] })),
  };
}

function pathsOfSections({ sections = {} }: Format, path: Path): Record<string, Path> {
  return Object.fromEntries(
    Object.keys(sections).map((name) => [name, [...path, 'sections', name]]),
  );
}

function changedBy(rules: FormatRules, format: Format, path: Path): FormatRules {
  const own = listed(format, path);
  const gone = new Set([...(format.off ?? []), ...namesOf(own)]);
  const sections = { ...rules.sections, ...format.sections };
  return {
    let: { ...rules.let, ...format.let },
    sections: Object.keys(sections).length === 0 ? undefined : sections,
    sectionPaths: { ...rules.sectionPaths, ...pathsOfSections(format, path) },
    changes: rules.changes,
    constraints: [
      ...rules.constraints.filter(({ constraint }) => !isNamed(constraint, gone)),
      ...own.constraints,
    ],
    effects: [...rules.effects, ...own.effects],
  };
}

/** What both have is in both at one place, and is taken once. */
function join(one: FormatRules, other: FormatRules): FormatRules {
  const known = new Set([...one.constraints, ...one.effects].map(({ path }) => path.join('/')));
  const isNew = ({ path }: { readonly path: Path }): boolean => !known.has(path.join('/'));
  const added = { ...other, constraints: other.constraints.filter(isNew) };
  const gone = new Set(namesOf(added));
  return {
    let: { ...one.let, ...other.let },
    sections: other.sections ?? one.sections,
    sectionPaths: other.sections === undefined ? one.sectionPaths : other.sectionPaths,
    changes: one.changes,
    constraints: [
      ...one.constraints.filter(({ constraint }) => !isNamed(constraint, gone)),
      ...added.constraints,
    ],
    effects: [...one.effects, ...other.effects.filter(isNew)],
  };
}

function namesOf({ constraints }: Listed | Pick<FormatRules, 'constraints'>): string[] {
  return constraints.flatMap(({ constraint }) => constraint.name ?? []);
}

function isNamed({ name }: Constraint, names: ReadonlySet<string>): boolean {
  return name !== undefined && names.has(name);
}
