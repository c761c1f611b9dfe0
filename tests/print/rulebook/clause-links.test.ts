/** Clauses of a book on the web: where each is written, and what leads there. */
import { expect, test } from 'vitest';
import { withClauseLinks, withWholeClauses } from '../../../print/rulebook/clause-links.ts';

const KNOWN = new Set(['TB-1.1', 'TB-1.1.2']);

test('a clause is a place once, and citations of it lead there', () => {
  const html = '<li><strong>TB-1.1</strong> Swim; see TB-1.1.2.</li><p><strong>TB-1.1</strong></p>';
  expect(withClauseLinks(html, KNOWN, '')).toBe(
    '<li><strong id="TB-1.1"><a href="#TB-1.1">TB-1.1</a></strong> Swim; see ' +
      '<a class="clause" href="#TB-1.1.2">TB-1.1.2</a>.</li>' +
      '<p><strong><a class="clause" href="#TB-1.1">TB-1.1</a></strong></p>',
  );
});

test('another book leads to the page of the clauses', () => {
  expect(withClauseLinks('<p>TB-1.1, TB-9.9</p>', KNOWN, 'clauses-en.html')).toBe(
    '<p><a class="clause" href="clauses-en.html#TB-1.1">TB-1.1</a>, TB-9.9</p>',
  );
});

test('nothing is put into tags or links, and nothing at all where clauses are not published', () => {
  const html = '<a href="#x"><b>TB-1.1</b></a><img alt="TB-1.1">';
  expect(withClauseLinks(html, KNOWN, '')).toBe(html);
  expect(withClauseLinks('TB-1.1', KNOWN, null)).toBe('TB-1.1');
});

test('on paper a number is not broken at its hyphen; tags are left alone', () => {
  expect(withWholeClauses('<p title="TB-1.1">(TB-1.1)</p>')).toBe(
    '<p title="TB-1.1">(<span class="whole">TB-1.1</span>)</p>',
  );
});
