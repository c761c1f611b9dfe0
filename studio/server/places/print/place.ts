import { readPrintAsked } from '../../../protocol/print.ts';
import type { Desk } from '../../desk.ts';
import type { Asked, Place, Reply } from '../place.ts';
import { foresee } from './foresee.ts';
import { PressRoom } from './press-room.ts';
import { choicesOf } from './request.ts';
import { printWords } from './words.ts';

/** What will be printed as pages, the choices, and the files. */
export const print: Place = {
  address: '/print',
  program: 'print',
  // Pages come as pictures that need the key: the page fetches them itself.
  allows: { 'img-src': "'self' data: blob:" },
  words: printWords,
  name: () => printWords.words.print,
  answers: {
    'GET print-choices': ({ result }) => (result.game === null ? 404 : { json: choicesOf(result) }),
    'GET print-state': (desk) => ({ json: roomOf(desk).state }),
    'GET print-page': answerPage,
    'GET print-file': answerFile,
    'GET print-all': answerAll,
    'POST print': begin,
    'POST print-plan': ({ result }, { body }) => {
      const asked = readPrintAsked(body);
      if (result.game === null || asked === null) return 400;
      const plan = foresee(result, asked);
      return plan === null ? 400 : { json: plan };
    },
    'POST print-cancel': (desk) => {
      roomOf(desk).cancel();
      return { json: roomOf(desk).state };
    },
    'POST print-kept': async (desk) => {
      await roomOf(desk).keep();
      return { json: roomOf(desk).state };
    },
  },
};

const rooms = new WeakMap<Desk, PressRoom>();

function roomOf(desk: Desk): PressRoom {
  const known = rooms.get(desk) ?? new PressRoom(desk);
  rooms.set(desk, known);
  return known;
}

function begin(desk: Desk, { body }: Asked): Reply {
  const asked = readPrintAsked(body);
  if (asked === null || !roomOf(desk).begin(asked)) return 400;
  return { json: roomOf(desk).state };
}

async function answerPage(desk: Desk, { query }: Asked): Promise<Reply> {
  const [run = 0, file = 0, page = 0] = ['run', 'file', 'page'].map((name) =>
    Number(query.get(name)),
  );
  const content = await roomOf(desk).picture(run, file, page);
  // Asked for when another print was begun meanwhile: nobody's mistake.
  if (content === null && run < roomOf(desk).state.run) return 204;
  return content === null ? 404 : { type: 'image/png', content };
}

function answerFile(desk: Desk, { query }: Asked): Reply {
  const [run, file] = ['run', 'file'].map((name) => Number(query.get(name)));
  const content = roomOf(desk).file(run ?? 0, file ?? 0);
  return content === null ? 404 : { type: 'application/octet-stream', content };
}

function answerAll(desk: Desk, { query }: Asked): Reply {
  const stream = roomOf(desk).all(Number(query.get('run')));
  return stream === null ? 404 : { type: 'application/zip', stream };
}
