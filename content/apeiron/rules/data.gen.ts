// Made by "cardwright build" from the game "apeiron". Do not edit: change the YAML and build again.

import type { Frozen, Layout, Offset, Pattern, Text } from 'cardwright/engine';

export type { Frozen, Layout, Offset, Pattern, Text };

export type UnitId =
  | 'longbow-scout'
  | 'crossbow-guard'
  | 'siege-mortar'
  | 'riposte-archer'
  | 'thorn-knight'
  | 'shield-bull'
  | 'sky-falcon'
  | 'storm-wing'
  | 'carrier-kite'
  | 'ember-moth'
  | 'field-medic'
  | 'hymn-bearer'
  | 'selfless-saint'
  | 'oracle-crab'
  | 'ram-rider'
  | 'chain-hunter'
  | 'gale-dancer'
  | 'blink-fox'
  | 'ghost-walker'
  | 'rock-mole'
  | 'bone-servant'
  | 'blood-mage'
  | 'powder-martyr'
  | 'spite-wraith'
  | 'relic-burner'
  | 'land-shaper'
  | 'plate-turner'
  | 'drift-mover'
  | 'void-eater'
  | 'gravity-witch'
  | 'law-breaker'
  | 'levy-spearman'
  | 'iron-warden'
  | 'meadow-lancer'
  | 'forest-strider'
  | 'crag-sentinel'
  | 'tide-runner'
  | 'pack-wolf'
  | 'cornered-rat'
  | 'trophy-hunter'
  | 'gem-hound'
  | 'mad-duelist'
  | 'banner-captain'
  | 'venom-toad'
  | 'bomb-tinker'
  | 'web-spinner'
  | 'cactus-gardener'
  | 'trail-viper'
  | 'ground-sapper'
  | 'turncoat-wyrm';

/**
 * A unit of the field, with the card that has its figures; of two cards with forms.
 */
export interface Unit {
  /**
   * The name by which decks and scenarios refer to this.
   */
  id: UnitId;
  /**
   * The name printed on the card, per language.
   */
  name: Text;
  /**
   * Hit points, 1 to 9; at 0 it vanishes.
   */
  h: number;
  /**
   * Power, the damage of its attack, 0 to 9.
   */
  p?: number;
  /**
   * Move, the steps of its move, 1 to 9.
   */
  m?: number;
  /**
   * It passes over units and obstacles as it moves. Omitted: it does not.
   */
  flying?: boolean;
  longRange?: UnitLongRange;
  /**
   * Turns after which it revives from the grave that it leaves, 1 to 9. Omitted: it leaves no grave.
   */
  grave?: number;
  /**
   * What the unit can do, at most three abilities, in the words of vocabulary.yaml.
   */
  abilities?: readonly Effect[];
  /**
   * Of a unit of two cards: both, the first first. What else a card of a unit has belongs to them.
   *
   * @minItems 2
   * @maxItems 2
   *
   * Items: One of its two cards.
   */
  forms?: [FormId, FormId];
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
  kind: 'unit';
}
/**
 * It attacks in a straight line at a distance from min to max, 1 to 8, and not by contact. Omitted: contact attacks.
 */
export interface UnitLongRange {
  /**
   * The least distance in squares.
   */
  min: number;
  /**
   * The greatest distance in squares, at least min.
   */
  max: number;
}

export type FormId =
  | 'coiled-wyrm'
  | 'risen-wyrm';

/**
 * One of the two cards of a unit; its H is that of the unit.
 */
export interface Form {
  /**
   * The name by which decks and scenarios refer to this.
   */
  id: FormId;
  /**
   * The name printed on this card, per language.
   */
  name: Text;
  /**
   * The unit whose card it is.
   */
  of: UnitId;
  /**
   * Power, the damage of its attack, 0 to 9.
   */
  p: number;
  /**
   * Move, the steps of its move, 1 to 9.
   */
  m: number;
  /**
   * It passes over units and obstacles as it moves. Omitted: it does not.
   */
  flying?: boolean;
  longRange?: FormLongRange;
  /**
   * Turns after which it revives from the grave that it leaves, 1 to 9. Omitted: it leaves no grave.
   */
  grave?: number;
  /**
   * What the unit can do, at most three abilities, in the words of vocabulary.yaml.
   */
  abilities?: readonly Effect[];
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
  kind: 'form';
}
/**
 * It attacks in a straight line at a distance from min to max, 1 to 8, and not by contact. Omitted: contact attacks.
 */
