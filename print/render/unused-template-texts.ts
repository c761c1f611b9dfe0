/** Texts of templates/words.yaml that nothing can ask for: misspelt, or left over. */
import { isMapping, nearest } from '../../kernel/index.ts';
import { fault, type Fault } from '../../diagnostics/index.ts';
import { forbid } from '../faults.ts';
import {
  filesOf,
  type GameFiles,
  type JsonSchema,
  nodesAlongPath,
  subSchemas,
} from '../../generator/index.ts';

/** `templates`: the texts of all of them. Presumes that they ask for no text that is not there. */
export function unusedTemplateTexts(game: GameFiles, templates: Iterable<string>): Fault[] {
  const [file] = filesOf(game, 'template-words');
  if (file === undefined || !file.complete || !isMapping(file.data)) return [];
  // A template that cannot be read may ask for any text, and an error may hide any name.
  if (game.unreached.size > 0 || !areNamesKnown(game)) return [];
  const { literals, patterns } = askedFor(templates);
  const names = namesOf(game);
  const keys = Object.keys(file.data);
  const missing = [...names].filter((name) => !keys.includes(name));
  return keys
    .filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)))
    .filter((key) => !isMadeOf(key, names))
    .map((key) => {
      const place = { file: file.path, path: [key], part: 'key' } as const;
      const meant = nearest(key, missing) ?? nearest(key, pathsOf(game));
      return fault('CW2130', place, { key, nearest: meant });
    });
}

function areNamesKnown({ files }: GameFiles): boolean {
  return files
    .filter(({ role: { role } }) => role === 'construction' || role === 'component')
    .every(({ complete, faults }) => complete && !forbid(faults));
}

interface AskedFor {
  /** Every text that is written in an expression: a piece may be given the key that it shows. */
  readonly literals: ReadonlySet<string>;
  /** What `concat` can make. */
  readonly patterns: readonly RegExp[];
}

function askedFor(templates: Iterable<string>): AskedFor {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  for (const text of templates) {
    for (const [expression] of text.matchAll(/\{\{(?!!).*?\}\}/gs)) {
      for (const { 2: literal = '' } of expression.matchAll(LITERAL)) literals.add(literal);
      for (const { index } of expression.matchAll(/\(concat\s/g)) {
        patterns.push(patternOf(expression.slice(index + '(concat'.length)));
      }
    }
  }
  return { literals, patterns };
}

const LITERAL = /(["'])(.*?)\1/gs;

/** From behind `concat` to its closing parenthesis: texts as they are, anything in place of the rest. */
function patternOf(rest: string): RegExp {
  let pattern = '';
  let depth = 0;
  for (const [token] of rest.matchAll(/(["']).*?\1|[()]|[^\s()"']+/gs)) {
    if (token === ')' && depth === 0) break;
    if (depth === 0) pattern += /^["']/.test(token) ? escaped(token.slice(1, -1)) : '.+';
    if (token === '(') depth++;
    if (token === ')') depth--;
  }
  return new RegExp(`^${pattern}$`, 's');
}

function escaped(literal: string): string {
  return literal.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

/**
 * Fields and their words, which `card NAME` in play and `--list` show as `rank` or `rank-elite`,
 * sections of decks, which `deck stats` shows, and what decks declare, which the deck builder
 * shows with its sections: `mode-custom`, `section-chest`.
 */
function namesOf(game: GameFiles): ReadonlySet<string> {
  const { schemas, manifest, files } = game;
  const names = new Set(['card', 'yes', 'no']);
  for (const name of namesOfDecks(game)) add(name);
  for (const [kind, { derive = {} }] of Object.entries(manifest.kinds)) {
    for (const field of Object.keys(derive)) add(field);
    collect(schemas.get(kind) ?? {});
  }
  for (const { role, data } of files) if (role.role === 'component') collectData(data);
  return names;

  function add(name: string): void {
    if (name.length > LONGEST_NAME || /\s/.test(name)) return;
    for (const one of [name, kebab(name)]) names.add(one).add(one.replace(/s$/, ''));
  }

  function collect(schema: JsonSchema): void {
    for (const name of Object.keys(schema.properties ?? {})) add(name);
    for (const word of [...(schema.enum ?? []), schema.const]) {
      if (typeof word === 'string' || typeof word === 'number') add(String(word));
    }
    for (const [, inner] of subSchemas(schema)) collect(inner);
  }

  /** Closed words may be those of the vocabulary; then no schema lists what cards say. */
  function collectData(value: unknown): void {
    if (typeof value === 'string') add(value);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) {
        add(name);
        collectData(item);
      }
    }
  }
}

const LONGEST_NAME = 60;

function namesOfDecks(game: GameFiles): string[] {
  return filesOf(game, 'construction').flatMap(({ data }) => {
    const rules: Readonly<Record<string, unknown>> = isMapping(data) ? data : {};
    const { choices, formats } = rules;
    const named = keysOf(formats);
    const forms = isMapping(formats) ? Object.values(formats).filter(isMapping) : [];
    const sections = [rules, ...forms].flatMap((one) => keysOf(one['sections']));
    return [
      ...(sections.length === 0 ? [] : ['section', ...sections]),
      ...keysOf(choices),
      ...(isMapping(choices) ? Object.values(choices).flatMap(wordsOfChoice) : []),
      ...(named.length === 0 ? [] : ['format', ...named]),
    ];
  });
}

function keysOf(value: unknown): string[] {
  return isMapping(value) ? Object.keys(value) : [];
}

function wordsOfChoice(choice: unknown): string[] {
  const values = isMapping(choice) ? choice['from'] : undefined;
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Whether a key is names one after another: `ranged-strength`, `class.infantry`. */
function isMadeOf(key: string, names: ReadonlySet<string>): boolean {
  if (names.has(key)) return true;
  return [...key.matchAll(/[-.]/g)].some(
    ({ index }) => names.has(key.slice(0, index)) && isMadeOf(key.slice(index + 1), names),
  );
}

/** Fields inside of fields, as words name them. */
function pathsOf({ schemas }: GameFiles): string[] {
  return [...schemas.values()].flatMap((schema) =>
    fieldsAt(schema, []).flatMap((outer) =>
      fieldsAt(schema, [outer]).map((inner) => kebab(`${outer}-${inner}`)),
    ),
  );
}

function fieldsAt(schema: JsonSchema, path: readonly string[]): string[] {
  const nodes = nodesAlongPath(schema, [0, ...path], true).at(-1) ?? [];
  return nodes.flatMap(({ properties = {} }) => Object.keys(properties));
}
