/**
 * From cards to faces: every card of a sheet rendered by its templates, and what goes wrong with it
 * at the card or the template.
 */
import type { Fault, Path } from '../../diagnostics/index.ts';
import { noteWords } from '../../diagnostics/index.ts';
import type { Card } from '../../engine/construction/index.ts';
import type { Measures, NamedSize } from '../../kernel/index.ts';
import type { Face } from '../html/face.ts';
import { netHtml, panelContext } from '../html/net-face.ts';
import type { CardFaces, Side } from '../layout/page.ts';
import { fromBehind, type Net, type Panel } from '../parts/net.ts';
import { netAt } from '../parts/part.ts';
import type { PrintableGame } from '../printable-game.ts';
import {
  type Chosen,
  cardsOn,
  chooseCards,
  panelsWanted,
  type Wanted,
} from '../sheets/selection.ts';
import type { CardSheet, PanelSheet, Sheet } from '../sheets/sheet.ts';
import { writtenOnCard } from './written-on-card.ts';
import { isDoubtful, FaceMemory, type RenderedFace } from './face-memory.ts';
import type { GameData } from './game-data.ts';
import { panelArea } from '../layout/tiles.ts';

/** What faces are rendered from. */
type Sources = Pick<PrintableGame, 'data' | 'templates' | 'game' | 'doubts' | 'memory'>;

export interface Rendered {
  readonly faces: readonly Face[];
  /** Each copy of each card, in the order of printing; empty for a panel. */
  readonly copies: readonly CardFaces[];
  /** Each once, however many cards show it. */
  readonly faults: readonly Fault[];
  readonly credits: readonly string[];
}

/** Fronts and backs of the chosen cards. */
export function renderCards(
  sheet: CardSheet,
  chosen: readonly Chosen[],
  locale: string,
  sources: Sources,
): Rendered {
  const rendering = new Rendering(sheet, sheet.size, locale, sources);
  if (isUnmade(sheet)) return rendering.result([]);
  const copies = chosen.flatMap(({ card, copies: count }) => {
    const net = netOf(card, sheet, sources);
    const front = rendering.face(sheet.front, 'front', card.id, net);
    // What is not the same on both sides is cut through both: the back has it mirrored.
    const behind = net === null ? null : fromBehind(net);
    const back = sheet.back === null ? null : rendering.face(sheet.back, 'back', card.id, behind);
    return Array.from({ length: count }, () => ({ front, back }));
  });
  return rendering.result(copies);
}

/** Each card of a sheet has its own place among them, whichever are printed. */
function netOf(card: Card, sheet: CardSheet, { data }: Sources): Net | null {
  if (sheet.part === null) return null;
  const cards = cardsOn(sheet, data.kinds[sheet.kind] ?? []);
  return netAt(sheet.part, Math.max(0, cards.indexOf(card)));
}

/** The face of a panel, and its back where it has one; `size` is that of the panel on paper, in mm. */
export function renderPanel(
  sheet: PanelSheet,
  size: Measures,
  locale: string,
  sources: Sources,
): Rendered {
  const rendering = new Rendering(sheet, size, locale, sources);
  if (isUnmade(sheet)) return rendering.result([]);
  const net = sheet.part === null ? null : netAt(sheet.part, 0);
  rendering.face(sheet.template, 'panel', null, net);
  if (sheet.back !== null) {
    rendering.face(sheet.back, 'back', null, net === null ? null : fromBehind(net));
  }
  return rendering.result([]);
}

/** A part that cannot be made, as while what it holds is broken, has no panels to fill. */
function isUnmade({ part }: Sheet): boolean {
  return part !== null && part.nets.length === 0;
}

class Rendering {
  readonly #faces: Face[] = [];
  readonly #faults = new Map<string, Fault>();
  readonly #credits = new Set<string>();
  readonly #id: string;
  readonly #sheet: Readonly<Record<string, unknown>>;
  readonly #bleedFrom: CardSheet['bleedFrom'];
  readonly #size: Measures;
  readonly #bleed: number;
  readonly #locale: string;
  readonly #sources: Sources;

  constructor(sheet: Sheet, size: Measures, locale: string, sources: Sources) {
    const { id, title } = sheet;
    this.#size = size;
    this.#locale = locale;
    this.#sources = sources;
    this.#id = id;
    this.#sheet = { id, title, width: size.width, height: size.height };
    this.#bleed = sheet.bleed;
    this.#bleedFrom = sheet.sort === 'cards' ? sheet.bleedFrom : 'art';
  }

