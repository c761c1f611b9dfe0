/** A game as the preview holds it from save to save: what did not change is not rendered again. */
import type { Fault } from '../../diagnostics/index.ts';
import { usualLocale, type CheckResult } from '../../generator/index.ts';
import { inLocale, paperSizes } from '../../kernel/index.ts';
import { forbid, unique as uniqueFaults } from '../faults.ts';
import { charactersIn } from '../fonts/characters.ts';
import { fontStyle } from '../fonts/families.ts';
import { panelArea } from '../layout/tiles.ts';
import { outsideFaults, unpaintedFaults } from '../art/picture-faults.ts';
import type { Press } from '../press/press.ts';
import { proofFaults } from '../proof/proof-faults.ts';
import { FaceMemory } from '../render/face-memory.ts';
import { renderCards, renderPanel, type Rendered } from '../render/faces.ts';
import { fitFieldFaults } from '../render/fit-fields.ts';
import { cardsOn, type Chosen } from '../sheets/selection.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { printableGame, placeInGame, type PrintableGame } from '../printable-game.ts';
import { shownFaults } from './faults.ts';
import { charactersOf, shownFace, type ShownFace } from './shown-face.ts';
import type { PreviewState, ShownSheet } from './state.ts';

/** Panels that fill a page are shown as on this paper. */
const PAPER = 'a4';

/** One card of a sheet, or its panel. */
interface Piece {
  readonly sheet: Sheet;
  readonly chosen: Chosen | null;
}

/** Fronts of cards, for pages beside the preview. */
export interface Fronts {
  readonly faces: readonly ShownFace[];
  /** `@font-face` rules. */
  readonly fonts: string;
}

export interface CardsOfSheet extends ShownSheet {
  /** Of one card, as cut, in mm. */
  readonly size: { readonly width: number; readonly height: number };
  /** Paths of what draws them. */
  readonly templates: readonly string[];
  /** Their ids. */
  readonly cards: readonly string[];
}

export class PreviewedGame {
  #result: CheckResult;
  #printable: PrintableGame | null = null;
  /** The last whose templates could be used: its faces stay while a template is being mended. */
  #shown: PrintableGame | null = null;
  readonly #memory = new FaceMemory();
  /** What was found when faces were drawn, by language. */
  readonly #proofs = new Map<string, readonly Fault[]>();

  constructor(result: CheckResult) {
    this.#result = result;
    this.open(result);
  }

