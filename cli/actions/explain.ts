import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../../diagnostics/index.ts';
import { nearest } from '../../generator/nearest.ts';
import { packageRoot } from '../../generator/package-root.ts';
import { EXIT, WrongUse } from '../exit.ts';
import type { Terminal } from '../terminal.ts';

export function explain(terminal: Terminal, asked: string): number {
  const wanted = asked.toLowerCase();
  const definitions = Object.values(catalogue);
  const found = definitions.find(
    ({ code, name }) => code.toLowerCase() === wanted || name === wanted,
  );
  if (found === undefined) {
    const meant = nearest(
      asked,
      definitions.flatMap(({ code, name }) => [code, name]),
    );
    throw new WrongUse(
      `There is no diagnostic "${asked}".`,
      meant === undefined
        ? 'Codes of Cardwright begin with CW; a code of a game is explained in its rules.md.'
        : `Did you mean "${meant}"?`,
    );
  }
  const page = readFileSync(join(packageRoot(), 'docs', 'diagnostics', `${found.code}.md`), 'utf8');
  terminal.print(withoutFrontMatter(page).trim());
  return EXIT.sound;
}

function withoutFrontMatter(page: string): string {
  return page.replace(/^---\n[\s\S]*?\n---\n/, '');
}
