/** Everything that the sheets of a game are made with, read and checked once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic, Fault } from '../diagnostics/index.ts';
import {
  type CheckedGame,
  type CheckResult,
  isError,
  type LinkedGame,
  placeFaults,
  writtenElsewhere,
} from '../generator/index.ts';
import { type NamedSize, once, ownMemory, paperSizes } from '../kernel/index.ts';
import { boxOf } from './box/read-box.ts';
import { familiesNamed, type FontFamily } from './fonts/families.ts';
import type { Imposition } from './layout/setup.ts';
import { withParts } from './parts/part.ts';
import { doubtsOf, type Doubts, type FaceMemory } from './render/face-memory.ts';
import { gameData, type GameData } from './render/game-data.ts';
import { inspectStyles, ownFamilies } from './render/inspect-style.ts';
import { Templates } from './render/templates.ts';
import { positionsOf, type PositionsSheet } from './sheets/positions.ts';
import { impositionOf, printFileOf, sheetsOf, type Sheet } from './sheets/sheet.ts';

export interface PrintableGame {
  readonly data: GameData;
  readonly templates: Templates;
  readonly game: CheckedGame['game'];
  /** What of the game is broken; what goes wrong with a face that shows it is no fault of the template. */
  readonly doubts: Doubts;
  /** Of a game that is rendered again and again. */
  readonly memory?: FaceMemory;
  /** The game folder, absolute. */
  readonly folder: string;
  readonly linked: LinkedGame;
  readonly sheets: readonly Sheet[];
  /** How boards are drawn in the rulebook; null where they are drawn as text. */
  readonly positions: PositionsSheet | null;
  /** As print.yaml has it. */
  readonly imposition: Imposition;
  /** Those of Cardwright and of the game, by id. */
  readonly papers: ReadonlyMap<string, NamedSize>;
  /**
   * Errors of templates and style sheets, before any card is looked at; nothing is printed with them.
   * Found when somebody asks, as the warnings are: cards can be shown before that.
   */
  readonly faults: readonly Fault[];
  /** Warnings of the same, which stop nothing. */
  readonly remarks: readonly Fault[];
  /** Texts of templates and of the style sheets that sheets name, by path. */
  readonly sources: ReadonlyMap<string, string>;
  /** Fonts that the sheets use. */
  readonly families: readonly FontFamily[];
  readonly styles: Styles;
}

/** The style sheets that sheets name. */
interface Styles {
  readonly texts: ReadonlyMap<string, string>;
  /** Every file of the game. */
  readonly paths: ReadonlySet<string>;
  /** Texts of the templates, which may set variables. */
  readonly templates: ReadonlyMap<string, string>;
  /** Found when somebody asks. */
  readonly faults: readonly Fault[];
  /** Families that they define themselves. */
  readonly ownFamilies: readonly string[];
}

/**
 * Null for a game that cannot be rendered (its game.yaml has faults), or has no sheets. What is as
 * it was `before` is taken over from there, the memory of faces too unless another is given.
 */
export function printableGame(
  result: CheckResult,
  before?: PrintableGame | null,
  memory = before?.memory,
): PrintableGame | null {
  if (result.game === null) return null;
  const { game, linked, folder } = result;
  const written = sheetsOf(result);
  if (written.length === 0) return null;
  const texts = read(
    [...game.paths].filter((path) => path.endsWith('.hbs')),
    folder,
  );
  const data = gameData(result, before?.data);
  const sheets = withParts(written, { sheets: written, data, linked, box: boxOf(result) });
  const templates = new Templates(texts, before?.templates);
  const positions = positionsOf(result);
  const styles = openStyles(
    positions === null ? sheets : [...sheets, positions],
    folder,
    { paths: data.paths, templates: texts },
    before?.styles,
  );
  const found = once(() => [...templates.faults, ...templates.remarks, ...styles.faults]);
  const faults = once(() => found().filter(isError));
  const remarks = once(() => found().filter((one) => !isError(one)));
  return {
    game,
    linked,
    folder,
    sheets,
    positions,
    imposition: impositionOf(result),
    papers: papersOf(result),
    templates,
    styles,
    data,
    doubts: doubtsOf(result),
    sources: new Map([...texts, ...styles.texts]),
    get faults() {
      return faults();
    },
    get remarks() {
      return remarks();
    },
    families: familiesNamed([...texts.values(), ...styles.texts.values()]),
    ...(memory === undefined ? {} : { memory }),
  };
}

function openStyles(
  sheets: readonly Sheet[],
  folder: string,
  { paths, templates }: Pick<Styles, 'paths' | 'templates'>,
  before: Styles | undefined,
): Styles {
  const named = new Set(sheets.flatMap(({ styles }) => styles));
  // Others have a fault already; they may lead out of the folder.
  const texts = read(
    [...named].filter((path) => paths.has(path)),
    folder,
  );
  const isWhole = texts.size === named.size;
  const areSame = before?.paths === paths && isSame(before.texts, texts);
  if (areSame && isSame(before.templates, templates)) return before;
  const found = once(() => readStyles({ texts, paths, templates, isWhole }));
  return {
    texts,
    paths,
    templates,
    get faults() {
      return found().faults;
    },
    get ownFamilies() {
      return found().ownFamilies;
    },
  };
}

/** A sound style sheet is not read again in the next run, as long as no file comes or goes. */
function readStyles({
  texts,
  paths,
  templates,
  isWhole,
}: Parameters<typeof inspectStyles>[0]): Pick<Styles, 'faults' | 'ownFamilies'> {
  const basis = JSON.stringify([[...texts], [...paths], [...templates]]);
  const families = ownMemory().recall('sound-styles', basis);
  if (families !== null) return { faults: [], ownFamilies: JSON.parse(families) as string[] };
  const faults = inspectStyles({ texts, paths, templates, isWhole });
  const own = ownFamilies(texts);
  if (faults.length === 0) ownMemory().keep('sound-styles', basis, JSON.stringify(own));
  return { faults, ownFamilies: own };
}

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);
}

/** Papers that come with Cardwright, and those of the game. */
export function papersOf(result: Pick<CheckResult, 'game'>): ReadonlyMap<string, NamedSize> {
  const own = (printFileOf(result)?.['papers'] ?? []) as readonly NamedSize[];
  return new Map([...paperSizes(), ...own.map((paper) => [paper.id, paper] as const)]);
}

/** Files that are not there are omitted: they have a fault already. */
function read(paths: Iterable<string>, folder: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const path of paths) {
    try {
      texts.set(path, readFileSync(join(folder, path), 'utf8'));
    } catch {
      continue;
    }
  }
  return texts;
}

/** Faults at their lines and cells, in templates as well as in YAML and in tables. */
export function placeInGame(faults: readonly Fault[], result: CheckResult): Diagnostic[] {
  const { folder, messages, locale, game } = result;
  const textLists = writtenElsewhere(game?.files ?? []);
  // What is read of a table or a workbook is not its bytes.
  const tables = (game?.files ?? []).filter(({ table }) => table !== undefined);
  const texts = new Map<string, string | undefined>(tables.map(({ path, text }) => [path, text]));
  const text = (file: string): string | undefined => {
    if (!texts.has(file)) texts.set(file, read([file], folder).get(file));
    return texts.get(file);
  };
  return placeFaults(faults, { folder, text, textLists, messages, locale });
}
