/** Names in the files of a game: which may be written at a place, and where each is defined. */
import {
  filesOf,
  nodesAlongPath,
  offeredAt,
  placeOfId,
  type CheckedGame,
  type JsonSchema,
} from '../../../../generator/index.ts';
import { isMapping } from '../../../../kernel/index.ts';
import { cssProperties, templateHelpers } from '../../../../print/index.ts';
import type { Offered, OfferedWord, PlaceStep } from '../../../protocol/text.ts';
import { textFiles, textIn } from './files.ts';

/** Of a place in YAML, from the top. */
export function offeredInYaml(
  checked: CheckedGame,
  file: string,
  place: readonly PlaceStep[],
): Offered | null {
  const path = place.slice(1).map(({ step }, index) => {
    return { step, beside: place[index]?.beside ?? {} };
  });
  return offeredAt(checked, file, path, place.at(-1)?.beside ?? {});
}

/** Names that a template may write: helpers, blocks, the fields of the cards that it shows, its texts. */
export function offeredInTemplate(checked: CheckedGame, file: string): Offered {
  const helpers = templateHelpers().map((word) => ({ word, about: '' }));
  return { about: '', keys: [], values: [...helpers, ...fieldsFor(checked, file)] };
}

function fieldsFor({ game, schemas, manifest }: CheckedGame, file: string): OfferedWord[] {
  const own = sheetsOf(game).filter(({ front, back }) => front === file || back === file);
  const shown = own.map(({ kind }) => kind).filter((kind) => typeof kind === 'string');
  const kinds = shown.length === 0 ? Object.keys(manifest.kinds) : [...new Set(shown)];
  const fields = new Map<string, string>();
  for (const kind of kinds) {
    const root = schemas.schemas.get(kind);
    // A file holds one component or many: its first item is either.
    for (const path of [[], [0]]) {
      for (const node of root === undefined
        ? []
        : (nodesAlongPath(root, path, true).at(-1) ?? [])) {
        for (const [name, inner] of Object.entries(node.properties ?? {})) {
          fields.set(`card.${name}`, schemas.describe(aboutOf(inner)));
        }
      }
    }
  }
  return Array.from(fields, ([word, about]) => ({ word, about }));
}

function aboutOf(schema: JsonSchema | boolean): string {
  return typeof schema === 'object' ? (schema.description ?? schema.title ?? '') : '';
}

function sheetsOf(game: CheckedGame['game']): Readonly<Record<string, unknown>>[] {
  return filesOf(game, 'print').flatMap(({ data }) => {
    const sheets = isMapping(data) ? data['sheets'] : [];
    return Array.isArray(sheets) ? sheets.filter(isMapping) : [];
  });
}

/** Properties of CSS, and those of the game's own with where they are set. */
export function offeredInStyle(folder: string): Offered {
  const own = new Map<string, string>();
  for (const file of textFiles(folder).filter((path) => path.endsWith('.css'))) {
    const text = textIn(folder, file) ?? '';
    for (const [, name = '', value = ''] of text.matchAll(/(--[\w-]+)\s*:\s*([^;{}]*)/g)) {
      if (!own.has(name)) own.set(name, `${value.trim()} (${file})`);
    }
  }
  const known = cssProperties().map((word) => ({ word, about: '' }));
  return {
    about: '',
    keys: known,
    values: Array.from(own, ([word, about]) => ({ word, about })),
  };
}

export interface Definition {
  readonly file: string;
  readonly line: number;
}

/** Of an id of the game, of a custom property of CSS, or of a file that is named by its path. */
export function definitionOf(checked: CheckedGame, word: string): Definition | null {
  if (word.startsWith('--')) return propertyIn(checked.folder, word);
  const files = textFiles(checked.folder);
  if (files.includes(word)) return { file: word, line: 1 };
  return placeOfId(checked.game, word);
}

function propertyIn(folder: string, name: string): Definition | null {
  for (const file of textFiles(folder).filter((path) => path.endsWith('.css'))) {
    const lines = (textIn(folder, file) ?? '').split('\n');
    const index = lines.findIndex((line) => line.trimStart().startsWith(`${name}:`));
    if (index >= 0) return { file, line: index + 1 };
  }
  return null;
}
