// Made by "cardwright build" from the game "aaws-basic". Do not edit: change the YAML and build again.

import type { Frozen, Layout, Offset, Pattern, Text } from 'cardwright/engine';

export type { Frozen, Layout, Offset, Pattern, Text };

export type UnitId =
  | 'gate-captain'
  | 'ash-pikeman'
  | 'kiln-bulwark'
  | 'slag-bombardier'
  | 'trench-sapper'
  | 'forge-hound'
  | 'ember-oracle'
  | 'furnace-colossus'
  | 'ferry-marshal'
  | 'reed-skirmisher'
  | 'heron-archer'
  | 'oar-guard'
  | 'kite-scout'
  | 'tide-duelist'
  | 'rope-thrower'
  | 'leviathan-rider'
  | 'hollow-cantor'
  | 'hollow-shade';

/**
 * To whom it belongs; neutral units join either side.
 */
export type UnitFaction = 'cinder-bastion' | 'gale-ferry' | 'neutral';

/**
 * A unit template: its level is spent once on base levels, and once on VP and EP.
 */
export interface Unit {
  /**
   * The name by which rosters, battles and scenarios refer to this.
   */
  id: UnitId;
  /**
   * What it is called, per language.
   */
  name: Text;
  faction: UnitFaction;
  /**
   * Its level, and its price in a roster, 5 to 20.
   */
  level: number;
  /**
   * Victory points at the start of a combat, 1 to 99.
   */
  vp: number;
  /**
   * Equipment points for what it has equipped, 0 to 20.
   */
  ep: number;
  /**
   * Its base success elements with their levels, up to ten.
   *
   * @minItems 1
   * @maxItems 10
   */
  bases:
    | [
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        }
      ]
    | [
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        }
      ]
    | [
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        }
      ]
    | [
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        }
      ]
    | [
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        }
      ]
    | [
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        }
      ]
    | [
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        }
      ]
    | [
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        }
      ]
    | [
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        }
      ]
    | [
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        },
        {
          /**
           * A base success element.
           */
          base: BaseId;
          /**
           * Its level, 1 to 20.
           */
          level: number;
        }
      ];
  /**
   * Its success elements, each under one of its bases.
   */
  elements?: ElementId[];
  /**
   * What it can do beside them, up to three.
   *
   * @maxItems 3
   */
  traits?: [] | [TraitId] | [TraitId, TraitId] | [TraitId, TraitId, TraitId];
  /**
   * Attack actions beside those of every unit.
   */
  attacks?: AttackId[];
  /**
   * A sentence or two for the reader, per language. It has no effect in play.
   */
  flavour?: Text;
  /**
   * The figure on the sheet: an icon of the game-icons set, as game-icons: and its name.
   */
  emblem?: string;
  /**
   * The picture on the sheet: the path of a file in the game folder.
   */
  illustration?: string;
  /**
   * The kind that game.yaml declares.
   */
  kind: 'unit';
  /**
   * Follows from other fields; game.yaml says how.
   */
  commands: boolean;
}

export type BaseId =
  | 'command-ability'
  | 'hand-weapon'
  | 'brawl'
  | 'firearm'
  | 'thrown-tools'
  | 'armour'
  | 'shield-drill'
  | 'legwork'
  | 'mount-craft'
  | 'reflexes'
  | 'battle-sense'
  | 'war-dance'
  | 'guarded-step'
  | 'storm-call'
  | 'field-engineering'
  | 'local-knowledge';

/**
 * What a unit is good at. Its level counts for each ability that it describes.
 */
export interface Base {
  /**
   * The name by which rosters, battles and scenarios refer to this.
   */
  id: BaseId;
  /**
   * What it is called, per language.
   */
  name: Text;
  /**
   * The abilities for which its level counts, up to three; none when omitted.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: An ability.
   */
  descriptors?:
    | ['melee' | 'ranged' | 'defence' | 'movement' | 'initiative' | 'storm']
    | [
        'melee' | 'ranged' | 'defence' | 'movement' | 'initiative' | 'storm',
        'melee' | 'ranged' | 'defence' | 'movement' | 'initiative' | 'storm'
      ]
    | [
        'melee' | 'ranged' | 'defence' | 'movement' | 'initiative' | 'storm',
        'melee' | 'ranged' | 'defence' | 'movement' | 'initiative' | 'storm',
        'melee' | 'ranged' | 'defence' | 'movement' | 'initiative' | 'storm'
      ];
  /**
   * A sentence or two for the reader, per language. It has no effect in play.
   */
  note?: Text;
  /**
   * The kind that game.yaml declares.
   */
  kind: 'base';
}

