import { marks, pointerOf } from '../mentions.ts';
import type { Keyword } from './keyword.ts';

/** Keywords of ours that note a place and refuse nothing. */
export const markings: readonly Keyword[] = marks.map((keyword) => ({
  word: keyword,
  compile: (argument, schema) => (value, visit) => {
    const pointer = pointerOf(visit.path);
    visit.mentions[keyword].push({ keyword, argument, value, pointer, schema });
    return true;
  },
}));
