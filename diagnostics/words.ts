/**
 * The words of diagnostics in the language of the tool. English is part of the definitions in
 * `catalogue/`; another language is a folder such as `ja/`, with a file for each family, and a line here.
 */
import { catalogue, type Code, type ParamsOf } from './catalogue/index.ts';
import type { Definition } from './define.ts';
import { Spoken } from './language.ts';
import { notes, type Notes } from './notes.ts';
import { reportWords, type ReportWords } from './format/words.ts';

/** What people read of a diagnostic. */
export interface Words<Params> {
  readonly title: string;
  readonly message: (params: Params) => string;
  readonly hint: (params: Params) => string | undefined;
}

/** The words of a family in another language: all of its codes, each with the same parameters. */
export type FamilyWords<Family> = {
  readonly [C in keyof Family]: Family[C] extends Definition<infer Params> ? Words<Params> : never;
};

/** All that a language has to say here. */
export interface DiagnosticWords {
  readonly catalogue: { readonly [C in Code]: Words<ParamsOf<C>> };
  readonly notes: Notes;
  readonly report: ReportWords;
}

const english: DiagnosticWords = { catalogue, notes, report: reportWords };

const spoken = new Spoken<DiagnosticWords>(english, {
  ja: async () => (await import('./ja/index.ts')).japanese,
});

/** Loads the words of the language in use. */
export function loadDiagnosticWords(): Promise<void> {
  return spoken.load();
}

/** Title, message and hint of a code. */
export function wordsOf(code: Code): Words<unknown> {
  return spoken.words.catalogue[code] as Words<unknown>;
}

/** What is said of the places beside a diagnostic. */
export function noteWords(): Notes {
  return spoken.words.notes;
}

export function wordsOfReport(): ReportWords {
  return spoken.words.report;
}
