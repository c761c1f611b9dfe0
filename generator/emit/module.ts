/** The entry module of a compiled game: `import { game } from './build/lords-of-war/index.js'`. */
import type { CompiledGame } from '../../engine/index.ts';
import type { Manifest } from '../manifest.ts';
import { typeName } from './types.ts';

const banner = (manifest: Manifest): string =>
  `// Made by "cardwright build" from the game "${manifest.id}". Do not edit: change the YAML and build again.\n`;

/** JavaScript: the data, deeply frozen. */
export function moduleSource(manifest: Manifest, json: string): string {
  return `${banner(manifest)}
const freeze = (value) => {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value;
};

/** The whole game. */
export const game = freeze(${json.trimEnd()});
`;
}

/** What the types of components are made of, for declarations that stand alone. */
const ownWords = `/** [dx, dy] from the owner's point of view: dx > 0 is to the right, dy > 0 is forward. */
export type Offset = readonly [dx: number, dy: number];

/** Covered squares, in reading order of the drawing. */
export type Pattern = readonly Offset[];

/** What a player reads: the same in every language, or by locale. */
export type Text = string | Readonly<Record<string, string>>;

/** Nothing in it can be changed. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
`;

const layoutWords = `
/** A square of a layout: [column, row], each from 1; [1, 1] is printed top left. */
export type Cell = readonly [column: number, row: number];

/** A drawn tile: its size in squares, and for each sign the squares that bear it, in reading order. */
export type Layout<Sign extends string = string> = {
  readonly columns: number;
  readonly rows: number;
} & { readonly [S in Sign]: readonly Cell[] };
`;

/** The same for rules, which have them from the engine. */
function engineWords(types: string): string {
  const words = ['Frozen', ...(drawsLayouts(types) ? ['Layout'] : []), 'Offset', 'Pattern', 'Text'];
  const list = words.join(', ');
  return `import type { ${list} } from 'cardwright/engine';\n\nexport type { ${list} };\n`;
}

function drawsLayouts(types: string): boolean {
  return types.includes('Layout<');
}

/** Declarations for the module, over the types of the components. */
export function declarationSource(manifest: Manifest, types: string): string {
  return `${banner(manifest)}
${ownWords}${drawsLayouts(types) ? layoutWords : ''}
${types}
${gameInterface(manifest)}
/** The whole game, deeply frozen. */
export declare const game: Game;
`;
}

/**
 * The generated half of a game's rules: types of its components and options, its closed words as lists,
 * and by code the clauses that refusals uphold.
 */
export function rulesDataSource(
  game: CompiledGame,
  manifest: Manifest,
  types: string,
  options: string,
  clauses: ReadonlyMap<string, string>,
): string {
  return `${banner(manifest)}
${engineWords(types)}
${types}
${options}
${kindsInterface(manifest)}${closedWords(game)}${refusals(clauses)}`;
}

function refusals(clauses: ReadonlyMap<string, string>): string {
  if (clauses.size === 0) return '';
  const lines = [...clauses].map(([code, clause]) => `  ${code}: '${clause}',\n`).join('');
  return `\n/** By code of a refusal: the clause that it upholds, of messages.yaml. */\nexport const refusals = {\n${lines}} as const;\n`;
}

function kindsInterface({ kinds }: Manifest): string {
  const members = Object.keys(kinds)
    .map((kind) => `  readonly '${kind}': ${typeName(kind)};\n`)
    .join('');
  return `/** The components by kind; \`componentsOf<Kinds>(game)\` of the engine has them as lists. */
export interface Kinds {
${members}}
`;
}

function gameInterface({ kinds }: Manifest): string {
  const members = Object.keys(kinds)
    .map((kind) => `    readonly '${kind}': readonly Frozen<${typeName(kind)}>[];\n`)
    .join('');
  return `/** Integer columns of one kind, by position in the list of its components; -1 where a field is omitted. */
export interface Table {
  readonly ids: readonly string[];
  readonly columns: Readonly<Record<string, readonly number[]>>;
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** A legal sample deck. */
export interface Deck {
  readonly id: DeckId;
  readonly choices: Readonly<Record<string, unknown>>;
  /** Copies by card id, after swaps. */
  readonly cards: Readonly<Record<string, number>>;
}

export interface Game {
  readonly id: string;
  readonly title: Text;
  readonly locales: readonly string[];
  readonly players: readonly number[];
  readonly options: Readonly<Record<string, { readonly default: unknown }>>;
  readonly kinds: {
${members}  };
  readonly tables: Readonly<Record<string, Table>>;
  readonly patterns: Readonly<Record<PatternId, Pattern>>;
  readonly construction: Readonly<Record<string, unknown>> | null;
  readonly decks: readonly Deck[];
}
`;
}

/** `export const unitClass = ['infantry', …] as const;` for every closed word of every kind. */
function closedWords({ tables, kinds }: CompiledGame): string {
  const lines = Object.entries(tables).flatMap(([kind, { words }]) =>
    Object.entries(words)
      .filter(([, list]) => !isIdList(list, kinds))
      .map(([field, list]) => {
        const name = kind.replaceAll(/-(.)/g, (_, c: string) => c.toUpperCase()) + typeName(field);
        const members = list.map((word) => JSON.stringify(word)).join(', ');
        return `\n/** The words of "${field}", in the order of the tables. */\nexport const ${name} = [${members}] as const;\n`;
      }),
  );
  return lines.join('');
}

function isIdList(list: readonly string[], kinds: CompiledGame['kinds']): boolean {
  return Object.values(kinds).some((cards) => cards[0] !== undefined && cards[0].id === list[0]);
}
