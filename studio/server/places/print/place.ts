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
  const [run = 0, file = 0, page = 0] = numbersOf(query, ['run', 'file', 'page']);
  const content = await roomOf(desk).picture(run, file, page);
  return content === null ? missing(desk, run) : { type: 'image/png', content };
}

function answerFile(desk: Desk, { query }: Asked): Reply {
  const [run = 0, file = 0] = numbersOf(query, ['run', 'file']);
  const content = roomOf(desk).file(run, file);
  return content === null ? missing(desk, run) : { type: 'application/octet-stream', content };
}

function answerAll(desk: Desk, { query }: Asked): Reply {
  const [run = 0] = numbersOf(query, ['run']);
  const stream = roomOf(desk).all(run);
  return stream === null ? missing(desk, run) : { type: 'application/zip', stream };
}

function numbersOf(query: URLSearchParams, names: readonly string[]): number[] {
  return names.map((name) => Number(query.get(name)));
}

/** What was asked for when another print had begun is gone: nobody's mistake. */
function missing(desk: Desk, run: number): Reply {
  return run < roomOf(desk).state.run ? 204 : 404;
}
