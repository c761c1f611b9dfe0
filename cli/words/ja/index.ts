/** 日本語。英語の文をキーとする表で、コマンドの種類ごとに一つのファイルがある。 */
import { common } from './common.ts';
import { decks } from './decks.ts';
import { games } from './games.ts';
import { playing } from './playing.ts';
import { printing } from './printing.ts';
import { simulating } from './simulating.ts';
import { whatIf } from './what-if.ts';
import { tables } from './tables.ts';

export const japanese = {
  ...common,
  ...games,
  ...decks,
  ...playing,
  ...printing,
  ...simulating,
  ...whatIf,
  ...tables,
};