export type ElementId =
  | 'measured-cut'
  | 'heavy-swing'
  | 'riposte-form'
  | 'twin-arc'
  | 'parry-line'
  | 'bite-and-hold'
  | 'shoulder-check'
  | 'steady-aim'
  | 'long-shot'
  | 'suppressing-burst'
  | 'snap-shot'
  | 'weighted-net'
  | 'far-throw'
  | 'brace-plate'
  | 'deflecting-angle'
  | 'shield-wall'
  | 'lock-shields'
  | 'sprint'
  | 'long-stride'
  | 'sure-footing'
  | 'gallop'
  | 'trample'
  | 'quick-reaction'
  | 'sidestep'
  | 'first-mover'
  | 'read-the-line'
  | 'anticipate'
  | 'battlefield-eye'
  | 'rally-call'
  | 'signal-flags'
  | 'whirling-step'
  | 'rolling-guard'
  | 'trench-digging'
  | 'quick-barricade'
  | 'field-dressing'
  | 'hidden-paths'
  | 'weather-lore'
  | 'thunder-note'
  | 'second-echo';

/**
 * A trick of a unit, good for one boost in a combat.
 */
export interface Element {
  /**
   * The name by which rosters, battles and scenarios refer to this.
   */
  id: ElementId;
  /**
   * What it is called, per language.
   */
  name: Text;
  /**
   * The base success element to which it belongs.
   */
  base: BaseId;
  /**
   * What it can boost, one effect for each kind of boost. None when it only serves an other action.
   */
  effects?: readonly Effect[];
  /**
   * The kind that game.yaml declares.
   */
  kind: 'element';
}

export type TemporaryId =
  | 'rallied'
  | 'high-spirits'
  | 'desperate-stand';

/**
 * A short advantage, good for two boosts in a round.
 */
export interface Temporary {
  /**
   * The name by which rosters, battles and scenarios refer to this.
   */
  id: TemporaryId;
  /**
   * What it is called, per language.
   */
  name: Text;
  /**
   * What it can boost, one effect for each kind of boost.
   */
  effects: readonly Effect[];
  /**
   * The kind that game.yaml declares.
   */
  kind: 'temporary';
}

export type AttackId =
  | 'melee-attack'
  | 'ranged-attack'
  | 'moved-ranged-attack'
  | 'sweep'
  | 'hurl-blade'
  | 'lance-thrust'
  | 'volley'
  | 'storm-burst'
  | 'thunder-grasp';

/**
 * The ability that the attack uses.
 */
export type AttackAbility = 'melee' | 'ranged' | 'defence' | 'movement' | 'initiative' | 'storm';

/**
 * A major action that attacks.
 */
export interface Attack {
  /**
   * The name by which rosters, battles and scenarios refer to this.
   */
  id: AttackId;
  /**
   * What it is called, per language.
   */
  name: Text;
  ability: AttackAbility;
  /**
   * adjacent; or from a least distance to a fixed one, or to the value of an ability.
   */
  range: 'adjacent' | {readonly min: number; readonly max?: number; readonly ability?: string};
  /**
   * Whether range boosts may lengthen it; default: no.
   */
  rangeBoostable?: boolean;
  /**
   * The most targets; or every unit in reach, every enemy or every ally. Default: 1.
   */
  targets?: number | 'indiscriminate' | 'enemy' | 'ally';
  /**
   * Whether another attack action may lend it its range; only on adjacent attacks. Default: no.
   */
  extendable?: boolean;
  /**
   * Whether the defence of the target does not count; default: no.
   */
  ignoresDefence?: boolean;
  /**
   * Whether it is refused after a move in the same activation; default: no.
   */
  notAfterMove?: boolean;
  /**
   * Whether every unit has it; default: no, units and items give it.
   */
  common?: boolean;
  /**
   * The kind that game.yaml declares.
   */
  kind: 'attack';
}

