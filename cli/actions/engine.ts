import { ProtocolSession } from '../../engine/protocol/session.ts';
import { EXIT } from '../exit.ts';
import { inputLines } from '../play/lines.ts';
import { openGame } from '../play/open-game.ts';
import { wordsOf } from '../play/words.ts';
import type { Terminal } from '../terminal.ts';

export interface EngineArguments {
  readonly lang?: string;
}

export async function engine(
  terminal: Terminal,
  names: readonly string[],
  { lang }: EngineArguments,
): Promise<number> {
  const game = await openGame(names, terminal, lang);
  const session = new ProtocolSession({ ...game, message: wordsOf(game.checked).refusal });
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
