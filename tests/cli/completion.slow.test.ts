/** Completion: what may come next, and the scripts in the shells that are installed. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { candidatesFor } from '../../cli/completion/candidates.ts';
import { completionScripts } from '../../cli/completion/scripts.ts';
import { allCommands } from '../support/all-commands.ts';
import { COMMAND } from '../support/command.ts';
import { copyGame, temporaryRoom, TINY_GAME, writeFiles } from '../support/games.ts';
import { runHere } from '../support/in-process.ts';

const room = temporaryRoom();
const empty = temporaryRoom();
copyGame(TINY_GAME, join(room, 'tiny'));

async function wordsAfter(...typed: readonly string[]): Promise<string[]> {
  return (await candidatesFor(typed, room)).candidates.map(({ word }) => word);
}

test('every command and flag that is declared is offered', async () => {
  for (const { name, command } of await allCommands()) {
    const path = name.split(' ');
    expect(await wordsAfter(...path.slice(0, -1), ''), name).toContain(path.at(-1));
    for (const { long } of command.options) {
      expect(await wordsAfter(...path, '--'), `${name} ${long}`).toContain(long);
    }
  }
});

test.for([
  [['ch'], ['check']],
  [['deck', 'ran'], ['random']],
  [
    ['check', '--format', ''],
    ['pretty', 'json', 'sarif', 'github'],
  ],
  [['check', '--format=s'], ['--format=sarif']],
  [['check', '--format', '=', 's'], ['sarif']],
  [['check', '-f', 'g'], ['github']],
  [
    ['--ui', ''],
    ['en', 'ja'],
  ],
  [['--ui', 'ja', '-q', 'deck', 'ran'], ['random']],
  [['--ui', 'ja', 'check', '-f', 'g'], ['github']],
  [['check', 'lords'], ['lords-of-war']],
  [['print', '--paper', 'a4,letter-b'], []],
  [['print', '--paper', 'a4,lett'], ['a4,letter']],
  [['print', 'tiny', '--card', 'orc-r'], ['orc-ravager']],
  [['text', '-g', 'tiny', '-c', 'orc,dwarf-g'], ['orc,dwarf-guard']],
  [['table', 'export', '-g', 'tiny', 'un'], ['unit']],
  [['table', 'import', 'all.csv', '-g', 'tiny', '--as', 'ra'], ['race']],
  [['explain', 'CW1203'], ['CW1203']],
  [['explain', 'unknown-ref'], ['unknown-reference']],
  [
    ['completion', ''],
    ['bash', 'zsh', 'fish'],
  ],
  [['no-such-command', ''], []],
  [['doctor', ''], []],
] as const)('%j', async ([typed, expected]) => {
  expect(await wordsAfter(...typed)).toEqual(expected);
});

test.for([
  [['print', '--deck', ''], 'files'],
  [['build', '--out', ''], 'folders'],
  [['deck', 'check', ''], 'files'],
  [['check', '--', ''], 'folders'],
] as const)('%j takes %s', async ([typed, paths]) => {
  expect((await candidatesFor(typed, room)).paths).toBe(paths);
});

test('a game with errors, or none, offers nothing and prints nothing', async () => {
  const { exit, out, err } = await runHere(
    ['completion', 'bash', '--', 'text', '--card', ''],
    empty,
  );
  expect({ exit, out, err }).toEqual({ exit: 0, out: 'none\n', err: '' });
});

test('another shell is refused', async () => {
  const { exit, err } = await runHere(['completion', 'tcsh'], room);
  expect(exit).toBe(2);
  expect(err).toContain('bash, zsh, fish');
});

// The scripts call `cardwright`, which is the one of this tree here.
const bin = join(room, 'bin');
mkdirSync(bin);
writeFiles(bin, { cardwright: `#!/bin/sh\nexec "${process.execPath}" "${COMMAND}" "$@"\n` });
chmodSync(join(bin, 'cardwright'), 0o755);
const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}` };

function isInstalled(shell: string): boolean {
  try {
    execFileSync(shell, ['-c', 'exit 0'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function inShell(shell: string, script: string): string[] {
  const out = execFileSync(shell, ['-c', script], {
    cwd: room,
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return out.split('\n').filter((line) => line !== '');
}

/** What the script answers with `words` typed, the last of them unfinished. */
function bashReply(...words: readonly string[]): string[] {
  const typed = words.map((word) => `'${word}'`).join(' ');
  return inShell(
    'bash',
    `${completionScripts.bash}
    COMP_WORDS=(cardwright ${typed}); COMP_CWORD=${words.length}
    _cardwright; printf '%s\\n' "\${COMPREPLY[@]}"`,
  );
}

