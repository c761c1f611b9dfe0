/** From cards to faces: every card of a sheet rendered by its templates. */
import type { Fault, Path } from '../../diagnostics/index.ts';
import type { Card } from '../../engine/construction/types.ts';
import type { CheckResult } from '../../generator/check.ts';
import type { Measures } from '../../generator/print-sizes.ts';
import type { Face } from '../html/face.ts';
import type { CardFaces, Side } from '../layout/page.ts';
import type { Chosen } from '../sheets/selection.ts';
import type { CardSheet, PanelSheet, Sheet } from '../sheets/sheet.ts';
import { isDoubtful, type Doubts } from './doubts.ts';
import { FaceMemory, type RenderedFace } from './face-memory.ts';
import type { GameData } from './game-data.ts';
import { writtenOnCard } from './written-on-card.ts';
import type { Templates } from './templates.ts';

/** What faces are rendered from. */
export interface Workshop {
  readonly data: GameData;
  readonly templates: Templates;
  readonly game: NonNullable<CheckResult['game']>;
  /** What of the game is broken; what goes wrong with a face that shows it is no fault of the template. */
  readonly doubts: Doubts;
  /** Of a shop that renders again and again. */
  readonly memory?: FaceMemory;
}

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
  workshop: Workshop,
): Rendered {
  const rendering = new Rendering(sheet, sheet.size, locale, workshop);
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
  workshop: Workshop,
): Rendered {
  const rendering = new Rendering(sheet, size, locale, workshop);
  rendering.face(sheet.template, 'panel', null);
  return rendering.result([]);
}

class Rendering {
  readonly #faces: Face[] = [];
  readonly #faults = new Map<string, Fault>();
  readonly #credits = new Set<string>();
  readonly #sheet: Readonly<Record<string, unknown>>;
  readonly #bleedFrom: CardSheet['bleedFrom'];
  readonly #size: Measures;
  readonly #locale: string;
  readonly #workshop: Workshop;

  constructor(sheet: Sheet, size: Measures, locale: string, workshop: Workshop) {
    const { id, title } = sheet;
    this.#size = size;
    this.#locale = locale;
    this.#workshop = workshop;
    this.#sheet = { id, title, width: size.width, height: size.height };
    this.#bleedFrom = sheet.sort === 'cards' ? sheet.bleedFrom : 'art';
  }

  /** Renders one face and returns its position. */
  face(template: string, side: Side, id: string | null): number {
    const { data, templates, doubts, memory = new FaceMemory() } = this.#workshop;
    const card = id === null ? undefined : data.component(id);
    const key = [this.#sheet['id'], id, side, this.#locale].join(' ');
    // What a face reads besides (rules text, other components) is watched while it is rendered.
    const { manifest, words, patterns, paths, marks } = data;
    const sheet = JSON.stringify(this.#sheet);
    const bleed = JSON.stringify(this.#bleedFrom);
    const values = [card, sheet, bleed, manifest, words, patterns, paths, marks];
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
    const made = this.#workshop.templates.render(template, context, scope);
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
    const written =
      id === null ? null : writtenOnCard(found, id, this.#workshop.game, this.#locale);
    const fault = written ?? found;
    const key = JSON.stringify([fault.code, fault.file, fault.path, fault.span]);
    if (this.#faults.has(key)) return;
    if (written !== null) {
      this.#faults.set(key, written);
      return;
    }
    const place = id === null ? null : placeOfCard(this.#workshop.game, id);
    const related =
      place === null
        ? []
        : [{ message: `"${id}" was rendered.`, ...place, path: [...place.path, 'id'] }];
    this.#faults.set(key, { ...fault, related });
  }
}

/** Where a component stands in the files of its game. */
export function placeOfCard(
  game: NonNullable<CheckResult['game']>,
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
