// Made by "cardwright build" from the game "armed-warfare". Do not edit: change the YAML and build again.

import type { Frozen, Offset, Pattern, Text } from 'cardwright/engine';

export type { Frozen, Offset, Pattern, Text };

export type ArmdroidId =
  | 'dragonfly'
  | 'hornet'
  | 'pluto'
  | 'basilisk'
  | 'orca'
  | 'raptor'
  | 'command-bull'
  | 'apollon'
  | 'cerberus'
  | 'griffon'
  | 'titan'
  | 'dreadnought';

/**
 * A giant robot, one for each player. Its back is blue.
 */
export interface Armdroid {
  /**
   * The name by which piles and scenarios refer to this card, 2 to 40 characters.
   */
  id: ArmdroidId;
  /**
   * What the card is. Default: as here.
   */
  type?: 'armdroid';
  /**
   * The name printed on the card, per language.
   */
  name: Text;
  /**
   * The damage that it withstands, 1 to 30. At 0 or less its player is eliminated.
   */
  endurance: number;
  /**
   * Added to every melee attack with its units, 0 to 10.
   */
  attack: number;
  /**
   * Squares that it may go in a turn, 0 to 9.
   */
  movement: number;
  /**
   * The highest has the first turn of a round, 1 to 20.
   */
  actionSpeed: number;
  /**
   * What the card can do, at most three different abilities, in the words of vocabulary.yaml.
   */
  abilities?: readonly Effect[];
  /**
   * The colour of the back. Default: blue.
   */
  back?: 'blue';
  /**
   * The text of the abilities in words of your own, instead of the one that is made from them. It has no effect in play.
   */
  text?: Text;
  /**
   * A sentence or two for the reader, per language. It has no effect in play.
   */
  flavour?: Text;
  /**
   * The figure on the card: an icon of the game-icons set, as game-icons: and its name.
   */
  emblem?: string;
  /**
   * The picture on the card: the path of a file in the game folder.
   */
  illustration?: string;
  /**
   * The kind that game.yaml declares.
   */
  kind: 'armdroid';
  /**
   * Follows from other fields; game.yaml says how.
   */
  standard: boolean;
}

export type WeaponId =
  | 'blade-arm'
  | 'wide-cleaver'
  | 'pile-driver'
  | 'long-lance'
  | 'chain-flail'
  | 'hook-claw'
  | 'shock-fist'
  | 'ram-plate'
  | 'twin-sabers'
  | 'assault-rifle'
  | 'sniper-cannon'
  | 'scatter-gun'
  | 'grenade-launcher'
  | 'beam-cannon'
  | 'flame-thrower'
  | 'missile-pod'
  | 'rail-gun'
  | 'mortar'
  | 'gatling-gun'
  | 'net-launcher'
  | 'prism-laser'
  | 'side-turrets'
  | 'tower-shield'
  | 'booster-pack'
  | 'targeting-radar'
  | 'power-servo'
  | 'repair-kit'
  | 'overclock-core'
  | 'reactive-armour'
  | 'supply-crate'
  | 'gravity-field'
  | 'nano-welder';

/**
 * melee: its attack adds that of the Armdroid. shooting: it does not. support: it never attacks.
 */
export type WeaponClass = 'melee' | 'shooting' | 'support';

/**
 * A unit that is mounted on a side of an Armdroid. Its back is yellow.
 */
