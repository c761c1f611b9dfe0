/**
 * From cards to faces: every card of a sheet rendered by its templates, and what goes wrong with it
 * at the card or the template.
 */
import type { Fault, Path } from '../../diagnostics/index.ts';
import { noteWords } from '../../diagnostics/index.ts';
import type { Card } from '../../engine/construction/index.ts';
import { type Measures, type NamedSize, isMapping } from '../../kernel/index.ts';
import type { Face } from '../html/face.ts';
import type { CardFaces, Side } from '../layout/page.ts';
import type { PrintableGame } from '../printable-game.ts';
import { type Chosen, chooseCards, panelsWanted, type Wanted } from '../sheets/selection.ts';
import type { CardSheet, PanelSheet, Sheet } from '../sheets/sheet.ts';
import { isDoubtful, FaceMemory, type RenderedFace } from './face-memory.ts';
import type { GameData } from './game-data.ts';
import { panelArea } from '../layout/tiles.ts';
import type { GameFiles } from '../../generator/index.ts';

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
  const copies = chosen.flatMap(({ card, copies: count }) => {
    const front = rendering.face(sheet.front, 'front', card.id);
    const back = sheet.back === null ? null : rendering.face(sheet.back, 'back', card.id);
    return Array.from({ length: count }, () => ({ front, back }));
  });
  return rendering.result(copies);
}

/** `size` is that of the panel on paper, in mm. */
export function renderPanel(
  sheet: PanelSheet,
  size: Measures,
  locale: string,
  sources: Sources,
): Rendered {
  const rendering = new Rendering(sheet, size, locale, sources);
  rendering.face(sheet.template, 'panel', null);
  return rendering.result([]);
}

class Rendering {
  readonly #faces: Face[] = [];
  readonly #faults = new Map<string, Fault>();
  readonly #credits = new Set<string>();
  readonly #id: string;
  readonly #sheet: Readonly<Record<string, unknown>>;
  readonly #bleedFrom: CardSheet['bleedFrom'];
  readonly #size: Measures;
  readonly #locale: string;
  readonly #sources: Sources;

  constructor(sheet: Sheet, size: Measures, locale: string, sources: Sources) {
    const { id, title } = sheet;
    this.#size = size;
    this.#locale = locale;
    this.#sources = sources;
    this.#id = id;
    this.#sheet = { id, title, width: size.width, height: size.height };
    this.#bleedFrom = sheet.sort === 'cards' ? sheet.bleedFrom : 'art';
  }

  /** Renders one face and returns its position. */
  face(template: string, side: Side, id: string | null): number {
    const { data, templates, doubts, memory = new FaceMemory() } = this.#sources;
    const card = id === null ? undefined : data.component(id);
    const key = { sheet: this.#id, locale: this.#locale, card: id ?? '', side };
    // What a face reads besides (rules text, other components) is watched while it is rendered.
    const { manifest, templateTexts, patterns, paths, marks } = data;
    const sheet = JSON.stringify(this.#sheet);
    const bleed = JSON.stringify(this.#bleedFrom);
    const values = [card, sheet, bleed, manifest, templateTexts, patterns, paths, marks];
    const basis = [...values, ...templates.basis(template)];
    const make = (watched: GameData): RenderedFace => this.#render(template, side, card, watched);
    const { face, fault, credits, reads } = memory.render(key, basis, data, make);
    if (fault !== null && !isDoubtful(doubts, id, reads)) this.#report(fault, id);
    for (const credit of credits) this.#credits.add(credit);
    return this.#faces.push(face) - 1;
  }

  #render(template: string, side: Side, card: Card | undefined, data: GameData): RenderedFace {
    const credits = new Set<string>();
    const context = {
      sheet: this.#sheet,
      game: gameContext(data),
      locale: this.#locale,
      ...(card === undefined ? {} : { card, kind: card.kind, side }),
    };
    const scope = { game: data, locale: this.#locale, credits };
    const made = this.#sources.templates.render(template, context, scope);
    const html = typeof made === 'string' ? made : '';
    const holder = card === undefined ? null : { id: card.id, kind: card.kind };
    return {
      face: { side, card: holder, size: this.#size, bleedFrom: this.#bleedFrom, html },
      fault: typeof made === 'string' ? null : made,
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

/** The fault at the text of the card in which its icon or keyword stands; null when the template has it. */
function writtenOnCard(
  found: Fault,
  id: string,
  game: Pick<GameFiles, 'names'>,
  locale: string,
): Fault | null {
  const isWritten = wordOf(found);
  const item = game.names.get(id)?.item;
  if (isWritten === null || item === undefined) return null;
  const path = pathTo(item.value, isWritten, locale);
  if (path === null) return null;
  const { span: _, ...fault } = found;
  const shown = { message: noteWords().templateShows(), file: found.file, path: found.path };
  const template = found.span === undefined ? shown : { ...shown, span: found.span };
  return { ...fault, file: item.file.path, path: [...item.path, ...path], related: [template] };
}

/** Recognises the text that holds what a fault is about; null for faults of templates themselves. */
function wordOf({ code, params }: Fault): ((text: string) => boolean) | null {
  if (code === 'CW2101') {
    const { sort, name } = params as { sort: string; name: string };
    const mark = sort === 'icon' ? `:${name}:` : `[${name}]`;
    return (text) => text.includes(mark);
  }
  if (code === 'CW2009') {
    const { icon } = params as { icon: string };
    return (text) => text === icon;
  }
  return null;
}

/** In texts by language, that of the language is looked at first. */
function pathTo(value: unknown, isWritten: (text: string) => boolean, locale: string): Path | null {
  if (typeof value === 'string') return isWritten(value) ? [] : null;
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(isMapping(value) ? value : {});
  for (const [key, inner] of entries.toSorted(
    ([a], [b]) => Number(b === locale) - Number(a === locale),
  )) {
    const below = pathTo(inner, isWritten, locale);
    if (below !== null) return [key, ...below];
  }
  return null;
}
