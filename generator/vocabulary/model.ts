/**
 * The vocabulary of a game as data: every word with its parameters, as vocabulary.yaml writes them.
 * Schemas, types, checks and printed texts of effects are made of it.
 */
import type { Where } from '../../engine/construction/types.ts';
import type { Text } from '../../engine/game.ts';
import type { GroupName } from './groups.ts';
import type { Param } from './params.ts';

/** One closed word of a group. */
export interface Word {
  readonly name: string;
  readonly group: GroupName;
  /** For designers. */
  readonly description: string;
  /** Of rules.md. */
  readonly clause?: string;
  /** The game's own code for faults of this word. */
  readonly code?: string;
  /** Components that may carry it; left out: all. */
  readonly carriers?: Where;
  /** By name, in the order of the file. A keyed word has one, named `value`; a bare word has none. */
  readonly params: ReadonlyMap<string, Param>;
  /** How it reads on a card: ICU MessageFormat, by locale. */
  readonly phrase: Text;
  /** Of a trigger: its own label before the sentence. Of a condition: its phrase is such a label. */
  readonly label?: Text | true;
  /** What it means, for players who meet it for the first time. */
  readonly reminder?: Text;
  /** Costs that effects with this trigger have. */
  readonly costs?: readonly string[];
  /** Whether `cost` may be left out where `costs` stands. */
  readonly freeOfCost?: boolean;
  /** The only triggers of effects in which it may stand; left out: all. */
  readonly triggers?: readonly string[];
  /** Of a trigger: its effects last, and do not happen at a moment. */
  readonly standing?: boolean;
  /** Of a trigger: the only operations that its effects may have; left out: all. */
  readonly operations?: readonly string[];
  /** Choices on whose picks this operation works. */
  readonly chosen?: readonly string[];
  /** The field of components that this slot compares with its value. */
  readonly field?: string;
  /**
   * What must be around it for it to do anything: fields of the component, and of the effect around it
   * as `effect.on`, see link/effects/needs.ts; left out: nothing.
   */
  readonly needs?: Where;
  /** What this condition compares. */
  readonly measure?: Measure;
}

/** What a condition compares; see schemas/vocabulary.schema.json. */
export interface Measure {
  /** What is compared. */
  readonly of: string;
  readonly comparison: Comparison;
  /** The parameter that it is compared with. */
  readonly param: string;
  readonly lowest?: number;
  readonly highest?: number;
}

export type Comparison = 'atMost' | 'atLeast' | 'equals' | 'oneOf';

/** Closed words with their names as players read them, in the order of the file. */
export type ClosedWords = ReadonlyMap<string, Text>;

export interface Vocabulary {
  /** Every group is there, also when it has no words. */
  readonly groups: Readonly<Record<GroupName, ReadonlyMap<string, Word>>>;
  /** Lists of closed words by name: of fields of components, or shared by parameters. */
  readonly words: ReadonlyMap<string, ClosedWords>;
  /** How clauses are joined: ICU MessageFormat, by name and locale. */
  readonly sentences: ReadonlyMap<string, Text>;
}

/** Every word, in the order of the groups and of the file. */
export function allWords({ groups }: Vocabulary): Word[] {
  return Object.values(groups).flatMap((words) => [...words.values()]);
}
