/** What judging decks needs of a game, as plain data: a page can have it without the files. */
import {
  type Card,
  type ConstructionRules,
  type Deck,
  declaredChoices,
  groupingFields,
} from '../../engine/construction/index.ts';
import type { Text } from '../../engine/index.ts';
import { inLocale, type Messages } from '../../kernel/index.ts';
import type { CheckedGame } from '../check.ts';
import type { Manifest } from '../manifest.ts';
import { textOf } from '../fault-words.ts';
import { fieldNamesOf, kebab } from './field-names.ts';
import type { DeckNames } from './forms/form.ts';
import { doublesIn } from './names.ts';
import type { Choices } from './text-list.ts';

export interface DeckGame {
  readonly rules: ConstructionRules;
  readonly options: NonNullable<Manifest['options']>;
  /** Those that may be in decks, by kind. */
  readonly cards: Readonly<Record<string, readonly Card[]>>;
  /** Of all kinds: what choices of decks may name. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  /** What is no card of decks, by its id. */
  readonly names: Readonly<Record<string, Text>>;
  /** Decks that others may start from or must equal. */
  readonly samples: readonly Deck[];
  readonly messages: Messages;
  /** Of `messages`, and of the words of fields. */
  readonly locale: string;
  /** What lists may declare, and how they may be parted. */
  readonly lists: { readonly choices: Choices; readonly sections: readonly string[] };
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** What decks declare, by its name in construction.yaml. */
  readonly choices: Readonly<Record<string, FieldWords>>;
  /** What the sections of decks are called, by their names in construction.yaml. */
  readonly sections: Readonly<Record<string, string>>;
}

/** What cards print of a field: its name, and those of its values that have another. */
export interface FieldWords {
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Null for a game without construction rules, or with faults in them. */
export function deckGame(checked: CheckedGame): DeckGame | null {
  const { linked, manifest, messages, locale, schemas } = checked;
  const { rules, judge, samples } = linked;
  if (rules === null || judge === null) return null;
  const cards = Object.fromEntries(rules.cards.map((kind) => [kind, linked.cards[kind] ?? []]));
  const ids = Object.entries(linked.cards).map(
    ([kind, own]) => [kind, own.map(({ id }) => id)] as const,
  );
  const { choices, sections } = schemas;
  return {
    rules,
    options: manifest.options ?? {},
    cards,
    ids: Object.fromEntries(ids),
    names: namesBeside(checked, rules),
    samples,
    messages,
    locale,
    lists: { choices, sections },
    fields: fieldWords(checked, Object.values(cards).flat()),
    choices: choiceWords(checked, rules),
    sections: sectionWords(checked, rules),
  };
}

/** Words of templates/words.yaml, as those of fields: `base-race`, `mode-custom`, `section-chest`. */
function choiceWords(
  { game, locale }: Pick<CheckedGame, 'game' | 'locale'>,
  rules: ConstructionRules,
): Record<string, FieldWords> {
  const wordsOf = wordsIn(game, locale);
  const choices = Object.entries(declaredChoices(rules));
  return Object.fromEntries(choices.map(([name, { from = [] }]) => [name, wordsOf(name, from)]));
}

function sectionWords(
  { game, locale }: Pick<CheckedGame, 'game' | 'locale'>,
  { sections, formats = {} }: ConstructionRules,
): DeckGame['sections'] {
  const all = [sections ?? {}, ...Object.values(formats).map((one) => one.sections ?? {})];
  return wordsIn(game, locale)(
    'section',
    all.flatMap((one) => Object.keys(one)),
  ).values;
}

function namesBeside({ game }: CheckedGame, rules: ConstructionRules): Record<string, Text> {
  const others = [...game.names].filter(([, { kind }]) => !rules.cards.includes(kind));
  const named = others.flatMap(([id, { item }]) => {
    const name = textOf(item.value['name']);
    return name === undefined ? [] : [[id, name] as const];
  });
  return Object.fromEntries(named);
}

/** Of the fields by which these cards can be grouped. */
export function fieldWords(
  { game, locale }: Pick<CheckedGame, 'game' | 'locale'>,
  cards: readonly Card[],
): Record<string, FieldWords> {
  const wordsOf = wordsIn(game, locale);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const all = new Map(cards.map(({ id }) => [id, 1]));
  const fields = groupingFields(all, (id) => byId.get(id));
  const valuesOf = (field: string): unknown[] => cards.map((card) => valueAt(card, field));
  return Object.fromEntries(fields.map((field) => [field, wordsOf(field, valuesOf(field))]));
}

type WordsOf = (name: string, values: readonly unknown[]) => FieldWords;

/** A field without a word has the title of the kind of the same name, else its own name. */
function wordsIn(game: CheckedGame['game'], locale: string): WordsOf {
  const { label, word } = fieldNamesOf(game, locale);
  return (name, values) => {
    const { title } = game.manifest.kinds[name] ?? {};
    const key = kebab(name);
    const known = [...new Set(values)].flatMap((value) => {
      const found = typeof value === 'string' ? word(key, value) : undefined;
      return found === undefined ? [] : [[value, found]];
    });
    return {
      label: label(key) ?? (title === undefined ? name : inLocale(title, locale)),
      values: Object.fromEntries(known) as Record<string, string>,
    };
  };
}

/** `arrows.front` */
function valueAt(card: Card, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[key]
          : undefined,
      card,
    );
}

/** What a reader of lists needs to know of a game. */
export function deckNames({ schemas, linked }: Pick<CheckedGame, 'schemas' | 'linked'>): DeckNames {
  const { choices, sections } = schemas;
  return { choices, sections, doubles: doublesIn(linked.names.doubles) };
}

/** The values that a choice of a deck may have; none where it may have any. `cards`: of all kinds. */
export function choiceValues(
  { choices }: ConstructionRules,
  name: string,
  cards: readonly Card[],
): readonly unknown[] {
  const choice = choices[name];
  if (choice?.from !== undefined) return choice.from;
  return cards.filter(({ kind }) => kind === choice?.kind).map(({ id }) => id);
}