  /** Renders one face and returns its position. */
  face(template: string, side: Side, id: string | null, net: Net | null): number {
    const { data, templates, doubts, memory = new FaceMemory() } = this.#sources;
    const card = id === null ? undefined : data.component(id);
    const key = { sheet: this.#id, locale: this.#locale, card: id ?? '', side };
    // What a face reads besides (rules text, other components) is watched while it is rendered.
    const { manifest, templateTexts, patterns, paths, marks } = data;
    const sheet = JSON.stringify(this.#sheet);
    const bleed = JSON.stringify([this.#bleedFrom, net === null ? null : [this.#bleed, net]]);
    const values = [card, sheet, bleed, manifest, templateTexts, patterns, paths, marks];
    const basis = [...values, ...templates.basis(template)];
    const make = (watched: GameData): RenderedFace =>
      this.#render(template, side, card, net, watched);
    const { face, fault, credits, reads } = memory.render(key, basis, data, make);
    if (fault !== null && !isDoubtful(doubts, id, reads)) this.#report(fault, id);
    for (const credit of credits) this.#credits.add(credit);
    return this.#faces.push(face) - 1;
  }

  #render(
    template: string,
    side: Side,
    card: Card | undefined,
    net: Net | null,
    data: GameData,
  ): RenderedFace {
    const credits = new Set<string>();
    const context = {
      sheet: this.#sheet,
      game: gameContext(data),
      locale: this.#locale,
      ...(card === undefined ? {} : { card, kind: card.kind, side }),
    };
    const scope = { game: data, locale: this.#locale, credits };
    let fault: Fault | null = null;
    const textOf = (panel?: Panel): string => {
      const own = panel === undefined ? context : { ...context, panel: panelContext(panel) };
      const made = this.#sources.templates.render(template, own, scope);
      if (typeof made === 'string') return made;
      fault ??= made;
      return '';
    };
    const isOne = net === null || net.whole !== undefined;
    const html = isOne ? textOf() : netHtml(net, this.#bleed, textOf);
    const holder = card === undefined ? null : { id: card.id, kind: card.kind };
    const common = { side, card: holder, size: this.#size, bleedFrom: this.#bleedFrom, html };
    return {
      face: net === null ? common : { ...common, net },
      fault,
      credits: [...credits],
    };
  }

  result(copies: readonly CardFaces[]): Rendered {
    return {
      faces: this.#faces,
      copies,
      faults: [...this.#faults.values()],
      credits: [...this.#credits],
    };
  }

  #report(found: Fault, id: string | null): void {
    const written = id === null ? null : writtenOnCard(found, id, this.#sources.game, this.#locale);
    const fault = written ?? found;
    const key = JSON.stringify([fault.code, fault.file, fault.path, fault.span]);
    if (this.#faults.has(key)) return;
    if (written !== null) {
      this.#faults.set(key, written);
      return;
    }
    const place = id === null ? null : placeOfCard(this.#sources.game, id);
    const related =
      place === null
        ? []
        : [{ message: noteWords().wasRendered(id ?? ''), ...place, path: [...place.path, 'id'] }];
    this.#faults.set(key, { ...fault, related });
  }
}

/** Where a component is in the files of its game. */
export function placeOfCard(
  game: PrintableGame['game'],
  id: string,
): { readonly file: string; readonly path: Path } | null {
  const item = game.names.get(id)?.item;
  return item === undefined ? null : { file: item.file.path, path: item.path };
}

function gameContext(data: GameData): Readonly<Record<string, unknown>> {
  const { id, title, options = {} } = data.manifest;
  return {
    id,
    title,
    get kinds() {
      return data.kinds;
    },
    patterns: data.patterns,
    options,
  };
}

interface RenderOrder {
  readonly sheet: Sheet;
  readonly locale: string;
  /** Whose area a panel without a size fills. */
  readonly paper: NamedSize;
  readonly wanted: Wanted;
}

const NOTHING: Rendered = { faces: [], copies: [], faults: [], credits: [] };

/** The faces of a sheet as rendered, before any browser sees them. */
export function renderFaces(
  printable: PrintableGame,
  { sheet, locale, paper, wanted }: RenderOrder,
): Rendered {
  if (sheet.sort === 'panel') {
    if (panelsWanted(sheet, wanted) === 0) return NOTHING;
    return renderPanel(sheet, sheet.size ?? panelArea(paper), locale, printable);
  }
  const chosen = chooseCards(
    sheet,
    printable.data.kinds[sheet.kind] ?? [],
    printable.linked,
    wanted,
  );
  return renderCards(sheet, chosen, locale, printable);
}
