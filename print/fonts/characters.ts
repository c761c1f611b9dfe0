/** Of ASCII, which nearly all of a page is, a character is found again without a set. */
const ASCII = 128;

/** Every character of a text, once. Pages are long: a set of all their characters takes twenty times as long. */
export function charactersIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const isFound = new Uint8Array(ASCII);
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < ASCII && isFound[unit] === 1) continue;
    if (unit < ASCII) isFound[unit] = 1;
    const character = String.fromCodePoint(text.codePointAt(at) ?? unit);
    // Half of a pair is no character of its own.
    if (character.length === 2) at += 1;
    found.add(character);
  }
  return found;
}