export interface FormLongRange {
  /**
   * The least distance in squares.
   */
  min: number;
  /**
   * The greatest distance in squares, at least min.
   */
  max: number;
}

export type SpecialId =
  | 'straw-decoy'
  | 'spring-shrine'
  | 'crow-totem'
  | 'plague-idol'
  | 'thorn-pod';

/**
 * A piece that occupies a square, while its card lies in the side zone of its player. It neither moves nor attacks.
 */
export interface Special {
  /**
   * The name by which decks and scenarios refer to this.
   */
  id: SpecialId;
  /**
   * The name printed on the card, per language.
   */
  name: Text;
  /**
   * Hit points, 1 to 9; null: it cannot be damaged.
   */
  h: number | null;
  /**
   * What it does when the marker passes the side zone, at most one ability.
   */
  abilities?: readonly Effect[];
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
  kind: 'special';
}

export type ChestId =
  | 'sudden-spring'
  | 'rain-of-stones'
  | 'treasure-tide'
  | 'miasma'
  | 'heavy-sky'
  | 'crossroads'
  | 'outlaw-decree'
  | 'continental-drift'
  | 'whirlpool'
  | 'gust'
  | 'crow-parade'
  | 'cactus-bloom'
  | 'underdog-song'
  | 'falling-sky'
  | 'idol-night'
  | 'sudden-strike'
  | 'healing-draught'
  | 'sharp-whetstone'
  | 'swift-boots'
  | 'wing-charm'
  | 'spare-bomb'
  | 'throwing-net'
  | 'antidote-ash'
  | 'recall-horn'
  | 'barbed-grapnel'
  | 'firework-tube'
  | 'turning-gear'
  | 'seed-of-woods'
  | 'void-key'
  | 'keel-lever'
  | 'straw-idol'
  | 'shrine-stone'
  | 'war-gong'
  | 'lead-shackles'
  | 'rust-dust'
  | 'pod-seed';

/**
 * item: kept in a side zone and used as an action. event: happens as soon as it is drawn.
 */
export type ChestChestType = 'item' | 'event';

/**
 * A card of the chest: an item or an event.
 */
export interface Chest {
  /**
   * The name by which decks and scenarios refer to this.
   */
  id: ChestId;
  /**
   * The name printed on the card, per language.
   */
  name: Text;
  type: ChestChestType;
  /**
   * It bears a ★: its use takes the place of an attack, without back attack and counter. Omitted: it does not.
   */
  star?: boolean;
  /**
   * What the card does: of an item at most one ability when used and one while held; of an event one when drawn.
   */
  abilities: readonly Effect[];
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
  kind: 'chest';
}

export type PanelId =
  | 'event-poison'
  | 'event-gravity'
  | 'event-arrow'
  | 'event-lawless'
  | 'grassland-1'
  | 'grassland-2'
  | 'grassland-3'
  | 'grassland-4'
  | 'forest-1'
  | 'forest-2'
  | 'forest-3'
  | 'forest-4'
  | 'rocky-1'
  | 'rocky-2'
  | 'rocky-3'
  | 'rocky-4'
  | 'sea-1'
  | 'sea-2'
  | 'sea-3'
  | 'sea-4';

/**
 * What kind of panel it is.
 */
export type PanelGround =
  'grassland' | 'forest' | 'rocky' | 'sea' | 'poison' | 'gravity' | 'arrow' | 'lawless';

/**
 * A panel of 3 × 3 squares: terrain, or an event panel into which one is changed.
 */
export interface Panel {
  /**
   * The name by which decks and scenarios refer to this.
   */
  id: PanelId;
  /**
   * What the panel is called, per language.
   */
  name: Text;
  ground: PanelGround;
  /**
   * Its squares, three lines of three, as printed: # an obstacle, T a treasure, . a free square.
   */
  layout: Layout<'obstacle' | 'treasure'>;
  /**
   * Of an arrow panel: where its arrow points as printed, N.
   */
  arrow?: 'N';
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
  kind: 'panel';
  /**
   * Follows from other fields; game.yaml says how.
   */
  terrain: boolean;
}

export type PlacedObjectId =
  | 'treasure'
  | 'poison'
  | 'bomb'
  | 'stop'
  | 'cactus';

/**
 * What can lie on a square; it belongs to nobody.
 */
