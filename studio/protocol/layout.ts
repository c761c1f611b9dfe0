/** What the page of layouts and the server say to each other. */
import { isRecord, isText } from './read.ts';

/** Custom properties of a sheet that can be changed by eye; each is declared once in its style sheets. */
export interface LayoutProperties {
  readonly sheet: string;
  /** `--corner-left: 3mm`, by box and side. */
  readonly boxes: Readonly<Record<string, Readonly<Partial<Record<BoxSide, number>>>>>;
  /** `--night: #1d2b38`. */
  readonly colours: Readonly<Record<string, string>>;
  /** `--title-font: 'Vollkorn'`. */
  readonly fonts: Readonly<Record<string, string>>;
  /** Families that a font may be. */
  readonly families: readonly string[];
  /** Of the card and of the templates that draw it. */
  readonly icons: readonly ShownIcon[];
  /** All that the game has somewhere. */
  readonly ownIcons: readonly FoundIcon[];
  /** In mm; the smallest text in pt. */
  readonly bleed: number;
  readonly safe: number;
  readonly smallest: number;
}

/** An icon, and what it looks like: an address with its drawing in it. */
export interface FoundIcon {
  /** `game-icons:swords` */
  readonly icon: string;
  readonly drawing: string;
}

/** An icon where it is written: in a template, or in a field of the card. */
export interface ShownIcon extends FoundIcon {
  /** `templates/unit.hbs`, or `orc-ravager emblem`. */
  readonly place: string;
}

export interface IconStep {
  readonly sheet: string;
  readonly card: string;
  readonly place: string;
  readonly was: string;
  readonly value: string;
}

const ICON = /^[a-z0-9-]{1,60}:[a-z0-9-]{1,100}$/;

/** Null for what is no step. */
export function readIconStep(value: unknown): IconStep | null {
  if (!isRecord(value)) return null;
  const { sheet, card, place, was, value: next } = value;
  if (![sheet, card, place, was, next].every(isText)) return null;
  return ICON.test(String(next)) ? (value as unknown as IconStep) : null;
}

export const BOX_SIDES = ['left', 'right', 'top', 'bottom', 'width', 'height'] as const;
export type BoxSide = (typeof BOX_SIDES)[number];

/** One step: properties with the values that were seen, and those that they are to have. */
export interface LayoutStep {
  readonly sheet: string;
  readonly set: Readonly<Record<string, { readonly was: string; readonly value: string }>>;
}

const NAME = /^--[\w-]{1,100}$/;
const VALUE = /^(?:-?\d{1,4}(?:\.\d{1,2})?mm|#[0-9a-f]{6}|'[\w -]{1,60}')$/i;

/** Null for what is no step: nothing but a length, a colour or the name of a font is ever written. */
export function readLayoutStep(value: unknown): LayoutStep | null {
  if (!isRecord(value) || !isText(value['sheet']) || !isRecord(value['set'])) return null;
  const set: Record<string, { was: string; value: string }> = {};
  for (const [name, change] of Object.entries(value['set'])) {
    if (!NAME.test(name) || !isRecord(change)) return null;
    const { was, value: next } = change;
    if (!isText(was) || !isText(next) || !VALUE.test(was) || !VALUE.test(next)) return null;
    set[name] = { was, value: next };
  }
  return { sheet: value['sheet'], set };
}

/** `3mm`, `2.55mm`: as CSS has it, to a hundredth. */
export function lengthOf(mm: number): string {
  return `${Math.round(mm * 100) / 100}mm`;
}

export interface LayoutWords {
  readonly layout: string;
  readonly sheet: string;
  readonly card: string;
  readonly language: string;
  readonly size: string;
  readonly boxes: string;
  readonly noBoxes: string;
  /** None of `names` is on this card. */
  readonly otherBoxes: string;
  readonly gone: string;
  readonly sides: Readonly<Record<BoxSide, string>>;
  readonly guides: string;
  readonly previous: string;
  readonly next: string;
  readonly box: string;
  readonly colours: string;
  readonly fonts: string;
  readonly moved: string;
  readonly found: string;
  readonly nothing: string;
  readonly overflow: string;
  readonly tooWide: string;
  readonly tooTall: string;
  readonly small: string;
  readonly unsafe: string;
  readonly keys: string;
  readonly icons: string;
  readonly icon: string;
  readonly searchIcons: string;
  readonly noIcons: string;
  readonly iconStep: string;
  readonly contrast: string;
  readonly cannotTell: string;
}
