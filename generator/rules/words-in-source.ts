/**
 * Which words the rules of a game say, read from their source: `check` and `build` never run them.
 *
 * A word has a meaning where the rules name it as a value: as the key of a table of handlers, or as a
 * text that something is compared with. Types and remarks give none.
 */
import { createRequire } from 'node:module';
import type * as Parser from '@babel/parser';
import type { SourceFile } from '../load/files.ts';
import { ownMemory, remember } from '../../kernel/index.ts';

const SOURCE = /^rules\/.*\.[mc]?[jt]s$/;
const ENTRY = /^rules\/index\.[jt]s$/;
/** Written by `build` from the vocabulary itself. */
const MADE = 'rules/data.gen.ts';

/** Whether the rules name a word. */
export interface WordsOfRules {
  has(word: string): boolean;
}

/** Null for a game without rules of play. Only files that hold a word that is asked for are parsed. */
export function wordsOfRules(files: readonly SourceFile[]): WordsOfRules | null {
  const sources = files.filter(({ path }) => SOURCE.test(path) && path !== MADE);
  if (!sources.some(({ path }) => ENTRY.test(path))) return null;
  return {
    has: (word) =>
      sources.some((source) => source.text.includes(word) && saysWord(wordsIn(source), word)),
  };
}

/** A file that cannot be read may say anything. */
function saysWord(words: ReadonlySet<string> | null, word: string): boolean {
  return words === null || words.has(word);
}

/** To load the parser takes as long as all else that a check does: what it found is remembered. */
const wordsIn = remember(({ text, path }: SourceFile): Set<string> | null => {
  const isTyped = path.endsWith('ts');
  const words = ownMemory().made(`words-in-source ${isTyped}`, text, () => {
    const found = parsedWords(text, isTyped);
    return found === null ? null : [...found];
  });
  return words === null ? null : new Set(words);
});

function parsedWords(text: string, isTyped: boolean): Set<string> | null {
  try {
    const { program } = parser().parse(text, {
      sourceType: 'unambiguous',
      plugins: isTyped ? ['typescript'] : [],
    });
    const words = new Set<string>();
    collect(program as unknown as Node, words);
    return words;
  } catch {
    return null;
  }
}

let loaded: typeof Parser | undefined;

/** Loaded when it is needed: most folders that are checked have no rules. */
function parser(): typeof Parser {
  return (loaded ??= createRequire(import.meta.url)('@babel/parser') as typeof Parser);
}

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const KEYED = new Set(['ObjectProperty', 'ObjectMethod', 'ClassProperty', 'ClassMethod']);

/** Types that hold an expression; what it is taken for says nothing. */
const WITH_EXPRESSION = /^TS(?:As|Satisfies|NonNull|Instantiation)|^TSTypeAssertion$/;

function collect(node: Node, words: Set<string>): void {
  const { type } = node;
  if (WITH_EXPRESSION.test(type)) return visit(node['expression'], words);
  if (type.startsWith('TS') || type === 'ImportDeclaration') return;
  if (type === 'ObjectPattern') return inPattern(node, words);
  if (type === 'StringLiteral') words.add(node['value'] as string);
  if (type === 'TemplateElement') words.add((node['value'] as { cooked?: string }).cooked ?? '');
  if (KEYED.has(type) && node['computed'] !== true) addKey(node['key'] as Node, words);
  for (const inner of Object.values(node)) visit(inner, words);
}

/** What is taken out of an object is not named by it: only its defaults may say words. */
function inPattern({ properties }: Node, words: Set<string>): void {
  for (const property of properties as readonly Node[]) {
    visit(property['value'] ?? property['argument'], words);
  }
}

function addKey(key: Node, words: Set<string>): void {
  if (key.type === 'Identifier') words.add(key['name'] as string);
}

function visit(value: unknown, words: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) visit(one, words);
  else if (isNode(value)) collect(value, words);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
