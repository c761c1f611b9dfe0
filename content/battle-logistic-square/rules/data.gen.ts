// Made by "cardwright build" from the game "battle-logistic-square". Do not edit: change the YAML and build again.

import type { Frozen, Offset, Pattern, Text } from 'cardwright/engine';

export type { Frozen, Offset, Pattern, Text };

export type CardId =
  | 'ac-line-cutter'
  | 'ac-arc-edge'
  | 'ac-side-swipe'
  | 'ac-pulse-shot'
  | 'ac-ring-burst'
  | 'ac-cross-step'
  | 'ac-bar-sweep'
  | 'ac-lance-drive'
  | 'ac-shock-push'
  | 'ac-wire-pull'
  | 'ac-splinter'
  | 'ac-slash-rise'
  | 'ac-cross-storm'
  | 'ac-knight-break'
  | 'ac-last-stand'
  | 'ac-meltdown'
  | 'ac-zero-line'
  | 'avi-kestrel'
  | 'avi-bulwark'
  | 'avi-lattice'
  | 'avi-nova'
  | 'avi-echo'
  | 'br-parry'
  | 'br-counter-edge'
  | 'br-null-gate'
  | 'br-sidestep'
  | 'br-mirror-code'
  | 'br-it-breaker'
  | 'br-absolute-stop'
  | 'it-final-line'
  | 'it-burst-square'
  | 'it-guard-dome'
  | 'it-wire-drag'
  | 'it-data-flood'
  | 'it-drive-chain'
  | 'it-fortress'
  | 'it-system-reboot'
  | 'it-pulse-cannon'
  | 'it-purge-code'
  | 'it-hold-wire'
  | 'it-overload'
  | 'sc-quick-fetch'
  | 'sc-patch'
  | 'sc-slide'
  | 'sc-barrier-panel'
  | 'sc-overclock'
  | 'sc-mine-grid'
  | 'sc-backtrack'
  | 'sc-repair-bay'
  | 'sc-signal-jam'
  | 'sc-data-leak'
  | 'sc-charge-cell'
  | 'sc-rewrite';

/**
 * avi: the avatar that leads the deck. ac: action card. sc: script card. br: break card, which answers other cards. it: integrate card, from a deck of its own.
 */
export type CardCategory = 'avi' | 'ac' | 'sc' | 'br' | 'it';

/**
 * One card: what is printed on it, and nothing that follows from it.
 */
export interface Card {
  /**
   * The name by which decks and scenarios refer to this card; by custom it begins with the category: ac-line-cutter.
   */
  id: CardId;
  /**
   * The name printed on the card, per language, 1 to 40 characters. No other card has it: limits on copies count by name.
   */
  name: Text;
  category: CardCategory;
  /**
   * Whether it bears the call-back mark: it can be answered by, and can answer, cards with this mark. Default: no.
   */
  cb?: boolean;
  /**
   * Up to two different types.
   *
   * @maxItems 2
   */
  types?:
    | []
    | ['Blade' | 'Burst' | 'Pulse' | 'Drive' | 'Guard' | 'Wire' | 'Code' | 'Field']
    | [
        'Blade' | 'Burst' | 'Pulse' | 'Drive' | 'Guard' | 'Wire' | 'Code' | 'Field',
        'Blade' | 'Burst' | 'Pulse' | 'Drive' | 'Guard' | 'Wire' | 'Code' | 'Field'
      ];
  /**
   * The ground of name and types, by which a deck's limits count: at most three white, two green and one blue or red card of a name. Action, script and break cards have one, the others have none.
   */
  colour?: 'white' | 'green' | 'blue' | 'red';
  /**
   * What its hit takes from everything in its range, 0 to 500. A card has hit damage or endurance or neither.
   */
  hitDamage?: number;
  /**
   * The damage that it withstands on the board, 1 to 500. Exactly the cards that are set have it.
   */
  endurance?: number;
  /**
   * The cells that it reaches, seen from the own AVI: the name of a pattern in patterns.yaml, a drawing, or board for all cells but the AVI's own.
   */
  range?: Pattern | 'board';
  /**
   * Whether its hit strikes the own AVI too. Only on cards with hit damage. Default: no.
   */
  includeOwnAvi?: boolean;
  /**
   * What the last declared card must be for this card to break it: all of these hold. Break cards have it, no others.
   */
  break?: readonly Requirement[];
  /**
   * One slot for each hand card that must be put into the trash to use it, 1 to 5. Integrate cards have it, no others.
   */
  assembly?: readonly Slot[];
  /**
   * What the card does beside its hit, entry by entry, in the words of vocabulary.yaml.
   */
  effects?: readonly Effect[];
  /**
   * The effect text in words of your own, instead of the one that is made from the effects. It has no effect in play.
   */
  text?: Text;
  /**
   * A sentence or two for the reader, per language. It has no effect in play.
   */
  flavour?: Text;
  /**
   * The figure in the middle of the card: an icon of the game-icons set, as game-icons: and its name.
   */
  emblem?: string;
  /**
   * The picture on the card: the path of a file in the game folder.
   */
  art?: string;
  /**
   * The kind that game.yaml declares.
   */
  kind: 'card';
  /**
   * Follows from other fields; game.yaml says how.
   */
  blackBack: boolean;
  /**
   * Follows from other fields; game.yaml says how.
   */
  blueBack: boolean;
  /**
   * Follows from other fields; game.yaml says how.
   */
  redBack: boolean;
}

