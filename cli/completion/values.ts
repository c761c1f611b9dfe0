/** Values that can be completed, by the name that arguments and options declare for them: `<ids>`, `<folder>`. */
import { catalogue, wordsOf, type Code, type Definition } from '../../diagnostics/index.ts';
import { GameChecker, type CheckResult } from '../../generator/index.ts';
import { inLocale, paperSizes } from '../../kernel/index.ts';
import type { Text } from '../../engine/index.ts';
import { builtInGames, findGame, isGameName } from '../find-games.ts';
import { say } from '../say.ts';

export interface Candidate {
  readonly word: string;
  /** What it means, in a few words; may be empty. */
  readonly about: string;
}

export interface Offer {
  /** Which paths fit beside the candidates. */
  readonly paths: 'none' | 'files' | 'folders';
  readonly candidates: readonly Candidate[];
}

/** What was typed before, to find the game that is meant. */
interface Given {
  readonly before: readonly string[];
  readonly operands: readonly string[];
  readonly cwd: string;
}

type Source = (given: Given) => readonly Candidate[];

const nothing: Source = () => [];
const games: Source = () => builtInGames().map((word) => ({ word, about: say('bundled game') }));
const papers: Source = () => [...paperSizes().keys()].map((word) => ({ word, about: 'paper' }));

const components: Source = (given) => {
  const checked = gameIn(given);
  return [...(checked?.game?.names.values() ?? [])]
    .filter(({ fixture }) => !fixture)
    .map(({ id, kind, item }) => {
      const name = item.value['name'] as Text | undefined;
      return { word: id, about: name === undefined ? kind : inLocale(name, 'en') };
    });
};

const kinds: Source = (given) =>
  Object.keys(gameIn(given)?.manifest?.kinds ?? {}).map((word) => ({ word, about: 'kind' }));

const languages: Source = (given) =>
  (gameIn(given)?.manifest?.locales ?? []).map((word) => ({ word, about: 'language' }));

const codes: Source = () =>
  Object.values<Definition>(catalogue).flatMap(({ code, name }) => {
    const { title } = wordsOf(code as Code);
    return [
      { word: code, about: title },
      { word: name, about: title },
    ];
  });

const sources: Readonly<Record<string, { paths: Offer['paths']; source: Source }>> = {
  game: { paths: 'folders', source: games },
  games: { paths: 'none', source: games },
  file: { paths: 'files', source: nothing },
  files: { paths: 'files', source: nothing },
  path: { paths: 'files', source: games },
  folder: { paths: 'folders', source: nothing },
  ids: { paths: 'none', source: components },
  old: { paths: 'none', source: components },
  kind: { paths: 'none', source: kinds },
  kinds: { paths: 'none', source: kinds },
  locale: { paths: 'none', source: languages },
  locales: { paths: 'none', source: languages },
  papers: { paths: 'none', source: papers },
  code: { paths: 'none', source: codes },
};

export function offerFor(kind: string, given: Given): Offer {
  const found = sources[kind];
  if (found === undefined) return { paths: 'none', candidates: [] };
  return { paths: found.paths, candidates: found.source(given) };
}

/** The game that the line names, else the one in the current folder; null where that is none or several. */
function gameIn({ before, operands, cwd }: Given): CheckResult | null {
  const at = before.findIndex((word) => word === '--game' || word === '-g');
  const named = at < 0 ? operands.filter((word) => isGameName(word, cwd)) : [before[at + 1] ?? ''];
  try {
    return new GameChecker(findGame(named, cwd)).check();
  } catch {
    // Nobody waits for an explanation behind the Tab key.
    return null;
  }
}
