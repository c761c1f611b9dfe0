import type { Fault } from '../../../diagnostics/index.ts';
import type { LinkCheck } from '../game-files.ts';
import { carriers } from './carriers.ts';
import { needs } from './needs.ts';
import { triggers } from './triggers.ts';

/**
 * Words stand where they mean something: on a card that may carry them, under a trigger that goes with
 * them, beside what they need. Of a word that is out of place the first reason is reported, once.
 */
export const placed: LinkCheck = (game) => {
  const reported = new Set<string>();
  return [carriers, triggers, needs].flatMap((check) => {
    const news = check(game).filter((fault) => !reported.has(placeOf(fault)));
    for (const fault of news) reported.add(placeOf(fault));
    return news;
  });
};

function placeOf({ file, path }: Fault): string {
  return JSON.stringify([file, path]);
}
