/**
 * Judges, explains and counts decks by the plain data of a game, without its files: for pages, also
 * those that have no server. Verdicts and words are those of `deck check`.
 */
import { deckCodes, type Path, type Severity } from '../../diagnostics/index.ts';
import {
  type Card,
  compileJudge,
  type Deck,
  findFixes,
  type Judge,
  type Fixes,
  rulesOf,
  suggestCards,
  type Suggestion,
  UNPLACED,
  type Verdict,
} from '../../engine/construction/index.ts';
import type { Text } from '../../engine/index.ts';
import { inLocale } from '../../kernel/index.ts';
import { faultWords, type GameWords, textOf } from '../fault-words.ts';
import { deckFault, firstViolations } from './deck-fault.ts';
import { allLines, type DeckData, setCard } from './deck-edits.ts';
import type { DeckGame } from './deck-game.ts';
import type { DeckForm } from './forms/form.ts';
import { doublesIn, indexNames, type NameIndex, toDeck } from './names.ts';
import { deckStatistics, type DeckStatistics, type StatisticsRequest } from './statistics.ts';
import { writtenDeck } from './written-deck.ts';

export interface JudgedList {
  readonly deck: Deck;
  readonly verdict: Verdict;
  readonly broken: readonly BrokenLimit[];
}

/** A broken limit in words. */
export interface BrokenLimit {
  /** The game's own code; Cardwright's where it has none. */
  readonly code: string;
  readonly clause: string | null;
  readonly severity: Severity;
  readonly message: string;
  readonly hint: string | null;
  /** The lines to blame; none for the deck as a whole. */
  readonly lines: readonly Path[];
}

/** A list that was pasted. */
export interface ReadList {
  readonly data: DeckData;
  /** Why lines of it cannot be read. */
  readonly unread: readonly string[];
}

export class DeckBench {
  readonly game: DeckGame;
  /** All that may be in decks. */
  readonly cards: readonly Card[];
  readonly names: NameIndex;
  readonly #byId: ReadonlyMap<string, Card>;
  readonly #judge: Judge;
  readonly #samples: readonly Deck[];

  /** `samples`: those of the game by default. */
  constructor(game: DeckGame, samples: readonly Deck[] = game.samples) {
    this.game = game;
    this.cards = Object.values(game.cards).flat();
    this.names = indexNames(this.cards);
    this.#samples = samples;
    this.#byId = new Map(this.cards.map((card) => [card.id, card]));
    const ids = new Map(Object.entries(game.ids).map(([kind, own]) => [kind, new Set(own)]));
    this.#judge = compileJudge(
      game.rules,
      { options: game.options, decks: samples },
      {
        card: (id) => this.#byId.get(id),
        ids: (kind) => ids.get(kind) ?? new Set(),
        all: () => this.cards,
      },
    );
  }

  card(id: string): Card | undefined {
    return this.#byId.get(id);
  }

  /** In one language; the id of what has no name. */
  nameOf(id: string, locale: string = this.game.locale): string {
    return inLocale(this.#textOf(id) ?? '', locale) || id;
  }

  /** Ids of decks that others may start from. */
  get sampleIds(): readonly string[] {
    return this.#samples.map(({ id }) => id);
  }

  /** The deck with ids in place of names. */
  withIds(data: DeckData): DeckData {
    return allLines(data).reduce((made, { path, card }) => {
      const id = this.idOf(card);
      return id === card ? made : setCard(made, path, id);
    }, data);
  }

  /** The id of a card as a deck writes it; as it is written where that is not clear. */
  idOf(written: string): string {
    const [found, ...others] = this.names.find(written);
    return found === undefined || others.length > 0 ? written : found;
  }

  /** `file`: what a deck without an id is called by. */
  judge(data: DeckData, file: string): JudgedList {
    const deck = toDeck(data, file, this.names);
    const verdict = this.#judge(deck);
    return { deck, verdict, broken: this.#broken(deck, verdict) };
  }

  #broken(deck: Deck, { violations }: Verdict): BrokenLimit[] {
    const { rules } = this.game;
    const place = {
      file: '',
      deck,
      names: this.names,
      rules,
      decks: this.#samples.map(({ id }) => id),
      cardPlace: () => undefined,
    };
    const words: GameWords = { ...this.game, nameOf: (id) => this.#textOf(id) };
    return firstViolations(violations).map((one): BrokenLimit => {
      const { message, hint } = faultWords(deckFault(one, place), words);
      return {
        code: one.code === one.standard ? (deckCodes[one.standard] ?? one.code) : one.code,
        clause: one.clause ?? null,
        severity: one.severity ?? 'error',
        message,
        hint: hint ?? null,
        lines: [one.path, ...(one.also ?? [])].filter(({ length }) => length > 1),
      };
    });
  }

  #textOf(id: string): Text | undefined {
    return textOf(this.#byId.get(id)?.['name']) ?? this.game.names[id];
  }

  /** What would make it legal; every one is proved by the judge. */
  fixes({ deck, verdict }: Pick<JudgedList, 'deck' | 'verdict'>): Fixes {
    const { rules } = this.game;
    const cards = { all: () => this.cards };
    return findFixes(deck, verdict, { judge: this.#judge, rules, cards });
  }

  /** Cards of which one more copy breaks nothing; those that help most come first. */
  suggestions({ deck }: Pick<JudgedList, 'deck'>): Suggestion[] {
    const { rules } = this.game;
    return suggestCards(deck, { rules, judge: this.#judge, cards: this.cards });
  }

  statistics({ deck, verdict }: JudgedList, request: StatisticsRequest): DeckStatistics {
    return deckStatistics(deck, verdict, this.cards, request);
  }

  /** The sections that a deck may have, in their order; `UNPLACED` alone where decks are one list. */
  sectionsOf({ deck }: Pick<JudgedList, 'deck'>): readonly string[] {
    const { sections } = rulesOf(this.game.rules, deck);
    return sections === undefined ? [UNPLACED] : Object.keys(sections);
  }

  /** In another form; `locale` is that of the names. */
  write({ deck, verdict }: JudgedList, form: DeckForm, locale: string, name?: Text): string {
    const { rules, cards } = this.game;
    const linked = { rules, cards, names: this.names };
    return form.write(writtenDeck(deck, verdict, { linked, locale }, name ?? deck.id, form));
  }

  /** Null for a form that only the files of a game have. */
  read(text: string, { read }: DeckForm): ReadList | null {
    if (read === undefined) return null;
    const { lists, locale, messages } = this.game;
    const doubles = doublesIn(this.names.doubles);
    const { data, faults } = read(text, '', { ...lists, doubles });
    const unread = faults.map((one) => faultWords(one, { locale, messages }).message);
    return { data, unread };
  }
}
