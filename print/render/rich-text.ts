/** The little language of texts with icons: read into pieces, in the order of the text. */

export type Piece =
  | { readonly kind: 'text' | 'strong' | 'number'; readonly text: string }
  /** `:sword:` */
  | { readonly kind: 'icon'; readonly name: string }
  /** `[swift]` */
  | { readonly kind: 'keyword'; readonly name: string }
  /** `{漢字|かんじ}` */
  | { readonly kind: 'ruby'; readonly text: string; readonly reading: string }
  | { readonly kind: 'break' };

/**
 * Each alternative is one kind of piece. A backslash takes the meaning from the character behind
 * it. A number holds on to its sign, its other end (2–4) and the word or icon that it counts.
 */
const PIECES = [
  String.raw`\\(?<escaped>.)`,
  String.raw`:(?<icon>[a-z][a-z0-9-]*):`,
  String.raw`\[(?<keyword>[a-z][a-z0-9-]*)\]`,
  String.raw`\{(?<base>[^{}|]+)\|(?<reading>[^{}|]+)\}`,
  String.raw`\*\*(?<strong>[^*]+)\*\*`,
  String.raw`(?<break>\r?\n)`,
  String.raw`(?<number>[+\-−×]?\d+(?:[.,]\d+)*(?:[–/×-]\d+)*%?)`,
].join('|');

/** Every text can be read: what is no mark is text. */
export function readRichText(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(new RegExp(PIECES, 'gu'))) {
    addText(text.slice(end, match.index));
    end = match.index + match[0].length;
    const found = match.groups ?? {};
    if (found['escaped'] !== undefined) addText(found['escaped']);
    else pieces.push(pieceOf(found));
  }
  addText(text.slice(end));
  return pieces;

  /** Text beside text is one piece. */
  function addText(more: string): void {
    const last = pieces.at(-1);
    if (more === '') return;
    if (last?.kind === 'text') pieces[pieces.length - 1] = { kind: 'text', text: last.text + more };
    else pieces.push({ kind: 'text', text: more });
  }
}

function pieceOf(found: Readonly<Record<string, string | undefined>>): Piece {
  const { icon, keyword, base, reading = '', strong, number } = found;
  if (icon !== undefined) return { kind: 'icon', name: icon };
  if (keyword !== undefined) return { kind: 'keyword', name: keyword };
  if (base !== undefined) return { kind: 'ruby', text: base, reading };
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (number !== undefined) return { kind: 'number', text: number };
  return { kind: 'break' };
}
