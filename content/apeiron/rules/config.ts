/** What does not change during a game: the cards, the field, the options, what the cards mean. */
import type * as engine from 'cardwright/engine';
import type { Card, Seat } from 'cardwright/engine';
import type { CardTables } from './cards.ts';
import { EVENT, FORM, ITEM, PANEL, SPECIAL, UNIT } from './cards.ts';
import type { Frozen, Options as OptionData } from './data.gen.ts';
import type { Event } from './events.ts';
import { type Field, fields, grid } from './field.ts';
import type { refuse } from './refuse.ts';

export type Options = Frozen<OptionData>;
export type State = engine.DeclaredState<Config>;

export const SEATS = 2;

/** What effects change for a time, and grant (8.7). */
export const modifierWords = [
  'p',
  'm',
  'flying',
  'passUnits',
  'passObstacles',
  'pierceObstacles',
  'attackAllies',
  'noDisplace',
  'reduceDamage',
] as const;

export type Word = (typeof modifierWords)[number];
export type Permission = Exclude<Word, 'p' | 'm' | 'reduceDamage'>;

/** What an ability adds to somebody while it works. */
export interface Standing {
  readonly word: Word;
  readonly amount: number;
  /** It is about its own unit, and nobody else. */
  readonly isOwn: boolean;
  readonly covers: (state: State, at: At, card: Card) => boolean;
  readonly condition: engine.Test<State> | null;
}

/** By type of card, and by word. */
export type StandingTable = readonly Partial<Readonly<Record<Word, readonly Standing[]>>>[];

export type Code = Parameters<typeof refuse>[0];

/** Where an effect happens: whose it is, and what is near to it. */
export interface At {
  readonly seat: Seat;
  readonly source: Card;
  /** The unit that has the ability, or that uses the item or has drawn the event (APE-5.20.9). */
  readonly unit: Card;
  /** Its square; where it was, if it has just vanished. */
  readonly square: engine.Square;
  /** What the trigger is about: the other unit of an attack. */
  readonly argument: number;
  /** What was picked so far; null before anything can be. */
  readonly frame: engine.Frame | null;
}

/** The abilities of the cards as functions, and what runs them. */
export interface EffectTables {
  readonly table: engine.HandlerTable<State, Event>;
  readonly runner: engine.EffectRunner<State, Event>;
  /** By handler: why it cannot be declared. */
  readonly declaring: readonly engine.Declaring<State, At, Code>[];
  /** By type of card: what works all the time. */
  readonly standing: StandingTable;
}

/** What the rules make of the game's data, whatever is agreed before a match. */
export interface Tables {
  readonly catalogue: CardTables;
  readonly effects: EffectTables;
  readonly questions: readonly engine.ChoiceForm<State>[];
}

export interface Config extends engine.Setting, Tables {
  readonly catalogue: CardTables;
  readonly options: Options;
  readonly grid: typeof grid;
  readonly field: Field;
  /** By square: its place from 0; -1 off the field. */
  readonly placeOf: Int16Array;
  /** By word, then by card: those that may add to it all the time, wherever they are. */
  readonly adding: ReadonlyMap<Word, readonly (readonly Card[])[]>;
}

export function makeConfig(tables: Tables, options: Options, cards: engine.Cards): Config {
  const { catalogue, effects, questions } = tables;
  const { types, backs } = cards;
  const field = fields[options.panelNumbering];
  const standing = (type: engine.CardType, word: Word): readonly Standing[] =>
    catalogue.forms[type]!.flatMap((form) => effects.standing[form]![word] ?? []);
  const adding = (word: Word): Card[][] => {
    const sources = types.flatMap((type, source) => {
      const abilities = standing(type, word);
      // APE-5.20.9: an item is about whoever is active.
      const isOwn = catalogue.kind[type] !== ITEM && abilities.every((one) => one.isOwn);
      return abilities.length === 0 ? [] : [{ source, isOwn }];
    });
    return types.map((_, card) =>
      sources.flatMap(({ source, isOwn }) => (isOwn && source !== card ? [] : [source])),
    );
  };
  return {
    types,
    backs,
    catalogue,
    options,
    effects,
    questions,
    seats: SEATS,
    sides: [0, 1],
    grid,
    field,
    placeOf: field.map.placeOf,
    adding: new Map(modifierWords.map((word) => [word, adding(word)])),
  };
}

/** What a card looks like face down: chests and units by player, panels and special units alike. */
export function backOf({ catalogue }: Pick<Config, 'catalogue'>, seat: Seat, type: number): number {
  const kind = catalogue.kind[type]!;
  if (kind === PANEL || kind === SPECIAL || kind === FORM) return kind;
  return (kind === ITEM || kind === EVENT ? 8 : kind === UNIT ? 16 : 0) + seat;
}
