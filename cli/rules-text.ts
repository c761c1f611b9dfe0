/** Rules text for terminals: a pattern is ▦ in the sentence, and drawn below it. */
import type { Paragraph, Run, GameFiles } from '../generator/index.ts';

const MARK = '▦';

/** The sentence alone; where there is no room for drawings. */
export function rulesLine(runs: readonly Run[]): string {
  return runs.map(({ kind, text }) => (kind === 'icon' ? MARK : text)).join('');
}

/** A line per paragraph, then each pattern that they name: `▦` where there is one, else `▦1`, `▦2`. */
export function rulesLines(
  paragraphs: readonly Pick<Paragraph, 'runs'>[],
  game: GameFiles,
): string[] {
  const runs = paragraphs.flatMap((paragraph) => paragraph.runs);
  const named = [...new Set(runs.filter(({ kind }) => kind === 'icon').map(({ text }) => text))];
  const markOf = (text: string): string =>
    named.length > 1 ? `${MARK}${named.indexOf(text) + 1}` : MARK;
  const sentences = paragraphs.map((paragraph) =>
    paragraph.runs.map(({ kind, text }) => (kind === 'icon' ? markOf(text) : text)).join(''),
  );
  const drawings = named.flatMap((text) => drawn(markOf(text), drawingOf(text, game)));
  return [...sentences, ...drawings];
}

/** Beside its mark, line under line. */
function drawn(mark: string, drawing: readonly string[]): string[] {
  const indent = ' '.repeat(mark.length);
  return drawing.map((line, index) => `${index === 0 ? mark : indent}  ${line}`);
}

/** `{rng-cross1}`, or the drawing itself in braces: printed in one line, or written by hand in several. */
function drawingOf(text: string, game: GameFiles): string[] {
  const written = text.replace(/^\{|\}$/g, '').trim();
  if (written.includes('@')) return written.split(/[/\n]/).map((line) => line.trim());
  const draw = game.names.get(written)?.item.value['draw'];
  return typeof draw === 'string' ? draw.trimEnd().split('\n') : [written];
}
