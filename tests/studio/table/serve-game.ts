/** A game behind a channel of messages, as a worker has it. */
import { join } from 'node:path';
import { GameChecker, loadRules } from '../../../generator/index.ts';
import { packageRoot } from '../../../kernel/index.ts';
import { playedGame } from '../../../studio/server/played-game.ts';
import { type Answered, type Question, serveTable } from '../../../studio/table/serve.ts';
import type { TableView } from '../../../studio/table/view.ts';

export type Ask = (asked: Question['asked']) => Answered['answer'];
export type Look = (viewer: string, step?: number | null) => TableView;

/** What a channel hears before anybody listens to it. */
function silence(): void {}

export async function serveGame(game: string): Promise<{ readonly ask: Ask; readonly look: Look }> {
  const folder = join(packageRoot(), 'content', game);
  const rules = await loadRules(folder);
  const played = playedGame(new GameChecker(folder).check(), null);
  if (rules === null || played === null) throw new Error(`${game} cannot be played.`);
  const answers: Answered[] = [];
  let hear: (message: { readonly data: Question }) => void = silence;
  serveTable(rules, {
    addEventListener: (_, heard) => (hear = heard),
    postMessage: (answer) => void answers.push(answer),
  });
  let number = 0;
  const ask: Ask = (asked) => {
    number += 1;
    // What passes to a worker is copied.
    hear({ data: structuredClone({ number, asked }) });
    const last = structuredClone(answers.at(-1));
    if (last?.number !== number) throw new Error('Another question was answered.');
    return last.answer;
  };
  const opened = ask({ do: 'open', game: played.table });
  if (!('done' in opened)) throw new Error(JSON.stringify(opened));
  const look: Look = (viewer, step = null) => {
    const answer = ask({ do: 'look', viewer, step });
    if (!('view' in answer)) throw new Error(JSON.stringify(answer));
    return answer.view;
  };
  return { ask, look };
}
