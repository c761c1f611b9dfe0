import { isMapping, nearest } from '../../kernel/index.ts';
import { fault, type Fault, type Path } from '../../diagnostics/index.ts';
import { filesOf, type LinkCheck } from './game-files.ts';
import { reservedWords } from './names.ts';
import { isIncomplete } from './references.ts';

/** Where game.yaml says with what positions are filled that scenarios do not write out. */
const POSITIONS = ['play', 'positions'] as const;

/** Whether a place in game.yaml is below `play.positions`. */
export function isInPositions(path: Path): boolean {
  return POSITIONS.every((step, index) => path[index] === step);
}

/** What positions are filled with exists. Each game writes them in its own way: only what can be nothing but an id is judged. */
export const positions: LinkCheck = (game) => {
  const [file] = filesOf(game, 'game');
  const said = game.manifest.play?.positions;
  if (file === undefined || said === undefined) return [];
  if (isIncomplete(game, Object.keys(game.manifest.kinds))) return [];
  const known = [...game.names.keys()];
  const words = reservedWords(game);
  return textsIn(said, POSITIONS).flatMap(({ text, path, part }): Fault[] =>
    idsIn(text)
      .filter(({ id }) => !game.names.has(id) && !words.has(id))
      .flatMap(({ id, isCertain }) => {
        const near = nearest(id, known);
        const params = { name: id, nearest: near };
        if (!isCertain && near === undefined) return [];
        return [fault('CW1558', { file: file.path, path, part }, params)];
      }),
  );
};

interface PlacedText {
  readonly text: string;
  readonly path: Path;
  readonly part: 'key' | 'value';
}

function textsIn(value: unknown, path: Path): PlacedText[] {
  if (typeof value === 'string') return [{ text: value, path, part: 'value' }];
  if (Array.isArray(value)) return value.flatMap((item, i) => textsIn(item, [...path, i]));
  return Object.entries(isMapping(value) ? value : {}).flatMap(([key, item]) => [
    // The first keys are those of positions.
    ...(path.length > POSITIONS.length
      ? [{ text: key, path: [...path, key], part: 'key' } as const]
      : []),
    ...textsIn(item, [...path, key]),
  ]);
}

/** Words in the form of ids. One with a hyphen, or that is counted, is meant as an id in any notation. */
function idsIn(text: string): { readonly id: string; readonly isCertain: boolean }[] {
  const found = text.matchAll(/(?<![\w.-])(\d+ x )?([a-z][a-z0-9]*(?:-[a-z0-9]+)*)(?![\w.-])/g);
  return [...found].map(([, count, id = '']) => ({
    id,
    isCertain: count !== undefined || id.includes('-'),
  }));
}