export interface PlacedObject {
  /**
   * The name by which decks and scenarios refer to this.
   */
  id: PlacedObjectId;
  /**
   * What players call it, per language.
   */
  name: Text;
  /**
   * Whether it blocks movement and attacks as an obstacle does.
   */
  obstacle: boolean;
  /**
   * What it does, for the player aid.
   */
  text?: Text;
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
  kind: 'placed-object';
}

export type PatternId = never;

export type DeckId =
  | 'board-a'
  | 'meadow-vanguard'
  | 'night-parade'
  | 'plate-shapers'
  | 'storm-field'
  | 'terrain-panels'
  | 'trapworks';

/** What an amount counts. */
export type Count = never;

/** A number, or base + per × what is counted. */
export type Amount =
  | number
  | { readonly base: number; readonly per: number; readonly count: Count };

/** How long an operation works. */
export type Duration = 'thisActivation' | 'nextActivation';

/** How often an effect may happen. */
export type Limit = never;

/** Whom or what an operation is done to. */
export type Target =
  /** The unit that has the ability. */
  | {
      readonly who: 'self';
    }
  /** The unit that uses the item, or was active when the event was drawn. */
  | {
      readonly who: 'user';
    }
  /** The unit that was attacked. */
  | {
      readonly who: 'attackedUnit';
    }
  /** The unit that attacked. */
  | {
      readonly who: 'attacker';
    }
  /** The unit that was chosen. */
  | {
      readonly who: 'picked';
      readonly what: 'unit';
    }
  /** All units of a side in an area around the source. */
  | {
      readonly who: 'each';
      readonly side: 'enemy' | 'ally' | 'otherAlly' | 'any' | 'other';
      readonly area: 'adjacent' | 'range1' | 'range2' | 'field';
    }
  /** All units of a side on panels of a kind. */
  | {
      readonly who: 'eachOnTerrain';
      readonly side: 'enemy' | 'ally' | 'otherAlly' | 'any' | 'other';
      readonly ground: 'grassland' | 'forest' | 'rocky' | 'sea' | 'poison' | 'gravity' | 'arrow' | 'lawless';
    }
  /** The square where the activation began, if it is empty. */
  | {
      readonly who: 'startSquare';
    }
  /** The squares that were chosen. */
  | {
      readonly who: 'pickedSquare';
      readonly what: 'square' | 'squares';
    }
  /** All empty squares in an area around the source. */
  | {
      readonly who: 'eachSquare';
      readonly area: 'adjacent' | 'range1' | 'range2' | 'field';
    }
  /** All objects of a kind in an area around the source. */
  | {
      readonly who: 'eachObject';
      readonly object: PlacedObjectId;
      readonly area: 'adjacent' | 'range1' | 'range2' | 'field';
    }
  /** The panel of the unit. */
  | {
      readonly who: 'ownPanel';
    }
  /** The panel of the unit that uses the item. */
  | {
      readonly who: 'userPanel';
    }
  /** The panels that were chosen. */
  | {
      readonly who: 'pickedPanel';
      readonly what: 'panel' | 'panels';
    }
  /** All panels of a kind. */
  | {
      readonly who: 'eachPanel';
      readonly ground: 'grassland' | 'forest' | 'rocky' | 'sea' | 'poison' | 'gravity' | 'arrow' | 'lawless';
    };