export type OtherActionId =
  | 'dig-trench'
  | 'set-snare'
  | 'rally'
  | 'dress-wound'
  | 'entangle'
  | 'smash-crate';

/**
 * Whether it takes the minor or the major action of the activation.
 */
export type OtherActionSlot = 'minor' | 'major';

/**
 * An action that a battle allows beside those of every unit.
 */
export interface OtherAction {
  /**
   * The name by which rosters, battles and scenarios refer to this.
   */
  id: OtherActionId;
  /**
   * What it is called, per language.
   */
  name: Text;
  slot: OtherActionSlot;
  /**
   * Whether the element that it needs is used up; default: no.
   */
  usesUp?: boolean;
  /**
   * What it does.
   */
  effects: readonly Effect[];
  /**
   * The kind that game.yaml declares.
   */
  kind: 'other-action';
}

export type ItemId =
  | 'ash-halberd'
  | 'throwing-axe'
  | 'long-lance'
  | 'iron-targe'
  | 'kiln-plate'
  | 'long-rifle'
  | 'heron-bow'
  | 'running-boots'
  | 'signal-horn'
  | 'smoke-pot'
  | 'storm-censer'
  | 'sapper-kit'
  | 'sealed-case';

/**
 * Something that a unit has equipped or carries in its pack.
 */
export interface Item {
  /**
   * The name by which rosters, battles and scenarios refer to this.
   */
  id: ItemId;
  /**
   * What it is called, per language.
   */
  name: Text;
  /**
   * Equipment points that it takes while equipped, 0 to 20.
   */
  ep: number;
  /**
   * More or less of abilities while it is equipped, −5 to +5 each.
   */
  adds?: {
    /**
     * More or less melee.
     */
    melee?: number;
    /**
     * More or less ranged.
     */
    ranged?: number;
    /**
     * More or less defence.
     */
    defence?: number;
    /**
     * More or less movement.
     */
    movement?: number;
    /**
     * More or less initiative.
     */
    initiative?: number;
    /**
     * More or less storm.
     */
    storm?: number;
  };
  /**
   * Attack actions that it gives, up to three.
   *
   * @maxItems 3
   */
  attacks?: [] | [AttackId] | [AttackId, AttackId] | [AttackId, AttackId, AttackId];
  /**
   * Success elements that its bearer may use, up to five.
   *
   * @maxItems 5
   */
  elements?:
    | []
    | [ElementId]
    | [ElementId, ElementId]
    | [ElementId, ElementId, ElementId]
    | [ElementId, ElementId, ElementId, ElementId]
    | [ElementId, ElementId, ElementId, ElementId, ElementId];
  /**
   * Whether there is only one in the combat; default: no.
   */
  unique?: boolean;
  /**
   * A sentence or two for the reader, per language. It has no effect in play.
   */
  flavour?: Text;
  /**
   * The figure on the sheet: an icon of the game-icons set, as game-icons: and its name.
   */
  emblem?: string;
  /**
   * The picture on the sheet: the path of a file in the game folder.
   */
  illustration?: string;
  /**
   * The kind that game.yaml declares.
   */
  kind: 'item';
}

export type PackId =
  | 'pack';

/**
 * Holds what a unit carries without having it equipped.
 */
export interface Pack {
  /**
   * The name by which rosters, battles and scenarios refer to this.
   */
  id: PackId;
  /**
   * What it is called, per language.
   */
  name: Text;
  /**
   * The kind that game.yaml declares.
   */
  kind: 'pack';
}

export type TraitId =
  | 'overwatch'
  | 'bulwark-presence'
  | 'pack-hunter'
  | 'grudge';

/**
 * What a unit can do beside its elements.
 */
export interface Trait {
  /**
   * The name by which rosters, battles and scenarios refer to this.
   */
  id: TraitId;
  /**
   * What it is called, per language.
   */
  name: Text;
  /**
   * What it does.
   */
  effects: readonly Effect[];
  /**
   * The kind that game.yaml declares.
   */
  kind: 'trait';
}

export type TerrainId =
  | 'open'
  | 'cover'
  | 'mud'
  | 'snare'
  | 'water'
  | 'high-ground';

/**
 * What a square is like.
 */
