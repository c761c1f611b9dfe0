/** What the page that is printed may ask for: its own document, and what the game and the package hold; no network. */
import type { HTTPRequest } from 'puppeteer-core';
import { preparePicture } from '../art/prepare-picture.ts';
import { readForProof } from '../art/frame.ts';
import { GAME, ORIGIN } from '../html/addresses.ts';
import type { Refusal } from '../html/resources.ts';

/** The address of the document. */
export const PAGE = `${ORIGIN}${GAME}`;

/** An address that the document asked for in vain, or of which it was shown a frame. */
export interface Refused {
  readonly address: string;
  readonly refusal: Refusal;
}

/** What the page may ask for. */
interface Served {
  readonly html: string;
  readonly folder: string;
  readonly final: boolean;
}

/** Null when the request was answered, else why not, or what was wrong. */
export async function answer(
  request: HTTPRequest,
  { html, folder, final }: Served,
): Promise<Refusal | null> {
  const address = request.url();
  if (address === PAGE) {
    await request.respond({ contentType: 'text/html; charset=utf-8', body: html });
    return null;
  }
  if (address.startsWith('data:')) {
    await request.continue();
    return null;
  }
  const read = readForProof(address, folder);
  const isFrame = typeof read !== 'string' && read.isUnpainted;
  const resource = typeof read === 'string' ? read : await preparePicture(read.resource);
  if (typeof resource === 'string' || (isFrame && final)) {
    await request.abort('blockedbyclient');
    return typeof resource === 'string' ? resource : 'unpainted';
  }
  await request.respond({ contentType: resource.type, body: resource.bytes });
  return isFrame ? 'unpainted' : null;
}
