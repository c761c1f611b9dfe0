import { expect, test } from 'vitest';
import { assets } from '../../../generator/link/assets.ts';
import { gameInMemory } from '../../support/game-in-memory.ts';

const unit = { properties: { art: { type: 'string', 'x-asset': true } } } as const;

function faultsOf(art: string) {
  const game = gameInMemory({
    kinds: { unit: { files: ['units.yaml'], schema: unit } },
    files: { 'units.yaml': [{ id: 'axe', art }] },
  });
  return assets({ ...game, paths: new Set([...game.paths, 'art/axe.png']) });
}

test.each(['art/axe.png', './art/axe.png', 'art/old/../axe.png'])('%s is there', (art) => {
  expect(faultsOf(art)).toEqual([]);
});

test('a picture that is not there, with the nearest', () => {
  expect(faultsOf('art/ax.png')).toMatchObject([
    { code: 'CW3085', path: [0, 'art'], params: { path: 'art/ax.png', nearest: 'art/axe.png' } },
  ]);
});

test('another file that is not there', () => {
  expect(faultsOf('art/axe.hbs')).toMatchObject([
    { code: 'CW1214', path: [0, 'art'], params: { path: 'art/axe.hbs' } },
  ]);
});

test('a picture that several components name is missing once', () => {
  const game = gameInMemory({
    kinds: { unit: { files: ['units.yaml'], schema: unit } },
    files: { 'units.yaml': ['axe', 'bow'].map((id) => ({ id, art: 'art/new.png' })) },
  });
  expect(assets(game)).toMatchObject([{ code: 'CW3085', path: [0, 'art'] }]);
});

test('a path as Windows writes it is in the folder, and is to be written with /', () => {
  expect(faultsOf('art\\axe.png')).toMatchObject([
    { code: 'CW1214', params: { path: 'art\\axe.png', slashed: 'art/axe.png' } },
  ]);
});

test.each([
  '../axe.png',
  '..\\axe.png',
  '/axe.png',
  'C:\\art\\axe.png',
  'http://axe.example/axe.png',
])('%s leads out of the folder', (art) => {
  expect(faultsOf(art)).toMatchObject([{ code: 'CW1215', params: { path: art } }]);
});

test('a file that holds no picture is reported once, where it is first named', () => {
  const files = { 'units.yaml': ['axe', 'bow'].map((id) => ({ id, art: './art/axe.png' })) };
  const game = gameInMemory({ kinds: { unit: { files: ['units.yaml'], schema: unit } }, files });
  const paths = new Set([...game.paths, 'art/axe.png']);
  expect(assets({ ...game, paths, holdsPicture: (path) => path !== 'art/axe.png' })).toMatchObject([
    { code: 'CW3058', path: [0, 'art'], params: { path: 'art/axe.png' } },
  ]);
});
