import { ProtocolSession } from '../../engine/index.ts';
import { aboutGame, gamesNamed } from '../arguments.ts';
import { EXIT } from '../exit.ts';
import { languageFlag } from '../flags.ts';
import { gameMessagesOf } from '../play/game-messages.ts';
import { inputLines } from '../play/lines.ts';
import { openGame } from '../play/open-game.ts';
import type { Terminal } from '../terminal.ts';
import type { DefineCommand } from './command.ts';
import { say } from '../say.ts';

/** The line protocol, for bots and programs in any language. */
export const define: DefineCommand = (command, run) =>
  aboutGame(command)
    .description(
      say(
        'Play by a line protocol: read one JSON object per line and answer each with one. docs/engine-protocol.md has the commands and a session.',
      ),
    )
    .addOption(languageFlag())
    .action(
      run((terminal, name: string | undefined, options: EngineArguments) =>
        engine(terminal, gamesNamed(name, options), options),
      ),
    );

interface EngineArguments {
  readonly lang?: string;
}

async function engine(
  terminal: Terminal,
  names: readonly string[],
  { lang }: EngineArguments,
): Promise<number> {
  const game = await openGame(names, terminal, lang);
  const session = new ProtocolSession({ ...game, message: gameMessagesOf(game.checked).refusal });
  const lines = inputLines(terminal);
  try {
    while (!session.hasEnded) {
      const line = await lines.next('');
      if (line === null) break;
      if (line.trim() !== '') terminal.print(session.answer(line));
    }
  } finally {
    lines.close();
  }
  return EXIT.sound;
}
