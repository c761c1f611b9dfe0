import { expect, test } from 'vitest';
import { fontsInside } from '../../../print/index.ts';
import { withFonts } from '../../../simulation/index.ts';
import { counted, played } from '../played.ts';
import { runOfThree } from './run-of-three.ts';
import { tinyReport } from './tiny-report.ts';

/** All but the script, which has such words of its own. */
function shown(page: string): string {
  return page.replace(/<script>[^]*<\/script>/u, '');
}

test('the same run gives the same bytes', () => {
  expect(tinyReport('en', runOfThree())).toBe(tinyReport('en', runOfThree()));
});

test.each(['en', 'ja'] as const)(
  'names of a stranger stay text, also in pictures: %s',
  (language) => {
    const page = tinyReport(language);
    expect(page.match(/<script\b/gu)).toHaveLength(1);
    expect(page).not.toMatch(/<img\b|<i>/u);
    expect(page).toContain('&lt;script&gt;ran = 1&lt;/script&gt;');
    expect(shown(page)).not.toMatch(/undefined|NaN|\[object/u);
  },
);

test('it holds everything, and fetches nothing', () => {
  const page = tinyReport('en');
  expect(page).toContain("default-src 'none'");
  expect(page.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(
    /https?:|\ssrc="|@import|url\((?!#)/u,
  );
});

test.each([
  ['en', 300_000],
  ['ja', 1_300_000],
] as const)('its fonts are in it, what the text needs of them: %s', (language, most) => {
  const plain = tinyReport(language);
  const page = withFonts(plain, fontsInside);
  expect(page).toBe(withFonts(plain, fontsInside));
  const fonts = [...page.matchAll(/@font-face[^}]*\}/gu)].map(([rule]) => rule);
  expect(fonts.map((rule) => rule.length).reduce((a, b) => a + b)).toBeLessThan(most);
  for (const rule of fonts) expect(rule).toMatch(/url\(data:font\/woff2;base64,[\w+/=]+\)/u);
  expect(page.replaceAll(/@font-face[^}]*\}\n/gu, '').length - plain.length).toBeLessThan(3);
});

test('a weight has the letters of what is set in it', () => {
  const set: { weight: number; text: string; families: readonly string[] }[] = [];
  withFonts(tinyReport('en'), (one) => {
    set.push(one);
    return '';
  });
  const [plain, strong, code] = set;
  expect(set.map(({ weight }) => weight)).toEqual([400, 700, 400]);
  expect(plain?.text).toContain('Orc core army');
  expect(strong?.text).toContain('Fen Fires');
  expect(strong?.text).toContain('↑↓');
  expect(strong?.text).not.toContain('Orc core army');
  expect(code?.text).toContain('cardwright show-it');
});

test('every picture says what it shows, and has its numbers in a table', () => {
  const page = tinyReport('en');
  const pictures = [...page.matchAll(/<svg [^>]*role="img"[^>]*>/gu)].map(([svg]) => svg);
  expect(pictures).toHaveLength(4);
  for (const svg of pictures) expect(svg).toMatch(/aria-label="[^"]+"/u);
  expect(page.match(/<table>/gu)?.length).toBeGreaterThanOrEqual(4);
});

test('a matrix shows both directions, and hatches what is not decided', () => {
  const page = tinyReport('en');
  const shares = [...page.matchAll(/<title>([^<]*) against ([^<]*): ([\d.]+) %/gu)].map(
    ([, row, column, share]) => [row?.slice(0, 3), column?.slice(0, 3), Number(share)] as const,
  );
  expect(shares).toHaveLength(6);
  for (const [row, column, share] of shares) {
    const other = shares.find(([one, two]) => one === column && two === row)!;
    expect(share + other[2]).toBeCloseTo(100, 0);
  }
  expect(page.match(/url\(#undecided\)/gu)?.length).toBeGreaterThan(0);
});

test('bots of several levels are a ladder', () => {
  const result = runOfThree();
  const entrants = result.plan.entrants.map((one, place) => {
    return { ...one, bot: ['greedy', 'random', 'greedy'][place]! };
  });
  const page = tinyReport('en', { ...result, plan: { ...result.plan, entrants } });
  expect(page).toContain('Ladder of skill');
  expect(page).toMatch(/data-sort="greedy">greedy/u);
  expect(page).toContain('Orc core army (greedy)');
});

test('a run without games says so', () => {
  const none = [0, 0, 0, 0].map(() => [0, 0, 0, 0]);
  expect(tinyReport('en', played(['orcs', 'elves', counted(none)]))).toContain(
    'No game was played.',
  );
});

test('where one pairing was not played, the others are shown', () => {
  const none = [0, 0, 0, 0].map(() => [0, 0, 0, 0]);
  const some = [
    [90, 0, 30, 0],
    [0, 0, 0, 0],
    [40, 0, 90, 0],
    [0, 0, 0, 0],
  ];
  const result = played(
    ['orcs', 'elves', counted(some, { lengths: { 7: 500 } })],
    ['orcs', 'trolls', counted(none)],
  );
  const page = tinyReport('en', result);
  expect(shown(page)).not.toMatch(/undefined|NaN/u);
  expect(page).toContain('trolls');
});
