/** Judges a deck file that may lie anywhere, by the rules of a checked game. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic, Fault } from '../../diagnostics/index.ts';
import type { Deck, OptionValues, Verdict } from '../../engine/construction/types.ts';
import type { CheckResult } from '../check.ts';
import { ambiguousNames, deckId, legalIds } from '../link/decks.ts';
import { isMapping, type CheckedFile } from '../link/game-files.ts';
import { readSource, type SourceFile } from '../load/files.ts';
import { placeFaults } from '../place.ts';
import { checkFile, type TextLists } from '../validate/check-file.ts';
import { noMentions } from '../validate/validator.ts';
import { deckFault } from './deck-fault.ts';
import type { DeckForm } from './forms/form.ts';
import { formOf } from './forms/index.ts';
import { listForm } from './forms/list.ts';
import { toDeck } from './source.ts';

export interface JudgedFile {
  /** Null when the file cannot be read as a deck. */
  readonly deck: Deck | null;
  readonly verdict: Verdict | null;
  /** Faults of the file and broken limits, at their lines. */
  readonly diagnostics: readonly Diagnostic[];
}

/** `path` is absolute. Presumes that the game has construction rules without faults. */
export function judgeDeckFile(
  result: CheckResult,
  path: string,
  options: OptionValues = {},
  form: DeckForm = formOf(path),
): JudgedFile {
  const { linked } = result;
  const source = readSource(path, path);
  const textLists: TextLists = new Map();
  const file = checked(source, form, result, textLists);
  if (
    linked?.judge == null ||
    linked.rules === null ||
    !isMapping(file.data) ||
    isBroken(file, form)
  ) {
    return { deck: null, verdict: null, diagnostics: place(file.faults) };
  }
  const deck = toDeck(file.data, deckId(path), linked.names);
  const verdict = linked.judge(deck, options);
  const { rules, names } = linked;
  const at = { file: path, deck, names, rules, decks: legalIds(linked.decks) };
  const ambiguous = ambiguousNames([{ file }], names);
  // A name that means two cards cannot be judged; the rest of the deck would be blamed for it.
  const broken = ambiguous.length > 0 ? [] : verdict.violations.map((one) => deckFault(one, at));
  const faults = [...file.faults, ...ambiguous, ...broken];
  return { deck, verdict, diagnostics: place(faults) };

  function place(faults: readonly Fault[]): Diagnostic[] {
    return placeFaults(faults, {
      folder: result.folder,
      text: (name) => (name === path ? source.text : textOf(resolve(result.folder, name))),
      textLists,
      messages: result.messages,
      locale: result.locale,
    });
  }
}

const noSchemas = { choices: {}, sections: [] };

function checked(
  source: SourceFile,
  { read }: DeckForm,
  { manifest, schemas }: CheckResult,
  textLists: TextLists,
): CheckedFile {
  const { path, text } = source;
  if (read !== undefined) {
    const list = read(text, path, schemas ?? noSchemas);
    textLists.set(path, list);
    const unread = text === '' ? source.faults : [];
    const faults = [...unread, ...list.faults];
    const { data } = list;
    return {
      path,
      role: { role: 'deck' },
      text,
      data,
      complete: true,
      mentions: noMentions,
      faults,
    };
  }
  if (manifest === null || schemas === null) throw new TypeError('The game was not checked.');
  return checkFile(source, { role: 'deck' }, manifest, schemas);
}

/** A pasted list may have lines that nobody can read; a deck file with faults of form is no deck. */
function isBroken({ data, faults }: CheckedFile, form: DeckForm): boolean {
  if (faults.length === 0 || form === listForm) return false;
  const { cards } = data as { cards?: unknown };
  return form.read === undefined || (Array.isArray(cards) && cards.length === 0);
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
