/** What the end of a line may not part. */
import { escape } from './markup.ts';

/** A number is never apart from what it counts: "2 AP", "40 hit", "2枚". */
const COUNTED = /^\s?(?:[\p{Script=Latin}]+|\p{Script=Katakana}+|\p{Script=Han})/u;

/** Japanese particles; browsers that break lines by phrases know them behind words, not behind brackets. */
const PARTICLE = '(?:から|まで|より|など|[をがはにへとでのもや])';

/** A pattern is never apart from the signs that close behind it, nor they from their particle. */
const CLOSED = new RegExp(String.raw`^(?:[\p{Pe}\p{Po}]*\p{Pe}${PARTICLE}?|[\p{Pe}\p{Po}]+)`, 'u');

/** A label of a few words around a pattern is one thing: 【範囲 ▦】. */
const OPENED = /\p{Ps}[^\p{Ps}\p{Pe}]{0,12}$/u;

/** 《CB》 */
const CLOSING = /\p{Ps}[^\p{Ps}\p{Pe}]{0,12}\p{Pe}$/u;
const BEGINS_WITH_PARTICLE = new RegExp(`^${PARTICLE}`, 'u');
const PARTICLES_BEHIND = new RegExp(String.raw`\p{Pe}${PARTICLE}`, 'gu');

/** What a number counts, at the beginning of the text behind it; empty for nothing. */
export function countedIn(text: string): string {
  return COUNTED.exec(text)?.[0] ?? '';
}

/** What is left of a text behind what a number before it took. */
export function uncounted(text: string): string {
  return text.slice(countedIn(text).length);
}

/** What closes, at the beginning of a text behind a pattern; empty for nothing. */
export function closedIn(text: string): string {
  return CLOSED.exec(text)?.[0] ?? '';
}

/** A bracket that opens for what follows the text, and the words behind it; empty for none. */
export function openedIn(text: string): string {
  return OPENED.exec(text)?.[0] ?? '';
}

/** A short word in brackets at the end of a text; empty for none. */
export function closingIn(text: string): string {
  return CLOSING.exec(text)?.[0] ?? '';
}

/** The particle that a text begins with; empty for none. */
export function particleIn(text: string): string {
  return BEGINS_WITH_PARTICLE.exec(text)?.[0] ?? '';
}

/** HTML that is not broken. */
export function unbroken(html: string): string {
  return `<span style="white-space:nowrap">${html}</span>`;
}

/** A text as HTML, in which particles stay with the brackets before them. */
export function running(text: string): string {
  return escape(text).replace(PARTICLES_BEHIND, unbroken);
}
