/**
 * A value as a form: what is in it, and at each place what else may be there, by its schema. So what is
 * written in words of a vocabulary can be built by choosing them.
 */
import { isMapping } from '../../kernel/index.ts';
import type { Path } from '../../diagnostics/index.ts';
import type { CheckedGame } from '../check.ts';
import { ChoiceNames, type Inside, inside, type NamedWord } from './choice-names.ts';
import { aboutOf, excludes, valuesOf, type OfferedWord } from './offered.ts';
import type { JsonSchema } from './json-schema.ts';
import {
  admits,
  closedIn,
  firstNumber,
  isPlain,
  isWithin,
  lowest,
  mayLose,
  moreOf,
  sortOf,
  tagOf,
  wordIn,
  type ValueSort,
} from './value-nodes.ts';
import { nodesAlongPath } from './walk.ts';

export interface ValueForm {
  /** In the component, and what is written there. */
  readonly path: Path;
  readonly value: unknown;
  readonly about: string;
  /** A plain value; null for a mapping or a list. */
  readonly plain: string | number | boolean | null;
  /** The word that a mapping or a plain value is, where it is one of `words`. */
  readonly word: string | null;
  readonly words: readonly NamedWord[];
  readonly sort: ValueSort;
  readonly parts: readonly ValuePart[];
  /** Keys that a mapping may have beside those that it has; of a list: whether it may have another entry. */
  readonly more: readonly NamedWord[];
}

export interface ValuePart {
  readonly key: string;
  /** Of the key, where the game has words for it. */
  readonly name: string;
  readonly canGo: boolean;
  readonly form: ValueForm;
}

/** The form of what is at a path of a component of this kind. */
export function valueForm(
  checked: CheckedGame,
  kind: string,
  component: object,
  path: Path,
): ValueForm {
  return new Forms(checked, kind, component).at(path);
}

/** What a field of a component is called; empty where no schema says it. */
export function fieldName(
  checked: CheckedGame,
  kind: string,
  component: object,
  field: string,
): string {
  return new Forms(checked, kind, component).nameOf(field);
}

/** What choosing a word makes of what is at a path: parameters that both words have stay. */
export function chosenValue(
  checked: CheckedGame,
  kind: string,
  component: object,
  { path, word }: { readonly path: Path; readonly word: string },
): unknown {
  return new Forms(checked, kind, component).chosen(path, word);
}

/** What is first written at a path where there is nothing. */
export function firstValue(
  checked: CheckedGame,
  kind: string,
  component: object,
  path: Path,
): unknown {
  return new Forms(checked, kind, component).first(path);
}

