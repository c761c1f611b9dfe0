import { accessSync, constants, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot, packageVersion } from '../../../kernel/index.ts';
import { BROWSER_VARIABLE, lookForBrowser } from '../../../print/index.ts';
import { EXIT } from '../../exit.ts';
import { builtInGames } from '../../find-games.ts';
import type { Terminal } from '../../terminal.ts';
import type { DefineCommand } from '../command.ts';
import type { Finding } from './queue.ts';
import { widthOf } from '../../columns.ts';
import { examples } from '../../help.ts';
import { say } from '../../say.ts';

/** What this machine offers, and what is missing. */
export const define: DefineCommand = (command, run) =>
  command
    .description(
      say(
        'Check Node, the installation, the temporary folder and the browser, and report how to install what is missing.',
      ),
    )
    .option(
      '--queue <address>',
      say(
        'a Redis or Valkey, to report whether workers can play by it, what waits and who plays: redis://host:6379',
      ),
    )
    .addHelpText(
      'after',
      examples([
        ['cardwright doctor', 'what this machine offers'],
        ['cardwright doctor --queue redis://host:6379', 'and whether a queue can be used'],
      ]),
    )
    .action(run(doctor));

async function doctor(terminal: Terminal, { queue }: { readonly queue?: string }): Promise<number> {
  const findings = [
    node(),
    installation(),
    games(),
    temporaryFolder(),
    browser(),
    ...(queue === undefined ? [] : await askedOf(queue)),
  ];
  for (const { what, good, found, fix } of findings) {
    terminal.print(
      `${good ? 'ok  ' : 'FAIL'}  ${what + ' '.repeat(Math.max(0, 22 - widthOf(what)))} ${found}`,
    );
    if (!good && fix !== undefined) terminal.print(`      ${fix}`);
  }
  return findings.every(({ good }) => good) ? EXIT.sound : EXIT.faults;
}

/** Loaded when it is asked for: most machines have no queue. */
async function askedOf(queue: string): Promise<Finding[]> {
  const { queueFindings } = await import('./queue.ts');
  return queueFindings(queue);
}

function node(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return {
    what: 'Node',
    good: major > 20 || (major === 20 && minor >= 19),
    found: process.versions.node,
    fix: say('Cardwright needs Node 20.19 or newer.'),
  };
}

function installation(): Finding {
  const missing = ['schemas/words.schema.json', 'docs/diagnostics', 'content'].filter(
    (path) => !existsSync(join(packageRoot(), path)),
  );
  return {
    what: 'Cardwright',
    good: missing.length === 0,
    found:
      missing.length === 0
        ? packageVersion()
        : say('missing: {games}', { games: missing.join(', ') }),
    fix: say('Install it again.'),
  };
}

function games(): Finding {
  const found = builtInGames();
  return {
    what: say('bundled games'),
    good: found.length > 0,
    found: found.join(', '),
    fix: say('Install it again.'),
  };
}

function temporaryFolder(): Finding {
  return {
    what: say('temporary folder'),
    good: isWritable(tmpdir()),
    found: tmpdir(),
    fix: say('Set TMPDIR to a folder that you may write to.'),
  };
}

/** Looked for, not started: that would take a second. */
function browser(): Finding {
  const found = lookForBrowser();
  const origins = {
    named: say('named by {variable}', { variable: BROWSER_VARIABLE }),
    installed: say('installed'),
    carried: say('from the package @sparticuz/chromium, unpacked when first used'),
  };
  return {
    what: say('browser to print with'),
    good: found !== null && (found.path === null || existsSync(found.path)),
    found:
      found === null
        ? say('none')
        : [found.path, `(${origins[found.origin]})`].filter(Boolean).join(' '),
    fix: say(
      'Install Chrome, Chromium or Edge, or name one: {variable}=<path>. Everything but printing works without.',
      { variable: BROWSER_VARIABLE },
    ),
  };
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
