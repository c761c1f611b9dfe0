// Made by "cardwright build" from the game "switchyard". Do not edit: change the YAML and build again.

import type { Frozen, Offset, Pattern, Text } from 'cardwright/engine';

export type { Frozen, Offset, Pattern, Text };

export type OrderId =
  | 'shunt'
  | 'crane'
  | 'exchange'
  | 'turntable'
  | 'works-train'
  | 'recall';

/**
 * A card that is played.
 */
export interface Order {
  /**
   * Its id.
   */
  id: OrderId;
  /**
   * Its name.
   */
  name: Text;
  /**
   * What it does.
   */
  effects: readonly Effect[];
  /**
   * The kind that game.yaml declares.
   */
  kind: 'order';
}

export type WagonId =
  | 'red-wagon'
  | 'blue-wagon';

/**
 * What rolls.
 */
export interface Wagon {
  /**
   * Its id.
   */
  id: WagonId;
  /**
   * Its name.
   */
  name: Text;
  /**
   * The kind that game.yaml declares.
   */
  kind: 'wagon';
}

export type PatternId = never;

export type DeckId = never;

/** What an amount counts. */
export type Count = never;

/** A number, or base + per × what is counted. */
export type Amount =
  | number
  | { readonly base: number; readonly per: number; readonly count: Count };

/** How long an operation works. */
export type Duration = never;

/** How often an effect may happen. */
export type Limit = never;

/** Whom or what an operation is done to. */
export type Target = never;

/** What a player picks for an effect. */
export type Choice =
  /** A wagon in the yard. */
  | {
      readonly pick: 'wagon';
      readonly side: 'own' | 'other' | 'any';
    }
  /** An empty square, or one beside a wagon that was chosen before. */
  | {
      readonly pick: 'track';
      readonly beside?: 'first' | 'second';
    }
  /** One of the four turntables. */
  | {
      readonly pick: 'plate';
    }
  /** Which way round. */
  | {
      readonly pick: 'turn';
    }
  /** N, E, S or W. */
  | {
      readonly pick: 'way';
    }
  /** So many orders of the own hand. */
  | {
      readonly pick: 'orders';
      readonly count: number;
    };

/** Several choices of an effect, made in this order. */
export type NamedChoices = {
  readonly first?: Extract<Choice, { readonly pick: 'wagon' }>;
  readonly second?: Extract<Choice, { readonly pick: 'wagon' }>;
  readonly there?: Extract<Choice, { readonly pick: 'track' }>;
  readonly plate?: Extract<Choice, { readonly pick: 'plate' }>;
  readonly round?: Extract<Choice, { readonly pick: 'turn' }>;
  readonly way?: Extract<Choice, { readonly pick: 'way' }>;
  readonly those?: Extract<Choice, { readonly pick: 'orders' }>;
  readonly pick?: never;
};

/** What is paid for an effect. */
export type Cost = never;

/** What one card of a set of cards must be. */
export type Slot = never;

/** What must hold for an effect. */
export type Condition = never;

/** What must hold for a card. */
export type Requirement = never;

/** What an effect does. */
export type Operation =
  /** A wagon rolls. */
  | {
      readonly op: 'roll';
      readonly what: 'first' | 'second';
      readonly way: 'way';
      readonly steps: number;
    }
  /** A wagon goes to a square. */
  | {
      readonly op: 'lift';
      readonly what: 'first' | 'second';
      readonly to: 'there';
    }
  /** Two wagons change places. */
  | {
      readonly op: 'swap';
      readonly one: 'first' | 'second';
      readonly other: 'first' | 'second';
    }
  /** A turntable is turned. */
  | {
      readonly op: 'turn';
      readonly what: 'plate';
      readonly way: 'round';
    }
  /** Orders go under the pile, and as many are drawn. */
  | {
      readonly op: 'trade';
      readonly what: 'those';
    }
  /** A wagon goes back to the first free square of its row. */
  | {
      readonly op: 'recall';
      readonly what?: 'first' | 'second';
    };

/** What a card does, and when. */
export type Effect =
  /** When the order is played. */
  | {
      readonly on: 'played';
      readonly choose?: Choice | NamedChoices;
      readonly do: readonly Operation[];
    };

/** What an effect waits for. */
export type Trigger = Effect['on'];

/** All of them, in the order of the vocabulary. */
export const triggers = ['played'] as const;

/** The options of a set-up; `optionsOf<Options>(game, setup)` of the engine has them, defaults filled in. */
export type Options = Readonly<Record<string, never>>;

/** The components by kind; `componentsOf<Kinds>(game)` of the engine has them as lists. */
export interface Kinds {
  readonly 'order': Order;
  readonly 'wagon': Wagon;
}
