/** The kinds of components of a game, with the files that hold them. */
import {
  type DeckGame,
  filesOf,
  itemsOf,
  type CheckedFile,
  type CheckedGame,
  type CheckResult,
} from '../../generator/index.ts';
import { inLocale } from '../../kernel/index.ts';

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

/** By what kind cards can be found, in words; cards of one kind are not told apart by it. */
export function kindField(
  { manifest }: CheckedGame,
  cards: readonly { readonly kind: string }[],
  locale: string,
  label: string,
): DeckGame['fields'] {
  const kinds = [...new Set(cards.map(({ kind }) => kind))];
  if (kinds.length < 2) return {};
  const titles = kinds.map((kind) => [kind, inLocale(manifest.kinds[kind]?.title ?? kind, locale)]);
  return { kind: { label, values: Object.fromEntries(titles) as Record<string, string> } };
}
