/** The frame of a picture that is not there yet has its path, as far as it can be read. */
import { expect, test } from 'vitest';
import { readForProof } from '../../../print/art/frame.ts';
import { gameAddress, ORIGIN } from '../../../print/html/addresses.ts';
import { temporaryRoom } from '../../support/games.ts';

const room = temporaryRoom();

function frameOf(path: string): string {
  const read = readForProof(ORIGIN + gameAddress(path), room);
  if (typeof read === 'string') throw new Error(read);
  expect(read.isUnpainted).toBe(true);
  return Buffer.from(read.resource.bytes).toString('utf8');
}

/** The outlines, in order. */
function drawn(svg: string): string[] {
  return [...svg.matchAll(/d="([^"]*)"/g)].map(([, path]) => path ?? '');
}

test('a letter of the path is an outline, and its title is the path', () => {
  const svg = frameOf('art/otter.png');
  expect(svg.match(/<path /g)).toHaveLength('art/otter.png'.length);
  expect(svg).toContain('<title>art/otter.png</title>');
});

test('of a path that nobody can read the end is drawn', () => {
  const [long, longer] = [
    frameOf(`${'a'.repeat(200)}/otter.png`),
    frameOf(`${'b'.repeat(8000)}/otter.png`),
  ];
  expect(long.match(/<path /g)).toHaveLength(80);
  expect(longer.match(/<path /g)).toHaveLength(80);
  expect(drawn(long).slice(-10)).toEqual(drawn(longer).slice(-10));
  expect(drawn(long)[0]).toBe(drawn(longer)[0]);
});
