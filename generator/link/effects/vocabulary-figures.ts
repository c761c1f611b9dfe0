/** Figures of vocabulary.yaml mean something: ranges hold a number, a measure has one comparison. */
import { fault, type Fault, type Path } from '../../../diagnostics/index.ts';
import { isMapping } from '../../../kernel/index.ts';
import { nodesAlongPath } from '../../schema/walk.ts';
import { groupNames } from '../../vocabulary/model.ts';
import { comparisons, VALUE } from '../../vocabulary/read.ts';
import { filesOf, type GameFiles, type LinkCheck } from '../game-files.ts';

export const vocabularyFigures: LinkCheck = (game) =>
  filesOf(game, 'vocabulary').flatMap(({ path: file, data }) =>
    groupNames.flatMap((group) =>
      mappingsIn(isMapping(data) ? data[group] : undefined, [group]).flatMap(([word, path]) => [
        ...emptyRange(word[VALUE], 'minimum', 'maximum', file, [...path, VALUE]),
        ...mappingsIn(word['params'], [...path, 'params']).flatMap(([param, at]) =>
          emptyRange(param, 'minimum', 'maximum', file, at),
        ),
        ...emptyRange(word['measure'], 'lowest', 'highest', file, [...path, 'measure']),
        ...comparedOnce(word['measure'], file, [...path, 'measure'], game),
      ]),
    ),
  );

function emptyRange(form: unknown, least: string, most: string, file: string, at: Path): Fault[] {
  if (!isMapping(form)) return [];
  const { [least]: min, [most]: max } = form;
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return [];
  return [fault('CW1105', { file, path: [...at, least] }, { value: min, max })];
}

function comparedOnce(measure: unknown, file: string, path: Path, game: GameFiles): Fault[] {
  if (!isMapping(measure)) return [];
  if (comparisons.filter((one) => one in measure).length === 1) return [];
  const nodes = nodesAlongPath(game.schemas.get('vocabulary') ?? {}, path, true).at(-1) ?? [];
  const form = nodes.find(({ description }) => description !== undefined)?.description;
  return [fault('CW1120', { file, path }, { value: measure, form })];
}

function mappingsIn(value: unknown, at: Path): [Readonly<Record<string, unknown>>, Path][] {
  return Object.entries(isMapping(value) ? value : {}).flatMap(([name, inner]) =>
    isMapping(inner) ? [[inner, [...at, name]]] : [],
  );
}
