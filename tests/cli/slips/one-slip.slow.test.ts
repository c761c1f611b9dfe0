/** One slip gives one fault, in the file in which it was made. */
import { join } from 'node:path';
import { describe } from 'vitest';
import { packageRoot } from '../../../generator/package-root.ts';
import { checkSlips } from './check-slips.ts';

describe('the game that init copies', () => {
  checkSlips(join(packageRoot(), 'starter'), () => true, {
    // Who renames a word leaves the templates behind that ask for it.
    'templates/words.yaml: a misspelt property': ['CW2010'],
    // It stands in a comment.
    'templates/partials/heading.hbs: an unknown piece': [],
  });
});

/** Files on which others rest, and one of each sort besides. */
const MEANT =
  /^(?:(?:game|construction|patterns|vocabulary|races)\.yaml|schemas\/.*|units\/orc\.yaml|cards\/break\.yaml|decks\/(?:orc-c|dwarf-g)[\w-]+\.\w+|scenarios\/play\/(?:turns|caa)\.yaml)$/;

const content = join(packageRoot(), 'content');

describe.each(['battle-logistic-square', 'lords-of-war'])('%s', (game: string) => {
  checkSlips(join(content, game), (path) => MEANT.test(path));
});