/** What a player picks for an effect. */
export type Choice =
  /** A unit in an area around the source. */
  | {
      readonly pick: 'unit';
      readonly side: 'enemy' | 'ally' | 'otherAlly' | 'any' | 'other';
      readonly area: 'adjacent' | 'range1' | 'range2' | 'field';
    }
  /** A unit in the row or column of the source, so far away. */
  | {
      readonly pick: 'unitInLine';
      readonly side: 'enemy' | 'ally' | 'otherAlly' | 'any' | 'other';
      readonly from: number;
      readonly to: number;
    }
  /** An empty square. */
  | {
      readonly pick: 'square';
      readonly area: 'adjacent' | 'range1' | 'range2' | 'field';
    }
  /** A number of empty squares, at most. */
  | {
      readonly pick: 'squares';
      readonly area: 'adjacent' | 'range1' | 'range2' | 'field';
      readonly upTo: number;
    }
  /** A square with an object other than a treasure. */
  | {
      readonly pick: 'objectSquare';
      readonly area: 'adjacent' | 'range1' | 'range2' | 'field';
    }
  /** A panel on the field. */
  | {
      readonly pick: 'panel';
      readonly area: 'adjacentPanel' | 'ownOrAdjacentPanel' | 'besideVacancy' | 'field';
    }
  /** A panel on the field with no unit on it. */
  | {
      readonly pick: 'unoccupiedPanel';
      readonly area: 'adjacentPanel' | 'ownOrAdjacentPanel' | 'besideVacancy' | 'field';
    }
  /** Two panels on the field that are adjacent. */
  | {
      readonly pick: 'panelPair';
    }
  /** A kind of panel. */
  | {
      readonly pick: 'ground';
      readonly of: readonly ('grassland' | 'forest' | 'rocky' | 'sea' | 'poison' | 'gravity' | 'arrow' | 'lawless')[];
    }
  /** Which way round. */
  | {
      readonly pick: 'turn';
    }
  /** N, E, S or W. */
  | {
      readonly pick: 'direction';
    }
  /** A vacancy adjacent to a panel chosen before. */
  | {
      readonly pick: 'vacancy';
      readonly beside: 'panel';
    };

/** Several choices of an effect, made in this order. */
export type NamedChoices = {
  readonly unit?: Extract<Choice, { readonly pick: 'unit' | 'unitInLine' }>;
  readonly square?: Extract<Choice, { readonly pick: 'square' | 'objectSquare' }>;
  readonly squares?: Extract<Choice, { readonly pick: 'squares' }>;
  readonly panel?: Extract<Choice, { readonly pick: 'panel' | 'unoccupiedPanel' }>;
  readonly panels?: Extract<Choice, { readonly pick: 'panelPair' }>;
  readonly ground?: Extract<Choice, { readonly pick: 'ground' }>;
  readonly turn?: Extract<Choice, { readonly pick: 'turn' }>;
  readonly direction?: Extract<Choice, { readonly pick: 'direction' }>;
  readonly vacancy?: Extract<Choice, { readonly pick: 'vacancy' }>;
  readonly pick?: never;
};

/** What is paid for an effect. */
export type Cost = {
  readonly payH?: number;
  readonly discardSide?: boolean;
  readonly millChest?: number;
};

/** What one card of a set of cards must be. */
export type Slot = never;

/** What must hold for an effect. */
export type Condition =
  /** Whether the panel of the unit has one of these kinds. */
  | {
      readonly is: 'selfOnTerrain';
      readonly ground: readonly ('grassland' | 'forest' | 'rocky' | 'sea' | 'poison' | 'gravity' | 'arrow' | 'lawless')[];
    }
  /** Whether such an object is on the square of the unit. */
  | {
      readonly is: 'selfOnObject';
      readonly object: PlacedObjectId;
    }
  /** Whether a minimum of other surviving units of the player are adjacent. */
  | {
      readonly is: 'allyAdjacent';
      readonly count: number;
    }
  /** Whether the player has exactly one surviving unit. */
  | {
      readonly is: 'lastUnit';
    }
  /** Whether the player has fewer surviving units than the opponent. */
  | {
      readonly is: 'fewerUnits';
    }
  /** At least one of these holds. */
  | { readonly any: readonly Condition[] }
  /** This does not hold. */
  | { readonly not: Condition };

/** What must hold for a card. */
export type Requirement = never;