export interface Terrain {
  /**
   * The name by which rosters, battles and scenarios refer to this.
   */
  id: TerrainId;
  /**
   * What it is called, per language.
   */
  name: Text;
  /**
   * Movement power that entering it costs, 1 to 9. Missing where nobody enters.
   */
  moveCost?: number;
  /**
   * Whether units may enter it; default: yes.
   */
  enterable?: boolean;
  /**
   * What it does to units on it.
   */
  effects?: readonly Effect[];
  /**
   * The kind that game.yaml declares.
   */
  kind: 'terrain';
}

export type ObjectId =
  | 'crate'
  | 'standard'
  | 'wall';

/**
 * A thing on a square, on which nobody stops.
 */
export interface Object {
  /**
   * The name by which rosters, battles and scenarios refer to this.
   */
  id: ObjectId;
  /**
   * What it is called, per language.
   */
  name: Text;
  /**
   * Whether units may pass over it.
   */
  passable: boolean;
  /**
   * The kind that game.yaml declares.
   */
  kind: 'object';
}

export type StanceId =
  | 'stance-counter'
  | 'stance-cooperative-attack'
  | 'stance-cooperative-defence'
  | 'stance-defence';

/**
 * What a unit has prepared for until its next activation.
 */
export interface Stance {
  /**
   * The name by which templates refer to this.
   */
  id: StanceId;
  /**
   * What it is called, per language.
   */
  name: Text;
  /**
   * The sign on the piece: an icon of the game-icons set, as game-icons: and its name.
   */
  emblem: string;
  /**
   * What it is for, in a sentence or two, per language. The rules decide.
   */
  text: Text;
  /**
   * The kind that game.yaml declares.
   */
  kind: 'stance';
}

export type TokenId =
  | 'charge-token'
  | 'cooperation-token'
  | 'defence-token'
  | 'domination-token';

/**
 * A resource that a unit gets in play.
 */
export interface Token {
  /**
   * The name by which templates refer to this.
   */
  id: TokenId;
  /**
   * What it is called, per language.
   */
  name: Text;
  /**
   * The sign on the piece: an icon of the game-icons set, as game-icons: and its name.
   */
  emblem: string;
  /**
   * What it is for, in a sentence or two, per language. The rules decide.
   */
  text: Text;
  /**
   * The kind that game.yaml declares.
   */
  kind: 'token';
}

export type BattleId =
  | 'crossing-yard'
  | 'last-light'
  | 'narrow-escape'
  | 'sealed-orders'
  | 'signal-hill'
  | 'trench-line'
  | 'two-fords';

/**
 * A battlefield with its zones, and what wins on it.
 */
