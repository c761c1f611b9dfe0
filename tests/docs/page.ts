/**
 * Reads a page of docs/how-to/ whose blocks can be executed. Each fenced block is one step:
 *
 *     ```sh                       commands, one a line; they end with exit code 0
 *     ```sh exit=1                … with this one
 *     ```text                     what the commands above print, all together; … stands for any lines
 *     ```diff file=game.yaml      lines of a file, - before and + after; @@ between two places
 *     ```yaml file=x.yaml         a whole file, in any language
 *     ```yaml file=x.yaml append  lines added to a file, after a blank one
 */

export type Step =
  | { readonly do: 'run'; readonly commands: readonly string[]; readonly exit: number }
  | { readonly do: 'expect'; readonly output: string }
  | { readonly do: 'change'; readonly file: string; readonly places: readonly Place[] }
  | { readonly do: 'write' | 'append'; readonly file: string; readonly text: string };

/** A piece of a file, before and after. */
export interface Place {
  readonly before: string;
  readonly after: string;
}

/** What stands below one heading. */
export interface Section {
  readonly heading: string;
  readonly steps: readonly Step[];
}

const FENCE = /^```(\w*)([^\n]*)\n([\s\S]*?)^```$/gmu;

/** The sections whose headings fit: those with a number. */
export function readSections(page: string, headings = /^\d/u): Section[] {
  return page
    .split(/^## /mu)
    .slice(1)
    .filter((text) => headings.test(text))
    .map((text) => ({
      heading: text.slice(0, text.indexOf('\n')),
      steps: [...text.matchAll(FENCE)].map(([, language = '', words = '', content = '']) =>
        readStep(language, words, content),
      ),
    }));
}

function readStep(language: string, words: string, content: string): Step {
  const file = /\bfile=(\S+)/u.exec(words)?.[1];
  if (language === 'sh') {
    const exit = Number(/\bexit=(\d+)/u.exec(words)?.[1] ?? 0);
    return { do: 'run', commands: content.trim().split('\n'), exit };
  }
  if (file === undefined) {
    if (language === 'text') return { do: 'expect', output: content };
    throw new Error(`Nobody executes this block: ${language}${words}\n${content}`);
  }
  if (language === 'diff') return { do: 'change', file, places: readPlaces(content) };
  return { do: /\bappend\b/u.test(words) ? 'append' : 'write', file, text: content };
}

function readPlaces(diff: string): Place[] {
  return diff.split(/^@@\n/mu).map((part) => {
    const lines = part.trimEnd().split('\n');
    const keep = (mark: string): string =>
      lines
        .filter((line) => !line.startsWith(mark))
        .map((line) => line.slice(1))
        .join('\n');
    return { before: keep('+'), after: keep('-') };
  });
}
