/**
 * What each file of a game folder is for. The manifest says where the kinds live; all other
 * places are fixed, so that a reader knows them in every game.
 */
import picomatch from 'picomatch';
import type { Manifest } from './manifest.ts';
import { remember } from '../kernel/index.ts';

export type Role =
  | { readonly role: 'game' }
  | { readonly role: 'construction' }
  | { readonly role: 'messages' }
  | { readonly role: 'vocabulary' }
  | { readonly role: 'patterns' }
  | { readonly role: 'print' }
  | { readonly role: 'box' }
  | { readonly role: 'art' }
  | { readonly role: 'balance' }
  | { readonly role: 'template-words' }
  | { readonly role: 'glossary' }
  | { readonly role: 'deck' }
  /** For players, in one language. */
  | { readonly role: 'rulebook' }
  | { readonly role: 'scenarios' }
  /** `fixture`: components that only scenarios see. */
  | { readonly role: 'component'; readonly kind: string; readonly fixture: boolean };

export type RoleName = Role['role'];

/** `rulebook.md` in the first language of the game, `rulebook.ja.md` in others. */
function isRulebook(path: string): boolean {
  return /^rulebook(\.[A-Za-z-]+)?\.md$/.test(path);
}

const FIXTURES = 'scenarios/fixtures/';

const fixed: Readonly<Record<string, Role>> = {
  'game.yaml': { role: 'game' },
  'construction.yaml': { role: 'construction' },
  'messages.yaml': { role: 'messages' },
  'vocabulary.yaml': { role: 'vocabulary' },
  'patterns.yaml': { role: 'patterns' },
  'print.yaml': { role: 'print' },
  'box.yaml': { role: 'box' },
  'art.yaml': { role: 'art' },
  'balance.yaml': { role: 'balance' },
  'templates/words.yaml': { role: 'template-words' },
  'glossary.yaml': { role: 'glossary' },
};

/** Says what a file is for: every role that claims it, in the order of the manifest; none for a stray file. */
type Classifier = (path: string) => readonly Role[];

/** Kinds are matched by the globs of game.yaml, also below `scenarios/fixtures/`. */
export const classifier = remember((manifest: Manifest): Classifier => {
  const kinds = Object.entries(manifest.kinds).map(([kind, { files }]) => ({
    kind,
    matches: picomatch([...files]),
  }));
  const components = (path: string, fixture: boolean): Role[] =>
    kinds
      .filter(({ matches }) => matches(path))
      .map(({ kind }) => ({ role: 'component', kind, fixture }));
  const classify: Classifier = (path) => {
    const known = fixed[path];
    if (known !== undefined) return [known];
    if (path.startsWith(FIXTURES)) return components(path.slice(FIXTURES.length), true);
    if (isRulebook(path)) return [{ role: 'rulebook' }];
    if (/^decks\/.+\.(yaml|yml|txt)$/.test(path)) return [{ role: 'deck' }];
    if (/^scenarios\/.+\.ya?ml$/.test(path)) return [{ role: 'scenarios' }];
    return components(path, false);
  };
  const roles = new Map<string, readonly Role[]>();
  return (path) => {
    const known = roles.get(path) ?? classify(path);
    roles.set(path, known);
    return known;
  };
});
