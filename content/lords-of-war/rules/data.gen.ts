// Made by "cardwright build" from the game "lords-of-war". Do not edit: change the YAML and build again.

import type { Frozen, Offset, Pattern, Text } from 'cardwright/engine';

export type { Frozen, Offset, Pattern, Text };

export type RaceId =
  | 'orc'
  | 'dwarf'
  | 'lizardman';

/**
 * A people that armies are raised from.
 */
export interface Race {
  /**
   * The name by which units and armies refer to this race: orc.
   */
  id: RaceId;
  /**
   * What the race is called, per language.
   */
  name: Text;
  /**
   * One or two sentences on how it fights, per language.
   */
  description: Text;
  /**
   * The main colour of its cards, as # and six hexadecimal digits in small letters.
   */
  colour: string;
  /**
   * The colour of rims and frames on its cards, light against the main colour, written like it. Default: ivory.
   */
  metal?: string;
  /**
   * Its sign on cards and backs: an icon of the game-icons set, as game-icons: and its name.
   */
  emblem?: string;
  /**
   * The kind that game.yaml declares.
   */
  kind: 'race';
}

export type UnitId =
  | 'dwarf-general-brokka'
  | 'dwarf-ulda'
  | 'dwarf-kazgrim'
  | 'dwarf-dorna'
  | 'dwarf-hesk'
  | 'dwarf-odrik'
  | 'dwarf-rune-cannon'
  | 'dwarf-oathmad'
  | 'dwarf-ram-knight'
  | 'dwarf-hearthguard'
  | 'dwarf-hookbill'
  | 'dwarf-axethrower'
  | 'dwarf-stonebreaker'
  | 'dwarf-marauder'
  | 'dwarf-slugger'
  | 'dwarf-boltwarden'
  | 'dwarf-tunnel-pike'
  | 'dwarf-pitboy'
  | 'dwarf-lamplighter'
  | 'dwarf-stakesetter'
  | 'dwarf-pony-scout'
  | 'lizardman-general-issith'
  | 'lizardman-sszal'
  | 'lizardman-coldblood'
  | 'lizardman-quillshot'
  | 'lizardman-fen-strider'
  | 'lizardman-tailwhip'
  | 'lizardman-mudspear'
  | 'orc-general-gorvak'
  | 'orc-hagga'
  | 'orc-murzod'
  | 'orc-skarnik'
  | 'orc-thrug'
  | 'goblin-nibbit'
  | 'orc-bonewhirl'
  | 'goblin-cinderpot'
  | 'orc-warhog'
  | 'orc-gatebreaker'
  | 'orc-ravager'
  | 'orc-catapult'
  | 'orc-tuskpike'
  | 'orc-deathbringer'
  | 'orc-scree-rider'
  | 'orc-palisader'
  | 'orc-frother'
  | 'goblin-shanker'
  | 'goblin-bow-pest'
  | 'goblin-prodder'
  | 'goblin-scrapper';

/**
 * How it fights. Spearmen and ranged units are support units: they may be placed beside a friend. Cavalry and berserkers have rules of their own in the intermediate game.
 */
export type UnitClass = 'infantry' | 'spearman' | 'ranged' | 'cavalry' | 'berserker';
/**
 * Its standing, from recruit to general. An army holds a fixed number of cards of each rank; command and general are command cards.
 */
export type UnitRank =
  'recruit' | 'regular' | 'veteran' | 'elite' | 'special' | 'command' | 'general';

/**
 * One unit card: what is printed on it, and nothing that follows from it.
 */
export interface Unit {
  /**
   * The name by which decks and scenarios refer to this unit: orc-ravager. No other unit has it.
   */
  id: UnitId;
  /**
   * The name printed on the card, per language.
   */
  name: Text;
  /**
   * The people it fights for: the id of a race in races.yaml.
   */
  race: RaceId;
  class: UnitClass;
  rank: UnitRank;
  /**
   * The attack it withstands, 1 to 9: it is eliminated by more than this, not by as much.
   */
  defence: number;
  arrows?: UnitArrows;
  ranged?: UnitRanged;
  /**
   * The figure in the middle of the card: an icon of the game-icons set, as game-icons: and its name. Default: the sign of its class.
   */
  emblem?: string;
  /**
   * A sentence or two for the reader, per language. It has no effect in play.
   */
  flavour?: Text;
  /**
   * The picture on the card: the path of a file in the game folder.
   */
  art?: string;
  /**
   * The kind that game.yaml declares.
   */
  kind: 'unit';
  /**
   * Follows from other fields; game.yaml says how.
   */
  support: boolean;
  /**
   * Follows from other fields; game.yaml says how.
   */
  commandCard: boolean;
}
/**
 * Attack strength by direction, seen from the owner. A direction without an arrow is omitted, never 0. A ranged unit may do without arrows.
 */
