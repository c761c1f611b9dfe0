/** A game as the preview holds it from save to save: what did not change is not rendered again. */
import { createHash } from 'node:crypto';
import type { Fault } from '../../diagnostics/index.ts';
import { usualLocale, type CheckResult } from '../../generator/index.ts';
import { inLocale, paperSizes } from '../../kernel/index.ts';
import { forbid, unique as uniqueFaults } from '../faults.ts';
import { charactersIn } from '../fonts/characters.ts';
import { fontStyle } from '../fonts/families.ts';
import type { Press } from '../press/press.ts';
import { proofFaults } from '../proof/proof-faults.ts';
import { FaceMemory } from '../render/face-memory.ts';
import { cardsOn } from '../sheets/selection.ts';
import { printableGame, placeInGame, type PrintableGame } from '../printable-game.ts';
import { facesInTurn, type FacesInTurn, type Turns } from './faces-in-turn.ts';
import { facesOf, piecesOf } from './pieces.ts';
import { charactersOf, type ShownFace } from './shown-face.ts';
import type { PreviewState, ShownSheet } from './state.ts';

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

/** As which panels are judged that fill a page. */
const PAPER = 'a4';

export class PreviewedGame {
  #result: CheckResult;
  #printable: PrintableGame | null = null;
  /** The last whose templates could be used: its faces stay while a template is being fixed. */
  #shown: PrintableGame | null = null;
  readonly #memory = new FaceMemory();
  /** What was found when faces were drawn, by language. */
  readonly #proofs = new Map<string, readonly Fault[]>();

  constructor(result: CheckResult, printable?: PrintableGame | null) {
    this.#result = result;
    if (printable === undefined) this.open(result);
    else this.#printable = this.#shown = withOwnMemory(printable);
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

  /** The text of a style sheet as it was when the game was opened; undefined where no sheet names it. */
  styleText(path: string): string | undefined {
    return this.#printable?.styles.texts.get(path);
  }

  /** As it is now, whatever is saved later. What is rendered of it changes nothing here. */
  snapshot(): PreviewedGame {
    return new PreviewedGame(this.#result, this.#shown);
  }

  get folder(): string {
    return this.#result.folder;
  }

  /** Paths of the style sheets of all sheets. */
  get styles(): readonly string[] {
    return [...new Set((this.#printable?.sheets ?? []).flatMap(({ styles }) => styles))];
  }

  sheets(locale: string): readonly ShownSheet[] {
    const texts = this.#printable?.styles.texts;
    return (this.#printable?.sheets ?? []).map((sheet) => {
      const { id, title, styles, safe, smallest, bleed } = sheet;
      const kind = sheet.sort === 'cards' ? sheet.kind : '';
      const look = sumOf(styles.map((path) => texts?.get(path) ?? ''));
      return { id, title: inLocale(title, locale), kind, styles, safe, smallest, bleed, look };
    });
  }

  /** A language of the game: the wanted one, if it is one. */
  localeFor(wanted: string | null): string {
    const locales = this.#result.manifest?.locales ?? ['en'];
    return wanted !== null && locales.includes(wanted) ? wanted : usualLocale(locales);
  }

  /** The faces card by card; see `facesInTurn`. */
  faces(turns: Turns): Iterable<FacesInTurn> {
    return this.#shown === null ? [] : facesInTurn(this.#shown, turns);
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

  /** While only these faces of all are rendered. */
  begun(locale: string, faces: readonly ShownFace[]): Pick<PreviewState, 'sheets' | 'fonts'> {
    const printable = this.#shown;
    const fonts =
      printable === null ? '' : fontStyle(printable.families, characters(printable, faces));
    return { sheets: this.sheets(locale), fonts };
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
    return {
      sheets: this.sheets(locale),
      faces,
      diagnostics: [...result.diagnostics, ...placeInGame(faults, result)],
      fonts: printable === null ? '' : fontStyle(printable.families, characters(printable, faces)),
    };
  }
}

/** Faces of another state would be rendered again and again, if both remembered theirs in one place. */
function withOwnMemory(printable: PrintableGame | null): PrintableGame | null {
  if (printable === null) return null;
  return Object.create(printable, {
    memory: { value: new FaceMemory(), enumerable: true },
  }) as PrintableGame;
}

const sumOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('base64url').slice(0, 16);

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