  /** Goes over to another state of the game; returns the paths of style sheets that are others. */
  open(result: CheckResult): readonly string[] {
    const before = this.#printable;
    const printable = printableGame(result, before, this.#memory);
    this.#result = result;
    this.#printable = printable;
    const isUsable = printable !== null && printable.templates.faults.length === 0;
    if (isUsable || this.#shown === null) this.#shown = this.#printable;
    const [old, fresh] = [before?.styles, printable?.styles];
    return old === fresh
      ? []
      : this.styles.filter((path) => old?.texts.get(path) !== fresh?.texts.get(path));
  }

  get folder(): string {
    return this.#result.folder;
  }

  /** Paths of the style sheets of all sheets. */
  get styles(): readonly string[] {
    return [...new Set((this.#printable?.sheets ?? []).flatMap(({ styles }) => styles))];
  }

  sheets(locale: string): readonly ShownSheet[] {
    return (this.#printable?.sheets ?? []).map(({ id, title, styles, safe, smallest }) => ({
      id,
      title: inLocale(title, locale),
      styles,
      safe,
      smallest,
    }));
  }

  /** A language of the game: the wanted one, if it is one. */
  localeFor(wanted: string | null): string {
    const locales = this.#result.manifest?.locales ?? ['en'];
    return wanted !== null && locales.includes(wanted) ? wanted : usualLocale(locales);
  }

  /** The faces card by card, beginning at the card with the face `from`: rendered as they are taken. */
  *faces(locale: string, from: string | null): Generator<readonly ShownFace[]> {
    const printable = this.#shown;
    if (printable === null) return;
    const pieces = piecesOf(printable);
    const first = Math.max(
      0,
      pieces.findIndex(({ sheet, chosen }) => {
        const key = [sheet.id, chosen?.card.id].filter((part) => part !== undefined).join('/');
        return from?.startsWith(`${key}/`) === true;
      }),
    );
    for (const piece of [...pieces.slice(first), ...pieces.slice(0, first)]) {
      yield facesOf(piece, locale, printable).faces;
    }
  }

  /** The fronts of these cards, and the fonts of what is written on them. Cards that no sheet prints are omitted. */
  fronts(locale: string, cards: ReadonlySet<string>): Fronts {
    const printable = this.#shown;
    if (printable === null) return { faces: [], fonts: '' };
    const drawn = new Set<string>();
    const faces = piecesOf(printable).flatMap((piece) => {
      const id = piece.chosen?.card.id;
      if (id === undefined || !cards.has(id) || drawn.has(id)) return [];
      drawn.add(id);
      return facesOf(piece, locale, printable).faces.slice(0, 1);
    });
    return { faces, fonts: fontStyle(printable.families, characters(printable, faces)) };
  }

  /** Sheets of cards, each with its cards: where their fronts are found, and how large they are. */
  cardSheets(locale: string): readonly CardsOfSheet[] {
    const printable = this.#printable;
    const shown = new Map(this.sheets(locale).map((sheet) => [sheet.id, sheet]));
    return (printable?.sheets ?? []).flatMap((sheet): CardsOfSheet[] => {
      const own = shown.get(sheet.id);
      if (sheet.sort === 'panel' || own === undefined) return [];
      const cards = cardsOn(sheet, printable?.data.kinds[sheet.kind] ?? []);
      const templates = [sheet.front, ...(sheet.back === null ? [] : [sheet.back])];
      return [{ ...own, size: sheet.size, templates, cards: cards.map(({ id }) => id) }];
    });
  }

  /** Draws the faces that were not drawn before, and judges them; true when something else is found. Ends soon when it `isWanted` no more. */
  async prove(locale: string, press: Press, isWanted: () => boolean): Promise<boolean> {
    const printable = this.#printable;
    const paper = paperSizes().get(PAPER);
    if (printable === null || paper === undefined || forbid(printable.faults)) return false;
    const found: Fault[] = [];
    for (const sheet of printable.sheets) {
      if (!isWanted()) return false;
      const job = { sheet, locale, paper, wanted: {} };
      found.push(...(await proofFaults(printable, job, press, isWanted)));
    }
    if (!isWanted()) return false;
    const before = this.#proofs.get(locale) ?? [];
    this.#proofs.set(locale, found);
    return JSON.stringify(found) !== JSON.stringify(before);
  }

  /** The whole. What can be shown is shown, also of a game with faults. */
  state(locale: string): PreviewState {
    const printable = this.#printable;
    const shown = this.#shown;
    const result = this.#result;
    const made =
      shown === null ? [] : piecesOf(shown).map((piece) => facesOf(piece, locale, shown));
    const faces = made.flatMap((one) => one.faces);
    const rendering = shown === printable ? made.flatMap(({ faults }) => faults()) : [];
    const proofs = this.#proofs.get(locale) ?? [];
    const faults = unique([
      ...(printable?.remarks ?? []),
      ...(printable?.faults ?? []),
      ...rendering,
      ...proofs,
    ]);
    const diagnostics = [...result.diagnostics, ...placeInGame(faults, result)];
    return {
      title: inLocale(result.manifest?.title ?? '', locale),
      locales: result.manifest?.locales ?? ['en'],
      locale,
      sheets: this.sheets(locale),
      faces,
      faults: shownFaults(diagnostics, result),
      fonts: printable === null ? '' : fontStyle(printable.families, characters(printable, faces)),
    };
  }
}

function piecesOf(printable: PrintableGame): Piece[] {
  return printable.sheets.flatMap((sheet): Piece[] => {
    if (sheet.sort === 'panel') return [{ sheet, chosen: null }];
    const cards = printable.data.kinds[sheet.kind] ?? [];
    // How often a card is printed may be for decks to say, and they take long to be judged.
    return cardsOn(sheet, cards).map((card) => ({ sheet, chosen: { card, copies: 1 } }));
  });
}

function facesOf(
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

function* characters(printable: PrintableGame, faces: readonly ShownFace[]): Generator<string> {
  for (const text of printable.sources.values()) yield* charactersIn(text);
  for (const face of faces) yield* charactersOf(face);
}

/** A slip in a template is one fault, however many cards show it. */
function unique(faults: readonly Fault[]): Fault[] {
  return [...new Map(uniqueFaults(faults).map((one) => [placeKey(one), one])).values()];
}

function placeKey({ code, file, path, span }: Fault): string {
  return JSON.stringify([code, file, path, span]);
}
