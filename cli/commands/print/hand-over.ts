/** Has an open preview of the game print: it has the checked game, a browser and the pressed faces at hand. */
import { request as send, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { openPreviewOf, PRINT, type OpenPreview } from '../../../print/index.ts';
import { EXIT } from '../../exit.ts';
import { gamesOf } from '../../find-games.ts';
import type { Terminal } from '../../terminal.ts';
import { printDate } from './date.ts';
import { printSurroundings, type HandedPrint, type SaidLine } from './handed-print.ts';
import type { PrintArguments } from './order.ts';
import { say } from '../../say.ts';

/** Milliseconds after which a preview that says nothing is left alone: at first, and in the middle. */
const PATIENCE = { first: 3000, later: 30_000 };

/**
 * The exit code; null when no preview can do it, or anything is unusual: then nothing was said, and the
 * command prints by itself.
 */
export async function handOver(
  terminal: Terminal,
  names: readonly string[],
  given: PrintArguments,
): Promise<number | null> {
  const [folder, ...others] = gamesOf(names, given.deck, terminal.cwd);
  if (folder === undefined || others.length > 0 || !canBeHandedOver(given)) return null;
  const preview = openPreviewOf(folder);
  if (preview === null) return null;
  const handed = handedPrint(folder, given, terminal);
  const said: SaidLine[] = [];
  const exit = await terminal.progress(say('Printing'), (show) =>
    ask(preview, handed, (line) => {
      if (line.progress === undefined) said.push(line);
      else show(line.progress);
    }),
  );
  // What is wrong with the request or the browser, the command finds out itself.
  if (exit === null || exit === EXIT.wrongUse) return null;
  for (const { print, remark } of said) {
    if (print !== undefined) terminal.print(...print);
    if (remark !== undefined) terminal.remark(remark);
  }
  return exit;
}

/**
 * Not what changed since a revision: that is asked of git, which has settings of its own. Not running text:
 * its pages are numbered inside by the browser, in one that has printed before by other numbers.
 */
function canBeHandedOver({ since, rulebook, list, box }: PrintArguments): boolean {
  return since === undefined && ![rulebook, list, box].includes(true);
}

function handedPrint(
  folder: string,
  given: PrintArguments,
  { cwd, colour, quiet = false }: Terminal,
): HandedPrint {
  const { date, exactDate } = printDate();
  const surroundings = printSurroundings(given.browser);
  const moment = { date: date.getTime(), exactDate };
  return { folder, given, cwd, colour, quiet, ...moment, surroundings };
}

/** The exit code that the preview says at the end; null when it does not come to that. */
async function ask(
  { port, token }: OpenPreview,
  handed: HandedPrint,
  hear: (line: SaidLine) => void,
): Promise<number | null> {
  let exit: number | null = null;
  try {
    const answer = await post({ port, token }, JSON.stringify(handed));
    if (answer.statusCode !== 200) answer.destroy();
    for await (const text of createInterface({ input: answer })) {
      const line = JSON.parse(text) as SaidLine;
      exit = line.exit ?? exit;
      hear(line);
    }
  } catch {
    return null;
  }
  return exit;
}

function post({ port, token }: OpenPreview, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const options = { host: '127.0.0.1', port, path: PRINT, method: 'POST', headers };
    const asked = send({ ...options, agent: false, timeout: PATIENCE.first }, (answer) => {
      asked.setTimeout(PATIENCE.later);
      resolve(answer);
    });
    asked.on('timeout', () => asked.destroy(new Error(say('The preview does not answer.'))));
    asked.on('error', reject);
    asked.end(body);
  });
}
