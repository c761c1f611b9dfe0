// Made by "cardwright build" from the game "lantern-fen". Do not edit: change the YAML and build again.

import type { Frozen, Offset, Pattern, Text } from 'cardwright/engine';

export type { Frozen, Offset, Pattern, Text };

export type KeeperId =
  | 'wick-trimmer'
  | 'reed-cutter'
  | 'oil-carrier'
  | 'eel-catcher'
  | 'sluice-hand'
  | 'dyke-warden'
  | 'punt-warden'
  | 'bell-warden'
  | 'lens-grinder'
  | 'beacon-master'
  | 'old-ferryman';

/**
 * Its standing in the guild. A deck has few wardens and fewer masters.
 */
export type KeeperRank = 'apprentice' | 'warden' | 'master';

/**
 * A keeper card: somebody with a lamp.
 */
export interface Keeper {
  /**
   * The name by which decks and scenarios refer to this keeper: dyke-warden. Nothing else in the game has it.
   */
  id: KeeperId;
  /**
   * The name printed on the card, per language.
   */
  name: Text;
  rank: KeeperRank;
  /**
   * How much light its lamp throws on each square of its beam, 1 to 4. With 3 or more the lamp is steady.
   */
  light: number;
  /**
   * The squares that it lights beside its own, as its owner sees them: the id of a pattern in patterns.yaml, or a drawing.
   */
  beam: Pattern;
  /**
   * A sentence for the reader, per language. It has no effect in play.
   */
  flavour?: Text;
  /**
   * The kind that game.yaml declares.
   */
  kind: 'keeper';
  /**
   * Follows from other fields; game.yaml says how.
   */
  steady: boolean;
}

export type EventId =
  | 'gust'
  | 'rekindle'
  | 'crossing'
  | 'fresh-oil'
  | 'rising-mist'
  | 'clear-night';

/**
 * What it happens to: a lamp, with its keeper, or a panel.
 */
export type EventTarget = 'lamp' | 'panel';
/**
 * What the rules do when it is played: put a lamp out, light it again, move its keeper, add to its light, or add to the mist of a panel.
 */
export type EventEffect = 'douse' | 'relight' | 'move' | 'light' | 'mist';

/**
 * An event card: something that happens once, or lies on the table from then on.
 */
export interface Event {
  /**
   * The name by which decks and scenarios refer to this event: fresh-oil. Nothing else in the game has it.
   */
  id: EventId;
  /**
   * The name printed on the card, per language.
   */
  name: Text;
  target: EventTarget;
  effect: EventEffect;
  /**
   * How much it adds to the light or the mist; less than 0 takes away. The text says the same.
   */
  amount?: number;
  /**
   * true: the card lies under its target from then on. false: it is discarded.
   */
  stays: boolean;
  /**
   * The picture on the card: game-icons: and the name of an icon of game-icons.net.
   */
  icon: string;
  /**
   * What the players do, per language.
   */
  text: Text;
  /**
   * The kind that game.yaml declares.
   */
  kind: 'event';
}

export type PanelId =
  | 'reed-bed'
  | 'peat-cut'
  | 'willow-holt'
  | 'frog-pool'
  | 'heron-pool'
  | 'eel-weir'
  | 'stepping-stones'
  | 'water-mill'
  | 'toll-bridge'
  | 'ferry-stage'
  | 'old-sluice'
  | 'drowned-chapel';

/**
 * One of the twelve panels of the fen.
 */
export interface Panel {
  /**
   * The name by which other files refer to this panel. Nothing else in the game has it.
   */
  id: PanelId;
  /**
   * The name printed on the panel, per language.
   */
  name: Text;
  /**
   * What it is worth to its owner when the game ends, 1 to 5.
   */
  value: number;
  /**
   * How much it takes away from every light that falls on it, 0 to 2.
   */
  mist: number;
  /**
   * The picture on the panel: game-icons: and the name of an icon of game-icons.net.
   */
  icon: string;
  /**
   * The kind that game.yaml declares.
   */
  kind: 'panel';
}

export type PatternId =
  | 'lane'
  | 'arc'
  | 'wings'
  | 'cross'
  | 'corners'
  | 'ring';

export type DeckId =
  | 'back-channels'
  | 'open-water';

/** The options of a set-up; `optionsOf<Options>(game, setup)` of the engine has them, defaults filled in. */
export type Options = Frozen<{
  turns: number;
  maxCopies: number;
}>;

/** The components by kind; `componentsOf<Kinds>(game)` of the engine has them as lists. */
export interface Kinds {
  readonly 'keeper': Keeper;
  readonly 'event': Event;
  readonly 'panel': Panel;
}

/** The words of "rank", in the order of the tables. */
export const keeperRank = ["apprentice", "warden", "master"] as const;

/** The words of "target", in the order of the tables. */
export const eventTarget = ["lamp", "panel"] as const;

/** The words of "effect", in the order of the tables. */
export const eventEffect = ["douse", "relight", "move", "light", "mist"] as const;
