/** The kind of component that a table is about, as people name it. */
import type { CheckedGame } from '../../../generator/index.ts';
import { GameChecker } from '../../../generator/index.ts';
import { nearest } from '../../../kernel/index.ts';
import { WrongUse } from '../../exit.ts';
import { say } from '../../say.ts';

/** A game that can be read, with what reads it. */
export interface OpenedGame {
  readonly checker: GameChecker;
  readonly checked: CheckedGame;
}

export function openGame(folder: string): OpenedGame {
  const checker = new GameChecker(folder);
  const checked = checker.check();
  if (checked.game === null) {
    throw new WrongUse(say('game.yaml cannot be used; "cardwright check" says why.'));
  }
  return { checker, checked };
}

/** `unit`, also where somebody says `units`. */
export function kindNamed(name: string, { manifest }: CheckedGame): string {
  const kind = kindIn(name, manifest.kinds);
  if (kind !== null) return kind;
  const kinds = Object.keys(manifest.kinds);
  const meant = nearest(name, kinds);
  throw new WrongUse(
    say('The game has no kind "{name}".', { name }),
    meant === undefined
      ? say('Its kinds: {kinds}.', { kinds: kinds.join(', ') })
      : say('Did you mean "{meant}"?', { meant }),
  );
}

/** The kind after which a file is called: `units.xlsx`, `units-balance (2).xlsx`. */
export function kindOfFile(stem: string, { manifest }: CheckedGame): string {
  const parts = stem.split(/(?<=[A-Za-z0-9])(?=[^A-Za-z0-9])/);
  for (let count = parts.length; count > 0; count -= 1) {
    const kind = kindIn(parts.slice(0, count).join(''), manifest.kinds);
    if (kind !== null) return kind;
  }
  throw new WrongUse(
    say('The name of the file does not say which kind of component is in it.'),
    say('Add --as {kinds}', { kinds: Object.keys(manifest.kinds).join(' | ') }),
  );
}

function kindIn(name: string, kinds: Readonly<Record<string, unknown>>): string | null {
  const small = name.toLowerCase();
  return Object.keys(kinds).find((kind) => pluralsOf(kind.toLowerCase()).includes(small)) ?? null;
}

function pluralsOf(kind: string): string[] {
  return [kind, `${kind}s`, `${kind}es`, kind.replace(/y$/, 'ies')];
}
