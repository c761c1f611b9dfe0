/** A number never stands apart from what it counts: "2 AP", "40 hit", "2枚". */
const COUNTED = /^\s?(?:[\p{Script=Latin}]+|\p{Script=Katakana}+|\p{Script=Han})/u;

/** What a number counts, at the beginning of the text behind it; empty for nothing. */
export function countedIn(text: string): string {
  return COUNTED.exec(text)?.[0] ?? '';
}

/** What is left of a text behind what a number before it took. */
export function uncounted(text: string): string {
  return text.slice(countedIn(text).length);
}