export interface Weapon {
  /**
   * The name by which piles and scenarios refer to this card, 2 to 40 characters.
   */
  id: WeaponId;
  /**
   * What the card is. Default: as here.
   */
  type?: 'weapon';
  /**
   * The name printed on the card, per language.
   */
  name: Text;
  class: WeaponClass;
  /**
   * The damage that it withstands, 1 to 20. At 0 or less it is destroyed.
   */
  endurance: number;
  /**
   * The damage of its attack, 0 to 12. Melee and shooting units have it, support units do not.
   */
  attack?: number;
  /**
   * The squares that it can attack, as it lies when it faces up: the name of a pattern in patterns.yaml, or a drawing. Melee and shooting units have it.
   */
  range?: Pattern;
  /**
   * What an attack covers beside the chosen square: single, nothing; range, the whole range; line, the range up to the chosen square; or a pattern around the chosen square. Default: single.
   */
  area?: Pattern | 'single' | 'range' | 'line';
  /**
   * What the card can do, at most three different abilities, in the words of vocabulary.yaml.
   */
  abilities?: readonly Effect[];
  /**
   * The colour of the back. Default: yellow.
   */
  back?: 'yellow';
  /**
   * The text of the abilities in words of your own, instead of the one that is made from them. It has no effect in play.
   */
  text?: Text;
  /**
   * A sentence or two for the reader, per language. It has no effect in play.
   */
  flavour?: Text;
  /**
   * The figure on the card: an icon of the game-icons set, as game-icons: and its name.
   */
  emblem?: string;
  /**
   * The picture on the card: the path of a file in the game folder.
   */
  illustration?: string;
  /**
   * The kind that game.yaml declares.
   */
  kind: 'weapon';
}

export type PatternId =
  | 'reach-1'
  | 'sweep'
  | 'reach-3'
  | 'ring'
  | 'three-sides'
  | 'line-4'
  | 'far-line'
  | 'funnel'
  | 'lob'
  | 'line-6'
  | 'flame'
  | 'missile-zone'
  | 'rail'
  | 'diamond-4'
  | 'block-3'
  | 'net'
  | 'prism'
  | 'broadside'
  | 'blast-cross'
  | 'blast-square'
  | 'linked-fan'
  | 'heavy-field';

export type DeckId =
  | 'deck-close-quarters'
  | 'deck-fire-storm'
  | 'deck-gun-line'
  | 'deck-long-siege'
  | 'standard-armdroids'
  | 'standard-weapons';

/** What an amount counts. */
export type Count = never;

/** A number, or base + per × what is counted. */
export type Amount =
  | number
  | { readonly base: number; readonly per: number; readonly count: Count };

/** How long an operation works. */
export type Duration = never;

/** How often an effect may happen. */
export type Limit = 'oncePerTurn' | 'oncePerGame';

/** Whom or what an operation is done to. */
export type Target =
  /** The card itself; for operations on attacks, attacks with it. */
  | {
      readonly who: 'self';
    }
  /** Its player: hand, pile, number of attacks. */
  | {
      readonly who: 'owner';
    }
  /** The Armdroid of its formation. */
  | {
      readonly who: 'ownArmdroid';
    }
  /** Every attack of its player. */
  | {
      readonly who: 'ownAttacks';
    }
  /** The player's cards on squares of the range. */
  | {
      readonly who: 'ownCardsInRange';
      readonly range: Pattern;
    }
  /** Armdroids of other players on squares of the range. */
  | {
      readonly who: 'enemyArmdroidsInRange';
      readonly range: Pattern;
    }
  /** One card of another player on a square of the range, chosen by the owner. */
  | {
      readonly who: 'chosenEnemyCardInRange';
      readonly range: Pattern;
    }
  /** The card that this unit's attack damaged. */
  | {
      readonly who: 'hitCard';
    }
  /** The card whose attack caused this; nothing if it is no longer on the map. */
  | {
      readonly who: 'attackingCard';
    };

/** What a player picks for an effect. */
export type Choice = never;

/** What is paid for an effect. */
export type Cost = {
  readonly discardSelf?: boolean;
};

/** What one card of a set of cards must be. */
export type Slot = never;