export interface Battle {
  /**
   * The name by which rosters, battles and scenarios refer to this.
   */
  id: BattleId;
  /**
   * What it is called, per language.
   */
  name: Text;
  /**
   * A sentence or two for the reader, per language. It has no effect in play.
   */
  text?: Text;
  /**
   * The squares, the first line in the north: . open, c cover, m mud, s snare, w water, h high ground, C crate, S standard, W wall.
   */
  field: Layout<'cover' | 'mud' | 'snare' | 'water' | 'highGround' | 'crate' | 'standard' | 'wall'>;
  /**
   * Where units are deployed, as the field is drawn: a for alpha, b for beta.
   */
  zones: Layout<'alpha' | 'beta'>;
  /**
   * The side that declares first; default: beta.
   */
  gmSide?: 'alpha' | 'beta';
  /**
   * What is particular about the side alpha.
   */
  alpha?: {
    /**
     * Any one of these wins; annihilation when omitted.
     *
     * @minItems 1
     */
    victory?: [
      {
        /**
         * What must be reached.
         */
        goal:
          | 'annihilation'
          | 'hold-squares'
          | 'units-escaped'
          | 'eliminate-unit'
          | 'survive-rounds'
          | 'item-escaped'
          | 'reach-zone';
      },
      ...{
        /**
         * What must be reached.
         */
        goal:
          | 'annihilation'
          | 'hold-squares'
          | 'units-escaped'
          | 'eliminate-unit'
          | 'survive-rounds'
          | 'item-escaped'
          | 'reach-zone';
      }[]
    ];
    /**
     * Temporary success elements of each of its units at the start.
     */
    temporaries?: TemporaryId[];
  };
  /**
   * What is particular about the side beta.
   */
  beta?: {
    /**
     * Any one of these wins; annihilation when omitted.
     *
     * @minItems 1
     */
    victory?: [
      {
        /**
         * What must be reached.
         */
        goal:
          | 'annihilation'
          | 'hold-squares'
          | 'units-escaped'
          | 'eliminate-unit'
          | 'survive-rounds'
          | 'item-escaped'
          | 'reach-zone';
      },
      ...{
        /**
         * What must be reached.
         */
        goal:
          | 'annihilation'
          | 'hold-squares'
          | 'units-escaped'
          | 'eliminate-unit'
          | 'survive-rounds'
          | 'item-escaped'
          | 'reach-zone';
      }[]
    ];
    /**
     * Temporary success elements of each of its units at the start.
     */
    temporaries?: TemporaryId[];
  };
  /**
   * The last round, 1 to 99; default: 20.
   */
  rounds?: number;
  /**
   * Who wins when the last round is over; default: a draw.
   */
  atLimit?: 'draw' | 'alpha' | 'beta';
  /**
   * Other actions that units may take here.
   */
  otherActions?: OtherActionId[];
  /**
   * Items that lie on the field at the start.
   */
  groundItems?: {
    /**
     * The item.
     */
    item: ItemId;
    /**
     * [column, row], [1, 1] in the north-west.
     */
    square: readonly [column: number, row: number];
  }[];
  /**
   * Units that join in the end phase of a round.
   */
  arrivals?: {
    /**
     * A number of rounds, 1 to 99.
     */
    round: number;
    /**
     * The unit.
     */
    unit: UnitId;
    /**
     * Whose it is.
     */
    side: 'alpha' | 'beta';
    /**
     * [column, row], [1, 1] in the north-west.
     */
    square: readonly [column: number, row: number];
  }[];
  /**
   * What happens by itself.
   */
  events?: readonly Effect[];
  /**
   * The kind that game.yaml declares.
   */
  kind: 'battle';
}

export type PatternId = never;

export type DeckId =
  | 'ferry-raiders'
  | 'gate-watch';

/** What an amount counts. */
export type Count = never;

/** A number, or base + per × what is counted. */
export type Amount =
  | number
  | { readonly base: number; readonly per: number; readonly count: Count };

/** How long an operation works. */
export type Duration = 'endOfRound' | 'endOfCombat';

/** How often an effect may happen. */
export type Limit = 'oncePerRound' | 'oncePerCombat';

/** Whom or what an operation is done to. */
export type Target =
  /** The moving unit. */
  | {
      readonly who: 'mover';
    };

/** What a player picks for an effect. */
export type Choice =
  /** Another unit of its side on the field. */
  | {
      readonly pick: 'ally';
      readonly within: number;
    }
  /** An enemy on the field. */
  | {
      readonly pick: 'enemy';
      readonly within: number;
    }
  /** Another square than its own, free of objects or of units and objects. */
  | {
      readonly pick: 'square';
      readonly within: number;
      readonly free: 'objects' | 'everything';
    }
  /** A square on which an object of this kind is. */
  | {
      readonly pick: 'objectSquare';
      readonly within: number;
      readonly object: ObjectId;
    };

/** What is paid for an effect. */
export type Cost = never;

/** What one card of a set of cards must be. */
export type Slot = never;

