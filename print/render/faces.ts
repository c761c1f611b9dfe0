/** From cards to faces: every card of a sheet rendered by its templates. */
import type { Fault, Path } from '../../diagnostics/index.ts';
import type { CheckResult } from '../../generator/check.ts';
import type { Measures } from '../../generator/print-sizes.ts';
import type { Face } from '../html/document.ts';
import type { CardFaces, Side } from '../layout/page.ts';
import type { Chosen } from '../sheets/selection.ts';
import type { CardSheet, PanelSheet, Sheet } from '../sheets/sheet.ts';
import type { GameData } from './game-data.ts';
import type { Templates } from './templates.ts';

/** What faces are rendered from. */
export interface Workshop {
  readonly data: GameData;
  readonly templates: Templates;
  readonly game: NonNullable<CheckResult['game']>;
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
  readonly #context: Readonly<Record<string, unknown>>;
  readonly #size: Measures;
  readonly #locale: string;
  readonly #workshop: Workshop;

  constructor(sheet: Sheet, size: Measures, locale: string, workshop: Workshop) {
    this.#size = size;
    this.#locale = locale;
    this.#workshop = workshop;
    const { width, height } = size;
    this.#context = {
      sheet: { id: sheet.id, title: sheet.title, width, height },
      game: gameContext(workshop.data),
      locale,
    };
  }

  /** Renders one face and returns its position. */
  face(template: string, side: Side, id: string | null): number {
    const { data, templates } = this.#workshop;
    const card = id === null ? undefined : data.component(id);
    const own = card === undefined ? {} : { card, kind: card.kind, side };
    const scope = { game: data, locale: this.#locale, credits: this.#credits };
    const made = templates.render(template, { ...this.#context, ...own }, scope);
    if (made !== null && typeof made !== 'string') this.#report(made, id);
    const html = typeof made === 'string' ? made : '';
    const holder = card === undefined ? null : { id: card.id, kind: card.kind };
    return this.#faces.push({ side, card: holder, size: this.#size, html }) - 1;
  }

  result(copies: readonly CardFaces[]): Rendered {
    return {
      faces: this.#faces,
      copies,
      faults: [...this.#faults.values()],
      credits: [...this.#credits],
    };
  }

  #report(fault: Fault, id: string | null): void {
    const key = JSON.stringify([fault.code, fault.file, fault.span]);
    if (this.#faults.has(key)) return;
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

function gameContext({ manifest, kinds, patterns }: GameData): Readonly<Record<string, unknown>> {
  const { id, title, options = {} } = manifest;
  return { id, title, kinds, patterns, options };
}
