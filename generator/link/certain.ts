/** One mistake is told once: what follows from a card with faults is not told of every deck that holds it. */
import { catalogue, type Code, type Fault } from '../../diagnostics/index.ts';
import type { JudgedDeck } from './decks.ts';
import { itemsOf, type GameFiles } from './game-files.ts';

/** Whether a verdict rests on sound cards only: all could be read, and none in the deck has a fault of its own. */
export function isCertain(
  { verdict }: JudgedDeck,
  game: GameFiles,
  found: readonly Fault[],
): boolean {
  if (game.files.some(({ role, complete }) => role.role === 'component' && !complete)) return false;
  const unsound = unsoundIds(game, found);
  return unsound.size === 0 || ![...verdict.cards.keys()].some((id) => unsound.has(id));
}

const known = new WeakMap<readonly Fault[], ReadonlySet<string>>();

/** Ids of components with an error in their own entry. */
function unsoundIds(game: GameFiles, found: readonly Fault[]): ReadonlySet<string> {
  const before = known.get(found);
  if (before !== undefined) return before;
  const foundErrors = found.filter(isError);
  const ids = new Set<string>();
  for (const file of game.files) {
    if (file.role.role !== 'component') continue;
    const later = foundErrors.filter((fault) => fault.file === file.path);
    const errors = [...file.faults.filter(isError), ...later];
    if (errors.length === 0) continue;
    for (const { path, value } of itemsOf(file)) {
      const own = errors.some((error) => path.length === 0 || error.path[0] === path[0]);
      if (own && typeof value['id'] === 'string') ids.add(value['id']);
    }
  }
  known.set(found, ids);
  return ids;
}

function isError({ code }: Fault): boolean {
  return catalogue[code as Code].severity === 'error';
}