export type PatternId =
  | 'rng-line3'
  | 'rng-line4'
  | 'rng-arc'
  | 'rng-sides2'
  | 'rng-ring'
  | 'rng-far'
  | 'rng-diag2'
  | 'rng-block'
  | 'rng-wedge'
  | 'rng-bar2'
  | 'rng-cross1'
  | 'rng-cross2'
  | 'rng-cross4'
  | 'rng-knight'
  | 'rng-tee'
  | 'rng-slash'
  | 'rng-box5'
  | 'rng-gap'
  | 'rng-rail';

export type DeckId =
  | 'deck-bulwark-wall'
  | 'deck-echo-loop'
  | 'deck-kestrel-rush'
  | 'deck-lattice-net'
  | 'deck-nova-burst';

/** What an amount counts. */
export type Count = 'opposingCardPrintedDamage';

/** A number, or base + per × what is counted. */
export type Amount =
  | number
  | { readonly base: number; readonly per: number; readonly count: Count };

/** How long an operation works. */
export type Duration = 'chainEnd' | 'nextOwnTurn';

/** How often an effect may happen. */
export type Limit = 'oncePerTurn' | 'oncePerGame';

/** Whom or what an operation is done to. */
export type Target =
  /** The own AVI, also for the own life. */
  | {
      readonly who: 'ownAvi';
    }
  /** The opposing AVI, also for the opponent's life. */
  | {
      readonly who: 'opposingAvi';
    }
  /** The opposing AVI, if it is in the range of the effect. */
  | {
      readonly who: 'opposingAviInRange';
    }
  /** The opposing AVI, in the range of the effect or not. */
  | {
      readonly who: 'opposingAviAnywhere';
    }
  /** The opposing AVI and the set cards in the range of the effect. */
  | {
      readonly who: 'allInRange';
    }
  /** The set cards in an area around the AVI that was struck. */
  | {
      readonly who: 'aroundStruck';
      readonly area: Pattern;
    }
  /** The hit of this card. */
  | {
      readonly who: 'thisCard';
    }
  /** The hits of the controller's cards. */
  | {
      readonly who: 'ownCards';
      readonly where?: { readonly types?: 'Blade' | 'Burst' | 'Pulse' | 'Drive' | 'Guard' | 'Wire' | 'Code' | 'Field' | readonly ('Blade' | 'Burst' | 'Pulse' | 'Drive' | 'Guard' | 'Wire' | 'Code' | 'Field')[]; readonly category?: 'ac' | 'sc' | 'br' | 'it' | readonly ('ac' | 'sc' | 'br' | 'it')[]; };
    }
  /** This set card. */
  | {
      readonly who: 'thisSet';
    }
  /** All set cards of the controller. */
  | {
      readonly who: 'ownSets';
    }
  /** All set cards in the range of the card. */
  | {
      readonly who: 'allSetsInRange';
    }
  /** The controller: hand, deck and AP. */
  | {
      readonly who: 'self';
    }
  /** The opponent: hand, deck and AP. */
  | {
      readonly who: 'opponent';
    }
  /** The card that the opponent declared last in this chain. */
  | {
      readonly who: 'opposingChainCard';
    };

/** What a player picks for an effect. */
export type Choice =
  /** An empty cell of the card's range. */
  | {
      readonly pick: 'cellInRange';
    }
  /** Up to this many cards of the own trash. */
  | {
      readonly pick: 'ownTrash';
      readonly count: number;
      readonly where?: { readonly types?: 'Blade' | 'Burst' | 'Pulse' | 'Drive' | 'Guard' | 'Wire' | 'Code' | 'Field' | readonly ('Blade' | 'Burst' | 'Pulse' | 'Drive' | 'Guard' | 'Wire' | 'Code' | 'Field')[]; readonly category?: 'ac' | 'sc' | 'br' | 'it' | readonly ('ac' | 'sc' | 'br' | 'it')[]; };
    }
  /** Up to this many face-up cards of the own IT deck. */
  | {
      readonly pick: 'ownIt';
      readonly count: number;
    };

