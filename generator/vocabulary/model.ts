/**
 * The vocabulary of a game as data: every word with its parameters, as vocabulary.yaml writes them.
 * Schemas, types, checks and printed texts of effects are made of it.
 */
import type { Where } from '../../engine/construction/index.ts';
import type { Text } from '../../engine/index.ts';

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
  /** Components that may carry it; all when omitted. */
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
  /** Whether `cost` may be omitted beside `costs`. */
  readonly freeOfCost?: boolean;
  /** The only triggers of effects in which it may be used; all when omitted. */
  readonly triggers?: readonly string[];
  /** Of a trigger: its effects last, and do not happen at a moment. */
  readonly standing?: boolean;
  /** Of a trigger: the only operations that its effects may have; all when omitted. */
  readonly operations?: readonly string[];
  /** Choices on whose picks this operation works. */
  readonly chosen?: readonly string[];
  /** Of the name of a choice: the choices that may have it. */
  readonly choices?: readonly string[];
  /** The field of components that this slot compares with its value. */
  readonly field?: string;
  /**
   * What must be around it for it to do anything: fields of the component, and of the effect around it
   * as `effect.on`, see link/effects/needs.ts; nothing when omitted.
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
  /** What words, by their groups, and parameters are called in lists to choose from, where the game says it. */
  readonly names: ReadonlyMap<GroupName | 'parameters', ClosedWords>;
  /** How clauses are joined: ICU MessageFormat, by name and locale. */
  readonly sentences: ReadonlyMap<string, Text>;
}

/** Every word, in the order of the groups and of the file. */
export function allWords({ groups }: Vocabulary): Word[] {
  return Object.values(groups).flatMap((words) => [...words.values()]);
}

/** The groups of a vocabulary, and how their words are in an effect. */

/**
 * `tagged`: a mapping with the word behind `tag` and its parameters beside it (`{ op: heal, amount: 2 }`);
 * `named`: the word alone, or tagged where it has parameters (`ownAvi`, `{ who: around, area: ring }`);
 * `keyed`: the word is the key of its value (`{ ap: 1 }`); `bare`: the word alone.
 */
type Form =
  | { readonly form: 'tagged' | 'named'; readonly tag: string }
  | { readonly form: 'keyed' | 'bare' };

/** In the order of vocabulary.yaml. To add a group: a line here, its list in schemas/vocabulary.schema.json. */
export const groups = {
  triggers: { form: 'tagged', tag: 'on' },
  conditions: { form: 'tagged', tag: 'is' },
  requirements: { form: 'tagged', tag: 'is' },
  slots: { form: 'keyed' },
  costs: { form: 'keyed' },
  limits: { form: 'bare' },
  choices: { form: 'tagged', tag: 'pick' },
  picks: { form: 'bare' },
  targets: { form: 'named', tag: 'who' },
  counts: { form: 'bare' },
  operations: { form: 'tagged', tag: 'op' },
  durations: { form: 'bare' },
} as const satisfies Readonly<Record<string, Form>>;

export type GroupName = keyof typeof groups;

/** In the order of vocabulary.yaml. */
export const groupNames = Object.keys(groups) as readonly GroupName[];

/** Parameters of words: what is beside a word on a card. Forms: schemas/vocabulary-params.schema.json. */

/** What every parameter says. */
interface Common {
  readonly name: string;
  readonly required: boolean;
  /** For designers. */
  readonly description?: string;
}

/** Which whole numbers: both ends belong to it. */
export interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
  /** Numbers between the ends that do not belong to it. */
  readonly except?: readonly number[];
}

interface Closed {
  readonly words: ClosedWords;
  /** Its name in `words`, where it is shared. */
  readonly list?: string;
}

/** What a parameter may be, by its type. */
export type ParamForm =
  | ({ readonly type: 'integer' } & Bounds)
  | { readonly type: 'boolean' }
  | ({ readonly type: 'word' } & Closed)
  /** A list of them, each once. */
  | ({ readonly type: 'words' } & Closed)
  /** In the YAML an id or a drawing; compiled: offsets. */
  | { readonly type: 'pattern' }
  /** A whole number, or `{ base, per, count }`. */
  | ({ readonly type: 'amount'; readonly counts: readonly string[] } & Bounds)
  /** Closed words by field; null where any value may be. */
  | { readonly type: 'filter'; readonly fields: ReadonlyMap<string, ClosedWords | null> }
  | { readonly type: 'target'; readonly targets: readonly string[] }
  | { readonly type: 'duration'; readonly durations: readonly string[] }
  /** The name of a choice of the effect. */
  | { readonly type: 'pick'; readonly picks: readonly string[] }
  | { readonly type: 'id'; readonly kinds: readonly string[] };

export type ParamType = ParamForm['type'];

export type Param = Common & ParamForm;

/** A parameter of one type: `ParamOf<'amount'>`. */
export type ParamOf<T extends ParamType> = Common & Extract<ParamForm, { readonly type: T }>;
