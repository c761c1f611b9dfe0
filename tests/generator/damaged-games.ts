/** Games with one file damaged as people and programs damage files: whatever comes of it, a check ends, and tells it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { parseDocument, visit, type Document, type YAMLSeq } from 'yaml';
import { GameChecker } from '../../generator/check.ts';
import { packageRoot } from '../../kernel/index.ts';
import { templateFaults } from '../../print/check-templates.ts';
import { PreviewedGame } from '../../print/preview/previewed-game.ts';
import { copyGame } from '../support/games.ts';

/** All games that come with Cardwright, and the starter. */
export const GAMES: readonly string[] = [
  ...readdirSync(join(packageRoot(), 'content')).map((name) => join('content', name)),
  'starter',
];

const VALUES = [
  null,
  0,
  -1,
  1.5,
  1e300,
  true,
  '',
  ' ',
  'x',
  '__proto__',
  '50%off.png',
  '{{',
  '{a, plural',
  'a\u0000b',
  [],
  {},
  [null],
  [[]],
  { a: null },
  { en: null },
  { en: 5, ja: [] },
];

const KEYS = ['__proto__', 'constructor', 'toString', '', '1', '50%', 'x'];

const FRAGMENTS = `
  % " ' { } ( ) < > \\ # & ; : , | - ? ! * @ {{ }} {{#each}} {{/if}} {{>x}} {{{ /* */ <!-- </ <svg> <p>
  url( url(50%off.png) url("%") @import"%"; @import_url(%zz); @media @font-face !important var(-- calc(
  <<:*x &a *a ---\n ... \0 \r \t \uFEFF \uD800 \`
`
  .trim()
  .split(/[ \n]+/);

/** What is done to a file; numbers choose among the places that it has, and what comes there. */
export interface Damage {
  /** Of data: another value, another key, no entry; of any text: the end, some letters, some more. */
  readonly how: 'value' | 'key' | 'drop' | 'cut' | 'delete' | 'insert';
  readonly at: number;
  readonly what: number;
}

const number = fc.nat({ max: 1_000_000 });

export const damage: fc.Arbitrary<Damage> = fc.record({
  how: fc.oneof(
    { weight: 4, arbitrary: fc.constant('value' as const) },
    { weight: 2, arbitrary: fc.constantFrom('drop' as const, 'insert' as const) },
    fc.constantFrom('key' as const, 'cut' as const, 'delete' as const),
  ),
  at: number,
  what: number,
});

/** A copy of a game whose files are damaged and fixed again, one after the other. */
export class DamagedGame {
  readonly #folder: string;
  readonly #checker: GameChecker;
  readonly #previewed: PreviewedGame;
  /** Paths of the files that a check reads. */
  readonly files: readonly string[];

  constructor(game: string, room: string) {
    this.#folder = copyGame(join(packageRoot(), game), join(room, game.replaceAll('/', '-')));
    this.#checker = new GameChecker(this.#folder);
    this.#previewed = new PreviewedGame(this.#checker.check());
    this.files = filesBelow(this.#folder);
  }

  /** Throws what the check of the damaged game throws. With `shown`, also what the preview would. */
  try(path: string, how: Damage, shown = false): void {
    const file = join(this.#folder, path);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, damaged(text, /\.ya?ml$/.test(path), how));
    try {
      const result = this.#checker.changed([file]);
      templateFaults(result);
      if (shown) {
        this.#previewed.open(result);
        this.#previewed.state('en');
      }
    } finally {
      writeFileSync(file, text);
      this.#checker.changed([file]);
    }
  }
}

function filesBelow(folder: string, path = ''): string[] {
  return readdirSync(join(folder, path), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) return inner === 'rules' ? [] : filesBelow(folder, inner);
      return /\.(ya?ml|css|hbs|json|md|txt)$/.test(entry.name) ? [inner] : [];
    });
}

export function damaged(text: string, isYaml: boolean, how: Damage): string {
  const at = how.at % (text.length + 1);
  switch (how.how) {
    case 'cut':
      return text.slice(0, at);
    case 'delete':
      return text.slice(0, at) + text.slice(at + 1 + (how.what % 8));
    case 'insert':
      return text.slice(0, at) + (FRAGMENTS[how.what % FRAGMENTS.length] ?? '') + text.slice(at);
    case 'value':
    case 'key':
    case 'drop':
      return (isYaml ? damagedYaml(text, how) : null) ?? text.slice(at);
  }
}

/** One of: a value that is another or none, a key that is another, an entry that is missing. */
function damagedYaml(text: string, how: Damage): string | null {
  const document = parseDocument(text, { logLevel: 'silent' });
  if (document.errors.length > 0) return null;
  const changes = placesIn(document, how);
  if (changes.length === 0) return null;
  changes[how.at % changes.length]?.();
  try {
    return String(document);
  } catch {
    // Such a document cannot be written.
    return null;
  }
}

function placesIn(document: Document, how: Damage): (() => void)[] {
  const made = (from: readonly unknown[]): unknown =>
    document.createNode(from[how.what % from.length]);
  const changes: (() => void)[] = [];
  visit(document, {
    Map(_, map) {
      for (const pair of map.items) {
        changes.push(() => {
          if (how.how === 'drop') map.items = map.items.filter((one) => one !== pair);
          else if (how.how === 'key') pair.key = made(KEYS);
          else pair.value = made(VALUES);
        });
      }
    },
    Seq(_, list: YAMLSeq) {
      for (const index of list.items.keys()) {
        changes.push(() => {
          if (how.how === 'drop') list.items.splice(index, 1);
          else list.items[index] = made(VALUES);
        });
      }
    },
  });
  return changes;
}
