/** Tabletop Playground: a template for each deck and picture, for the folders of a package of its editor. */
import { createHash } from 'node:crypto';
import type { Atlas, Box, BoxDeck, Tabletop } from './tabletop.ts';

export const playground: Tabletop = {
  name: 'tabletop-playground',
  title: 'Tabletop Playground',
  source: 'card templates as its editor writes them',
  limits: { columns: 10, rows: 10, reserved: 0, side: 4096 },
  addresses: 'names',
  pictures: 'Textures',
  files: (box, address) =>
    new Map(
      box.decks.flatMap((deck) =>
        [...new Set(deck.cards.map(({ card }) => card.atlas))].map((atlas): [string, string] => [
          `Templates/${box.id}-${box.locale}-${deck.id}-${atlas + 1}.json`,
          `${JSON.stringify(template(box, deck, atlas, address), null, '\t')}\n`,
        ]),
      ),
    ),
};

/** Values of `BackIndex`: one picture for all backs, or a grid like that of the fronts. */
const ONE_BACK = -2;
const BACK_EACH = -3;

/** Of `HiddenIndex`: others see a blurred front. */
const BLURRED = -1;

function template(
  box: Box,
  deck: BoxDeck,
  atlas: number,
  address: (picture: string) => string,
): object {
  const cards = deck.cards.filter(({ card }) => card.atlas === atlas);
  const { fronts, backs, columns, rows, size } = box.atlases[atlas] as Atlas;
  const byCell = <T>(of: (card: (typeof cards)[number]['card']) => T): Record<string, T> =>
    Object.fromEntries(cards.map(({ card }) => [String(card.cell), of(card)]));
  return {
    Type: 'Card',
    GUID: guid(`${box.id} ${box.locale} ${deck.id} ${atlas}`),
    Name: deck.name,
    Metadata: deck.id,
    CollisionType: 'Regular',
    Friction: 0.7,
    Restitution: 0,
    Density: 0.5,
    SurfaceType: 'Cardboard',
    Roughness: 1,
    Metallic: 0,
    PrimaryColor: { R: 255, G: 255, B: 255 },
    SecondaryColor: { R: 0, G: 0, B: 0 },
    Flippable: true,
    AutoStraighten: false,
    ShouldSnap: true,
    ScriptName: '',
    Blueprint: '',
    Models: [],
    Collision: [],
    SnapPointsGlobal: false,
    SnapPoints: [],
    ZoomViewDirection: { X: 0, Y: 0, Z: 0 },
    Tags: [...new Set(cards.map(({ card }) => card.kind))],
    FrontTexture: address(fronts),
    BackTexture: backs === null ? '' : address(backs.file),
    HiddenTexture: '',
    BackIndex: backs?.each === true ? BACK_EACH : ONE_BACK,
    HiddenIndex: BLURRED,
    NumHorizontal: columns,
    NumVertical: rows,
    // In cm.
    Width: size.width / 10,
    Height: size.height / 10,
    Thickness: 0.05,
    HiddenInHand: true,
    UsedWithCardHolders: true,
    CanStack: true,
    UsePrimaryColorForSide: false,
    FrontTextureOverrideExposed: false,
    AllowFlippedInStack: false,
    MirrorBack: true,
    EmissiveFront: false,
    Model: 'Rounded',
    Indices: cards.flatMap(({ card, copies }) => Array<number>(copies).fill(card.cell)),
    CardNames: byCell(({ name }) => name),
    CardMetadata: byCell(({ id }) => id),
    CardTags: {},
  };
}

/** 32 hexadecimal digits, the same at every print, so that a table replaces the old deck. */
function guid(seed: string): string {
  return createHash('sha256').update(seed).digest('hex').slice(0, 32).toUpperCase();
}