/** What must hold for an effect. */
export type Condition =
  /** Whether the owner's Armdroid has this remaining endurance or less. */
  | {
      readonly is: 'enduranceAtMost';
      readonly value: number;
    }
  /** Whether the attack that is resolved, or is just over, is of this kind. */
  | {
      readonly is: 'attackKind';
      readonly value: 'melee' | 'shooting';
    }
  /** Whether the target concerned is an Armdroid or a weapon unit. */
  | {
      readonly is: 'targetKind';
      readonly value: 'armdroid' | 'weapon';
    }
  /** Whether the owner spent so much movement or more in the latest turn. */
  | {
      readonly is: 'movedAtLeast';
      readonly steps: number;
    }
  /** Whether the owner spent no more movement than this in the latest turn. */
  | {
      readonly is: 'movedAtMost';
      readonly steps: number;
    }
  /** Whether the target is an Armdroid that nothing could defend. */
  | {
      readonly is: 'noEligibleDefender';
    }
  /** Whether the target is at this distance from the attacking card, columns and rows added. */
  | {
      readonly is: 'distanceAtLeast';
      readonly value: number;
    }
  /** Whether the unit is mounted on this side of its Armdroid. */
  | {
      readonly is: 'slotIs';
      readonly value: 'front' | 'right' | 'back' | 'left';
    }
  /** Whether the unit takes the damage as the chosen defender. */
  | {
      readonly is: 'usedForDefence';
    }
  /** Whether the damage that destroyed the unit came from an attack, and not from an ability. */
  | {
      readonly is: 'destroyedByAttack';
    }
  /** Whether the adjusted damage is at least the remaining endurance. */
  | {
      readonly is: 'wouldBeLethal';
    }
  /** At least one of these holds. */
  | { readonly any: readonly Condition[] }
  /** This does not hold. */
  | { readonly not: Condition };

/** What must hold for a card. */
export type Requirement = never;

/** What an effect does. */
export type Operation =
  /** More or less attack, movement or action speed of an Armdroid. */
  | {
      readonly op: 'modifyStat';
      readonly target: Extract<Target, { readonly who: 'ownArmdroid' | 'enemyArmdroidsInRange' }>;
      readonly stat: 'attack' | 'movement' | 'actionSpeed';
      readonly amount: number;
    }
  /** More or less power of attacks with this card, or of all attacks of the owner. */
  | {
      readonly op: 'modifyPower';
      readonly target: Extract<Target, { readonly who: 'self' | 'ownAttacks' }>;
      readonly amount: number;
    }
  /** Less of each damage to this card or to the own Armdroid. */
  | {
      readonly op: 'reduceDamage';
      readonly target: Extract<Target, { readonly who: 'self' | 'ownArmdroid' }>;
      readonly amount: number;
    }
  /** One damage to that card is at most this. */
  | {
      readonly op: 'capDamage';
      readonly target: Extract<Target, { readonly who: 'self' | 'ownArmdroid' }>;
      readonly max: number;
    }
  /** The damage becomes 0; afterwards the formation may evade by this number of steps. */
  | {
      readonly op: 'preventDamage';
      readonly target: Extract<Target, { readonly who: 'self' | 'ownArmdroid' }>;
      readonly evadeSteps: number;
    }
  /** Damage that is no attack. */
  | {
      readonly op: 'dealDamage';
      readonly target: Extract<Target, { readonly who: 'chosenEnemyCardInRange' | 'attackingCard' }>;
      readonly amount: number;
      readonly defendable: boolean;
    }
  /** Removes up to so much damage. */
  | {
      readonly op: 'repair';
      readonly target: Extract<Target, { readonly who: 'ownArmdroid' | 'ownCardsInRange' }>;
      readonly amount: number;
    }
  /** The owner draws this number of cards. */
  | {
      readonly op: 'draw';
      readonly target: Extract<Target, { readonly who: 'owner' }>;
      readonly count: number;
    }
  /** Looks at the top cards of the pile, keeps some and puts the rest under the pile. */
  | {
      readonly op: 'lookAndKeep';
      readonly target: Extract<Target, { readonly who: 'owner' }>;
      readonly look: number;
      readonly keep: number;
    }
  /** An equipped unit returns to the hand, and one from the hand takes its slot. */
  | {
      readonly op: 'exchangeFromHand';
      readonly target: Extract<Target, { readonly who: 'owner' }>;
    }
  /** More attacks with this unit (self), or attacks with more units (owner). */
  | {
      readonly op: 'extraAttack';
      readonly target: Extract<Target, { readonly who: 'owner' | 'self' }>;
      readonly count: number;
    }
  /** The Armdroid itself can attack. */
  | {
      readonly op: 'innateAttack';
      readonly target: Extract<Target, { readonly who: 'self' }>;
      readonly attackKind: 'melee' | 'shooting';
      readonly attack: number;
      readonly range: Pattern;
    }
  /** Diagonal steps are legal and cost 1. */
  | {
      readonly op: 'allowDiagonalSteps';
      readonly target: Extract<Target, { readonly who: 'ownArmdroid' }>;
    }
  /** The formation may go 2 or more squares straight over everything. */
  | {
      readonly op: 'allowLeap';
      readonly target: Extract<Target, { readonly who: 'ownArmdroid' }>;
      readonly maxDistance: number;
    }
  /** No unit can defend against such an attack. */
  | {
      readonly op: 'bypassDefence';
      readonly target: Extract<Target, { readonly who: 'self' | 'ownAttacks' }>;
    }
  /** Damage beyond the endurance of a defending unit goes on to the Armdroid. */
  | {
      readonly op: 'carryOver';
      readonly target: Extract<Target, { readonly who: 'self' | 'ownAttacks' }>;
    }
  /** The unit may attack only while the conditions of the ability hold. */
  | {
      readonly op: 'requireForAttack';
      readonly target: Extract<Target, { readonly who: 'self' }>;
    }
  /** Moves the formation of the Armdroid that was hit in the facing of the unit, or against it. */
  | {
      readonly op: 'shift';
      readonly target: Extract<Target, { readonly who: 'hitCard' }>;
      readonly direction: 'away' | 'toward';
      readonly distance: number;
    }
  /** The unit that was hit cannot attack until the end of its owner's next turn. */
  | {
      readonly op: 'jam';
      readonly target: Extract<Target, { readonly who: 'hitCard' }>;
    }
  /** The Armdroid that was hit has less movement until the end of its owner's next turn. */
  | {
      readonly op: 'slow';
      readonly target: Extract<Target, { readonly who: 'hitCard' }>;
      readonly amount: number;
    };