/** What an effect does. */
export type Operation =
  /** More or less P or M, as long as the ability works or for a time. */
  | {
      readonly op: 'modify';
      readonly target: Extract<Target, { readonly who: 'self' | 'user' | 'each' }>;
      readonly stat: 'p' | 'm';
      readonly amount: number;
      readonly until?: 'thisActivation' | 'nextActivation';
    }
  /** A special permission or protection, as long as the ability works or for a time. */
  | {
      readonly op: 'grant';
      readonly target: Extract<Target, { readonly who: 'self' | 'user' }>;
      readonly flag: 'flying' | 'passUnits' | 'passObstacles' | 'pierceObstacles' | 'attackAllies' | 'noDisplace';
      readonly until?: 'thisActivation' | 'nextActivation';
    }
  /** Less damage of each attack on the unit, not below 0. */
  | {
      readonly op: 'reduceDamage';
      readonly target: Extract<Target, { readonly who: 'self' }>;
      readonly amount: number;
    }
  /** Damage to every target, credited to the player. */
  | {
      readonly op: 'damage';
      readonly target: Extract<Target, { readonly who: 'picked' | 'each' | 'eachOnTerrain' }>;
      readonly amount: number;
    }
  /** Damage to the attacker. */
  | {
      readonly op: 'counter';
      readonly target: Extract<Target, { readonly who: 'attacker' }>;
      readonly amount: number;
    }
  /** More H, up to what is printed. */
  | {
      readonly op: 'heal';
      readonly target: Extract<Target, { readonly who: 'self' | 'user' | 'picked' | 'each' }>;
      readonly amount: number;
    }
  /** At most this number of squares straight away from the source. */
  | {
      readonly op: 'knockBack';
      readonly target: Extract<Target, { readonly who: 'picked' | 'each' | 'attackedUnit' | 'attacker' }>;
      readonly distance: number;
    }
  /** At most this number of squares straight towards the source. */
  | {
      readonly op: 'pull';
      readonly target: Extract<Target, { readonly who: 'picked' }>;
      readonly distance: number;
    }
  /** At most this number of squares in the chosen direction. */
  | {
      readonly op: 'push';
      readonly target: Extract<Target, { readonly who: 'picked' }>;
      readonly distance: number;
      readonly way: 'direction';
    }
  /** To a square, without passing any. */
  | {
      readonly op: 'teleport';
      readonly target: Extract<Target, { readonly who: 'self' | 'picked' }>;
      readonly to: 'square';
    }
  /** The unit and the target exchange squares. */
  | {
      readonly op: 'swapUnits';
      readonly target: Extract<Target, { readonly who: 'picked' }>;
    }
  /** An object on each of the squares. */
  | {
      readonly op: 'placeObject';
      readonly object: PlacedObjectId;
      readonly target: Extract<Target, { readonly who: 'pickedSquare' | 'startSquare' | 'eachSquare' }>;
    }
  /** The objects on the squares go. */
  | {
      readonly op: 'removeObject';
      readonly target: Extract<Target, { readonly who: 'pickedSquare' | 'eachObject' }>;
    }
  /** The panel takes this kind; its obstacles go. */
  | {
      readonly op: 'changePanel';
      readonly target: Extract<Target, { readonly who: 'ownPanel' | 'userPanel' | 'pickedPanel' }>;
      readonly to: 'grassland' | 'forest' | 'rocky' | 'sea' | 'poison' | 'gravity' | 'arrow' | 'lawless';
    }
  /** The panel takes the chosen kind; its obstacles go. */
  | {
      readonly op: 'changePanelTo';
      readonly target: Extract<Target, { readonly who: 'pickedPanel' }>;
      readonly to: 'ground';
    }
  /** The panel turns, with everything on it. */
  | {
      readonly op: 'rotatePanel';
      readonly target: Extract<Target, { readonly who: 'ownPanel' | 'pickedPanel' }>;
      readonly way: 'turn';
    }
  /** The panels turn halfway round, with everything on them. */
  | {
      readonly op: 'halfRotatePanel';
      readonly target: Extract<Target, { readonly who: 'pickedPanel' | 'eachPanel' }>;
    }
  /** Two panels exchange places, with everything on them. */
  | {
      readonly op: 'swapPanels';
      readonly what: 'panels';
    }
  /** The panel of the unit and another exchange places, with everything on them. */
  | {
      readonly op: 'swapOwnPanel';
      readonly what: 'panel';
    }
  /** The panel goes into a vacancy, with everything on it. */
  | {
      readonly op: 'slidePanel';
      readonly what: 'panel';
      readonly to: 'vacancy';
    }
  /** The panel leaves the game; its place is out of the field. */
  | {
      readonly op: 'removePanel';
      readonly target: Extract<Target, { readonly who: 'pickedPanel' }>;
    }
  /** A special unit comes into play. */
  | {
      readonly op: 'placeSpecial';
      readonly special: SpecialId;
      readonly to: 'square';
    }
  /** The unit of two cards turns to its other card. */
  | {
      readonly op: 'transform';
      readonly target: Extract<Target, { readonly who: 'self' }>;
    };