export function valueAtPath(holder: unknown, path: Path): unknown {
  return path.reduce((value: unknown, step) => {
    if (Array.isArray(value)) return value[Number(step)] as unknown;
    return isMapping(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }, holder);
}

class Forms {
  readonly #checked: CheckedGame;
  readonly #root: JsonSchema;
  readonly #component: object;
  readonly #names: ChoiceNames;

  constructor(checked: CheckedGame, kind: string, component: object) {
    this.#checked = checked;
    this.#root = checked.schemas.schemas.get(kind) ?? {};
    this.#component = component;
    this.#names = new ChoiceNames(checked);
  }

  /** `canGo`: whether what is there may be missing. `word`: the word of the vocabulary that it belongs to. */
  at(path: Path, canGo = true, word: Inside | null = null): ValueForm {
    const value = valueAtPath(this.#component, path);
    const all = this.#nodes(path);
    const nodes = all.filter(
      (node) => admits(node, value) && !(isMapping(value) && excludes(node, value)),
    );
    const { describe } = this.#checked.schemas;
    const described = (one: NamedWord): NamedWord => ({ ...one, about: describe(one.about) });
    return {
      path,
      value,
      about: describe(aboutOf(nodes)),
      plain: isPlain(value) ? value : null,
      word: wordIn(value, all),
      words: this.#names.ofWords(all, this.#words(all), word).map(described),
      sort: sortOf(value, nodes),
      parts: this.#partsOf(path, nodes, canGo, word),
      more: this.#names.ofKeys(nodes, moreOf(value, nodes)).map(described),
    };
  }

  nameOf(field: string): string {
    return this.#names.ofKey(this.#nodes([]), field);
  }

  /** A list or a mapping that would be empty goes with its last part, if it may. */
  #partsOf(
    path: Path,
    nodes: readonly JsonSchema[],
    canGo: boolean,
    word: Inside | null,
  ): ValuePart[] {
    const value = valueAtPath(this.#component, path);
    const part = (key: string, step: string | number, mayGo: boolean): ValuePart => {
      const name = this.#names.ofKey(nodes, key);
      const form = this.at([...path, step], mayGo, inside(word, nodes, step));
      return { key, name, canGo: mayGo, form };
    };
    if (Array.isArray(value)) {
      const mayGo = mayLose(value.length, lowest(nodes, 'minItems'), canGo);
      return value.map((_, index) => part(String(index + 1), index, mayGo));
    }
    if (!isMapping(value)) return [];
    const tag = tagOf(nodes);
    const required = new Set(nodes.flatMap((node) => node.required ?? []));
    const keys = Object.keys(value);
    const mayGo = mayLose(keys.length, lowest(nodes, 'minProperties'), canGo);
    return keys
      .filter((key) => key !== tag)
      .map((key) => part(key, key, mayGo && !required.has(key)));
  }

  chosen(path: Path, word: string): unknown {
    const nodes = this.#nodes(path);
    const tagged = nodes.find((node) => node['x-word'] === word && tagOf([node]) !== null);
    const isAlone = nodes.some(({ enum: words }) => words?.includes(word) === true);
    const ids = valuesOf(nodes, this.#checked.game).map((one) => one.word);
    if (tagged === undefined || isAlone) {
      return (
        [...new Set(nodes.flatMap(closedIn))].find((one) => String(one) === word) ??
        (ids.includes(word) ? word : undefined)
      );
    }
    const before = valueAtPath(this.#component, path);
    const kept = Object.entries(isMapping(before) ? before : {}).filter(
      ([key, value]) =>
        Object.hasOwn(tagged.properties ?? {}, key) &&
        key !== tagOf([tagged]) &&
        this.#inside(tagged, key).every((node) => isWithin(node, value)),
    );
    const made = this.#madeOf(tagged, 0) as Record<string, unknown>;
    return { ...made, ...Object.fromEntries(kept) };
  }

  first(path: Path): unknown {
    return this.#firstOf(this.#nodes(path), 0);
  }

  /** Schemas of a place, without those that what is written above it excludes. */
  #nodes(path: Path): JsonSchema[] {
    return (
      nodesAlongPath(this.#root, [0, ...path], true, (node, level) => {
        if (level > path.length) return true;
        const value = valueAtPath(this.#component, path.slice(0, Math.max(0, level - 1)));
        if (level === 0) return true;
        return admits(node, value) && !(isMapping(value) && excludes(node, value));
      }).at(-1) ?? []
    );
  }

  /** Words alone, and those that begin a mapping. */
  #words(nodes: readonly JsonSchema[]): OfferedWord[] {
    const found = new Map<string, string>();
    for (const node of nodes) {
      const word = node['x-word'];
      if (word !== undefined && tagOf([node]) !== null && !found.has(word)) {
        found.set(word, node.description ?? '');
      }
    }
    for (const { word, about } of valuesOf(nodes, this.#checked.game)) {
      if (!found.has(word)) found.set(word, about);
    }
    return Array.from(found, ([word, about]) => ({ word, about }));
  }

  #firstOf(nodes: readonly JsonSchema[], depth: number): unknown {
    // Words come before what combines them.
    const words = nodes.filter((node) => node['x-word'] !== undefined);
    for (const node of [...words, ...nodes]) {
      const made = depth > 12 ? '' : this.#madeOf(node, depth);
      if (made !== undefined) return made;
    }
    return '';
  }

  /** Undefined where a schema alone does not say what a value is. */
  #madeOf(node: JsonSchema, depth: number): unknown {
    if (node.const !== undefined) return node.const;
    const [word] = node.enum ?? [];
    if (word !== undefined) return word;
    const [id] = valuesOf([node], this.#checked.game);
    if (id !== undefined && node.type !== 'boolean') return id.word;
    if (node.type === 'boolean') return true;
    if (node.type === 'integer' || node.type === 'number') return firstNumber(node);
    if (node.type === 'array') return [this.#firstOf(this.#inside(node, 0), depth + 1)];
    if (node.properties !== undefined && node.type === 'object') {
      const keys = node.required ?? Object.keys(node.properties).slice(0, 1);
      return Object.fromEntries(
        keys.map((key) => [key, this.#firstOf(this.#inside(node, key), depth + 1)]),
      );
    }
    return undefined;
  }

  #inside(node: JsonSchema, step: string | number): JsonSchema[] {
    const { definitions = {} } = this.#root;
    return nodesAlongPath({ ...node, definitions }, [step], true).at(-1) ?? [];
  }
}
