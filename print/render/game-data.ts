/** A checked game as templates see it. */
import type { Card } from '../../engine/construction/types.ts';
import type { Offset, Text } from '../../engine/game.ts';
import type { CheckResult } from '../../generator/check.ts';
import { compilePatterns } from '../../generator/compile/cards.ts';
import { filesOf, isMapping } from '../../generator/link/game-files.ts';
import { CardTexts } from '../../generator/rules-text/card-texts.ts';
import type { Manifest } from '../../generator/manifest.ts';
import { withDeclared } from './declared.ts';

export interface GameData {
  readonly manifest: Manifest;
  /** Components by kind; every property that the schema declares is there. */
  readonly kinds: Readonly<Record<string, readonly Card[]>>;
  component(id: string): Card | undefined;
  componentIds(): Iterable<string>;
  readonly patterns: Readonly<Record<string, readonly Offset[]>>;
  /** The rules text of components. */
  readonly texts: Pick<CardTexts, 'paragraphs'>;
  /** templates/words.yaml. */
  readonly words: ReadonlyMap<string, Text>;
  /** Every file of the game folder. */
  readonly paths: ReadonlySet<string>;
  /** Mappings of these components that may have names which no schema declares. */
  readonly openMappings: WeakSet<object>;
}

/** Presumes that the check got as far as linking. */
export function gameData({ manifest, game, linked }: CheckResult): GameData {
  if (manifest === null || game === null || linked === null) {
    throw new TypeError('Only a game whose game.yaml can be used can be rendered.');
  }
  const openMappings = new WeakSet<object>();
  const kinds = Object.fromEntries(
    Object.entries(linked.cards).map(([kind, cards]) => {
      const schema = game.schemas.get(kind) ?? {};
      return [kind, cards.map((card) => withDeclared(card, schema, openMappings) as Card)];
    }),
  );
  const byId = new Map(
    Object.values(kinds).flatMap((cards) => cards.map((card) => [card.id, card] as const)),
  );
  return {
    manifest,
    kinds,
    component: (id) => byId.get(id),
    componentIds: () => byId.keys(),
    patterns: compilePatterns(game),
    texts: new CardTexts(game),
    words: wordsOf(game),
    paths: game.paths,
    openMappings,
  };
}

function wordsOf(game: NonNullable<CheckResult['game']>): ReadonlyMap<string, Text> {
  const data = filesOf(game, 'template-words')[0]?.data;
  return new Map(isMapping(data) ? (Object.entries(data) as [string, Text][]) : []);
}