/** What a card does, and when. */
export type Effect =
  /** All the time while the conditions hold and the unit has H. */
  | {
      readonly on: 'static';
      readonly if?: readonly Condition[];
      readonly choose?: Choice | NamedChoices;
      readonly do: readonly Operation[];
    }
  /** When it is declared as the action, after its cost is paid. */
  | {
      readonly on: 'star';
      readonly if?: readonly Condition[];
      readonly cost?: Pick<Cost, 'payH' | 'discardSide' | 'millChest'>;
      readonly choose?: Choice | NamedChoices;
      readonly do: readonly Operation[];
    }
  /** Once, when the marker has reached the unit. */
  | {
      readonly on: 'activationStart';
      readonly if?: readonly Condition[];
      readonly choose?: Choice | NamedChoices;
      readonly do: readonly Operation[];
    }
  /** First thing at the end of its activation, if the unit has H. */
  | {
      readonly on: 'activationEnd';
      readonly if?: readonly Condition[];
      readonly choose?: Choice | NamedChoices;
      readonly do: readonly Operation[];
    }
  /** At the end of its own move, last. */
  | {
      readonly on: 'stop';
      readonly if?: readonly Condition[];
      readonly choose?: Choice | NamedChoices;
      readonly do: readonly Operation[];
    }
  /** After its attack, if the target survived. */
  | {
      readonly on: 'attackHit';
      readonly if?: readonly Condition[];
      readonly choose?: Choice | NamedChoices;
      readonly do: readonly Operation[];
    }
  /** After its attack, if the target vanished; a grave may be left. */
  | {
      readonly on: 'kill';
      readonly if?: readonly Condition[];
      readonly choose?: Choice | NamedChoices;
      readonly do: readonly Operation[];
    }
  /** After it survived an attack of a unit in its own attack range. */
  | {
      readonly on: 'attacked';
      readonly if?: readonly Condition[];
      readonly choose?: Choice | NamedChoices;
      readonly do: readonly Operation[];
    }
  /** When it vanishes; it works at H 0. */
  | {
      readonly on: 'vanish';
      readonly if?: readonly Condition[];
      readonly choose?: Choice | NamedChoices;
      readonly do: readonly Operation[];
    }
  /** When the item is used as the action. */
  | {
      readonly on: 'use';
      readonly if?: readonly Condition[];
      readonly choose?: Choice | NamedChoices;
      readonly do: readonly Operation[];
    }
  /** All the time while the item is in a side zone, for the units of its player. */
  | {
      readonly on: 'held';
      readonly if?: readonly Condition[];
      readonly choose?: Choice | NamedChoices;
      readonly do: readonly Operation[];
    }
  /** When the event is drawn. */
  | {
      readonly on: 'draw';
      readonly if?: readonly Condition[];
      readonly choose?: Choice | NamedChoices;
      readonly do: readonly Operation[];
    }
  /** When the marker passes the side zone of its player. */
  | {
      readonly on: 'markerPass';
      readonly if?: readonly Condition[];
      readonly choose?: Choice | NamedChoices;
      readonly do: readonly Operation[];
    };

/** What an effect waits for. */
export type Trigger = Effect['on'];

/** All of them, in the order of the vocabulary. */
export const triggers = ['static', 'star', 'activationStart', 'activationEnd', 'stop', 'attackHit', 'kill', 'attacked', 'vanish', 'use', 'held', 'draw', 'markerPass'] as const;

/** The options of a set-up; `optionsOf<Options>(game, setup)` of the engine has them, defaults filled in. */
export type Options = Frozen<{
  /**
   * Drawn at random, or always the same seat.
   */
  firstPlayer: 'random' | 'south' | 'north';
  /**
   * Which way the numbers of the places go round the centre.
   */
  panelNumbering: 'clockwise' | 'counterclockwise';
  /**
   * At random, or every panel as it is printed.
   */
  dealRotation: 'random' | 'none';
  eventPanelsInDeal: boolean;
  /**
   * Then a missing placement is filled in; null for no clock.
   */
  placementSeconds: number | null;
  /**
   * Then the step ends; null for no clock.
   */
  stepSeconds: number | null;
  /**
   * Then the activation ends, with the first legal move if none was made; null for no clock.
   */
  activationSeconds: number | null;
  /**
   * The game is adjudicated at the end of this turn; null for none.
   */
  turnLimit: number | null;
  /**
   * A last unit that has damaged nobody loses at this count; 0 for no extra turns.
   */
  extraTurnLimit: number;
  /**
   * Damage to an enemy unit, or a declared attack on one, whatever it deals.
   */
  extraTurnReset: 'damage' | 'attack';
  /**
   * Damage beside P.
   */
  backAttackBonus: number;
  /**
   * For each poison square entered.
   */
  poisonDamage: number;
  /**
   * To a unit that stops on it.
   */
  bombDamage: number;
  /**
   * To the attacker.
   */
  lawlessCounter: number;
  bombConsumed: boolean;
  rotationTurnsUnits: boolean;
  /**
   * It is refused, or the units vanish with the panel.
   */
  removeOccupied: 'refuse' | 'destroy';
  /**
   * All 25 squares, or only the 16 outer ones.
   */
  range2: 'full' | 'ring';
  /**
   * Counted in turns, or in passes of the marker.
   */
  graveTiming: 'turns' | 'passes';
  /**
   * The most on the field.
   */
  objectLimit: number;
  /**
   * The most on the field.
   */
  treasureLimit: number;
  /**
   * Placed by each player.
   */
  fieldUnits: number;
  /**
   * The exact number of units.
   */
  deckUnits: number;
  /**
   * The exact number of chest cards.
   */
  deckChest: number;
  /**
   * Cards of the units placed.
   */
  unitSlots: number;
}>;

