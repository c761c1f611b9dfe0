/** The kinds of components of a game, with the files that hold them. */
import {
  filesOf,
  itemsOf,
  type CheckedFile,
  type CheckedGame,
  type CheckResult,
} from '../../generator/index.ts';

/** The kind that has the most components; empty for a game that cannot be read. */
export function largestKind(result: CheckResult): string {
  if (result.game === null) return '';
  const checked = result;
  const sizes = Object.keys(checked.manifest.kinds).map((kind) => {
    const components = filesOfKind(checked, kind).flatMap((file) => itemsOf(file));
    return { kind, size: components.length };
  });
  return sizes.toSorted((a, b) => b.size - a.size)[0]?.kind ?? '';
}

export function filesOfKind({ game }: CheckedGame, kind: string): CheckedFile[] {
  return filesOf(game, 'component').filter(
    (file) => kindOf(file) === kind && file.role.role === 'component' && !file.role.fixture,
  );
}

export function kindOf({ role }: CheckedFile): string | null {
  return role.role === 'component' ? role.kind : null;
}
