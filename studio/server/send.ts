/** Sends what answers a request. */
import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { placePage } from './pages.ts';
import type { Place, Reply } from './places/place.ts';
import { FILE_POLICY, guardedHeaders, pagePolicy } from './policies.ts';

export const TEXT = 'text/plain; charset=utf-8';

export function sendPage(response: ServerResponse, place: Place): void {
  const nonce = randomBytes(16).toString('base64');
  const policy = pagePolicy(nonce, place.allows);
  response.writeHead(200, guardedHeaders(policy, 'text/html; charset=utf-8'));
  response.end(placePage(place, nonce));
}

export function send(response: ServerResponse, reply: Reply): void {
  if (typeof reply === 'number') return write(response, reply, TEXT, `${reply}\n`);
  if ('lines' in reply) {
    response.writeHead(200, guardedHeaders(FILE_POLICY, 'application/x-ndjson; charset=utf-8'));
    return reply.lines(response);
  }
  if ('json' in reply) {
    return write(response, 200, 'application/json; charset=utf-8', JSON.stringify(reply.json));
  }
  if ('stream' in reply) {
    response.writeHead(200, guardedHeaders(FILE_POLICY, reply.type));
    // Whoever asked learns of a failure by an answer without an end.
    pipeline(reply.stream, response, () => undefined);
    return;
  }
  write(response, 200, reply.type, reply.content);
}

function write(
  response: ServerResponse,
  status: number,
  type: string,
  content: string | Buffer,
): void {
  response.writeHead(status, guardedHeaders(FILE_POLICY, type));
  response.end(content);
}
