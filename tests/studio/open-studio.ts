/** A studio in this process, and requests to it. */
import { serveStudio, type StudioServer } from '../../studio/index.ts';

export interface OpenStudio {
  readonly server: StudioServer;
  readonly origin: string;
  readonly key: string;
  /** Of the page: as a browser asks. */
  ask(what: string, body?: unknown): Promise<Response>;
  json(what: string, body?: unknown): Promise<unknown>;
}

export async function openStudio(folder: string, port = 0): Promise<OpenStudio> {
  const server = await serveStudio(folder, port);
  const [origin = '', key = ''] = server.address.split('/#');
  const ask = (what: string, body?: unknown): Promise<Response> =>
    fetch(`${origin}/api/${what}`, {
      headers: {
        authorization: `Bearer ${key}`,
        'sec-fetch-site': 'same-origin',
        ...(body === undefined ? {} : { origin, 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
  return {
    server,
    origin,
    key,
    ask,
    json: async (what, body) => (await ask(what, body)).json(),
  };
}
