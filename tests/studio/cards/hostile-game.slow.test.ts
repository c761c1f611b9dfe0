/** A stranger's game in the preview: whatever gets past the check runs nothing and asks nobody. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GameChecker } from '../../../generator/check.ts';
import { printableGame } from '../../../print/printable-game.ts';
import { templateFaults } from '../../../print/check-templates.ts';
import { temporaryRoom } from '../../support/games.ts';
import { tinyPrint } from '../../print/tiny-game.ts';
import { startBrowser } from '../../support/browsers.ts';
import { openCards } from './open-cards.ts';

const room = temporaryRoom();
let browser: Browser;
let elsewhere: Server;
let stranger: string;
const asked: string[] = [];
beforeAll(async () => {
  browser = await startBrowser();
  elsewhere = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*');
    response.end();
  });
  await new Promise<void>((resolve) => {
    elsewhere.listen(0, '127.0.0.1', resolve);
  });
  stranger = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser?.close();
  elsewhere?.close();
});

const run = (word: string): string =>
  `top.ran_${word} = parent.ran_${word} = window.ran_${word} = 1`;

test.each([
  '<svg><p><iframe src="art/evil.svg"/></p></svg>',
  '<svg><meta http-equiv="refresh" content="0;url=http://127.0.0.1/"/></svg>',
  '<img src="x" onerror="top.ran = 1">',
  '<a href="javascript:top.ran = 1">x</a>',
  '<iframe srcdoc="x"></iframe>',
  '<base href="http://127.0.0.1/">',
  '<object data="art/evil.svg"></object>',
  '<embed src="art/evil.svg">',
  '<link rel="stylesheet" href="http://127.0.0.1/a.css">',
  '<form action="http://127.0.0.1/"><button>x</button></form>',
])('is refused: %s', (html) => {
  const folder = tinyPrint(room, { 'templates/beast.hbs': html });
  const codes = templateFaults(new GameChecker(folder).check()).map(({ code }) => code);
  expect(codes).toContain('CW2102');
});

test('pictures, styles and fonts of elsewhere are asked for by nobody', async () => {
  const folder = tinyPrint(room, {
    'templates/beast.hbs': [
      `<img src="${stranger}/img"><svg><image href="${stranger}/image"/><use href="${stranger}/use#a"/></svg>`,
      `<picture><source srcset="${stranger}/srcset"><img src="x"></picture>`,
      `<div style="background: url(${stranger}/background)">x</div>`,
      `<style>@import "${stranger}/import"; @font-face { font-family: f; src: url(${stranger}/font) } i { font-family: f; list-style: url(${stranger}/list) }</style><i>x</i>`,
    ].join(''),
    'templates/beast.css': `@import url(${stranger}/css);\n.card { background: image-set("${stranger}/set" 1x) }`,
  });
  const preview = await openCards(folder, browser);
  await preview.page.waitForFunction(
    () => document.querySelector('iframe')?.contentDocument?.querySelector('article i') != null,
  );
  await preview.page.waitForSelector('#faces[data-settled]');
  await preview.close();
  expect(asked).toEqual([]);
});

test('what gets past the check runs nothing', async () => {
  const folder = tinyPrint(room, {
    'art/evil.svg': `<svg xmlns="http://www.w3.org/2000/svg"><script>${run('opened')}; fetch('${stranger}/opened')</script></svg>`,
  });
  const printable = printableGame(new GameChecker(folder).check());
  expect(printable).not.toBeNull();
  const preview = await openCards(folder, browser);
  const { page } = preview;
  await page.waitForFunction(
    () => document.querySelector('iframe')?.contentDocument?.querySelector('article') != null,
  );
  // As if the check had a hole.
  await page.evaluate(
    (html) => {
      const article = document.querySelector('iframe')?.contentDocument?.querySelector('article');
      if (article != null) article.innerHTML = html;
    },
    [
      `<img src="x" onerror="${run('handler')}"><iframe src="/game/art/evil.svg"></iframe>`,
      `<iframe srcdoc="<script>${run('srcdoc')}</script>"></iframe>`,
      `<object data="/game/art/evil.svg"></object><embed src="/game/art/evil.svg">`,
      `<svg onload="${run('load')}"><script>${run('script')}</script></svg>`,
      `<meta http-equiv="refresh" content="0;url=${stranger}/refresh">`,
      `<link rel="stylesheet" href="${stranger}/link"><link rel="prefetch" href="${stranger}/prefetch">`,
      `<form action="${stranger}/form" id="f"><input autofocus onfocus="${run('focus')}"></form>`,
    ].join(''),
  );
  const opened = await browser.newPage();
  await opened.goto(`${preview.studio.origin}/game/art/evil.svg`).catch(() => undefined);
  await new Promise((resolve) => {
    setTimeout(resolve, 1500);
  });
  const ran = await page.evaluate(() =>
    ['opened', 'handler', 'srcdoc', 'load', 'script', 'focus'].filter(
      (word) => `ran_${word}` in window,
    ),
  );
  expect([ran, await opened.evaluate(() => 'ran_opened' in window)]).toEqual([[], false]);
  expect(asked).toEqual([]);
  await opened.close();
  await preview.close();
});
