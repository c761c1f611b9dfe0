import { buildGame, defaultOut } from '../../generator/build.ts';
import { GameChecker, isSound, type CheckResult } from '../../generator/check.ts';
import { inLocale } from '../../generator/words.ts';
import { EXIT } from '../exit.ts';
import { findGames } from '../find-games.ts';
import { report } from '../report.ts';
import { shownPath } from '../shown-path.ts';
import type { Terminal } from '../terminal.ts';

export async function make(terminal: Terminal, names: string[]): Promise<number> {
  let exit: number = EXIT.sound;
  for (const folder of findGames(names, terminal.cwd)) {
    const result = await terminal.progress(`Checking ${folder}`, () =>
      new GameChecker(folder).check(),
    );
    report(result.diagnostics, 'pretty', terminal);
    if (!isSound(result)) {
      terminal.print(`${shownPath(folder, terminal)} has faults and was not built.`);
      exit = EXIT.faults;
      continue;
    }
    const out = defaultOut(folder, terminal.cwd);
    await terminal.progress(`Building ${folder}`, () => buildGame(result, out));
    terminal.print(summary(result, shownPath(`${out}/${result.manifest?.id ?? ''}`, terminal)));
  }
  return exit;
}

/** What was made, in a few lines. */
function summary({ manifest, linked }: CheckResult, out: string): string {
  const kinds = Object.entries(linked?.cards ?? {}).map(
    ([kind, cards]) =>
      `${cards.length} ${inLocale(manifest?.kinds[kind]?.title ?? kind, 'en').toLowerCase()}${cards.length === 1 ? '' : 's'}`,
  );
  const decks = linked?.decks ?? [];
  const legal = decks.filter(({ verdict }) => verdict.legal);
  const refused = decks.length - legal.length;
  return [
    `${inLocale(manifest?.title ?? '', 'en')}: sound`,
    `  checked   ${kinds.join(', ')}`,
    `  judged    ${decks.length} decks: ${legal.length} legal${refused === 0 ? '' : `, ${refused} refused as their files say`}`,
    `  built     ${out}/ (index.js, index.d.ts, game.json)`,
  ].join('\n');
}