/** What a card does, and when. */
export type Effect =
  /** As long as the card is on the map and the conditions hold. */
  | {
      readonly on: 'continuous';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly do: readonly Operation[];
    }
  /** Once, after all starting hands were drawn. */
  | {
      readonly on: 'setup';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly do: readonly Operation[];
    }
  /** At the start of the owner's turn, before the draw. */
  | {
      readonly on: 'turnStart';
      readonly may?: 'decline';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly do: readonly Operation[];
    }
  /** In place of the draw of the draw phase. */
  | {
      readonly on: 'drawPhase';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly do: readonly Operation[];
    }
  /** When this unit is equipped from the hand. */
  | {
      readonly on: 'onEquip';
      readonly may?: 'decline';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly do: readonly Operation[];
    }
  /** When the owner uses it, in the phase that it names. */
  | {
      readonly on: 'activated';
      readonly phase: 'equip' | 'attack';
      readonly if?: readonly Condition[];
      readonly cost?: Required<Pick<Cost, 'discardSelf'>>;
      readonly limit?: Limit;
      readonly do: readonly Operation[];
    }
  /** After an attack with this unit, for each card that it damaged and that is still on the map. */
  | {
      readonly on: 'onHit';
      readonly may?: 'decline';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly do: readonly Operation[];
    }
  /** After each attack of the owner. */
  | {
      readonly on: 'afterAttack';
      readonly may?: 'decline';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly do: readonly Operation[];
    }
  /** When this unit is destroyed while its owner is living. */
  | {
      readonly on: 'onDestroyed';
      readonly may?: 'decline';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly do: readonly Operation[];
    }
  /** When adjusted damage above 0 is about to be applied. */
  | {
      readonly on: 'wouldBeDamaged';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly do: readonly Operation[];
    };

/** What an effect waits for. */
export type Trigger = Effect['on'];

/** All of them, in the order of the vocabulary. */
export const triggers = ['continuous', 'setup', 'turnStart', 'drawPhase', 'onEquip', 'activated', 'onHit', 'afterAttack', 'onDestroyed', 'wouldBeDamaged'] as const;