/** What must hold for an effect. */
export type Condition =
  /** Whether the attack uses this ability. */
  | {
      readonly is: 'abilityIs';
      readonly ability: 'melee' | 'ranged' | 'defence' | 'movement' | 'initiative' | 'storm';
    }
  /** Whether the attack is made with this attack action. */
  | {
      readonly is: 'attackActionIs';
      readonly action: AttackId;
    }
  /** Whether the range of the attack is adjacent, or goes farther. */
  | {
      readonly is: 'rangeKindIs';
      readonly range: 'adjacent' | 'far';
    }
  /** Whether the attack is a counter. */
  | {
      readonly is: 'attackIsCounter';
    }
  /** Whether the unit that declares it cooperates in the attack. */
  | {
      readonly is: 'selfIsCooperating';
    }
  /** Whether the unit moves with this minor action. */
  | {
      readonly is: 'moveActionIs';
      readonly action: 'move' | 'restricted-move';
    }
  /** Whether attack unit and target unit are at most this far apart. */
  | {
      readonly is: 'distanceAtMost';
      readonly squares: number;
    }
  /** Whether attack unit and target unit are at least this far apart. */
  | {
      readonly is: 'distanceAtLeast';
      readonly squares: number;
    }
  /** Whether the moving unit is at most this far from this one. */
  | {
      readonly is: 'moverWithin';
      readonly squares: number;
    }
  /** Whether a unit is this one, an ally of it, or an enemy. */
  | {
      readonly is: 'relationOf';
      readonly unit: 'self' | 'attackUnit' | 'targetUnit' | 'mover';
      readonly relation: 'self' | 'ally' | 'enemy';
    }
  /** Whether a unit is on a square beside this one. */
  | {
      readonly is: 'adjacentToSelf';
      readonly unit: 'self' | 'attackUnit' | 'targetUnit' | 'mover';
    }
  /** Whether an ally of this unit other than itself is beside a unit. */
  | {
      readonly is: 'allyAdjacentTo';
      readonly unit: 'self' | 'attackUnit' | 'targetUnit' | 'mover';
    }
  /** Whether a unit has moved in this activation. */
  | {
      readonly is: 'movedThisActivation';
      readonly unit: 'self' | 'attackUnit' | 'targetUnit' | 'mover';
    }
  /** Whether a unit is on this terrain. */
  | {
      readonly is: 'onTerrain';
      readonly unit: 'self' | 'attackUnit' | 'targetUnit' | 'mover';
      readonly terrain: TerrainId;
    }
  /** Whether this unit has the element, unused or used. */
  | {
      readonly is: 'hasElement';
      readonly element: ElementId;
    }
  /** Whether this unit could use the attack action on the moving unit. */
  | {
      readonly is: 'canUseAttack';
      readonly action: AttackId;
    }
  /** Whether it is this round. */
  | {
      readonly is: 'roundIs';
      readonly round: number;
    }
  /** At least one of these holds. */
  | { readonly any: readonly Condition[] }
  /** This does not hold. */
  | { readonly not: Condition };

/** What must hold for a card. */
export type Requirement = never;

/** What an effect does. */
export type Operation =
  /** More dice for the attack value. */
  | {
      readonly op: 'addAttackDie';
      readonly count: number;
    }
  /** More dice for the target value. */
  | {
      readonly op: 'addTargetDie';
      readonly count: number;
    }
  /** More reach of an attack. */
  | {
      readonly op: 'addReach';
      readonly squares: number;
    }
  /** More targets of an attack. */
  | {
      readonly op: 'addMaxTargets';
      readonly count: number;
    }
  /** More movement power. */
  | {
      readonly op: 'addMovePower';
      readonly squares: number;
    }
  /** More dice for the initiative of the side. */
  | {
      readonly op: 'addInitiativeDie';
      readonly count: number;
    }
  /** The unit takes another stance at once. */
  | {
      readonly op: 'changeStance';
    }
  /** A larger attack value. */
  | {
      readonly op: 'addAttackValue';
      readonly amount: number;
    }
  /** A larger target value. */
  | {
      readonly op: 'addTargetValue';
      readonly amount: number;
    }
  /** More or less of an ability value, for a time. */
  | {
      readonly op: 'addAbility';
      readonly ability: 'melee' | 'ranged' | 'defence' | 'movement' | 'initiative' | 'storm';
      readonly amount: number;
      readonly until: 'endOfRound' | 'endOfCombat';
    }
  /** The move ends on this square. */
  | {
      readonly op: 'stopMovement';
    }
  /** This unit attacks at once, out of its turn. */
  | {
      readonly op: 'performAttack';
      readonly action: AttackId;
      readonly target: Extract<Target, { readonly who: 'mover' }>;
    }
  /** This unit gets tokens. */
  | {
      readonly op: 'giveToken';
      readonly token: 'charge';
      readonly count: number;
    }
  /** The chosen ally gets a temporary success element. */
  | {
      readonly op: 'grantTemporary';
      readonly element: TemporaryId;
    }
  /** Each unit of a side gets a temporary success element. */
  | {
      readonly op: 'grantTemporaryToAll';
      readonly side: 'alpha' | 'beta';
      readonly element: TemporaryId;
    }
  /** The chosen square becomes other terrain. */
  | {
      readonly op: 'setTerrain';
      readonly terrain: TerrainId;
    }
  /** The object on the chosen square is removed. */
  | {
      readonly op: 'removeObject';
    }
  /** The chosen ally gets VP back, never more than its maximum. */
  | {
      readonly op: 'restoreVp';
      readonly amount: number;
    };

