/** The frames in which faces are drawn, and the files of the game that these ask for. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  FONTS,
  framePage,
  GAME,
  ORIGIN,
  printMedia,
  readForProof,
  type PreviewedGame,
} from '../../print/index.ts';
import { SINCE } from '../protocol/cards.ts';
import type { Gallery } from './gallery/gallery.ts';
import { addressOf } from './guard.ts';
import { FACES_POLICY, FILE_POLICY, guardedHeaders } from './policies.ts';

/** Answers what is below the addresses of games and fonts; false for anything else. */
export function answerFile(
  request: IncomingMessage,
  response: ServerResponse,
  { shown, past }: Pick<Gallery, 'shown' | 'past'>,
): boolean {
  const { pathname, asked } = addressOf(request);
  const since = SINCE.find((one) => pathname.startsWith(`/${one}/`));
  const home = since === undefined ? GAME : `/${since}/`;
  if (!pathname.startsWith(home) && !pathname.startsWith(FONTS)) return false;
  const game = since === undefined ? shown : past.gameAt(since);
  if (game === null) return answerNothing(response);
  if (pathname === home) return answerFrame(response, game, { asked, home });
  const address = pathname.startsWith(home) ? GAME + pathname.slice(home.length) : pathname;
  return answerContent(response, address, { game, isPast: since !== undefined });
}

function answerFrame(
  response: ServerResponse,
  game: PreviewedGame,
  { asked, home }: { readonly asked: URLSearchParams; readonly home: string },
): true {
  const locale = game.localeFor(asked.get('lang'));
  const sheet = game.sheets(locale).find(({ id }) => id === asked.get('sheet'));
  const address = (path: string): string =>
    home + path.split('/').map(encodeURIComponent).join('/');
  response.writeHead(200, guardedHeaders(FACES_POLICY, 'text/html; charset=utf-8'));
  response.end(framePage(sheet, locale, address));
  return true;
}

function answerContent(
  response: ServerResponse,
  address: string,
  { game, isPast }: { readonly game: PreviewedGame; readonly isPast: boolean },
): true {
  const read = readForProof(ORIGIN + address, game.folder);
  if (typeof read === 'string') return answerNothing(response);
  const { type, bytes } = read.resource;
  response.writeHead(200, guardedHeaders(FILE_POLICY, type));
  if (!type.startsWith('text/css')) response.end(bytes);
  else response.end(printMedia(styleOf(address, isPast ? game : null) ?? bytesText(bytes)));
  return true;
}

/** As it was, where the file may be another one by now. */
function styleOf(address: string, game: PreviewedGame | null): string | undefined {
  if (game === null || !address.startsWith(GAME)) return undefined;
  return game.styleText(decodeURIComponent(address.slice(GAME.length)));
}

function bytesText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString();
}

function answerNothing(response: ServerResponse): true {
  response.writeHead(404, guardedHeaders(FILE_POLICY, 'text/plain; charset=utf-8'));
  response.end('404\n');
  return true;
}
