/** Opens a file of the game in the editor that its user prefers, at a line: a program, or a link that one answers. */
import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setting } from '../../../../kernel/index.ts';

/** What came of it: started, a link that the page must follow, or why there is neither. */
export type Opened =
  | { readonly started: string }
  | { readonly link: string }
  | { readonly why: 'none' | 'terminal' | 'fails'; readonly editor: string };

interface Place {
  /** Absolute. */
  readonly path: string;
  readonly line: number;
}

/** As the user has set it: `editor: code` or `editor: vscode://file/{file}:{line}` in settings.yaml, else in the environment. */
export function preferredEditor(): string | undefined {
  const { VISUAL: visual, EDITOR: editor } = process.env;
  return [setting('editor'), visual, editor].find((one) => one !== undefined && one.trim() !== '');
}

export async function openOutside(editor: string | undefined, place: Place): Promise<Opened> {
  if (editor === undefined) return { why: 'none', editor: '' };
  const link = linkOf(editor, place);
  if (link !== null) return { link };
  const [program = '', ...given] = editor.trim().split(/\s+/);
  const name = basename(program).replace(/\.exe$/i, '');
  if (TERMINAL.has(name) || given.includes('-nw')) return { why: 'terminal', editor: name };
  const isOwnForm = given.some((one) => one.includes('{file}'));
  const form = FORMS[name] ?? (({ path }: Place) => [path]);
  const args = isOwnForm ? given.map((one) => filled(one, place)) : [...given, ...form(place)];
  return (await starts(program, args)) ? { started: name } : { why: 'fails', editor: program };
}

/** Schemes of programs. Those that a browser itself answers are no editors. */
const SCHEME =
  /^(?!(?:https?|file|data|blob|javascript|vbscript|about|view-source):)[a-z][a-z0-9+.-]*:\/\//i;

function linkOf(editor: string, { path, line }: Place): string | null {
  if (!SCHEME.test(editor)) return null;
  const address = pathToFileURL(path).pathname;
  return editor
    .replaceAll('/{file}', address)
    .replaceAll('{file}', address)
    .replaceAll('{line}', String(line));
}

function filled(word: string, { path, line }: Place): string {
  return word.replaceAll('{line}', String(line)).replaceAll('{file}', path);
}

/** Editors that need the terminal, which the studio has. */
const TERMINAL = new Set([
  'vi',
  'vim',
  'nvim',
  'nano',
  'pico',
  'micro',
  'hx',
  'helix',
  'ed',
  'ne',
  'joe',
]);

/** How each takes a line. The path is absolute, so that none takes it for an option. */
const FORMS: Readonly<Record<string, (place: Place) => readonly string[]>> = {
  ...named(['code', 'code-insiders', 'codium', 'cursor', 'windsurf'], ({ path, line }) => [
    '--goto',
    `${path}:${line}`,
  ]),
  ...named(['subl', 'zed', 'zeditor'], ({ path, line }) => [`${path}:${line}`]),
  ...named(['idea', 'webstorm', 'phpstorm', 'pycharm'], ({ path, line }) => [
    '--line',
    String(line),
    path,
  ]),
  ...named(['kate', 'mate'], ({ path, line }) => ['-l', String(line), path]),
  ...named(['gedit', 'gvim', 'mvim', 'emacs'], ({ path, line }) => [`+${line}`, path]),
  emacsclient: ({ path, line }) => ['-n', `+${line}`, path],
};

function named(
  names: readonly string[],
  form: (place: Place) => readonly string[],
): Record<string, (place: Place) => readonly string[]> {
  return Object.fromEntries(names.map((name) => [name, form]));
}

/** Without a shell: nothing in a path is read as a command. It outlives the studio. */
function starts(program: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { shell: false, detached: true, stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}
