/** Icons as pictures in terminals that show some. */
// oxlint-disable no-control-regex -- what terminals read begins with them
import { execFileSync, spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { showIcons } from '../../cli/pictures/icon-rows.ts';
import { pictureScreen, type Streams } from '../../cli/pictures/index.ts';
import { PROTOCOLS, type Picture } from '../../cli/pictures/protocols.ts';
import { answersIn, protocolByName } from '../../cli/pictures/recognize.ts';
import { sixels } from '../../cli/pictures/sixels.ts';
import type { Terminal } from '../../cli/terminal.ts';
import { COMMAND } from '../support/command.ts';
import { temporaryRoom } from '../support/games.ts';

const room = temporaryRoom();

/** A red and a white pixel above a transparent and a white one. */
const FOUR: Picture = {
  rgba: Uint8Array.from([255, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 0, 255, 255, 255, 255]),
  width: 2,
  height: 2,
  columns: 2,
  rows: 1,
};

describe('a terminal is recognized', () => {
  test.for([
    [{ TERM: 'xterm-kitty' }, 'kitty'],
    [{ TERM: 'xterm-ghostty' }, 'kitty'],
    [{ TERM: 'xterm-256color', TERM_PROGRAM: 'iTerm.app' }, 'iterm'],
    [{ TERM: 'xterm-256color', LC_TERMINAL: 'iTerm2' }, 'iterm'],
    [{ TERM: 'xterm-256color', TERM_PROGRAM: 'WezTerm' }, 'iterm'],
    [{ TERM: 'xterm-256color', TERM_PROGRAM: 'constructor' }, null],
    [{ TERM: 'tmux-256color', TERM_PROGRAM: 'iTerm.app' }, null],
    [{ TERM: 'xterm-kitty', TMUX: '/tmp/tmux-0/default,1,0' }, null],
    [{}, null],
  ] as const)('by its name: %j, %s', ([env, protocol]) => {
    expect(protocolByName(env)).toBe(protocol);
  });

  test.for([
    ['\u001B_Gi=31;OK\u001B\\\u001B[6;40;20t\u001B[?62;c', 'kitty', { width: 20, height: 40 }],
    ['\u001B[6;16;8t\u001B[?62;4;22c', 'sixel', { width: 8, height: 16 }],
    ['\u001B[?64;1;2;c', null, null],
    // The first number is its class, whatever it is.
    ['\u001B[?4c', null, null],
  ] as const)('by its answers: %j, %s', ([text, protocol, cell]) => {
    expect(answersIn(text)).toEqual({ protocol, cell });
  });

  test('and is waited for until its last answer', () => {
    expect(answersIn('\u001B_Gi=31;OK\u001B\\\u001B[6;40;20t')).toBeNull();
  });
});

/** A terminal that answers so. */
function streams(answer: string, env: Streams['env'], isTTY = true): [Streams, string[]] {
  const written: string[] = [];
  let hear: ((data: Buffer) => void) | undefined;
  const stdin = {
    isTTY,
    isRaw: false,
    setRawMode: () => stdin,
    on(_: string, listener: (data: Buffer) => void) {
      hear = listener;
      return stdin;
    },
    off: () => stdin,
    pause: () => stdin,
    resume: () => stdin,
  };
  const stdout = {
    isTTY,
    columns: 60,
    write(text: string) {
      written.push(text);
      if (text.endsWith('\u001B[c')) hear?.(Buffer.from(answer));
      return true;
    },
  };
  return [{ stdin, stdout, env } as unknown as Streams, written];
}

const SIXEL_ANSWER = '\u001B[6;16;8t\u001B[?62;4c';

test.for([
  ['on a pipe', {}, false],
  ['in CI', { CI: 'true' }, true],
  ['on a terminal without commands', { TERM: 'dumb' }, true],
] as const)('%s nothing is asked and nothing is shown', async ([, env, isTTY]) => {
  const [given, written] = streams(SIXEL_ANSWER, env, isTTY);
  expect(await pictureScreen(given)).toBeNull();
  expect(written).toEqual([]);
});

test('a terminal that shows no pictures is asked once, and left as it was', async () => {
  const [given, written] = streams('\u001B[?64;1;2c', { TERM: 'xterm-256color' });
  expect(await pictureScreen(given)).toBeNull();
  expect(written).toHaveLength(1);
});

test('icons are above their names, as many in a row as there is room for', async () => {
  const [given, written] = streams(SIXEL_ANSWER, {});
  const screen = await pictureScreen(given);
  if (screen === null) throw new Error('There is a screen.');
  const terminal = { print: (text: string) => void written.push(text) } as unknown as Terminal;
  const ids = ['game-icons:broadsword', 'game-icons:catapult', 'game-icons:two-coins'];
  await showIcons(ids, screen, terminal);
  const [, first, names, second, last] = written;
  expect(names).toBe('game-icons:broadsword  game-icons:catapult');
  expect(last).toBe('game-icons:two-coins');
  // 23 characters of 8 pixels for each, 4 lines of 16 pixels.
  expect(first).toContain('"1;1;368;64');
  expect(second).toContain('"1;1;184;64');
});

describe('what is written is what the terminal reads', () => {
  test('sixels: bits of columns by colour, in percent', () => {
    expect(sixels(FOUR)).toBe(
      '\u001BP0;1;0q"1;1;2;2#180;2;100;0;0#215;2;100;100;100#180@?$#215?B\u001B\\',
    );
  });

  test('iTerm2: a PNG, as many characters large', async () => {
    const text = await PROTOCOLS.iterm(FOUR);
    const [, about, data] = /^\u001B\]1337;File=([^:]*):([\w+/=]+)\u0007$/.exec(text) ?? [];
    expect(about).toBe('inline=1;width=2;height=1;preserveAspectRatio=0');
    expect(await pixels(data ?? '')).toEqual([...FOUR.rgba]);
  });

  test('kitty: a PNG in chunks, of which the last one says so', async () => {
    let n = 1;
    const noise = Uint8Array.from({ length: 4 * 64 * 64 }, (_, at) => {
      n = (Math.imul(n, 1103515245) + 12345) & 0x7fffffff;
      return at % 4 === 3 ? 255 : n >> 20;
    });
    const text = await PROTOCOLS.kitty({ rgba: noise, width: 64, height: 64, columns: 6, rows: 3 });
    const chunks = [...text.matchAll(/\u001B_G([^;]*);([\w+/=]*)\u001B\\/g)];
    expect(chunks.map(([whole]) => whole).join('')).toBe(text);
    const about = chunks.map(([, keys]) => keys);
    expect(about).toEqual(['a=T,f=100,q=2,c=6,r=3,m=1', ...about.slice(2).map(() => 'm=1'), 'm=0']);
    const data = chunks.map(([, , chunk = '']) => chunk);
    expect(Math.max(...data.map(({ length }) => length))).toBe(4096);
    expect(await pixels(data.join(''))).toEqual([...noise]);
  });
});