/** What is paid for an effect. */
export type Cost = {
  readonly ap?: number;
};

/** What one card of a set of cards must be. */
export type Slot = {
  readonly type?: 'Blade' | 'Burst' | 'Pulse' | 'Drive' | 'Guard' | 'Wire' | 'Code' | 'Field';
  readonly category?: 'ac' | 'sc' | 'br' | 'it';
  readonly colour?: 'white' | 'green' | 'blue' | 'red';
  readonly name?: CardId;
  readonly any?: boolean;
};

/** What must hold for an effect. */
export type Condition =
  /** Whether the card's hit struck the opposing AVI, or at least one set card. */
  | {
      readonly is: 'struck';
      readonly what: 'avi' | 'set';
    }
  /** Whether the own life is this or less. */
  | {
      readonly is: 'ownLifeAtMost';
      readonly life: number;
    }
  /** Whether the opponent's life is this or less. */
  | {
      readonly is: 'opposingLifeAtMost';
      readonly life: number;
    }
  /** Whether the own life is the awakening value or less. */
  | {
      readonly is: 'awakened';
      readonly at: number;
    }
  /** At least one of these holds. */
  | { readonly any: readonly Condition[] }
  /** This does not hold. */
  | { readonly not: Condition };

/** What must hold for a card. */
export type Requirement =
  /** Which category the last declared card has. */
  | {
      readonly is: 'usedCategory';
      readonly category: readonly ('ac' | 'sc' | 'br' | 'it')[];
    }
  /** Whether the last declared card bears the call-back mark. */
  | {
      readonly is: 'usedHasCb';
      readonly cb: boolean;
    }
  /** Whether the last declared card prints hit damage and has the responder's AVI in its range. */
  | {
      readonly is: 'usedTargetsMyAvi';
    }
  /** Whether the hit damage printed on the last declared card is this or more; a card without it has 0. */
  | {
      readonly is: 'usedDamageAtLeast';
      readonly amount: number;
    }
  /** At least one of these holds. */
  | { readonly any: readonly Requirement[] }
  /** This does not hold. */
  | { readonly not: Requirement };

