/** The books of a game to read and as booklets to fold, in each language that has one. */
import { fault } from '../../diagnostics/index.ts';
import { bookFile, type CheckResult } from '../../generator/index.ts';
import type { Press } from '../press/press.ts';
import { printWith, type PrintResult } from '../printing.ts';
import { jobsOf, type PrintRequest } from '../request.ts';
import { printBook, type Book } from './print-book.ts';
import { clausesWords, rulebookWords } from './book.ts';

/** For players: rulebook.md. */
export function printRulebook(
  result: CheckResult,
  request: PrintRequest,
  press: Press,
): Promise<PrintResult> {
  return printBooks(result, request, press, 'rulebook');
}

/** The numbered clauses: rules.md. */
export function printClauses(
  result: CheckResult,
  request: PrintRequest,
  press: Press,
): Promise<PrintResult> {
  return printBooks(result, request, press, 'rules');
}

function printBooks(
  result: CheckResult,
  request: PrintRequest,
  press: Press,
  what: 'rulebook' | 'rules',
): Promise<PrintResult> {
  return printWith(result, async function* (printable) {
    if (result.game === null) return;
    const { manifest } = result;
    const paths = { paths: result.game.paths, manifest };
    const jobs = jobsOf(printable, { ...request, papers: request.papers.slice(0, 1) });
    const forms = new Map(jobs.map((job) => [job.locale, job.paper]));
    const locales = [...new Set([...forms.keys(), ...manifest.locales])];
    if (locales.every((locale) => bookFile(what, locale, paths) === null)) {
      yield { files: [], faults: [fault('CW3080', { file: 'game.yaml', path: [] }, { what })] };
      return;
    }
    for (const [locale, paper] of forms) {
      const file = bookFile(what, locale, paths);
      if (file === null) {
        const place = { file: 'game.yaml', path: [] };
        yield { files: [], faults: [fault('CW3081', place, { what, locale })] };
        continue;
      }
      const means = { locale, paper, request, press };
      yield await printBook(printable, result, bookOf(what, file, locale), means);
    }
  });
}

export function bookOf(what: 'rulebook' | 'rules', file: string, locale: string): Book {
  return what === 'rulebook'
    ? { file, name: 'rulebook', words: rulebookWords(locale) }
    : { file, name: 'clauses', words: clausesWords(locale) };
}
