/** The clauses that rules.md and its translations (`rules.ja.md`) number. */
import { remember } from '../../kernel/index.ts';
import { fault, noteWords, type Fault, type Span } from '../../diagnostics/index.ts';
import type { SourceFile } from '../load/files.ts';

const RULES = 'rules.md';
const TRANSLATION = /^rules\.([A-Za-z-]+)\.md$/;
const CLAUSE = /^- \*\*([A-Z]{2,5}-[0-9A-Z]+(?:\.[0-9]+)*)\*\*/gm;

export interface Clause {
  readonly id: string;
  /** Of the number. */
  readonly span: Span;
  /** What it says, with the tables and paragraphs below it. */
  readonly text: string;
}

/** The clauses of one file, in its order; of two with one number the first. */
export interface ClauseFile {
  readonly file: string;
  readonly clauses: ReadonlyMap<string, Clause>;
  /** Of the title, where there is one. */
  readonly head: Span;
}

/** Clauses in another language, with those that they were translated from. */
export interface TranslatedClauses extends ClauseFile {
  readonly locale: string;
  readonly source: ClauseFile;
}

export interface ReadClauses {
  /** Null where there is no rules.md, it was not read whole, or two of its clauses have one number. */
  readonly known: ReadonlySet<string> | null;
  /** Those that can be compared with rules.md. */
  readonly translated: readonly TranslatedClauses[];
  readonly faults: readonly Fault[];
}

/** The clauses that a text numbers: list entries that begin with a bold number. */
export function clausesOf(rules: string): Set<string> {
  return new Set([...rules.matchAll(CLAUSE)].map((match) => match[1] ?? ''));
}

/** What the files of a game number. */
export function readClauses(files: readonly SourceFile[]): ReadClauses {
  const rules = files.find(({ path, complete }) => path === RULES && complete);
  if (rules === undefined) return { known: null, translated: [], faults: [] };
  const { own, faults } = readFile(rules);
  if (faults.length > 0) return { known: null, translated: [], faults };
  const translations = files.flatMap((file) => {
    const locale = TRANSLATION.exec(file.path)?.[1];
    return locale === undefined || !file.complete ? [] : [readTranslation(file, locale, rules)];
  });
  return {
    known: new Set(own.clauses.keys()),
    translated: translations.map(({ translated }) => translated),
    faults: translations.flatMap((one) => one.faults),
  };
}

const readTranslation = remember((file: SourceFile, locale: string, rules: SourceFile) => {
  const { own, faults } = readFile(file);
  const source = readFile(rules).own;
  const translated: TranslatedClauses = { ...own, locale, source };
  return { translated, faults };
});

const readFile = remember(({ path: file, text }: SourceFile) => {
  const clauses = new Map<string, Clause>();
  const faults: Fault[] = [];
  for (const clause of clausesIn(text)) {
    const before = clauses.get(clause.id);
    if (before === undefined) clauses.set(clause.id, clause);
    else faults.push(repeated(clause, before, file));
  }
  const own: ClauseFile = { file, clauses, head: { start: 0, end: text.search(/\n|$/) } };
  return { own, faults };
});

function clausesIn(text: string): Clause[] {
  const found = [...text.matchAll(CLAUSE)];
  return found.map(({ 0: whole, 1: id = '', index }, at) => {
    const start = index + '- **'.length;
    const below = text.slice(index + whole.length, found[at + 1]?.index);
    const [said = ''] = below.split(/^#/m);
    return { id, span: { start, end: start + id.length }, text: said.trim() };
  });
}

/** Nobody knows which of the two is cited. */
function repeated({ id: clause, span }: Clause, before: Clause, file: string): Fault {
  const message = noteWords().isHereFirst(clause);
  const related = [{ message, file, path: [], span: before.span }];
  return fault('CW1511', { file, path: [], span, related }, { clause });
}
