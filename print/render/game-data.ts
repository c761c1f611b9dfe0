/** A checked game as templates see it. */
import { isMapping, recordOf, remember } from '../../kernel/index.ts';
import type { Card } from '../../engine/construction/index.ts';
import type { Offset, Text } from '../../engine/index.ts';
import {
  CardTexts,
  type CheckedGame,
  compilePatterns,
  type Manifest,
  filesOf,
  type JsonSchema,
  type Vocabulary,
} from '../../generator/index.ts';
import { withDeclared } from './template-styles.ts';
import { marksOf, type Marks } from './icons.ts';

export interface GameData {
  readonly manifest: Manifest;
  /** Components by kind; every property that the schema declares is there. */
  readonly kinds: Readonly<Record<string, readonly Card[]>>;
  component(id: string): Card | undefined;
  componentIds(): Iterable<string>;
  readonly patterns: Readonly<Record<string, readonly Offset[]>>;
  /** The rules text of components. */
  readonly texts: Pick<CardTexts, 'paragraphs'>;
  /** What rules texts are made of beside their own cards. */
  readonly spoken: Spoken;
  /** Icons and keywords that texts may name. */
  readonly marks: Marks;
  /** templates/words.yaml. */
  readonly templateTexts: ReadonlyMap<string, Text>;
  /** Every file of the game folder. */
  readonly paths: ReadonlySet<string>;
  /** Mappings of these components that may have names which no schema declares. */
  readonly openMappings: WeakSet<object>;
}

/** The words of effects, and the names that they may mention. */
interface Spoken {
  readonly vocabulary: Vocabulary | null;
  /** By id, as written. */
  readonly names: Readonly<Record<string, unknown>>;
}

/**
 * Every part that is as it was in `before` is the same object as there: that a face needs no new
 * rendering can be seen by it.
 */
export function gameData({ manifest, game, linked }: CheckedGame, before?: GameData): GameData {
  const made = recordOf(
    Object.entries(linked.cards).map(([kind, cards]) => {
      const schema = game.schemas.get(kind) ?? NO_SCHEMA;
      return [kind, cards.map((card) => asBefore(declared(card, schema), before))] as const;
    }),
  );
  const kinds = before !== undefined && sameKinds(before.kinds, made) ? before.kinds : made;
  const byId = new Map(
    Object.values(kinds).flatMap((cards) => cards.map((card) => [card.id, card] as const)),
  );
  const templateTexts = templateTextsOf(game);
  return {
    manifest: sameJson(before?.manifest, manifest),
    kinds,
    component: (id) => byId.get(id),
    componentIds: () => byId.keys(),
    patterns: sameJson(before?.patterns, compilePatterns(game)),
    texts: new CardTexts(game),
    spoken: sameSpoken(before?.spoken, { vocabulary: game.vocabulary, names: namesOf(kinds) }),
    marks: sameJson(before?.marks, marksOf(game)),
    templateTexts:
      before !== undefined && isSame([...before.templateTexts], [...templateTexts])
        ? before.templateTexts
        : templateTexts,
    paths: before !== undefined && samePaths(before.paths, game.paths) ? before.paths : game.paths,
    openMappings,
  };
}

const openMappings = new WeakSet<object>();

const NO_SCHEMA: JsonSchema = {};

/** The schema by which a card was completed. */
const schemas = new WeakMap<Card, JsonSchema>();

const declared = remember((card: Card, schema: JsonSchema): Card => {
  const made = withDeclared(card, schema, openMappings) as Card;
  schemas.set(made, schema);
  return made;
});

/** A save of a file reads all of its cards again, most of them as they were. */
function asBefore(card: Card, before: GameData | undefined): Card {
  const old = before?.component(card.id);
  if (old === undefined || old === card || schemas.get(old) !== schemas.get(card)) return card;
  return isSame(old, card) ? old : card;
}

function sameKinds(before: GameData['kinds'], made: GameData['kinds']): boolean {
  const kinds = Object.entries(made);
  return (
    kinds.length === Object.keys(before).length &&
    kinds.every(([kind, cards]) => {
      const old = before[kind];
      return old?.length === cards.length && cards.every((card, at) => card === old[at]);
    })
  );
}

function namesOf(kinds: GameData['kinds']): Spoken['names'] {
  const cards = Object.values(kinds).flat();
  return Object.fromEntries(cards.map(({ id, name }) => [id, name]));
}

function sameSpoken(before: Spoken | undefined, made: Spoken): Spoken {
  if (before === undefined || before.vocabulary !== made.vocabulary) return made;
  return isSame(before.names, made.names) ? before : made;
}

function sameJson<T>(before: T | undefined, made: T): T {
  return before !== undefined && isSame(before, made) ? before : made;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function samePaths(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one === other || (one.size === other.size && [...one].every((path) => other.has(path)));
}

function templateTextsOf(game: CheckedGame['game']): ReadonlyMap<string, Text> {
  const data = filesOf(game, 'template-words')[0]?.data;
  const texts = Object.entries(isMapping(data) ? data : {});
  return new Map(texts.filter((entry): entry is [string, Text] => isText(entry[1])));
}

/** A text without a value has a fault of its own. */
function isText(value: unknown): value is Text {
  if (typeof value === 'string') return true;
  return isMapping(value) && Object.values(value).every((text) => typeof text === 'string');
}
