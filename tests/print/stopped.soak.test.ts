/** A print that is stopped at any of its stages, by any signal, whatever it makes, leaves no browser and no partial file. */
import { describe, test } from 'vitest';
import { temporaryRoom } from '../support/games.ts';
import { stopsIn, type Stop } from './stopping.ts';
import { tinyPrint } from './tiny-game.ts';

const room = temporaryRoom();

const GROUND = `.card::before { content: ''; position: absolute; inset: calc(-1 * var(--bleed)); background: #fbf7ee; z-index: -1 }
.card { isolation: isolate } .back-face, .frame { background: none }`;

const folder = tinyPrint(room, {
  'rulebook.md': '# Rules\n\n## Turns\n\nThe otter begins.\n',
  'templates/colours.css': GROUND,
});

const { stop } = stopsIn(room, folder);

const EN = ['--lang', 'en'];

/** Each stage of a sheet, and each sort of output in the midst of it. */
const STAGES: readonly Omit<Stop, 'signal'>[] = [
  { name: 'templates', args: EN, stage: 'templates' },
  { name: 'the start of the browser', args: EN, stage: 'browser' },
  { name: 'the page', args: EN, stage: 'page' },
  { name: 'measuring', args: EN, stage: 'measuring' },
  { name: 'the PDF', args: EN, stage: 'pdf' },
  { name: 'keeping a face', args: EN, stage: 'kept' },
  { name: 'the boxes', args: EN, stage: 'boxes' },
  {
    name: 'between two files',
    args: [...EN, '--paper', 'a4', '--paper', 'letter'],
    stage: 'page',
    time: 2,
  },
  { name: 'pictures', args: [...EN, '--format', 'png'], stage: 'pictures' },
  {
    name: 'an order of a print service',
    args: [...EN, '--vendor', 'the-game-crafter'],
    stage: 'pictures',
  },
  { name: 'an order as PDF', args: [...EN, '--vendor', 'manindo'], stage: 'boxes' },
  {
    name: 'a virtual table',
    args: [...EN, '--tabletop', 'tabletop-simulator'],
    stage: 'pictures',
  },
  { name: 'another', args: [...EN, '--tabletop', 'tabletop-playground'], stage: 'pictures' },
  { name: 'the rulebook', args: [...EN, '--rulebook'], stage: 'pdf' },
  { name: 'the list', args: [...EN, '--list'], stage: 'pdf' },
  { name: 'the colours', args: [...EN, '--colours'], stage: 'pdf' },
];

describe.runIf(process.platform === 'linux')('stopped', () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const) {
    test.each(STAGES)(`at $name, by ${signal}`, (one) =>
      stop({ ...one, name: `${one.name} ${signal}`, signal }),
    );
  }
});
