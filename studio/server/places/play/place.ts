import { join } from 'node:path';
import type { PlayableGame } from '../../../protocol/play.ts';
import { isRecord, isText } from '../../../protocol/read.ts';
import type { Desk } from '../../desk.ts';
import { playedGame } from '../../played-game.ts';
import { BadRules, rulesScript } from '../../rules-script.ts';
import type { Asked, Place, Reply } from '../place.ts';
import { keepScenario } from './keep-scenario.ts';
import { playWords } from './words.ts';

/** The game as it is played: against bots, or by several people at one screen. */
export const play: Place = {
  address: '/play',
  program: 'play',
  allows: {
    // Faces are drawn with the styles of the game, in frames without scripts.
    'style-src': "'self' 'unsafe-inline'",
    'worker-src': "'self'",
    'frame-src': "'self'",
  },
  words: playWords,
  name: () => playWords.words.play,
  answers: {
    'GET played-game': answerGame,
    'POST scenario': addScenario,
  },
  scripts: { '/play/rules.js': answerRules },
};

/** Whoever plays may go on in another language also while a file is half written. */
function answerGame({ result, sound }: Desk, { query }: Asked): Reply {
  const game = sound === null ? null : playedGame(sound, query.get('lang'));
  if (game === null) return 404;
  return { json: { game, isNow: sound === result } satisfies PlayableGame };
}

/** Nothing of a stranger's rules is run here: they run in a worker, which reaches nothing. */
async function answerRules({ folder }: Desk): Promise<string | null> {
  try {
    return await rulesScript(folder);
  } catch (error) {
    if (!(error instanceof BadRules)) throw error;
    return `throw new Error(${JSON.stringify(error.message)});`;
  }
}

function addScenario(desk: Desk, { body }: Asked): Reply {
  if (!isRecord(body)) return 400;
  const { id, title, position } = body;
  if (!isText(id) || !isText(title) || !isRecord(position)) return 400;
  const kept = keepScenario(desk.folder, { id, title, position }, (texts) =>
    desk.workshop.supposing(texts),
  );
  if (kept.path !== null) desk.saved([join(desk.folder, kept.path)]);
  return { json: kept };
}