describe.skipIf(!isInstalled('bash'))('bash', () => {
  test('commands, values, ids', () => {
    expect(bashReply('deck', 'ch')).toEqual(['check']);
    expect(bashReply('check', '--format', '=', 'js')).toEqual(['json']);
    expect(bashReply('text', 'tiny', '--card', 'dwarf-g')).toEqual(['dwarf-guard']);
  });

  test('paths where a file is wanted, folders where a folder is', () => {
    expect(bashReply('print', '--deck', 'tiny/game')).toEqual(['tiny/game.yaml']);
    expect(bashReply('build', '--out', 'tin')).toEqual(['tiny']);
    expect(bashReply('build', '--out', 'tiny/game')).toEqual([]);
  });

  test('the script registers itself', () => {
    expect(inShell('bash', `${completionScripts.bash}\ncomplete -p cardwright`)).toEqual([
      'complete -F _cardwright cardwright',
    ]);
  });
});

/** A folder and a file as people name them. */
writeFiles(room, { 'my games/a deck.txt': '' });

function fishReply(line: string): string[] {
  return inShell('fish', `${completionScripts.fish}\ncomplete -C${JSON.stringify(line)}`);
}

describe.skipIf(!isInstalled('fish'))('fish', () => {
  test('commands and values', () => {
    expect(fishReply('cardwright deck ch')).toEqual([expect.stringMatching(/^check\t/)]);
    expect(fishReply('cardwright check --format js')).toEqual([expect.stringMatching(/^json\t/)]);
    expect(fishReply('cardwright text tiny --card dwarf-g')).toEqual(['dwarf-guard\tGuard']);
  });

  test('paths where a file is wanted, folders where a folder is', () => {
    expect(fishReply('cardwright print --deck tiny/game')).toEqual(['tiny/game.yaml']);
    expect(fishReply('cardwright build --out tin')).toEqual(['tiny/']);
    expect(fishReply('cardwright build --out tiny/game')).toEqual([]);
    expect(fishReply(String.raw`cardwright print --deck my\ games/`)).toEqual([
      'my games/a deck.txt',
    ]);
  });
});

/** What zsh makes of each line when a person presses Tab behind it, with its own completion at work. */
function zshLines(...typed: readonly string[]): string[] {
  const functions = join(room, 'functions');
  writeFiles(functions, { _cardwright: completionScripts.zsh });
  const terminal = `
    zmodload zsh/zpty
    zpty shell 'TERM=dumb zsh -f -i'
    zpty -w shell "unsetopt zle_bracketed_paste prompt_cr prompt_sp; PS1= PS2=; fpath=(${functions} \\$fpath)
      autoload -Uz compinit; compinit -D -u
      show-line() { print -r -- \\"<\\$BUFFER>\\"; zle .kill-buffer }
      zle -N show-line; bindkey '^X' show-line; bindkey '^I' complete-word; print READY"
    zpty -r shell out '*READY*READY*'
    for line in ${typed.map((line) => `'${line}'`).join(' ')}; do
      zpty -wn shell "$line"$'\\t\\C-x'
      zpty -r shell out '*<*>*'
      print -r -- "\${\${out##*<}%%>*}"
    done
    zpty -d shell`;
  return inShell('zsh', terminal);
}

describe.skipIf(!isInstalled('zsh'))('zsh', () => {
  test('the script is read, and hands on words with their descriptions', () => {
    const reply = inShell(
      'zsh',
      `compdef() { :; }
      _describe() { print -l -- "\${described[@]}"; }
      ${completionScripts.zsh}
      words=(cardwright deck ch); CURRENT=3; _cardwright`,
    );
    expect(reply).toEqual([expect.stringMatching(/^check:report/)]);
  });

  test('Tab completes commands, values, ids and paths', () => {
    const lines = zshLines(
      'cardwright deck ch',
      'cardwright check --format=js',
      'cardwright print --paper a4,lett',
      'cardwright text tiny --card dwarf-g',
      String.raw`cardwright print --deck my\ games/`,
      'cardwright build --out tin',
    );
    expect(lines.map((line) => line.trimEnd())).toEqual([
      'cardwright deck check',
      'cardwright check --format=json',
      'cardwright print --paper a4,letter',
      'cardwright text tiny --card dwarf-guard',
      String.raw`cardwright print --deck my\ games/a\ deck.txt`,
      'cardwright build --out tiny/',
    ]);
  });
});
