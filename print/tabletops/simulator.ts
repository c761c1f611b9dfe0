/** Tabletop Simulator: a saved object with the decks of the game, for its folder of saved objects. */
import type { Atlas, Box, BoxCard, BoxDeck, Tabletop } from './tabletop.ts';

export const simulator: Tabletop = {
  name: 'tabletop-simulator',
  title: 'Tabletop Simulator',
  source:
    'Berserk-Games/Tabletop-Simulator-Knowledge-Base, custom-content/custom-deck.md and asset-creation.md',
  // The last cell is what others see of a hidden card.
  limits: { columns: 10, rows: 7, reserved: 1, side: 4096 },
  addresses: 'whole',
  pictures: '',
  files: (box, address) => new Map([[`${box.id}-${box.locale}.json`, saved(box, address)]]),
};

function saved({ title, decks, atlases }: Box, address: (picture: string) => string): string {
  const custom = atlases.map((atlas) => customDeck(atlas, address));
  const objects = decks.map((deck, index) => deckObject(deck, index, atlases, custom));
  const save = { SaveName: title, GameMode: title, Note: '', LuaScript: '', ObjectStates: objects };
  return `${JSON.stringify(save, null, 2)}\n`;
}

type CustomDeck = Readonly<Record<string, unknown>>;

function customDeck(
  { fronts, backs, columns, rows }: Atlas,
  address: (p: string) => string,
): CustomDeck {
  return {
    FaceURL: address(fronts),
    BackURL: address(backs?.file ?? fronts),
    NumWidth: columns,
    NumHeight: rows,
    BackIsHidden: backs !== null && !backs.each,
    UniqueBack: backs?.each ?? false,
    Type: 0,
  };
}

/** Inches between the middles of decks that lie side by side. */
const APART = 4;

function deckObject(
  { name, cards }: BoxDeck,
  index: number,
  atlases: readonly Atlas[],
  custom: readonly CustomDeck[],
): object {
  const copies = cards.flatMap(({ card, copies: count }) => Array<BoxCard>(count).fill(card));
  const objects = copies.map((card) => cardObject(card, atlases, custom));
  const [only] = objects;
  // A deck of one card does not load.
  if (only !== undefined && objects.length === 1) return only;
  const used = [...new Set(cards.map(({ card }) => card.atlas))];
  return {
    ...common(atlases[used[0] ?? 0], index * APART),
    Name: 'DeckCustom',
    Nickname: name,
    Description: '',
    DeckIDs: copies.map(cardId),
    CustomDeck: Object.fromEntries(used.map((atlas) => [String(atlas + 1), custom[atlas]])),
    ContainedObjects: objects,
  };
}

function cardObject(
  card: BoxCard,
  atlases: readonly Atlas[],
  custom: readonly CustomDeck[],
): object {
  return {
    ...common(atlases[card.atlas], 0),
    Name: 'Card',
    Nickname: card.name,
    Description: card.description,
    GMNotes: card.id,
    Tags: [card.kind],
    CardID: cardId(card),
    CustomDeck: { [String(card.atlas + 1)]: custom[card.atlas] },
  };
}

/** The number of a custom deck, from 1, times a hundred, and the cell. */
function cardId({ atlas, cell }: BoxCard): number {
  return (atlas + 1) * 100 + cell;
}

/** Of a card that is as large in the simulator as its own. */
const USUAL_HEIGHT_MM = 88.9;

function common(atlas: Atlas | undefined, x: number): object {
  const { width, height } = atlas?.size ?? { width: 63.5, height: USUAL_HEIGHT_MM };
  const scale = Math.round((Math.max(width, height) / USUAL_HEIGHT_MM) * 1000) / 1000;
  return {
    Transform: {
      posX: x,
      posY: 1,
      posZ: 0,
      rotX: 0,
      rotY: 180,
      rotZ: 180,
      scaleX: scale,
      scaleY: 1,
      scaleZ: scale,
    },
    SidewaysCard: width > height,
    Hands: true,
  };
}