export interface UnitArrows {
  /**
   * Strength against the square straight ahead, 1 to 9.
   */
  front?: number;
  /**
   * Strength against the square ahead to the right, 1 to 9.
   */
  frontRight?: number;
  /**
   * Strength against the square to the right, 1 to 9.
   */
  right?: number;
  /**
   * Strength against the square behind to the right, 1 to 9.
   */
  backRight?: number;
  /**
   * Strength against the square straight behind, 1 to 9.
   */
  back?: number;
  /**
   * Strength against the square behind to the left, 1 to 9.
   */
  backLeft?: number;
  /**
   * Strength against the square to the left, 1 to 9.
   */
  left?: number;
  /**
   * Strength against the square ahead to the left, 1 to 9.
   */
  frontLeft?: number;
}
/**
 * The ranged attack. Units of class ranged have one, all others have none.
 */
export interface UnitRanged {
  /**
   * What one shot adds to the attack on its target, 1 to 9.
   */
  strength: number;
  /**
   * The target grid, seen from the owner: the name of a pattern in patterns.yaml, a drawing, or a list of offsets [right, forward].
   */
  targets: Pattern;
}

export type PatternId =
  | 'volley'
  | 'burst'
  | 'barrage'
  | 'parting-throw'
  | 'lane'
  | 'wedge'
  | 'fan';

export type DeckId =
  | 'dwarf-core'
  | 'dwarf-deep-road'
  | 'dwarf-gun-wall'
  | 'orc-core'
  | 'orc-hired-quills'
  | 'orc-long-range';

/** The options of a set-up; `optionsOf<Options>(game, setup)` of the engine has them, defaults filled in. */
export type Options = Frozen<{
  players: 2 | 3 | 4 | 6;
  /**
   * Columns and rows of the mat, or unbounded. With 4 and 6 players it must be unbounded.
   */
  board:
    | {
        columns: number;
        rows: number;
      }
    | 'unbounded';
  /**
   * The square [column, row] of each seat that takes part in the challenge.
   */
  startSpaces: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [number, number];
  };
  /**
   * Cards in each hand. With 3 players the hands of the solo player and of the team members are fixed.
   */
  handSize:
    | {
        solo: 7;
        member: 3;
      }
    | number;
  /**
   * Captured cards that win the game; null for none.
   */
  'victory.eliminations': number | null;
  /**
   * Captured command cards that win the game; null for none.
   */
  'victory.commandCards': number | null;
  'intermediate.cavalry': boolean;
  'intermediate.berserker': boolean;
  cavalryIgnoresInvolvement: boolean;
  /**
   * Only with 3 players: there is one when the general came from the hand, or, by the letter of the rulebook, never.
   */
  teamGeneralReinforcement: 'fromHand' | 'never';
  /**
   * The game is a draw, or the side of the player on turn wins.
   */
  simultaneousVictory: 'draw' | 'active';
  /**
   * Drawn at random, or the entrant at this place of the list, from 1. With 3 players it has no effect.
   */
  firstPlayer: number | 'random';
  /**
   * The most copies of one unit that an army may hold; null for any number.
   */
  maxCopies: number | null;
  /**
   * Completed turns after which the captured cards decide; null for none. Where the goals are out of reach, units could be placed and recalled for ever: then set one.
   */
  turnLimit: number | null;
}>;

/** The components by kind; `componentsOf<Kinds>(game)` of the engine has them as lists. */
export interface Kinds {
  readonly 'race': Race;
  readonly 'unit': Unit;
}

/** The words of "class", in the order of the tables. */
export const unitClass = ["infantry", "spearman", "ranged", "cavalry", "berserker"] as const;

/** The words of "rank", in the order of the tables. */
export const unitRank = ["recruit", "regular", "veteran", "elite", "special", "command", "general"] as const;

/** By code of a refusal: the clause that it upholds, of messages.yaml. */
export const refusals = {
  LOW_PLACE_NOT_IN_HAND: 'LOW-5.4.1',
  LOW_PLACE_START_SPACE: 'LOW-3.3.4',
  LOW_PLACE_OFF_BOARD: 'LOW-3.3.1',
  LOW_PLACE_OCCUPIED: 'LOW-3.3.2',
  LOW_PLACE_NO_CONTACT: 'LOW-5.4.3',
  LOW_PLACE_FORCED_ADJACENT: 'LOW-5.4.16',
  LOW_SHOT_UNIT: 'LOW-5.6.6',
  LOW_SHOT_CLASS: 'LOW-5.6.1',
  LOW_SHOT_SPENT: 'LOW-5.6.3',
  LOW_SHOT_ENGAGED: 'LOW-5.6.8',
  LOW_SHOT_TARGET: 'LOW-5.6.2',
  LOW_BERSERK_OPTION: 'LOW-6.5.3',
  LOW_DECK_EMPTY: 'LOW-5.7.2',
  LOW_RECALL_UNIT: 'LOW-5.7.5',
  LOW_RECALL_TEAM: 'LOW-6.7.10',
  LOW_RECALL_PLACED: 'LOW-5.7.8',
  LOW_RECALL_ENGAGED: 'LOW-5.7.6',
  LOW_RECALL_INVOLVED: 'LOW-5.7.9',
  LOW_MUST_REINFORCE: 'LOW-5.7.3',
} as const;
