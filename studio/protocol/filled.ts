/** Fills the braces of a word that the server gave. */
export function filled(word: string, values: Readonly<Record<string, string | number>>): string {
  return word.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