async function pixels(base64: string): Promise<number[]> {
  return [...(await sharp(Buffer.from(base64, 'base64')).ensureAlpha().raw().toBuffer())];
}

/** `script` of util-linux runs a command in a terminal. */
const hasScript = ((): boolean => {
  try {
    return execFileSync('script', ['--version'], { encoding: 'utf8' }).includes('util-linux');
  } catch {
    return false;
  }
})();

/** What the command writes into a terminal that answers so. */
function inTerminal(args: string, answer: string, env: Record<string, string>): Promise<string> {
  const { CI: _, TMUX: __, TERM_PROGRAM: ___, LC_TERMINAL: ____, ...own } = process.env;
  const command = `'${process.execPath}' '${COMMAND}' ${args}`;
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    cwd: room,
    env: { ...own, TERM: 'xterm-256color', ...env },
  });
  let out = '';
  child.stdout.on('data', (data: Buffer) => {
    const isAsked = out.includes('\u001B[c');
    out += data.toString('latin1');
    if (!isAsked && out.includes('\u001B[c')) child.stdin.write(answer);
  });
  return new Promise((resolve) => void child.on('close', () => resolve(out)));
}

describe.runIf(hasScript)('the command in a terminal', () => {
  test('shows pictures and names, and what the terminal answers is not seen', async () => {
    const out = await inTerminal('icons two-coins', SIXEL_ANSWER, {});
    expect(out).toContain('\u001BP0;1;0q"1;1;');
    expect(out).toContain('\u001B\\\r\ngame-icons:two-coins\r\n');
    expect(out).not.toContain('?62;4c');
  });

  test.for([
    ['icons two-coins --no-pictures', {}],
    ['icons two-coins', { CI: 'true' }],
  ] as const)('names only: %s %j', async ([args, env]) => {
    expect(await inTerminal(args, SIXEL_ANSWER, env)).toBe('game-icons:two-coins\r\n');
  });
});
