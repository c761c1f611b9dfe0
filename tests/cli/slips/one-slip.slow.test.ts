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

/** Of files of one sort, one is as good as another. */
const MEANT =
  /^(?:[\w-]+\.yaml|schemas\/.*|units\/orc\.yaml|cards\/break\.yaml|decks\/(?:orc-c|echo|dwarf-g)[\w-]+\.\w+|scenarios\/play\/(?:turns|caa)\.yaml|templates\/(?:words\.yaml|aid\.\w+))$/;

const content = join(packageRoot(), 'content');

// Who renames a word leaves the templates behind that ask for it.
const renamed = { 'templates/words.yaml: a misspelt property': ['CW2010'] };

describe('lords-of-war', () => {
  checkSlips(join(content, 'lords-of-war'), (path) => MEANT.test(path), renamed);
});

describe('battle-logistic-square', () => {
  checkSlips(join(content, 'battle-logistic-square'), (path) => MEANT.test(path), renamed);
});
