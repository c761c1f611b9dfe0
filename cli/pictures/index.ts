/** A screen that shows pictures, where the terminal has one. */
import type { ReadStream, WriteStream } from 'node:tty';
import { PROTOCOLS, type Picture, type Protocol } from './protocols.ts';
import {
  answersIn,
  mayShow,
  protocolByName,
  QUESTIONS,
  type Answers,
  type Environment,
} from './recognize.ts';

export interface PictureScreen {
  /** In characters. */
  readonly columns: number;
  /** One character in pixels. */
  readonly cell: { readonly width: number; readonly height: number };
  /** Shows a picture below what is on the screen; what is printed next is below it. */
  show(picture: Picture): Promise<void>;
}

/** Milliseconds: a terminal at the other end of a slow line has answered by then. */
const PATIENCE = 1000;

/** Where a terminal does not say how large its characters are. */
const USUAL_CELL = { width: 10, height: 20 };
const USUAL_COLUMNS = 80;

const NO_ANSWERS: Answers = { protocol: null, cell: null };

/** The terminal, as `process` has it. */
export interface Streams {
  readonly stdin: Pick<
    ReadStream,
    'isTTY' | 'isRaw' | 'setRawMode' | 'on' | 'off' | 'pause' | 'resume'
  >;
  readonly stdout: Pick<WriteStream, 'isTTY' | 'columns' | 'write'>;
  readonly env: Environment;
}

/** Null where the terminal shows no pictures. */
export async function pictureScreen({
  stdin,
  stdout,
  env,
}: Streams): Promise<PictureScreen | null> {
  if (!mayShow(stdout.isTTY, env)) return null;
  const answers = stdin.isTTY ? await ask({ stdin, stdout }) : NO_ANSWERS;
  const protocol: Protocol | null = protocolByName(env) ?? answers.protocol;
  if (protocol === null) return null;
  return {
    columns: stdout.columns > 0 ? stdout.columns : USUAL_COLUMNS,
    cell: answers.cell ?? USUAL_CELL,
    async show(picture) {
      stdout.write(`${await PROTOCOLS[protocol](picture)}\n`);
    },
  };
}

/** What a terminal answers comes as if it were typed; nothing of it may be seen. */
function ask({ stdin, stdout }: Pick<Streams, 'stdin' | 'stdout'>): Promise<Answers> {
  return new Promise((resolve) => {
    let read = '';
    const wasRaw = stdin.isRaw;
    const end = (answers: Answers): void => {
      clearTimeout(timer);
      stdin.off('data', take);
      stdin.setRawMode(wasRaw);
      stdin.pause();
      resolve(answers);
    };
    const take = (data: Buffer): void => {
      read += data.toString('latin1');
      const answers = answersIn(read);
      if (answers !== null) end(answers);
    };
    const timer = setTimeout(end, PATIENCE, NO_ANSWERS);
    stdin.setRawMode(true);
    stdin.on('data', take);
    stdin.resume();
    stdout.write(QUESTIONS);
  });
}
