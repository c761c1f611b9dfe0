/** What a screen shows of a game: each card of a sheet once, and each panel. */
import type { Fault } from '../../diagnostics/index.ts';
import { paperSizes } from '../../kernel/index.ts';
import { outsideFaults, unpaintedFaults } from '../art/picture-faults.ts';
import { panelArea } from '../layout/tiles.ts';
import type { PrintableGame } from '../printable-game.ts';
import { renderCards, renderPanel, type Rendered } from '../render/faces.ts';
import { fitFieldFaults } from '../render/fit-fields.ts';
import { cardsOn, type Chosen } from '../sheets/selection.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { shownFace, type ShownFace } from './shown-face.ts';

/** Panels that fill a page are shown as on this paper. */
const PAPER = 'a4';

/** One card of a sheet, or its panel. */
interface Piece {
  readonly sheet: Sheet;
  readonly chosen: Chosen | null;
}

export function piecesOf(printable: PrintableGame): Piece[] {
  return printable.sheets.flatMap((sheet): Piece[] => {
    if (sheet.sort === 'panel') return [{ sheet, chosen: null }];
    const cards = printable.data.kinds[sheet.kind] ?? [];
    // How often a card is printed may be for decks to say, and they take long to be judged.
    return cardsOn(sheet, cards).map((card) => ({ sheet, chosen: { card, copies: 1 } }));
  });
}

export function facesOf(
  { sheet, chosen }: Piece,
  locale: string,
  printable: PrintableGame,
): { faces: readonly ShownFace[]; faults: () => readonly Fault[] } {
  const { faces, faults } = renderPiece(sheet, chosen, locale, printable);
  const occasion = { printable, sheet, locale };
  return {
    faces: faces.map((face) => shownFace(face, sheet, locale)),
    // Cards are shown before anybody asks what is wrong with them.
    faults: () => [
      ...faults,
      ...unpaintedFaults(faces, occasion),
      ...outsideFaults(faces, occasion),
      ...fitFieldFaults(faces, occasion),
    ],
  };
}

function renderPiece(
  sheet: Sheet,
  chosen: Chosen | null,
  locale: string,
  printable: PrintableGame,
): Pick<Rendered, 'faces' | 'faults'> {
  if (sheet.sort === 'cards') {
    return renderCards(sheet, chosen === null ? [] : [chosen], locale, printable);
  }
  const size = sheet.size ?? panelSize();
  return size === null ? { faces: [], faults: [] } : renderPanel(sheet, size, locale, printable);
}

function panelSize(): { width: number; height: number } | null {
  const paper = paperSizes().get(PAPER);
  if (paper === undefined) return null;
  const { width, height } = panelArea(paper);
  return { width, height };
}
