/** The starter, with the corner of its keepers as a box that can be moved. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../kernel/index.ts';
import { copyGame } from '../support/games.ts';

const STARTER = join(packageRoot(), 'starter');
export const CSS = 'templates/keeper.css';
export const HBS = 'templates/keeper.hbs';

/** As it is written at first. */
export const STYLE = readFileSync(join(STARTER, CSS), 'utf8').replace(
  /\.corner \{[^]*?height: 10mm;/,
  `.corner {
  --corner-right: 2.5mm; /* a remark */
  --corner-top: 2.5mm;
  --corner-width: 10mm;
  --corner-height:10mm;
  --corner-colour: #112233;
  --corner-font: 'Vollkorn';
  position: absolute;
  top: var(--corner-top);
  right: var(--corner-right);
  width: var(--corner-width);
  height: var(--corner-height);`,
);
export const TEMPLATE = readFileSync(join(STARTER, HBS), 'utf8').replace(
  '<span class="corner">',
  '<span class="corner" data-box="corner" data-fit="light">',
);

/** Returns the folder of the copy. */
export function starterWithBox(folder: string): string {
  return copyGame(STARTER, folder, { [CSS]: STYLE, [HBS]: TEMPLATE });
}

export function styleIn(folder: string): string {
  return readFileSync(join(folder, CSS), 'utf8');
}
