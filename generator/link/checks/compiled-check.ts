/** The checks of a kind, compiled, and what is wrong with them where game.yaml writes them. */
import { nearest, remember } from '../../../kernel/index.ts';
import { fault, type Fault, type Path } from '../../../diagnostics/index.ts';
import {
  compileChainedFormula,
  type Formula,
  FormulaError,
} from '../../../engine/construction/index.ts';
import type { ComponentCheck, Manifest } from '../../manifest.ts';
import type { GameFiles, LinkCheck } from '../game-files.ts';
import { knownField } from './fields.ts';

/** A check of a kind with its place in game.yaml. */
export interface PlacedCheck {
  readonly kind: string;
  readonly check: ComponentCheck;
  readonly path: Path;
}

/** All checks that game.yaml states. */
export const checksOf = remember(({ kinds }: Manifest): readonly PlacedCheck[] =>
  Object.entries(kinds).flatMap(([kind, { checks = [] }]) =>
    checks.map((check, index) => ({ kind, check, path: ['kinds', kind, 'checks', index] })),
  ),
);

/** What the formula of a check calls the entry that is checked; null for a check of whole components. */
export function entryName({ each, as = 'entry' }: ComponentCheck): string | null {
  return each === undefined ? null : as;
}

/** The lists whose entries a check looks at. */
export function listsOf({ each = [] }: ComponentCheck): readonly string[] {
  return typeof each === 'string' ? [each] : each;
}

/** The fields of the component that a check reads. */
export const fieldsOf = remember(({ check }: PlacedCheck): ReadonlySet<string> => {
  const names = [...listsOf(check), ...formulaOf(check.that).names];
  return new Set(names.map((name) => name.split('.')[0] ?? name));
});

/** `that` or a value of `params` without its `=`. */
export function formulaOf(written: string): Formula {
  const known = formulas.get(written);
  if (known !== undefined) return known;
  const formula = compileChainedFormula(written.slice(1));
  if (formulas.size >= MOST_FORMULAS) formulas.clear();
  formulas.set(written, formula);
  return formula;
}

/** More than all games have. */
const MOST_FORMULAS = 1000;
const formulas = new Map<string, Formula>();

/** Checks can be read, and name fields of their kind, of what it refers to, or options. */
export const readableChecks: LinkCheck = (game) =>
  checksOf(game.manifest).flatMap((placed) => [
    ...listsOf(placed.check).flatMap((name, index) => {
      const at = typeof placed.check.each === 'string' ? ['each'] : ['each', index];
      return nameFaults(name, [...placed.path, ...at], placed, game);
    }),
    ...(placed.check.at === undefined
      ? []
      : nameFaults(placed.check.at, [...placed.path, 'at'], placed, game)),
    ...formulasIn(placed).flatMap(({ written, path }) =>
      formulaFaults(written, path, placed, game),
    ),
  ]);

function formulasIn({ check: { that, params = {} }, path }: PlacedCheck) {
  const values = Object.entries(params).map(([name, written]) => ({
    written,
    path: [...path, 'params', name],
  }));
  return [{ written: that, path: [...path, 'that'] }, ...values].filter(
    (one): one is { written: string; path: (string | number)[] } =>
      typeof one.written === 'string' && one.written.startsWith('='),
  );
}

function formulaFaults(written: string, at: Path, placed: PlacedCheck, game: GameFiles): Fault[] {
  try {
    const own = entryName(placed.check);
    return formulaOf(written)
      .names.filter((name) => name.split('.')[0] !== own)
      .flatMap((name) => nameFaults(name, at, placed, game));
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return [fault('CW1345', { file: 'game.yaml', path: at }, error.found)];
  }
}

/** An option counts as a name where the kind has no field that is called so. */
function nameFaults(name: string, path: Path, { kind }: PlacedCheck, game: GameFiles): Fault[] {
  const options = Object.keys(game.manifest.options ?? {});
  if (!game.schemas.has(kind) || options.includes(name)) return [];
  const { unknown } = knownField(game, kind, name.split('.'));
  if (unknown === null) return [];
  const near = nearest(unknown.field, [...unknown.known, ...options]);
  return [fault('CW1430', { file: 'game.yaml', path }, { field: name, kind, nearest: near })];
}