/** What a card does, and when. */
export type Effect =
  /** While its source is in force and the conditions hold. */
  | {
      readonly on: 'passive';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly choose?: Choice;
      readonly do: readonly Operation[];
    }
  /** When the element is declared as a boost; the operation says which. */
  | {
      readonly on: 'declare';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly choose?: Choice;
      readonly do: readonly Operation[];
    }
  /** When the other action is performed; conditions say who may. */
  | {
      readonly on: 'performed';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly choose?: Choice;
      readonly do: readonly Operation[];
    }
  /** When a moving unit has entered a square. */
  | {
      readonly on: 'moveEntered';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly choose?: Choice;
      readonly do: readonly Operation[];
    }
  /** In the dice step of an attack. */
  | {
      readonly on: 'attackDice';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly choose?: Choice;
      readonly do: readonly Operation[];
    }
  /** When the target unit has taken actual damage and is still on the field. */
  | {
      readonly on: 'attackDamaged';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly choose?: Choice;
      readonly do: readonly Operation[];
    }
  /** Before the first round. */
  | {
      readonly on: 'combatStart';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly choose?: Choice;
      readonly do: readonly Operation[];
    }
  /** At the start of each round. */
  | {
      readonly on: 'roundStart';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly choose?: Choice;
      readonly do: readonly Operation[];
    }
  /** In each end phase, after arrivals. */
  | {
      readonly on: 'roundEnd';
      readonly if?: readonly Condition[];
      readonly limit?: Limit;
      readonly choose?: Choice;
      readonly do: readonly Operation[];
    };

/** What an effect waits for. */
export type Trigger = Effect['on'];

/** All of them, in the order of the vocabulary. */
export const triggers = ['passive', 'declare', 'performed', 'moveEntered', 'attackDice', 'attackDamaged', 'combatStart', 'roundStart', 'roundEnd'] as const;

/** The options of a set-up; `optionsOf<Options>(game, setup)` of the engine has them, defaults filled in. */
export type Options = Frozen<{
  /**
   * Added to the target value at distance 2 or more.
   */
  coverDefenceBonus: number;
  commandDie: number;
  boostDie: number;
  /**
   * Roll again, keep the holder, or the side of the players.
   */
  initiativeTie: 'roll-off' | 'keep-previous' | 'player-side';
  /**
   * All at once, or before each activation.
   */
  winnerInsertion: 'static' | 'dynamic';
  initiativeBoostSources: 'any-unit' | 'representative';
  /**
   * The used value once the range is chosen, or the ability before it.
   */
  immediateHalving: 'after-range' | 'before-range';
  /**
   * The unit, or the square beside it.
   */
  rangedBaseReach: 0 | 1;
  attackWithZeroAbility: boolean;
  friendlyFire: boolean;
  /**
   * One roll for all targets, or one for each.
   */
  multiTargetDice: 'shared' | 'per-target';
  /**
   * How many counters may follow each other.
   */
  counterDepth: number;
  elementUsesPerCombat: number;
  temporaryUsesPerRound: number;
  /**
   * For each element, or for each unit.
   */
  temporaryUseScope: 'element' | 'unit';
  emergencyFromNone: boolean;
  /**
   * Every square between, or straight lines only.
   */
  lineOfFire: 'manhattan-between' | 'straight-only';
  interferenceMinDistance: number;
  interferenceSides: 'any' | 'target-side';
  dominationTie: 'none' | 'attacker' | 'target';
  /**
   * null for no limit.
   */
  chargeMax: number | null;
  itemSpentElementLosesBonus: boolean;
  dropItemsOnIncapacitation: boolean;
  /**
   * Also where nobody can do anything but pass.
   */
  askEveryWindow: boolean;
  incapacitatedMeaning: 'retired' | 'dead';
  restoreVpAfterCombat: boolean;
  /**
   * Where the battle does not say.
   */
  maxRounds: number;
  /**
   * Where the battle does not say.
   */
  roundLimitResult: 'draw' | 'alpha' | 'beta';
  elementsPerBaseLevel: number;
  itemBonusPerEp: number;
  rosterLevelBudget: number;
  unitsMin: number;
  unitsMax: number;
  copiesMax: number;
  /**
   * Neutral units do not count.
   */
  factionsMax: number;
  neutralMax: number;
  carriedMax: number;
  /**
   * For each unit.
   */
  temporaryElementsMax: number;
  commandRecommended: boolean;
}>;

