import { isSelection } from '../compose.ts';
import { panelArea } from '../layout/tiles.ts';
import type { NamedSize } from '../../generator/print-sizes.ts';
import { chooseCards, type Wanted } from '../sheets/selection.ts';
import type { Sheet } from '../sheets/sheet.ts';
import type { PrintShop } from '../workshop.ts';
import { renderCards, renderPanel, type Rendered } from './faces.ts';

export interface RenderOrder {
  readonly sheet: Sheet;
  readonly locale: string;
  /** Whose area a panel without a size fills. */
  readonly paper: NamedSize;
  readonly wanted: Wanted;
}

const NOTHING: Rendered = { faces: [], copies: [], faults: [], credits: [] };

/** The faces of a sheet as rendered, before any browser sees them. */
export function renderFaces(
  shop: PrintShop,
  { sheet, locale, paper, wanted }: RenderOrder,
): Rendered {
  if (sheet.sort === 'panel') {
    if (isSelection(wanted)) return NOTHING;
    return renderPanel(sheet, sheet.size ?? panelArea(paper), locale, shop);
  }
  const chosen = chooseCards(sheet, shop.data.kinds[sheet.kind] ?? [], shop.linked, wanted);
  return renderCards(sheet, chosen, locale, shop);
}