/** The options of a set-up; `optionsOf<Options>(game, setup)` of the engine has them, defaults filled in. */
export type Options = Frozen<{
  players: 2 | 3 | 4;
  /**
   * Squares from west to east.
   */
  boardColumns: number;
  /**
   * Squares from north to south.
   */
  boardRows: number;
  /**
   * Weapon units drawn at set-up.
   */
  startingHand: number;
  /**
   * Drawn in the draw phase.
   */
  drawPerTurn: number;
  /**
   * So many different units may attack in one attack phase.
   */
  attacksPerTurn: number;
  /**
   * The lower seat is first, or one random order of players decides all ties of the game.
   */
  tieBreak: 'seat' | 'random';
  /**
   * Again in each round, or once at set-up.
   */
  turnOrderRefresh: 'eachRound' | 'setup';
  /**
   * When a card must be drawn, or as soon as the last card is taken.
   */
  reshuffleTiming: 'onDraw' | 'onEmpty';
  allowEquipmentOffMap: boolean;
  /**
   * Units on a shortest way from the attacker to the Armdroid; only those on the same line with both; or the one on the side from which most of the way comes.
   */
  betweenRule: 'shortestPath' | 'sameLine' | 'dominantAxis';
  allowAttackWithoutTarget: boolean;
  firstRoundAttacks: boolean;
  defenceCarryOver: boolean;
  /**
   * Units and hand go to the discard pile, or leave the game.
   */
  eliminatedCards: 'discard' | 'remove';
  /**
   * The top card of the pile, or one of several that a player is dealt in secret.
   */
  armdroidSelection: 'random' | 'draft';
  /**
   * Dealt to each player of a draft.
   */
  draftChoices: number;
  /**
   * One pile for all, or a deck of 20 that each player brings.
   */
  weaponPileMode: 'shared' | 'personal';
  /**
   * Rounds after which the highest endurance wins; null for none.
   */
  roundLimit: number | null;
  /**
   * The most refacings and relocations of units in an equip phase, and turns in a move phase; null for any number.
   */
  freeActions: number | null;
  /**
   * Cards of a shared pile.
   */
  weaponPileMin: number;
  /**
   * The most in a pile or deck.
   */
  maxCopies: number;
  /**
   * At least so much of a pile or deck is melee or shooting.
   */
  minAttackShare: number;
  /**
   * The exact number of cards.
   */
  deckSize: number;
  allowExtraArmdroids: boolean;
}>;

/** The components by kind; `componentsOf<Kinds>(game)` of the engine has them as lists. */
export interface Kinds {
  readonly 'armdroid': Armdroid;
  readonly 'weapon': Weapon;
}

/** The words of "class", in the order of the tables. */
export const weaponClass = ["melee", "shooting", "support"] as const;

/** By code of a refusal: the clause that it upholds, of messages.yaml. */
export const refusals = {
  NOT_AN_OPTION: 'AWF-5.12.9',
  NOT_A_CORNER: 'AWF-5.2.5',
  CORNER_TAKEN: 'AWF-5.2.5',
  NOT_IN_HAND: 'AWF-5.5.12',
  SLOT_OCCUPIED: 'AWF-5.5.3',
  OFF_MAP: 'AWF-5.6.5',
  OCCUPIED: 'AWF-5.6.6',
  EMPTY_SLOT: 'AWF-5.5.12',
  NO_CHANGE: 'AWF-5.5.7',
  FREE_ACTIONS_SPENT: 'AWF-6.1.18',
  NO_MOVEMENT: 'AWF-5.6.1',
  DIAGONAL: 'AWF-5.6.2',
  ABILITY_UNAVAILABLE: 'AWF-5.11.8',
  SUPPORT_CANNOT_ATTACK: 'AWF-5.7.3',
  JAMMED: 'AWF-5.13.1',
  ATTACK_RESTRICTED: 'AWF-5.12.18',
  ATTACK_LIMIT: 'AWF-5.7.1',
  OUT_OF_RANGE: 'AWF-5.7.4',
  NO_TARGET: 'AWF-6.1.10',
  NOT_ELIGIBLE: 'AWF-5.8.2',
} as const;
