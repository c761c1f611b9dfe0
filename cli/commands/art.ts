import { usualLocale } from '../../generator/index.ts';
import { inLocale } from '../../kernel/index.ts';
import { artOf } from '../../print/index.ts';
import { aboutGame, gamesNamed } from '../arguments.ts';
import { EXIT } from '../exit.ts';
import { browserFlag, formatFlag, languageFlag } from '../flags.ts';
import { examples } from '../help.ts';
import { say } from '../say.ts';
import type { Terminal } from '../terminal.ts';
import { usableGame } from '../usable-game.ts';
import { withPress } from '../with-press.ts';
import type { DefineCommand } from './command.ts';

/** The pictures of a game, and those that are still to be painted. */
export const define: DefineCommand = (command, run) =>
  aboutGame(
    command.description(
      say(
        'List the pictures that a game names: which are still to be painted, their size at 300 dots per inch, which cards show them, and their artists and licences from art.yaml.',
      ),
    ),
  )
    .addOption(languageFlag())
    .addOption(formatFlag(['text', 'json'], 'text'))
    .addOption(browserFlag())
    .addHelpText(
      'after',
      examples([
        ['cardwright art', 'what is to be painted, and how large'],
        ['cardwright check --final', 'an error for each picture that is missing'],
      ]),
    )
    .action(
      run((terminal, name: string | undefined, options: ArtArguments) =>
        art(terminal, gamesNamed(name, options), options),
      ),
    );

interface ArtArguments {
  readonly lang?: string;
  readonly format: 'text' | 'json';
  readonly browser?: string;
}

type Found = Awaited<ReturnType<typeof artOf>>;

async function art(
  terminal: Terminal,
  names: readonly string[],
  given: ArtArguments,
): Promise<number> {
  const game = usableGame(terminal, names, given);
  if (game === null) return EXIT.faults;
  const { checked, printable } = game;
  const locale = given.lang ?? usualLocale(checked.manifest.locales);
  return withPress(given.browser, terminal, async (press) => {
    const found = await terminal.progress(say('Drawing'), () => artOf(printable, locale, press));
    terminal.print(given.format === 'json' ? artJson(found, locale) : artText(found, locale));
  });
}

function artJson(found: Found, locale: string): string {
  const said = found.map(({ artist, ...others }) => {
    return { ...others, artist: artist === null ? null : inLocale(artist, locale) };
  });
  return JSON.stringify({ pictures: said }, null, 2);
}

function artText(found: Found, locale: string): string {
  if (found.length === 0) return say('The game names no pictures.');
  const missing = found.filter(({ isThere }) => !isThere);
  const there = found.filter(({ isThere }) => isThere);
  const unnamed = found.filter(({ artist }) => artist === null);
  return [
    ...group(say('To be painted: {count}', { count: missing.length }), missing, locale),
    ...group(say('There: {count}', { count: there.length }), there, locale),
    ...(unnamed.length === 0
      ? []
      : [say('Nobody is named in art.yaml for {count} of them.', { count: unnamed.length })]),
  ].join('\n');
}

function group(head: string, pictures: Found, locale: string): string[] {
  return pictures.length === 0 ? [] : [head, ...pictures.flatMap((one) => lines(one, locale))];
}

/** The path, and below it what is known of the picture. */
function lines(
  { path, place, pixels, cards, sheets, artist, licence }: Found[number],
  locale: string,
): string[] {
  const size =
    place === null || pixels === null
      ? say('its size is not known: no template shows it as an image')
      : say('{width} × {height} pixels ({across} × {down} mm)', {
          width: pixels.width,
          height: pixels.height,
          across: tenth(place.width),
          down: tenth(place.height),
        });
  const by = [artist === null ? null : inLocale(artist, locale), licence].filter(
    (part) => part !== null,
  );
  return [
    `  ${path}`,
    `    ${size}`,
    ...(cards.length + sheets.length === 0
      ? []
      : [`    ${(cards.length > 0 ? cards : sheets).join(', ')}`]),
    ...(by.length === 0 ? [] : [`    ${by.join(', ')}`]),
  ];
}

function tenth(length: number): number {
  return Math.round(length * 10) / 10;
}