/** The components by kind; `componentsOf<Kinds>(game)` of the engine has them as lists. */
export interface Kinds {
  readonly 'unit': Unit;
  readonly 'base': Base;
  readonly 'element': Element;
  readonly 'temporary': Temporary;
  readonly 'attack': Attack;
  readonly 'other-action': OtherAction;
  readonly 'item': Item;
  readonly 'pack': Pack;
  readonly 'trait': Trait;
  readonly 'terrain': Terrain;
  readonly 'object': Object;
  readonly 'stance': Stance;
  readonly 'token': Token;
  readonly 'battle': Battle;
}

/** The words of "faction", in the order of the tables. */
export const unitFaction = ["cinder-bastion", "gale-ferry", "neutral"] as const;

/** The words of "ability", in the order of the tables. */
export const attackAbility = ["melee", "ranged", "defence", "movement", "initiative", "storm"] as const;

/** The words of "slot", in the order of the tables. */
export const otherActionSlot = ["minor", "major"] as const;

/** The words of "gmSide", in the order of the tables. */
export const battleGmSide = ["alpha", "beta"] as const;

/** The words of "atLimit", in the order of the tables. */
export const battleAtLimit = ["draw", "alpha", "beta"] as const;

/** By code of a refusal: the clause that it upholds, of messages.yaml. */
export const refusals = {
  SLOT_USED: 'AAW-4.3.3',
  ACTION_UNAVAILABLE: 'AAW-5.1.1',
  RANGED_AFTER_MOVE: 'AAW-6.1.3',
  NO_TARGET: 'AAW-9.2.10',
  TARGET_OUT_OF_RANGE: 'AAW-9.2.1',
  TARGET_ILLEGAL: 'AAW-9.2.8',
  TARGET_DUPLICATE: 'AAW-9.2.5',
  TOO_MANY_TARGETS: 'AAW-9.2.5',
  RANGE_VALUE_INVALID: 'AAW-9.2.3',
  EXTEND_ILLEGAL: 'AAW-9.3.2',
  BOOST_NOT_ALLOWED: 'AAW-11.1.9',
  BOOST_NOT_FITTING: 'AAW-11.1.7',
  BOOST_NOT_OWNED: 'AAW-11.1.8',
  BOOST_SPENT: 'AAW-11.1.2',
  BOOST_LATE: 'AAW-8.2.2',
  TOKEN_MISSING: 'AAW-11.1.8',
  PATH_OFF_FIELD: 'AAW-8.3.2',
  PATH_NOT_ADJACENT: 'AAW-8.3.2',
  PATH_IMPASSABLE: 'AAW-1.2.7',
  PATH_BLOCKED_ENEMY: 'AAW-8.3.3',
  PATH_STOP_OCCUPIED: 'AAW-8.3.4',
  PATH_DOMINATED: 'AAW-8.3.6',
  PATH_STOPPED: 'AAW-1.2.6',
  PATH_TOO_LONG: 'AAW-8.3.1',
  ITEM_NOT_EQUIPPED: 'AAW-5.8.1',
  ITEM_NOT_CARRIED: 'AAW-5.8.1',
  ITEM_NOT_HERE: 'AAW-5.7.3',
  EP_EXCEEDED: 'AAW-5.7.3',
  ESCAPE_TOO_FAR: 'AAW-6.9.1',
  STANCE_SAME: 'AAW-11.7.3',
  STANCE_NOT_ALLOWED: 'AAW-6.5.2',
  INTERFERE_ILLEGAL: 'AAW-12.1.1',
  COOP_ILLEGAL: 'AAW-10.3.2',
  TRIGGER_ILLEGAL: 'AAW-16.2.1',
  SQUARE_ILLEGAL: 'AAW-7.1.2',
  ORDER_INVALID: 'AAW-4.2.10',
  DEPLOY_ILLEGAL: 'AAW-17.6.1',
} as const;
