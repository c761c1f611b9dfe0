/** Papers, as people write them. */
import type { NamedSize } from '../../generator/print-sizes.ts';
import { known } from './known.ts';

/** Ids of the papers that are meant: `A4`, `JIS B4` and `jisb4` find `a4` and `jis-b4`. Each once. */
export function papersNamed(
  given: readonly string[],
  papers: ReadonlyMap<string, NamedSize>,
): string[] {
  const byName = new Map<string, string>();
  for (const [id, { title = id }] of papers) {
    const titles = typeof title === 'string' ? [title] : Object.values(title);
    for (const name of titles) byName.set(plain(name), id);
  }
  // The id of a paper goes before the title of another.
  for (const id of papers.keys()) byName.set(plain(id), id);
  const ids = given.map((name) => (papers.has(name) ? name : (byName.get(plain(name)) ?? name)));
  known('paper', ids, [...papers.keys()]);
  return [...new Set(ids)];
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]+/g, '');
}