/** The components by kind; `componentsOf<Kinds>(game)` of the engine has them as lists. */
export interface Kinds {
  readonly 'unit': Unit;
  readonly 'form': Form;
  readonly 'special': Special;
  readonly 'chest': Chest;
  readonly 'panel': Panel;
  readonly 'placed-object': PlacedObject;
}

/** The words of "type", in the order of the tables. */
export const chestType = ["item", "event"] as const;

/** The words of "ground", in the order of the tables. */
export const panelGround = ["grassland", "forest", "rocky", "sea", "poison", "gravity", "arrow", "lawless"] as const;

/** By code of a refusal: the clause that it upholds, of messages.yaml. */
export const refusals = {
  SELECT_NOT_IN_DECK: 'APE-4.2.2',
  SELECT_DUPLICATE: 'APE-4.2.2',
  SELECT_SLOTS: 'APE-4.2.3',
  PLACE_NOT_HOME: 'APE-4.2.4',
  PLACE_OBSTACLE: 'APE-4.2.5',
  PLACE_OCCUPIED: 'APE-4.2.6',
  CHOICE_MISSING: 'APE-5.20.11',
  DECISION_PENDING: 'APE-5.20.15',
  NO_DECISION: 'APE-5.20.11',
  MOVE_ALREADY_DONE: 'APE-5.7.4',
  MOVE_REQUIRED: 'APE-5.7.2',
  ACTION_ALREADY_DONE: 'APE-5.7.3',
  PATH_EMPTY: 'APE-5.8.1',
  PATH_TOO_LONG: 'APE-5.8.1',
  PATH_NOT_ORTHOGONAL: 'APE-5.8.2',
  PATH_OUTSIDE: 'APE-5.8.3',
  PATH_BLOCKED_UNIT: 'APE-5.8.4',
  PATH_BLOCKED_OBSTACLE: 'APE-5.8.5',
  PATH_STOP_FORCED: 'APE-5.15.8',
  STOP_OCCUPIED: 'APE-5.8.7',
  STOP_ON_START: 'APE-5.8.8',
  TARGET_NOT_ENEMY: 'APE-5.10.4',
  TARGET_OUT_OF_RANGE: 'APE-5.10.1',
  TARGET_BLOCKED: 'APE-5.10.7',
  TARGET_UNTARGETABLE: 'APE-5.10.12',
  TARGET_ILLEGAL: 'APE-5.14.5',
  TARGET_COUNT: 'APE-5.14.5',
  NO_LEGAL_TARGET: 'APE-5.13.11',
  NO_STAR: 'APE-5.13.3',
  COST_UNPAYABLE: 'APE-5.13.6',
  SQUARE_OCCUPIED: 'APE-5.15.1',
  OBJECT_LIMIT: 'APE-5.15.2',
  PANEL_LIMIT: 'APE-5.19.3',
  PANEL_OCCUPIED: 'APE-5.19.11',
  NO_TREASURE: 'APE-5.20.1',
  CHEST_EMPTY: 'APE-5.20.5',
  CHANCE_USED: 'APE-5.20.4',
  NO_ITEM: 'APE-5.20.9',
  ZONE_PROTECTED: 'APE-5.20.8',
  OFFER_TOO_LATE: 'APE-5.24.5',
} as const;
