/** Games whose print.yaml a test writes in a line per sheet. */
import { tinyPrint } from './tiny-game.ts';

/** Faces of black, or whatever `style` makes of them. */
export const BLACK = '<div style="position:absolute;inset:0;background:#000"></div>';

export function sheets(...written: readonly string[]): string {
  return `sheets:\n${written.map((one) => `  - ${one}\n`).join('')}`;
}

export function sheet(id: string, size: string, others = ''): string {
  return `{ id: ${id}, kind: beast, size: ${size}, front: templates/beast.hbs, back: templates/beast-back.hbs, safe: 0${others} }`;
}

export function game(
  room: string,
  print: string,
  changes: Readonly<Record<string, string>> = {},
): string {
  return tinyPrint(room, {
    'print.yaml': print,
    'templates/beast.hbs': BLACK,
    'templates/beast-back.hbs': BLACK,
    ...changes,
  });
}
