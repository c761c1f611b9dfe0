/** The list of sites in a folder, which holds whatever somebody has put there. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSiteList } from '../../studio/index.ts';
import { temporaryRoom } from '../support/games.ts';

const room = temporaryRoom();
const ABOUT = { title: 'Tiny', summary: '', locales: ['en', 'ja'], pictures: ['pictures/1.jpg'] };

function folderWith(name: string, sites: Readonly<Record<string, object | string>>): string {
  const folder = join(room, name, 'sites');
  for (const [site, about] of Object.entries(sites)) {
    mkdirSync(join(folder, site), { recursive: true });
    const text = typeof about === 'string' ? about : JSON.stringify(about);
    writeFileSync(join(folder, site, '.cardwright-site'), text);
  }
  return folder;
}

test('a site that does not say what it is, or names a path as its language, is not listed', () => {
  const folder = folderWith('strange', {
    tiny: ABOUT,
    old: '',
    empty: {},
    path: { ...ABOUT, title: 'Path', locales: ['../outside'] },
    pictures: { ...ABOUT, title: 'Pictures', pictures: [1] },
  });
  expect(writeSiteList(folder)).toEqual({ list: join(folder, 'index.html') });
  const page = readFileSync(join(folder, 'ja.html'), 'utf8');
  expect(Array.from(page.matchAll(/<b>(.*?)<\/b>/g), ([, title]) => title)).toEqual(['Tiny']);
  expect(existsSync(join(folder, '../outside.html'))).toBe(false);
});

test('a folder of any name is linked', () => {
  const folder = folderWith('named', { 'a#1 100%': ABOUT });
  writeSiteList(folder);
  const page = readFileSync(join(folder, 'en.html'), 'utf8');
  expect(page).toContain('href="a%231%20100%25/en.html"');
  expect(page).toContain('src="a%231%20100%25/pictures/1.jpg"');
});

test('the list has its fonts beside it', () => {
  const folder = folderWith('fonts', { tiny: ABOUT });
  writeSiteList(folder);
  const page = readFileSync(join(folder, 'ja.html'), 'utf8');
  const files = [...page.matchAll(/url\(([^)]*\.woff2)\)/g)].map(([, path = '']) => path);
  expect(files.some((path) => path.includes('zen-kaku-gothic-new'))).toBe(true);
  expect(files.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});

test.for(['index.html', 'ja.html'])('where somebody else has %s nothing is written', (name) => {
  const folder = folderWith(name, { tiny: ABOUT });
  writeFileSync(join(folder, name), 'mine');
  expect(writeSiteList(folder)).toEqual({ foreign: join(folder, name) });
  expect(readFileSync(join(folder, name), 'utf8')).toBe('mine');
  expect(existsSync(join(folder, 'en.html'))).toBe(false);
});