/** What an effect does. */
export type Operation =
  /** Hit damage by an effect, which modifiers of cards do not change. Shields lower it. */
  | {
      readonly op: 'hit';
      readonly target: Extract<Target, { readonly who: 'opposingAvi' | 'opposingAviInRange' | 'allInRange' | 'aroundStruck' }>;
      readonly amount: Amount;
    }
  /** More or less hit damage of this card, or of the controller's cards. */
  | {
      readonly op: 'modifyHit';
      readonly target: Extract<Target, { readonly who: 'thisCard' | 'ownCards' }>;
      readonly amount: number;
    }
  /** More hit damage of the controller's next card with hit damage in this turn. */
  | {
      readonly op: 'boostNext';
      readonly target: Extract<Target, { readonly who: 'self' }>;
      readonly amount: number;
    }
  /** Lowers every hit on the AVI. */
  | {
      readonly op: 'shield';
      readonly target: Extract<Target, { readonly who: 'ownAvi' }>;
      readonly amount: number;
      readonly until?: 'chainEnd' | 'nextOwnTurn';
    }
  /** Raises the life of the AVI's player, up to the highest life. */
  | {
      readonly op: 'heal';
      readonly target: Extract<Target, { readonly who: 'ownAvi' | 'opposingAvi' }>;
      readonly amount: number;
    }
  /** Lowers the life of the AVI's player. It is no hit. */
  | {
      readonly op: 'loseLife';
      readonly target: Extract<Target, { readonly who: 'ownAvi' | 'opposingAvi' }>;
      readonly amount: number;
    }
  /** Cards from the own resource deck to the hand. */
  | {
      readonly op: 'draw';
      readonly target: Extract<Target, { readonly who: 'self' }>;
      readonly count: number;
    }
  /** Cards from the opponent's hand to the trash, chosen by the controller of the effect or at random. */
  | {
      readonly op: 'discard';
      readonly target: Extract<Target, { readonly who: 'opponent' }>;
      readonly count: number;
      readonly by: 'controller' | 'random';
    }
  /** The controller sees the opponent's whole hand once. */
  | {
      readonly op: 'peekHand';
      readonly target: Extract<Target, { readonly who: 'opponent' }>;
    }
  /** Looks at the top cards of the own resource deck and puts any of them at the bottom. */
  | {
      readonly op: 'scry';
      readonly target: Extract<Target, { readonly who: 'self' }>;
      readonly count: number;
    }
  /** The own AVI may take up to this many steps; it takes no AP. */
  | {
      readonly op: 'moveSelf';
      readonly target: Extract<Target, { readonly who: 'ownAvi' }>;
      readonly steps: number;
    }
  /** Moves the opposing AVI in a straight line, as far as it can go. */
  | {
      readonly op: 'displace';
      readonly target: Extract<Target, { readonly who: 'opposingAvi' | 'opposingAviAnywhere' }>;
      readonly dir: 'ahead' | 'near' | 'left' | 'right' | 'leftOrRight';
      readonly steps: number;
    }
  /** The opponent cannot take the move action in the next turn. */
  | {
      readonly op: 'lockMove';
      readonly target: Extract<Target, { readonly who: 'opponent' }>;
    }
  /** Puts this card on the chosen cell, where it stays. */
  | {
      readonly op: 'set';
    }
  /** Raises the endurance of set cards, up to the printed value. */
  | {
      readonly op: 'repair';
      readonly target: Extract<Target, { readonly who: 'ownSets' }>;
      readonly amount: number;
    }
  /** Sets the endurance of set cards to 0. */
  | {
      readonly op: 'destroySet';
      readonly target: Extract<Target, { readonly who: 'thisSet' | 'allSetsInRange' }>;
    }
  /** More AP in the own main phase, at once. */
  | {
      readonly op: 'gainAp';
      readonly target: Extract<Target, { readonly who: 'self' }>;
      readonly amount: number;
    }
  /** More or fewer AP in a player's next main phase. */
  | {
      readonly op: 'apNext';
      readonly target: Extract<Target, { readonly who: 'self' | 'opponent' }>;
      readonly amount: number;
    }
  /** More AP at the start of the controller's main phase. */
  | {
      readonly op: 'apBonus';
      readonly target: Extract<Target, { readonly who: 'self' }>;
      readonly amount: number;
    }
  /** The chosen cards go to the hand. */
  | {
      readonly op: 'retrieve';
    }
  /** The chosen cards go to the resource deck, which is shuffled. */
  | {
      readonly op: 'recycle';
    }
  /** The chosen cards turn face down and can be used again. */
  | {
      readonly op: 'refreshIt';
    }
  /** The opponent's last declared card of the chain does not resolve. */
  | {
      readonly op: 'negate';
      readonly target: Extract<Target, { readonly who: 'opposingChainCard' }>;
    };

/** What a card does, and when. */
export type Effect =
  /** Before the card's hit. */
  | {
      readonly on: 'beforeHit';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly choose?: Choice;
      readonly do: readonly Operation[];
    }
  /** After the card's hit, if it struck something. */
  | {
      readonly on: 'afterHit';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly choose?: Choice;
      readonly do: readonly Operation[];
    }
  /** Last of all when the card resolves, also when it hit nothing. */
  | {
      readonly on: 'resolve';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly choose?: Choice;
      readonly do: readonly Operation[];
    }
  /** When the player uses this effect of the AVI in the main phase. */
  | {
      readonly on: 'activated';
      readonly range?: Pattern;
      readonly if?: readonly Condition[];
      readonly cost: Required<Pick<Cost, 'ap'>>;
      readonly limit?: Limit;
      readonly choose?: Choice;
      readonly do: readonly Operation[];
    }
  /** All the time while its conditions hold. */
  | {
      readonly on: 'static';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly choose?: Choice;
      readonly do: readonly Operation[];
    }
  /** When the life of the AVI falls to this value or below. */
  | {
      readonly on: 'awaken';
      readonly at: number;
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly choose?: Choice;
      readonly do: readonly Operation[];
    }
  /** At the start of the controller's turn, before the draw. */
  | {
      readonly on: 'turnStart';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly choose?: Choice;
      readonly do: readonly Operation[];
    }
  /** At the start of the controller's end phase. */
  | {
      readonly on: 'turnEnd';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly choose?: Choice;
      readonly do: readonly Operation[];
    }
  /** When a movement has brought the opposing AVI into the area around this set card. */
  | {
      readonly on: 'enemyEnters';
      readonly area: Pattern;
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly choose?: Choice;
      readonly do: readonly Operation[];
    }
  /** When this set card leaves the board. */
  | {
      readonly on: 'destroyed';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly choose?: Choice;
      readonly do: readonly Operation[];
    };

