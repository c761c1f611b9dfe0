/** What the scripts of a site give its page, and what its parts share. */
import { signal } from '@preact/signals';
import { type SiteGame, SITE_GAME } from '../../protocol/site.ts';
import type { Front, FrontSheet } from '../../protocol/decks.ts';
import type { FrontSource } from '../decks/fronts.tsx';

export const site = (globalThis as unknown as Record<typeof SITE_GAME, SiteGame>)[SITE_GAME];

/** The address of the page without what is behind `#`. */
export function ownAddress(): string {
  return location.href.split('#', 1)[0] ?? '';
}

/** Where a clause of the rules can be read; null in a site without them. */
export function clauseAddress(clause: string): string | null {
  const page = site.books.find(({ clauses }) => clauses)?.address;
  return page === undefined ? null : `${page}#${clause}`;
}

/** Fronts out of the data of the page, each in a page of its sheet. */
export class SiteFronts {
  readonly #sheets: readonly FrontSheet[];
  readonly #byCard = new Map<string, Front>();

  constructor({ sheets, game: { looks } }: SiteGame) {
    this.#sheets = sheets.map(({ frame, ...sheet }) => ({
      ...sheet,
      frame: 'srcdoc' in frame ? { srcdoc: withFonts(frame.srcdoc, looks.fonts) } : frame,
    }));
    for (const face of looks.faces) {
      const { card, key } = face;
      if (card === null || !key.endsWith('/front') || this.#byCard.has(card)) continue;
      this.#byCard.set(card, face);
    }
  }

  sheets(): Promise<readonly FrontSheet[]> {
    return Promise.resolve(this.#sheets);
  }

  fronts(_: string, cards: readonly string[]) {
    const fronts = cards.flatMap((card) => this.#byCard.get(card) ?? []);
    return Promise.resolve({ fronts, fonts: '' });
  }

  has(card: string): boolean {
    return this.#byCard.has(card);
  }

  /** Its words without mark-up. */
  textOf(card: string): string {
    return (this.#byCard.get(card)?.html ?? '')
      .replaceAll(/<style[^]*?<\/style>|<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  }

  /** For whoever shows fronts in the one language of a page. */
  source(locale: string): FrontSource {
    return { host: this, locale: signal(locale), looks: signal(0) };
  }
}

function withFonts(page: string, fonts: string): string {
  return page.replace('<style id="fonts"></style>', () => `<style id="fonts">${fonts}</style>`);
}
