/** The lists of closed words in vocabulary.yaml: those that are shared, and those of single parameters. */
import type { Path } from '../../../diagnostics/index.ts';
import { isMapping } from '../../../kernel/index.ts';
import { groupNames, groups } from '../../vocabulary/model.ts';
import { VALUE } from '../../vocabulary/read.ts';

/** Their places, by the words of each as JSON; of lists with the same words, the first. */
export function closedLists(data: unknown): ReadonlyMap<string, Path> {
  const places = [...sharedLists(data), ...ownLists(data)].map(
    ([words, path]) => [JSON.stringify(Object.keys(words)), path] as const,
  );
  return new Map(places.toReversed());
}

type Placed = [mapping: Readonly<Record<string, unknown>>, path: Path];

function sharedLists(data: unknown): Placed[] {
  return entries(isMapping(data) ? data['words'] : null, ['words']);
}

function ownLists(data: unknown): Placed[] {
  return groupNames.flatMap((group) =>
    entries(isMapping(data) ? data[group] : null, [group]).flatMap(([word, path]) => {
      const params: Placed[] =
        groups[group].form === 'keyed'
          ? entries({ [VALUE]: word[VALUE] }, path)
          : entries(word['params'], [...path, 'params']);
      return params.flatMap(([form, at]) => entries({ words: form['words'] }, at));
    }),
  );
}

function entries(value: unknown, at: Path): Placed[] {
  return Object.entries(isMapping(value) ? value : {}).flatMap(([name, inner]): Placed[] =>
    isMapping(inner) ? [[inner, [...at, name]]] : [],
  );
}
