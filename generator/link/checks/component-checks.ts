/** What game.yaml says must hold of every component of a kind. */
import { isMapping } from '../../../kernel/index.ts';
import { fault, noteWords, type Fault, type Path } from '../../../diagnostics/index.ts';
import { type Card, FormulaError } from '../../../engine/construction/index.ts';
import { cardsIn } from '../../compile/cards.ts';
import { lineOfScalar } from '../../load/places.ts';
import {
  componentFiles,
  itemsOf,
  type CheckedFile,
  type GameFiles,
  type LinkCheck,
} from '../game-files.ts';
import {
  checksOf,
  entryName,
  fieldsOf,
  formulaOf,
  listsOf,
  type PlacedCheck,
} from './compiled-check.ts';
import { knownField, type KnownField } from './fields.ts';
import { Follower, isBroken, type ListEntry } from './follow.ts';

/** Every component is as the checks of its kind want it. What is broken otherwise is not judged. */
export const componentChecks: LinkCheck = (game) =>
  checksOf(game.manifest).flatMap((placed) => {
    const subjects = componentFiles(game, placed.kind, { fixtures: true }).flatMap((file) =>
      subjectsIn(file, placed.kind, game),
    );
    const fields = fieldsIn(placed, game);
    const found = subjects.flatMap((subject) => faultsOf(subject, placed, fields, game));
    // A formula that has no value has none for many components.
    const first = found.find(({ code }) => code === 'CW1434');
    return found.filter((one) => one === first || one.code !== 'CW1434');
  });

/** A component with its place. */
interface Subject {
  readonly card: Card;
  readonly file: CheckedFile;
  readonly path: Path;
}

function subjectsIn(file: CheckedFile, kind: string, game: GameFiles): Subject[] {
  const cards = cardsIn(file, kind, game);
  return itemsOf(file)
    .filter(({ value }) => typeof value['id'] === 'string')
    .flatMap(({ path }, index) => {
      const card = cards[index];
      return card === undefined ? [] : [{ card, file, path }];
    });
}

/** What is known of the names in a check: the same for every component. */
type Fields = (name: string) => KnownField;

function fieldsIn({ kind }: PlacedCheck, game: GameFiles): Fields {
  const known = new Map<string, KnownField>();
  return (name) => {
    const field = known.get(name) ?? knownField(game, kind, name.split('.'));
    known.set(name, field);
    return field;
  };
}

function faultsOf(subject: Subject, placed: PlacedCheck, fields: Fields, game: GameFiles): Fault[] {
  const { check } = placed;
  if (isBroken(subject.file, subject.path, fieldsOf(placed))) return [];
  if (entryName(check) === null) return faultsAt(subject, null, placed, fields, game);
  return listsOf(check).flatMap((list) => {
    const follower = new Follower(subject.file, game);
    const entries = follower.entriesAt(subject.card, list.split('.'), subject.path);
    return entries.flatMap((entry) => faultsAt(subject, entry, placed, fields, game));
  });
}

function faultsAt(
  subject: Subject,
  entry: ListEntry | null,
  placed: PlacedCheck,
  fields: Fields,
  game: GameFiles,
): Fault[] {
  const { check, path } = placed;
  const { card, file } = subject;
  const follower = new Follower(file, game);
  const lookup = (name: string): unknown => {
    const [head, ...rest] = name.split('.');
    if (entry !== null && head === entryName(check)) return follower.valueAt(entry.value, rest);
    const steps = name.split('.');
    const { unknown, absent } = fields(name);
    if (unknown !== null) return game.manifest.options?.[name]?.default;
    return follower.valueAt(card, steps) ?? absent;
  };
  const verdict = judged(check.that, lookup);
  if (follower.isLost || verdict === true || verdict === null) return [];
  const place = placeOf(subject, entry, check.at);
  if (verdict !== false) {
    const at = { file: 'game.yaml', path: [...path, 'that'] };
    return [fault('CW1434', at, { id: card.id, detail: verdict.detail })];
  }
  const { names } = formulaOf(check.that);
  const params = {
    formula: check.that.slice(1),
    values: names.map((name) => ({ name, value: lookup(name) })),
  };
  const made = fault(check.severity === 'warning' ? 'CW1433' : 'CW1432', place, params);
  const related = [{ message: noteWords().ruleIsHere(), file: 'game.yaml', path }];
  const rule = check.code === undefined ? {} : { rule: ruleOf(placed, card, entry, lookup) };
  return [{ ...made, ...rule, related }];
}

/** Whether a formula holds; null where a name has no value, and why where it cannot be computed. */
function judged(
  written: string,
  lookup: (name: string) => unknown,
): boolean | null | { detail: string } {
  try {
    const value = formulaOf(written).evaluate(lookup);
    if (typeof value === 'boolean' || value === null) return value;
    return { detail: 'the formula is neither true nor false' };
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return { detail: error.found.detail };
  }
}

function ruleOf(
  { check: { code = '', clause, at, params: declared = {} } }: PlacedCheck,
  card: Card,
  entry: ListEntry | null,
  lookup: (name: string) => unknown,
) {
  const computed = Object.entries(declared).map(([name, written]) => [
    name,
    typeof written === 'string' && written.startsWith('=')
      ? formulaOf(written).evaluate(lookup)
      : written,
  ]);
  const value = entry?.value ?? (at === undefined ? undefined : lookup(at));
  const params = { card: card['name'] ?? card.id, value, ...Object.fromEntries(computed) };
  return { code, ...(clause === undefined ? {} : { clause }), params };
}

/** The entry, the field that the check names, or the component; of a drawn square its sign. */
function placeOf({ file, path }: Subject, entry: ListEntry | null, at: string | undefined) {
  const full = entry?.path ?? [...path, ...(at?.split('.') ?? [])];
  let value: unknown = file.data;
  for (const [depth, step] of full.entries()) {
    if (typeof value === 'string') return squareAt(file, full.slice(0, depth), entry);
    value = isMapping(value) || Array.isArray(value) ? (value as never)[step] : undefined;
  }
  return { file: file.path, path: full };
}

function squareAt(file: CheckedFile, path: Path, entry: ListEntry | null) {
  const [column, row] = Array.isArray(entry?.value) ? (entry.value as number[]) : [];
  const span = lineOfScalar(file.text, path, (row ?? 1) - 1);
  if (span === null || column === undefined) return { file: file.path, path };
  const start = span.start + column - 1;
  return { file: file.path, path, span: { start, end: start + 1 } };
}