/** What an effect waits for. */
export type Trigger = Effect['on'];

/** All of them, in the order of the vocabulary. */
export const triggers = ['beforeHit', 'afterHit', 'resolve', 'activated', 'static', 'awaken', 'turnStart', 'turnEnd', 'enemyEnters', 'destroyed'] as const;

/** The options of a set-up; `optionsOf<Options>(game, setup)` of the engine has them, defaults filled in. */
export type Options = Frozen<{
  /**
   * An odd number, so that there is a centre column.
   */
  columns: 3 | 5 | 7;
  /**
   * Drawn at random, or the player on this side. South is P1, north P2.
   */
  firstPlayer: 'random' | 'south' | 'north';
  /**
   * At most `lifeCap`.
   */
  initialLife: number;
  /**
   * Healing stops here.
   */
  lifeCap: number;
  /**
   * Cards drawn before the first turn.
   */
  openingHand: number;
  /**
   * With fewer cards in hand, the turn player draws up to this number.
   */
  handTarget: number;
  /**
   * Drawn in the draw phase by a hand that is full already.
   */
  drawAtTarget: number;
  /**
   * Cards beyond it are discarded.
   */
  handLimit: number;
  /**
   * Set at the start of each main phase.
   */
  ap: number;
  /**
   * Of the first player's first turn.
   */
  firstAp: number;
  /**
   * Only when nothing can be done with the action points left, or whenever the player likes.
   */
  mainEnd: 'spendAll' | 'voluntary';
  /**
   * Cards put into the trash.
   */
  caaMin: number;
  /**
   * Cards put into the trash.
   */
  caaMax: number;
  /**
   * Drawn for each card put into the trash.
   */
  caaMultiplier: number;
  brAsAction: boolean;
  itChainable: boolean;
  brChainNeedsRange: boolean;
  breakOnChainLinks: boolean;
  /**
   * Set cards of both players, or only those of the opponent.
   */
  setTargets: 'any' | 'opposing';
  setNeedsTarget: boolean;
  /**
   * Adds up over turns, or counts only when one hit is at least the endurance.
   */
  setDamage: 'cumulative' | 'threshold';
  /**
   * While life is low enough, or from the first time for the rest of the game.
   */
  awakeningMode: 'while' | 'latched';
  simultaneousZero: 'draw' | 'turnPlayerLoses' | 'turnPlayerWins';
  /**
   * A draw, or the end of each later turn decides again.
   */
  deckOutTie: 'draw' | 'continue';
  /**
   * Without it both decks must be empty at the end of the turn.
   */
  deckOutLatched: boolean;
  /**
   * The turn at whose end lives decide; 0 for none.
   */
  turnLimit: number;
}>;

/** The components by kind; `componentsOf<Kinds>(game)` of the engine has them as lists. */
export interface Kinds {
  readonly 'card': Card;
}

/** The words of "category", in the order of the tables. */
export const cardCategory = ["avi", "ac", "sc", "br", "it"] as const;

/** The words of "colour", in the order of the tables. */
export const cardColour = ["white", "green", "blue", "red"] as const;

/** By code of a refusal: the clause that it upholds, of messages.yaml. */
export const refusals = {
  CHOICE_PENDING: 'BLS-6.1.5',
  CHAIN_OPEN: 'BLS-6.1.5',
  NOT_ENOUGH_AP: 'BLS-6.3.7',
  MOVE_LOCKED: 'BLS-12.3.3',
  OFF_BOARD: 'BLS-6.4.5',
  CELL_FORBIDDEN: 'BLS-6.4.3',
  CELL_OCCUPIED: 'BLS-6.4.2',
  CARD_NOT_IN_HAND: 'BLS-6.5.1',
  BREAK_ONLY: 'BLS-6.5.4',
  NO_EMPTY_CELL_IN_RANGE: 'BLS-9.1.3',
  NO_TARGET_IN_RANGE: 'BLS-6.5.2',
  IT_NOT_FACE_DOWN: 'BLS-6.6.1',
  ASSEMBLY_NOT_MET: 'BLS-6.6.4',
  EFFECT_LOCKED: 'BLS-6.7.6',
  LIMIT_USED: 'BLS-6.7.4',
  CAA_USED: 'BLS-6.8.2',
  CAA_COUNT: 'BLS-6.8.3',
  AP_REMAINING: 'BLS-6.3.8',
  NOT_CHAINABLE: 'BLS-7.1.8',
  DISCARD_COUNT: 'BLS-6.9.2',
  BAD_CHOICE: 'BLS-12.1.3',
} as const;
