/** Judges a deck file that may lie anywhere, by the rules of a checked game. */
import { isMapping } from '../../kernel/index.ts';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic, Fault } from '../../diagnostics/index.ts';
import type { Deck, OptionValues, Verdict } from '../../engine/construction/index.ts';
import type { CheckedGame, CheckResult } from '../check.ts';
import { ambiguousNames, legalIds } from '../link/decks.ts';
import { deckId } from '../link/names.ts';
import type { CheckedFile } from '../link/game-files.ts';
import { readSource, type SourceFile } from '../load/files.ts';
import { sourceOf, textOnly } from '../load/source-file.ts';
import { Places } from '../load/places.ts';
import { placeFaults } from '../place.ts';
import { checkFile, type TextLists } from '../validate/check-file.ts';
import { noMentions } from '../validate/validator.ts';
import { cardPlaces, deckFault, firstViolations } from './deck-fault.ts';
import type { DeckForm } from './forms/form.ts';
import { formIn, formOf } from './forms/index.ts';
import { textForms } from './forms/text-forms.ts';
import { deckNames } from './deck-game.ts';
import { toDeck } from './names.ts';

export interface JudgedFile {
  /** Null when the file cannot be read as a deck. */
  readonly deck: Deck | null;
  readonly verdict: Verdict | null;
  /** Faults of the file and broken limits, at their lines. */
  readonly diagnostics: readonly Diagnostic[];
}

interface JudgedAs {
  /** Options of the game, as agreed on. */
  readonly options?: OptionValues;
  /** Not the form that follows from the ending of the file. */
  readonly form?: DeckForm;
  /** What the deck is taken to declare, whatever it says itself. */
  readonly choices?: Readonly<Record<string, unknown>>;
  /** Instead of what the file holds. */
  readonly text?: string;
}

/** `path` is absolute. Presumes that the game has construction rules without faults. Throws for a game that was not read. */
export function judgeDeckFile(
  result: CheckResult,
  path: string,
  { options = {}, form: given, choices = {}, text }: JudgedAs = {},
): JudgedFile {
  if (result.game === null) throw new TypeError('The game cannot be read, and judges no deck.');
  const { game, linked } = result;
  const begun = given ?? formOf(path);
  const source = sourceOfDeck(path, begun, text);
  const form = given ?? formIn(begun, source.text);
  const textLists: TextLists = new Map();
  const file = checked(source, form, result, textLists);
  if (
    linked.judge === null ||
    linked.rules === null ||
    !isMapping(file.data) ||
    isBroken(file, form)
  ) {
    return { deck: null, verdict: null, diagnostics: place(file.faults) };
  }
  const written = toDeck(file.data, deckId(path), linked.names);
  const deck = { ...written, choices: { ...written.choices, ...choices } };
  const verdict = linked.judge(deck, options);
  const { rules, names } = linked;
  const cardPlace = cardPlaces(game);
  const at = { file: path, deck, names, rules, decks: legalIds(linked.decks), cardPlace };
  const ambiguous = ambiguousNames([{ file }], names);
  // A name that means two cards cannot be judged; the rest of the deck would be blamed for it.
  const broken =
    ambiguous.length > 0
      ? []
      : firstViolations(verdict.violations).map((one) => deckFault(one, at));
  const faults = [...file.faults, ...ambiguous, ...broken];
  return { deck, verdict, diagnostics: place(faults) };

  function place(faults: readonly Fault[]): Diagnostic[] {
    return placeFaults(faults, {
      folder: result.folder,
      text: (name) => (name === path ? source.text : undefined),
      places: (name) => placesIn(result, name),
      textLists,
      names: game.names,
      messages: result.messages,
      locale: result.locale,
    });
  }
}

/** Forms that read a text themselves are given the text. */
function sourceOfDeck(path: string, { read }: DeckForm, text: string | undefined): SourceFile {
  const asText = read !== undefined;
  if (text === undefined) return readSource(path, path, { isDeck: true, asText });
  return asText ? textOnly(path, text) : sourceOf(path, text);
}

function checked(
  source: SourceFile,
  { read }: DeckForm,
  result: CheckedGame,
  textLists: TextLists,
): CheckedFile {
  const { manifest, schemas } = result;
  const { path, text } = source;
  const deck = { path, role: { role: 'deck' }, text, mentions: noMentions } as const;
  if (read !== undefined) {
    const { faults: unread } = source;
    if (unread.length > 0) return { ...deck, data: undefined, complete: false, faults: unread };
    const list = read(text, path, deckNames(result));
    textLists.set(path, list);
    const { data, complete, faults } = list;
    return { ...deck, data, complete, faults };
  }
  return checkFile(source, { role: 'deck' }, manifest, schemas);
}

/** A pasted list may have lines that nobody can read; a deck file with faults of form is no deck. */
function isBroken({ data, faults, complete }: CheckedFile, form: DeckForm): boolean {
  if (form.read !== undefined && !complete) return true;
  if (faults.length === 0 || textForms.includes(form)) return false;
  const { cards } = data as { cards?: unknown };
  return form.read === undefined || (Array.isArray(cards) && cards.length === 0);
}

/** Places in the files of a game, read once for all its decks; null for a file that cannot be read. */
const knownPlaces = new WeakMap<CheckResult, Map<string, Places | null>>();

function placesIn(result: CheckResult, name: string): Places | null {
  const known = knownPlaces.get(result) ?? new Map<string, Places | null>();
  knownPlaces.set(result, known);
  const places = known.get(name) ?? readPlaces(resolve(result.folder, name));
  known.set(name, places);
  return places;
}

function readPlaces(path: string): Places | null {
  try {
    return new Places(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
