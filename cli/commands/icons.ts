import { resolve } from 'node:path';
import { escape, findIcon, searchIcons } from '../../print/index.ts';
import { language } from '../../diagnostics/index.ts';
import { writeAtomically } from '../../kernel/index.ts';
import { EXIT, WrongUse } from '../exit.ts';
import { outFileFlag } from '../flags.ts';
import { examples } from '../help.ts';
import { note, wrote } from '../report.ts';
import { say } from '../say.ts';
import type { PictureScreen } from '../pictures/index.ts';
import type { Terminal } from '../terminal.ts';
import type { DefineCommand } from './command.ts';

/** Finds icons by words in their names. */
export const define: DefineCommand = (command, run) =>
  command
    .description(
      say(
        'Find icons by words in their names, in every set of Iconify that is installed: game-icons comes with Cardwright. Terminals that can show pictures show them. With --out, a page of them, to open in a browser.',
      ),
    )
    .argument('<words...>', say('words or parts of words that the name has; or the name of a set'))
    .addOption(outFileFlag())
    .option('--no-pictures', say('names only, also in a terminal that can show pictures'))
    .addHelpText(
      'after',
      examples([
        ['cardwright icons sword', 'names, as templates write them'],
        ['cardwright icons sword -o swords.html', 'a page with their pictures'],
      ]),
    )
    .action(
      run((terminal, words: string[], options: IconsArguments) => icons(terminal, words, options)),
    );

interface IconsArguments {
  readonly out?: string;
  readonly pictures?: boolean;
}

/** As many names as fit a screen. */
const SHOWN = 40;

async function icons(
  terminal: Terminal,
  words: readonly string[],
  { out, pictures }: IconsArguments,
): Promise<number> {
  const found = searchIcons(words);
  if (found.length === 0) {
    throw new WrongUse(
      say('No icon has "{words}" in its name.', { words: words.join(' ') }),
      say('Try one word, or a part of one.'),
    );
  }
  if (out !== undefined) {
    const path = resolve(terminal.cwd, out);
    writeAtomically(path, Buffer.from(iconsPage(found, words.join(' '))));
    wrote(path, terminal);
    return EXIT.sound;
  }
  await list(found.slice(0, SHOWN), pictures === false ? null : await screenOf(terminal), terminal);
  const more = found.length - SHOWN;
  if (more > 0)
    note(say('… and {more} more; --out writes a page with all of them.', { more }), terminal);
  return EXIT.sound;
}

async function screenOf(terminal: Terminal): Promise<PictureScreen | null> {
  return (await terminal.pictures?.()) ?? null;
}

async function list(
  ids: readonly string[],
  screen: PictureScreen | null,
  terminal: Terminal,
): Promise<void> {
  if (screen === null) {
    for (const id of ids) terminal.print(id);
    return;
  }
  const { showIcons } = await import('../pictures/icon-rows.ts');
  await showIcons(ids, screen, terminal);
}

/** Whole in itself: it needs no network and no file beside it. */
function iconsPage(found: readonly string[], title: string): string {
  const figures = found.map((id) => {
    const icon = findIcon(id);
    if (icon === undefined) return '';
    return `<figure><svg viewBox="${icon.viewBox}" aria-hidden="true">${icon.body}</svg><figcaption>${escape(id)}</figcaption></figure>`;
  });
  return `<!doctype html>
<html lang="${language()}"><head><meta charset="utf-8"><title>${escape(title)}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>
body { margin: 2rem; font: 14px/1.4 system-ui, sans-serif; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 1rem; }
figure { margin: 0; text-align: center; overflow-wrap: anywhere; }
svg { width: 4rem; height: 4rem; }
</style></head><body><h1>${escape(title)}</h1><main>
${figures.join('\n')}
</main></body></html>
`;
}
