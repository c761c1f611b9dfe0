import { readFileSync } from 'node:fs';
import { catalogue, wordsOf, type Code, type Definition } from '../../diagnostics/index.ts';
import { nearest } from '../../kernel/index.ts';
import { docsPage } from '../docs-page.ts';
import { EXIT, WrongUse } from '../exit.ts';
import type { Terminal } from '../terminal.ts';
import type { DefineCommand } from './command.ts';
import { say } from '../say.ts';

/** What a code means. */
export const define: DefineCommand = (command, run) =>
  command
    .description(
      say('Show the page of a diagnostic: what it means, with a wrong and a right example.'),
    )
    .argument('<code>', say('a code (CW1203 or 1203) or a name (unknown-reference)'))
    .action(run(explain));

function explain(terminal: Terminal, asked: string): number {
  const wanted = asked.toLowerCase().replace(/^(?=\d+$)/, 'cw');
  const definitions = Object.values<Definition>(catalogue);
  const found = definitions.find(
    ({ code, name }) => code.toLowerCase() === wanted || name === wanted,
  );
  if (found === undefined) {
    const meant = nearest(
      asked,
      definitions.flatMap(({ code, name }) => [code, name]),
    );
    throw new WrongUse(
      say('There is no diagnostic "{asked}".', { asked }),
      meant === undefined
        ? say(
            'Codes of Cardwright start with CW; the codes of a game are explained in its rules.md.',
          )
        : say('Did you mean "{meant}"?', { meant }),
    );
  }
  terminal.print(pageOf(found));
  return EXIT.sound;
}

/** Its own page, or that of the constraint that gives it, below the code. */
function pageOf({ code, name, page }: Definition): string {
  const text = readFileSync(docsPage(page ?? `diagnostics/${code}`), 'utf8');
  const heading = page === undefined ? '' : `# ${code} ${name}: ${wordsOf(code as Code).title}\n\n`;
  return heading + withoutFrontMatter(text).trim();
}

function withoutFrontMatter(page: string): string {
  return page.replace(/^---\n[\s\S]*?\n---\n/, '');
}
